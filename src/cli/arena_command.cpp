#include <ostream>
#include <thread>

#include "src/arena/report.h"
#include "src/arena/tournament.h"
#include "src/cli/arena_options.h"
#include "src/codec/json.h"

namespace faubourg::cli {
namespace {

int report_error(std::ostream& err, const Error& error) {
    err << "faubourg: " << error.message << " (" << error.code << ")\n";
    return 1;
}

Result<arena::Plan> make_plan(const match::Library& library, const ArenaOptions& options) {
    const match::AnyRules* rules = library.find(options.game);
    if (rules == nullptr) {
        return fail("game/unknown", "no game is called \"" + options.game + "\"");
    }
    std::vector<std::string> specs = options.bots;
    if (!options.against.empty()) specs.push_back(options.against);
    auto entrants = arena::make_entrants(*rules, specs, options.bot_timeout);
    if (!entrants) return std::unexpected(entrants.error());
    const int count = static_cast<int>(specs.size());
    auto schedule = options.against.empty()
                        ? arena::Schedule::everybody(count, options.players)
                        : arena::Schedule::against_field(count, options.players);
    if (!schedule) return std::unexpected(schedule.error());
    const int each = schedule->games_per_deal();
    return arena::Plan{
        .rules = rules,
        .options = options.options,
        .entrants = std::move(*entrants),
        .schedule = *schedule,
        .seed = options.seed,
        .deals = options.deals > 0 ? options.deals : (options.games + each - 1) / each,
        .forfeits = false,
        .facts = false};
}

int threads_of(const ArenaOptions& options) {
    if (options.threads > 0) return options.threads;
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

int arena_command(const match::Library& library, const ArenaOptions& options, std::ostream& out,
                  std::ostream& err) {
    const auto plan = make_plan(library, options);
    if (!plan) return report_error(err, plan.error());
    std::vector<arena::GameResult> results;
    const auto played =
        arena::play_tournament(*plan, {}, threads_of(options), {}, [&](arena::GameResult result) {
            results.push_back(std::move(result));
            return Result<void>();
        });
    if (!played) return report_error(err, played.error());
    const arena::Report report = arena::make_report(*plan, results);
    if (options.json) {
        out << codec::to_json(arena::report_document(report)) << '\n';
    } else {
        out << arena::report_text(report, options.language);
    }
    return 0;
}

}  // namespace faubourg::cli
