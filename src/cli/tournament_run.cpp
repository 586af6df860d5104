#include "src/cli/tournament_run.h"

#include <optional>
#include <ostream>
#include <set>
#include <thread>
#include <unistd.h>

#include "src/arena/results_file.h"
#include "src/arena/tournament.h"
#include "src/cli/files.h"
#include "src/cli/interrupt.h"
#include "src/cli/tournament_progress.h"

namespace faubourg::cli {
namespace {

struct Games {
    std::vector<arena::GameResult> results;
    bool interrupted = false;
    std::optional<Error> failure = std::nullopt;  // what ended it after these games
};

int report_error(std::ostream& err, const Error& error) {
    err << "faubourg: " << error.message << " (" << error.code << ")\n";
    return 1;
}

Result<const match::AnyRules*> find_game(const match::Library& library, const std::string& name) {
    const match::AnyRules* rules = library.find(name);
    if (rules == nullptr) return fail("game/unknown", "no game is called \"" + name + "\"");
    return rules;
}

using Kept = Result<std::optional<arena::ResultsFile>>;

Kept open_results(const arena::Plan& plan, const TournamentOptions& options,
                  std::vector<arena::GameResult>& played) {
    if (options.out.empty() && options.resume.empty()) return std::nullopt;
    auto file = options.resume.empty() ? arena::ResultsFile::create(options.out, plan)
                                       : arena::ResultsFile::resume(options.resume, plan, played);
    return transform(std::move(file),
                     [](arena::ResultsFile opened) { return std::optional(std::move(opened)); });
}

int threads_of(const TournamentOptions& options) {
    if (options.threads > 0) return options.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

Result<Games> play(const arena::Plan& plan, const TournamentOptions& options, std::ostream& err) {
    Games games;
    // Finds a set-up that the game refuses before any file is created.
    const auto first = plan.rules->start({.players = plan.schedule.seats(),
                                          .options = plan.options,
                                          .seed = "",
                                          .initial_state = std::nullopt});
    auto file =
        and_then(without_value(first), [&] { return open_results(plan, options, games.results); });
    if (!file) return fail(file);
    std::set<int> played;
    const bool terminal = isatty(STDERR_FILENO) != 0;
    TournamentProgress progress(plan, options.language, err, terminal);
    for (const arena::GameResult& result : games.results) {
        played.insert(result.number);
        progress.add(result, true);
    }
    const Interrupt interrupt;
    const auto done = arena::play_tournament(
        plan, played, threads_of(options), interrupt.token(),
        [&](arena::GameResult result) -> Result<void> {
            progress.add(result, false);
            const Result<void> kept = *file ? (*file)->append(result) : Result<void>();
            games.results.push_back(std::move(result));
            return kept;
        });
    if (!done && games.results.empty()) return fail(done);
    if (!done) games.failure = done.error();
    games.interrupted = interrupt.token().stop_requested();
    return games;
}

int give_report(const TournamentOptions& options, const Games& games, const ReportForms& forms,
                std::ostream& out, std::ostream& err) {
    out << (options.json ? forms.json + "\n" : forms.text);
    if (!options.html.empty()) {
        const auto written = write_file(options.html, forms.page);
        if (!written) return report_error(err, written.error());
    }
    if (games.failure) return report_error(err, *games.failure);
    return games.interrupted ? kInterrupted : 0;
}

}  // namespace

int run_tournament(const match::Library& library, const TournamentOptions& options,
                   const MakePlan& make_plan, const MakeReport& make_report, std::ostream& out,
                   std::ostream& err) {
    const auto rules = find_game(library, options.game);
    if (!rules) return report_error(err, rules.error());
    const auto plan = make_plan(**rules);
    if (!plan) return report_error(err, plan.error());
    const auto games = play(*plan, options, err);
    if (!games) return report_error(err, games.error());
    return give_report(options, *games, make_report(*plan, games->results), out, err);
}

std::chrono::milliseconds timeout_of(const TournamentOptions& options) {
    return std::chrono::ceil<std::chrono::milliseconds>(
        std::chrono::duration<double>(options.bot_timeout));
}

}  // namespace faubourg::cli
