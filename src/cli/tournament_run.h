#pragma once

#include <iosfwd>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/cli/tournament_options.h"

namespace faubourg::cli {

struct TournamentGames {
    std::vector<arena::GameResult> results;
    bool interrupted = false;
};

// The game of this name, or the error game/unknown.
Result<const match::AnyRules*> find_game(const match::Library& library, const std::string& name);

// Plays what the plan asks for: on threads, with a progress bar, keeping the games in a file and
// going on with one if that was asked for. Ctrl-C ends it early, without an error.
Result<TournamentGames> run_tournament(const arena::Plan& plan, const TournamentOptions& options,
                                       std::ostream& err);

// Says what went wrong; answers the exit code.
int report_error(std::ostream& err, const Error& error);
// The exit code of a program that was interrupted.
inline constexpr int kInterrupted = 130;

}  // namespace faubourg::cli
