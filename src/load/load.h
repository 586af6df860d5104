#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

namespace faubourg::load {

// A load on a server: tables of two players who play random legal games over WebSockets.
struct Options {
    std::string host = "127.0.0.1";
    std::uint16_t port = 8080;
    // The ports of other processes that serve the same tables. Seats are spread over all of them,
    // and a player who loses the connection to one goes to the next.
    std::vector<std::uint16_t> more_ports;
    int tables = 50;
    double seconds = 10;             // of play, without set-up and checks
    double rate = 0;                 // actions a second at each table; 0: as fast as answers come
    std::int64_t actions = 0;        // stop after this many acknowledged ones; 0: no limit
    std::vector<std::string> games;  // empty: all games that the server has for two players
    std::string bot;                 // not empty: the second seat is this bot
    std::uint64_t seed = 1;
    bool survive = false;  // connect again when servers are killed
    bool json = false;
};

struct Report {
    std::int64_t acknowledged = 0;
    std::int64_t verified = 0;  // acknowledged actions that stand in the tables' records
    std::int64_t missing = 0;   // acknowledged actions that are missing there or differ
    std::int64_t unasked = 0;   // actions in records that nobody sent
    std::int64_t refused = 0;   // errors of the server
    std::int64_t games = 0;     // finished
    std::int64_t reconnects = 0;
    std::int64_t bytes_in = 0;
    std::int64_t bytes_out = 0;
    double seconds = 0;
    double p50 = 0;  // milliseconds from sending an action to its acknowledgement
    double p99 = 0;
    double max = 0;
    std::vector<std::string> tables;  // all that were played
    std::string problem;              // why the load could not be run

    bool good() const { return problem.empty() && missing == 0 && unasked == 0 && refused == 0; }
};

Report put_load(const Options& options);
void print(const Report& report, const Options& options, std::ostream& out);

}  // namespace faubourg::load
