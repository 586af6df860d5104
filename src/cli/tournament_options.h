#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "src/core/text.h"
#include "src/match/library.h"

// The options of `faubourg arena` and `faubourg stats`, which both play tournaments. The program
// itself reads --option, --content and --lang.
namespace faubourg::cli {

inline constexpr int kMostGames = 10'000'000;

struct TournamentOptions {
    std::string game;
    int players = 2;
    int games = 400;
    std::string seed = "1";
    int threads = 0;  // 0: one for each core
    double bot_timeout = 10;
    std::string out;     // the file that keeps the games
    std::string resume;  // such a file, to be continued
    std::string html;    // the file for the page
    bool json = false;
    Value options = Value::object();
    Language language = Language::English;
};

struct ArenaOptions : TournamentOptions {
    std::vector<std::string> bots;
    std::string against;  // who fills the other seats; empty: the bots play each other
    int deals = 0;        // 0: as many as the games need
    std::string on_failure = "stop";
};

struct StatsOptions : TournamentOptions {
    std::string bot = "greedy";
};

// Lets bots play each other and rates them.
int arena_command(const match::Library& library, const ArenaOptions& options, std::ostream& out,
                  std::ostream& err);
// Lets one bot play in all seats and reports what wins.
int stats_command(const match::Library& library, const StatsOptions& options, std::ostream& out,
                  std::ostream& err);

}  // namespace faubourg::cli
