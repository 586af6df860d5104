#pragma once

#include <cstdint>
#include <iosfwd>
#include <string>
#include <vector>

#include "src/core/text.h"
#include "src/match/library.h"

// The commands of the program. They use the streams they are given and return the exit code.
namespace faubourg::cli {

// The engine protocol, line by line, until `quit` or the end of the input.
int engine_command(const match::Library& library, std::istream& in, std::ostream& out);

struct PlayOptions {
    std::string game;                // empty: ask
    std::vector<std::string> seats;  // "human" or a bot's name; empty: ask
    std::string seed;                // empty: a new one
    Value options = Value::object();
    ScreenStyle style;
    bool curtain = false;  // clear the screen between players who have secrets
};
int play_command(const match::Library& library, const PlayOptions& options, std::istream& in,
                 std::ostream& out);

struct PerftOptions {
    std::string game;
    int players = 2;
    std::string seed = "1";
    int depth = 3;
};
int perft_command(const match::Library& library, const PerftOptions& options, std::ostream& out,
                  std::ostream& err);

// Checks a content pack and says what it holds, or where it is wrong.
int content_check_command(const std::string& file, std::ostream& out, std::ostream& err);

// Replays a record and shows it: the moves in words, the last screen, the score.
int replay_command(const match::Library& library, const std::string& file, const ScreenStyle& style,
                   std::ostream& out, std::ostream& err);

// Writes the golden games, perft counts and the bench signature to a folder; with `records` also
// the records of this version, in a folder below it.
int golden_command(const match::Library& library, const std::string& folder, std::ostream& err);
int release_records_command(const match::Library& library, const std::string& folder,
                            std::ostream& err);

struct BenchOptions {
    bool json = false;
    bool signature = false;
    double seconds = 0.5;  // the least time for each measurement
    std::string game;      // empty: all
};
int bench_command(const BenchOptions& options, std::ostream& out, std::ostream& err);

}  // namespace faubourg::cli
