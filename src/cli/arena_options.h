#pragma once

#include <chrono>
#include <iosfwd>
#include <string>
#include <vector>

#include "src/core/text.h"
#include "src/match/library.h"

namespace CLI {
class App;
}

namespace faubourg::cli {

// What `faubourg arena` was told.
struct ArenaOptions {
    std::string game;
    std::vector<std::string> bots;
    std::string against;  // who fills the other seats; empty: the bots play each other
    int players = 2;
    int games = 400;
    int deals = 0;  // 0: as many as the games need
    std::string seed = "1";
    int threads = 0;  // 0: one a core
    std::chrono::milliseconds bot_timeout{10'000};
    Value options = Value::object();
    bool json = false;
    Language language = Language::English;
};

// The subcommand with its options; --option, --content and --lang are the program's.
CLI::App* add_arena(CLI::App& app, ArenaOptions& options);

// Plays a tournament of bots and reports it.
int arena_command(const match::Library& library, const ArenaOptions& options, std::ostream& out,
                  std::ostream& err);

}  // namespace faubourg::cli
