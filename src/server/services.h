#pragma once

#include <string>
#include <unordered_set>

#include "src/server/api.h"
#include "src/server/config.h"
#include "src/server/metrics.h"
#include "src/server/rate.h"
#include "src/server/tally.h"

namespace faubourg::server {

// Something that must be told when the server closes.
class Closable {
  public:
    virtual ~Closable() = default;
    virtual void close_for_restart() = 0;
};

// What all connections share. Used on the network thread.
struct Services {
    const Config& config;
    Tables& tables;
    Api& api;
    Guests& guests;
    Metrics& metrics;
    const Clock& clock;
    KeyedRates rates = {};
    std::unordered_set<Closable*> sockets = {};
    // Open connections, from the moment they are accepted, counted by peer. Those of a proxy, which
    // carries many clients, count only in the total.
    Tally open = {};
    // Requests under way and WebSockets, by the client's address.
    Tally places = {};
    std::size_t turned_away = 0;  // refused connections that are still being told so
    bool closing = false;

    std::size_t requests() const { return places.all() - sockets.size(); }

    // Whether there is room for one more connection from this peer (empty: a proxy).
    bool has_room_for(const std::string& peer) const {
        const std::size_t most = config.limits.connections;
        return (most == 0 || open.all() < most) && is_few(open.of(peer));
    }
    // Whether there is room for one more request or WebSocket from this address.
    bool has_place_for(const std::string& address) const { return is_few(places.of(address)); }

  private:
    bool is_few(std::size_t same) const {
        const std::size_t most = config.limits.connections_per_address;
        return most == 0 || same < most;
    }
};

}  // namespace faubourg::server
