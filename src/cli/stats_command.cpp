#include <ostream>

#include "src/arena/stats_report.h"
#include "src/cli/files.h"
#include "src/cli/tournament_run.h"
#include "src/codec/json.h"

namespace faubourg::cli {
namespace {

Result<arena::Plan> make_plan(const match::AnyRules& rules, const StatsOptions& options) {
    auto entrants = arena::make_entrants(rules, {options.bot}, timeout_of(options));
    if (!entrants) return std::unexpected(entrants.error());
    const auto schedule = arena::Schedule::alone(options.players);
    if (!schedule) return std::unexpected(schedule.error());
    return arena::Plan{.rules = &rules,
                       .options = options.options,
                       .entrants = std::move(*entrants),
                       .schedule = *schedule,
                       .seed = options.seed,
                       .deals = options.games,
                       .forfeits = false,
                       .facts = true};
}

}  // namespace

int stats_command(const match::Library& library, const StatsOptions& options, std::ostream& out,
                  std::ostream& err) {
    const auto rules = find_game(library, options.game);
    if (!rules) return report_error(err, rules.error());
    const auto plan = make_plan(**rules, options);
    if (!plan) return report_error(err, plan.error());
    const auto games = run_tournament(*plan, options, err);
    if (!games) return report_error(err, games.error());
    const arena::StatsReport report = arena::make_stats(*plan, games->results);
    return give_report(options, *games,
                       {.text = arena::stats_text(report, options.language),
                        .json = codec::to_json(arena::stats_document(report)),
                        .page = arena::stats_page(report, options.language)},
                       out, err);
}

}  // namespace faubourg::cli
