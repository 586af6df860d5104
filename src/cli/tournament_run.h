#pragma once

#include <chrono>
#include <functional>
#include <iosfwd>
#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/cli/tournament_options.h"

namespace faubourg::cli {

// The same report in every form.
struct ReportForms {
    std::string text;
    std::string json;
    std::string page;
};

using MakePlan = std::function<Result<arena::Plan>(const match::AnyRules& rules)>;
using MakeReport = std::function<ReportForms(const arena::Plan& plan,
                                             const std::vector<arena::GameResult>& games)>;

// Plays the games of the plan: on threads, with a progress bar, and if asked for with a file that
// keeps the games and can be continued. Then prints the report in the requested form and writes the
// page. Ctrl-C ends it early, without an error. When a player or the file fails, the games played
// so far are kept and reported. Returns the exit code.
int run_tournament(const match::Library& library, const TournamentOptions& options,
                   const MakePlan& make_plan, const MakeReport& make_report, std::ostream& out,
                   std::ostream& err);

std::chrono::milliseconds timeout_of(const TournamentOptions& options);

}  // namespace faubourg::cli
