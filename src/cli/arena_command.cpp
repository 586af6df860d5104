#include <ostream>

#include "src/arena/report.h"
#include "src/cli/files.h"
#include "src/cli/tournament_run.h"
#include "src/codec/json.h"

namespace faubourg::cli {
namespace {

Result<arena::Plan> make_plan(const match::AnyRules& rules, const ArenaOptions& options) {
    std::vector<std::string> specs = options.bots;
    if (!options.against.empty()) specs.push_back(options.against);
    auto entrants = arena::make_entrants(rules, specs, timeout_of(options));
    if (!entrants) return std::unexpected(entrants.error());
    const int count = static_cast<int>(specs.size());
    auto schedule = options.against.empty()
                        ? arena::Schedule::everybody(count, options.players)
                        : arena::Schedule::against_field(count, options.players);
    if (!schedule) return std::unexpected(schedule.error());
    const int each = schedule->games_per_deal();
    const int needed = (options.games + each - 1) / each;
    const int deals = options.deals > 0 ? options.deals : needed;
    if (deals > kMostGames / each) {
        return fail("arena/too_many", "that would be more than " + std::to_string(kMostGames) +
                                          " games: " + std::to_string(each) + " a deal");
    }
    return arena::Plan{.rules = &rules,
                       .options = options.options,
                       .entrants = std::move(*entrants),
                       .schedule = *schedule,
                       .seed = options.seed,
                       .deals = deals,
                       .forfeits = options.on_failure == "forfeit",
                       .facts = false};
}

}  // namespace

int arena_command(const match::Library& library, const ArenaOptions& options, std::ostream& out,
                  std::ostream& err) {
    const auto rules = find_game(library, options.game);
    if (!rules) return report_error(err, rules.error());
    const auto plan = make_plan(**rules, options);
    if (!plan) return report_error(err, plan.error());
    const auto games = run_tournament(*plan, options, err);
    if (!games) return report_error(err, games.error());
    const arena::Report report = arena::make_report(*plan, games->results);
    return give_report(options, *games,
                       {.text = arena::report_text(report, options.language),
                        .json = codec::to_json(arena::report_document(report)),
                        .page = arena::report_page(report, options.language)},
                       out, err);
}

}  // namespace faubourg::cli
