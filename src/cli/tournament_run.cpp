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

using Kept = Result<std::optional<arena::ResultsFile>>;

Kept open_results(const arena::Plan& plan, const TournamentOptions& options,
                  std::vector<arena::GameResult>& played) {
    if (options.out.empty() && options.resume.empty()) return std::nullopt;
    auto file = options.resume.empty() ? arena::ResultsFile::create(options.out, plan)
                                       : arena::ResultsFile::resume(options.resume, plan, played);
    if (!file) return std::unexpected(file.error());
    return std::move(*file);
}

int threads_of(const TournamentOptions& options) {
    if (options.threads > 0) return options.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

int give_report(const TournamentOptions& options, const TournamentGames& games,
                const ReportForms& forms, std::ostream& out, std::ostream& err) {
    out << (options.json ? forms.json + "\n" : forms.text);
    if (!options.html.empty()) {
        const auto written = write_file(options.html, forms.page);
        if (!written) return report_error(err, written.error());
    }
    if (games.failure) return report_error(err, *games.failure);
    return games.interrupted ? kInterrupted : 0;
}

std::chrono::milliseconds timeout_of(const TournamentOptions& options) {
    return std::chrono::ceil<std::chrono::milliseconds>(
        std::chrono::duration<double>(options.bot_timeout));
}

int report_error(std::ostream& err, const Error& error) {
    err << "faubourg: " << error.message << " (" << error.code << ")\n";
    return 1;
}

Result<const match::AnyRules*> find_game(const match::Library& library, const std::string& name) {
    const match::AnyRules* rules = library.find(name);
    if (rules == nullptr) return fail("game/unknown", "no game is called \"" + name + "\"");
    return rules;
}

Result<TournamentGames> run_tournament(const arena::Plan& plan, const TournamentOptions& options,
                                       std::ostream& err) {
    TournamentGames games;
    // A set-up that the game refuses is found before a file is made.
    const auto first = plan.rules->start({.players = plan.schedule.seats(),
                                          .options = plan.options,
                                          .seed = "",
                                          .initial_state = std::nullopt});
    if (!first) return std::unexpected(first.error());
    auto file = open_results(plan, options, games.results);
    if (!file) return std::unexpected(file.error());
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
    if (!done && games.results.empty()) return std::unexpected(done.error());
    if (!done) games.failure = done.error();
    games.interrupted = interrupt.token().stop_requested();
    return games;
}

}  // namespace faubourg::cli
