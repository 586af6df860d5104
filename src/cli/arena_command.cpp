#include <ostream>

#include "src/arena/report.h"
#include "src/cli/tournament_run.h"
#include "src/codec/json.h"

namespace faubourg::cli {
namespace {

Result<arena::Schedule> make_schedule(int entrants, const ArenaOptions& options) {
    return options.against.empty() ? arena::Schedule::everybody(entrants, options.players)
                                   : arena::Schedule::against_field(entrants, options.players);
}

Result<arena::Plan> make_plan(const match::AnyRules& rules, const ArenaOptions& options) {
    std::vector<std::string> specs = options.bots;
    if (!options.against.empty()) specs.push_back(options.against);
    auto found = gather(arena::make_entrants(rules, specs, timeout_of(options)),
                        make_schedule(static_cast<int>(specs.size()), options));
    if (!found) return fail(found);
    auto& [entrants, schedule] = *found;
    const int each = schedule.games_per_deal();
    const int needed = (options.games + each - 1) / each;
    const int deals = options.deals > 0 ? options.deals : needed;
    if (deals > kMostGames / each) {
        return fail("arena/too_many", "that would be more than " + std::to_string(kMostGames) +
                                          " games: " + std::to_string(each) + " a deal");
    }
    return arena::Plan{.rules = &rules,
                       .options = options.options,
                       .entrants = std::move(entrants),
                       .schedule = schedule,
                       .seed = options.seed,
                       .deals = deals,
                       .forfeits = options.on_failure == "forfeit",
                       .facts = false};
}

}  // namespace

int arena_command(const match::Library& library, const ArenaOptions& options, std::ostream& out,
                  std::ostream& err) {
    return run_tournament(
        library, options, [&](const match::AnyRules& rules) { return make_plan(rules, options); },
        [&](const arena::Plan& plan, const std::vector<arena::GameResult>& games) -> ReportForms {
            const arena::Report report = arena::make_report(plan, games);
            return {.text = arena::report_text(report, options.language),
                    .json = codec::to_json(arena::report_document(report)),
                    .page = arena::report_page(report, options.language)};
        },
        out, err);
}

}  // namespace faubourg::cli
