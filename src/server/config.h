#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace faubourg::server {

// Everything a host can set; docs/hosting.md explains each setting. 0 means no limit for rates and
// counts; sizes and times are always positive.
struct Limits {
    std::size_t message_bytes = 4096;                      // of a WebSocket message
    std::size_t request_bytes = std::size_t{1024} * 1024;  // of a request's body
    std::size_t header_bytes = 8192;
    double messages_per_second = 20;  // of a connection, after a burst of three seconds' worth
    double requests_per_second = 20;  // of an address, likewise
    double hints_per_second = 1;      // of a guest, likewise
    std::size_t connections = 20'000;
    std::size_t connections_per_address = 200;
    std::int64_t tables_per_guest = 100;  // that are not finished
    std::int64_t entries_per_table = 20'000;
    std::size_t outgoing_bytes = std::size_t{256} * 1024;  // queued for a slow reader
    int request_seconds = 10;                              // for a whole request to arrive
    int idle_seconds = 60;                                 // until a silent WebSocket is closed
};

struct Config {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;
    std::string store = "faubourg.db";
    std::vector<std::string> origins;          // allowed besides the server's own
    std::vector<std::string> trusted_proxies;  // proxies whose X-Forwarded-For is believed
    bool secure_cookies = false;
    int bot_threads = 1;
    std::size_t bot_queue = 256;
    std::int64_t lease_milliseconds = 10'000;
    int sweep_milliseconds = 500;
    int drain_seconds = 5;
    std::int64_t grace_seconds = 60;  // after the start, during which nobody counts as absent
    std::int64_t purge_over_days = 90;
    std::int64_t purge_idle_days = 180;
    std::int64_t purge_guest_days = 365;
    std::string log_level = "info";
    Limits limits;
};

}  // namespace faubourg::server
