#pragma once

#include <functional>
#include <string>
#include <unordered_map>
#include <unordered_set>

#include "src/server/api.h"
#include "src/server/config.h"
#include "src/server/metrics.h"
#include "src/server/rate.h"

namespace faubourg::server {

// Something that must be told when the server closes.
class Closable {
  public:
    virtual ~Closable() = default;
    virtual void close_for_restart() = 0;
};

// What connections share. On the network's thread.
struct Services {
    const Config& config;
    Tables& tables;
    Api& api;
    Guests& guests;
    Metrics& metrics;
    std::function<Millis()> clock;
    KeyedRates rates = {};
    std::unordered_set<Closable*> sockets = {};
    std::size_t open = 0;         // connections, whatever they are about to be
    std::size_t turned_away = 0;  // those there was no room for, while they are told so
    std::unordered_map<std::string, std::size_t> by_peer = {};  // of the open ones
    std::size_t connections = 0;                                // requests under way and WebSockets
    std::unordered_map<std::string, std::size_t> by_address = {};
    bool closing = false;

    std::size_t requests() const { return connections - sockets.size(); }
};

// Counts an open connection while it lives, from its first moment: also among those of its peer,
// unless that is a proxy, behind which there are many.
class OpenConnection {
  public:
    // Whether there is room for one more from this peer (empty: a proxy).
    static bool free(const Services& services, const std::string& peer) {
        const Limits& limits = services.config.limits;
        const auto known = services.by_peer.find(peer);
        const std::size_t same = known == services.by_peer.end() ? 0 : known->second;
        return (limits.connections == 0 || services.open < limits.connections) &&
               (limits.connections_per_address == 0 || same < limits.connections_per_address);
    }
    OpenConnection(Services& services, const std::string& peer)
        : services_(services),
          of_peer_(peer.empty() ? nullptr : &*services.by_peer.try_emplace(peer, 0).first) {
        ++services_.open;
        if (of_peer_ != nullptr) ++of_peer_->second;
    }
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    ~OpenConnection() {
        --services_.open;
        if (of_peer_ == nullptr || --of_peer_->second > 0) return;
        services_.by_peer.erase(services_.by_peer.find(of_peer_->first));
    }

  private:
    Services& services_;
    std::pair<const std::string, std::size_t>* of_peer_;
};

// The place of a request or a WebSocket among the others of its address, while it lives.
class Place {
  public:
    // Whether there is room for one more from this address.
    static bool free(const Services& services, const std::string& address) {
        const Limits& limits = services.config.limits;
        const auto known = services.by_address.find(address);
        const std::size_t same = known == services.by_address.end() ? 0 : known->second;
        return limits.connections_per_address == 0 || same < limits.connections_per_address;
    }
    Place(Services& services, std::string address)
        : services_(services), address_(std::move(address)) {
        ++services_.connections;
        ++services_.by_address[address_];
    }
    Place(const Place&) = delete;
    Place& operator=(const Place&) = delete;
    ~Place() {
        --services_.connections;
        const auto found = services_.by_address.find(address_);
        if (--found->second == 0) services_.by_address.erase(found);
    }

  private:
    Services& services_;
    std::string address_;
};

}  // namespace faubourg::server
