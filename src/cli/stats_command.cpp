#include <ostream>

#include "src/arena/stats_report.h"
#include "src/cli/tournament_run.h"
#include "src/codec/json.h"

namespace faubourg::cli {
namespace {

Result<arena::Plan> make_plan(const match::AnyRules& rules, const StatsOptions& options) {
    auto found = gather(arena::make_entrants(rules, {options.bot}, timeout_of(options)),
                        arena::Schedule::alone(options.players));
    if (!found) return fail(found);
    auto& [entrants, schedule] = *found;
    return arena::Plan{.rules = &rules,
                       .options = options.options,
                       .entrants = std::move(entrants),
                       .schedule = schedule,
                       .seed = options.seed,
                       .deals = options.games,
                       .forfeits = false,
                       .facts = true};
}

}  // namespace

int stats_command(const match::Library& library, const StatsOptions& options, std::ostream& out,
                  std::ostream& err) {
    return run_tournament(
        library, options, [&](const match::AnyRules& rules) { return make_plan(rules, options); },
        [&](const arena::Plan& plan, const std::vector<arena::GameResult>& games) -> ReportForms {
            const arena::StatsReport report = arena::make_stats(plan, games);
            return {.text = arena::stats_text(report, options.language),
                    .json = codec::to_json(arena::stats_document(report)),
                    .page = arena::stats_page(report, options.language)};
        },
        out, err);
}

}  // namespace faubourg::cli
