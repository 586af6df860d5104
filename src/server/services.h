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
    std::size_t connections = 0;  // requests under way and WebSockets
    std::unordered_map<std::string, std::size_t> by_address = {};
    bool closing = false;
};

// Counts an open connection while it lives.
class OpenConnection {
  public:
    explicit OpenConnection(Services& services) : services_(services) { ++services_.open; }
    OpenConnection(const OpenConnection&) = delete;
    OpenConnection& operator=(const OpenConnection&) = delete;
    ~OpenConnection() { --services_.open; }

  private:
    Services& services_;
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
