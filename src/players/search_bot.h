#pragma once

#include "src/players/bot.h"
#include "src/players/bot_name.h"
#include "src/players/expert.h"
#include "src/search/endgame_solver.h"
#include "src/search/parallel.h"

namespace faubourg::players {

// The bot `search` and the levels: tree search with the game's evaluator, and exact play where the
// end of the game can be solved. A budget replaces the simulations of `search`. It can only lower
// those of a level, because more would make it another level.
template <Game R>
class SearchBot final : public Bot<R> {
  public:
    using Action = typename R::Action;

    SearchBot(const search::Settings& settings, bool is_level)
        : settings_(settings), is_level_(is_level) {}

    Suggestion<Action> think(const R& rules, const View<R>& view,
                             const Thinking& thinking) override {
        search::Settings settings = settings_for(thinking.budget);
        FastRandom random(thinking.seed);
        settings.noise_seed = random.next();  // the same on all threads
        ActionList<R> list;
        rules.legal(view.known, view.seat, list);
        const bool free = !thinking.budget.simulations && !thinking.budget.time;
        if (list.size() == 1 && free)
            return {.action = list[0], .candidates = {{.action = list[0]}}};
        if (settings.solve > 0) {
            search::EndgameSolver<R> solver(rules, settings.utility, settings.solve);
            if (const auto solved = solver.solve(view, random)) {
                return from_solved(list, view.seat, *solved, settings.utility);
            }
        }
        const search::Limits limits{.time = thinking.budget.time, .stop = thinking.stop};
        return from_stats(search_.run(rules, view, settings, random.next(), limits));
    }

    std::string settings() const override { return settings_text(settings_); }

  private:
    // With a time limit only, the number of simulations is unlimited.
    search::Settings settings_for(const Budget& budget) const {
        constexpr int kUnlimited = 1 << 28;
        search::Settings settings = settings_;
        if (!budget.simulations && !budget.time) return settings;
        const int asked = budget.simulations.value_or(kUnlimited);
        settings.simulations = is_level_ ? std::min(asked, settings.simulations) : asked;
        return settings;
    }

    static Suggestion<Action> from_stats(const std::vector<search::ActionStats<Action>>& stats) {
        Suggestion<Action> out{.action = stats.front().action, .candidates = {}};
        for (const auto& entry : stats) {
            if (entry.visits == 0) continue;
            out.candidates.push_back({.action = entry.action,
                                      .visits = entry.visits,
                                      .win = entry.mean_win(),
                                      .score = entry.mean_points()});
        }
        return out;
    }

    // Each action gets one visit, because the solver knows its outcome.
    static Suggestion<Action> from_solved(const ActionList<R>& list, Seat seat,
                                          const std::vector<search::Outcome>& outcomes,
                                          const search::UtilityFunction& utility) {
        std::vector<search::ActionStats<Action>> stats;
        stats.reserve(outcomes.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            stats.push_back({.action = list[i],
                             .visits = 1,
                             .total_utility = utility(outcomes[i], seat),
                             .total_win = outcomes[i].win[seat].parts,
                             .total_points = outcomes[i].points[seat].count});
        }
        return from_stats(search::best_first(std::move(stats)));
    }

    using Evaluator = typename Expert<R>::Evaluator;
    search::Settings settings_;
    bool is_level_;
    search::ParallelSearch<R, Evaluator> search_;
};

}  // namespace faubourg::players
