#pragma once

#include <chrono>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/cli/tournament_options.h"

namespace faubourg::cli {

struct TournamentGames {
    std::vector<arena::GameResult> results;
    bool interrupted = false;
    std::optional<Error> failure = std::nullopt;  // what ended it after these games
};

// The game of this name, or the error game/unknown.
Result<const match::AnyRules*> find_game(const match::Library& library, const std::string& name);

// Plays what the plan asks for: on threads, with a progress bar, keeping the games in a file and
// going on with one if that was asked for. Ctrl-C ends it early, without an error; when a player or
// the file fails, what was played until then is not lost.
Result<TournamentGames> run_tournament(const arena::Plan& plan, const TournamentOptions& options,
                                       std::ostream& err);

// The same report in every form.
struct ReportForms {
    std::string text;
    std::string json;
    std::string page;
};
// Prints the report in the form that was asked for, writes the page and says what failed; answers
// the exit code.
int give_report(const TournamentOptions& options, const TournamentGames& games,
                const ReportForms& forms, std::ostream& out, std::ostream& err);
// Says what went wrong; answers the exit code.
int report_error(std::ostream& err, const Error& error);

std::chrono::milliseconds timeout_of(const TournamentOptions& options);

}  // namespace faubourg::cli
