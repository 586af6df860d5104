#pragma once

#include "src/players/bot.h"
#include "src/players/bot_name.h"
#include "src/players/expert.h"
#include "src/search/endgame.h"
#include "src/search/parallel.h"

namespace faubourg::players {

// The bot `search` and the levels: tree search guided by the game's expert, exact where the rest of
// the game is small and certain. A budget replaces the simulations of `search`; of a level it can
// only take some away, or it would be another level.
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
        settings.error_seed = random.next();  // the same on all threads
        ActionList<R> list;
        rules.legal(view.known, view.seat, list);
        const bool free = !thinking.budget.simulations && !thinking.budget.time;
        if (list.size() == 1 && free)
            return {.action = list[0], .candidates = {{.action = list[0]}}};
        if (settings.solve > 0) {
            search::Endgame<R> endgame(rules, settings.taste, settings.solve);
            if (const auto solved = endgame.solve(view, random)) {
                return from_solved(list, view.seat, *solved, settings.taste);
            }
        }
        const search::Limits limits{.time = thinking.budget.time, .stop = thinking.stop};
        return from_findings(search_.run(rules, view, settings, random.next(), limits));
    }

    std::string settings() const override { return settings_text(settings_); }

  private:
    // With a time limit alone, as many simulations as fit in.
    search::Settings settings_for(const Budget& budget) const {
        constexpr int kWithoutEnd = 1 << 28;
        search::Settings settings = settings_;
        if (!budget.simulations && !budget.time) return settings;
        const int asked = budget.simulations.value_or(kWithoutEnd);
        settings.simulations = is_level_ ? std::min(asked, settings.simulations) : asked;
        return settings;
    }

    static Suggestion<Action> from_findings(const std::vector<search::Finding<Action>>& findings) {
        Suggestion<Action> out{.action = findings.front().action, .candidates = {}};
        for (const auto& finding : findings) {
            if (finding.visits == 0) continue;
            const double visits = finding.visits;
            out.candidates.push_back(
                {.action = finding.action,
                 .visits = finding.visits,
                 .win = static_cast<double>(finding.win) / (search::Outcome::kWholeWin * visits),
                 .score = static_cast<double>(finding.points) / (100 * visits)});
        }
        return out;
    }

    // Solved: every action was tried as often as it takes to know.
    static Suggestion<Action> from_solved(const ActionList<R>& list, Seat own,
                                          const std::vector<search::Outcome>& outcomes,
                                          const search::Taste& taste) {
        const auto seat = static_cast<std::size_t>(own);
        std::vector<search::Finding<Action>> findings;
        findings.reserve(outcomes.size());
        for (std::size_t i = 0; i < outcomes.size(); ++i) {
            findings.push_back({.action = list[i],
                                .visits = 1,
                                .value = taste.utility(outcomes[i], seat),
                                .win = outcomes[i].win[seat],
                                .points = outcomes[i].points[seat]});
        }
        return from_findings(search::TreeSearch<R, Guide>::sorted(std::move(findings)));
    }

    using Guide = typename Expert<R>::Guide;
    search::Settings settings_;
    bool is_level_;
    search::ParallelSearch<R, Guide> search_;
};

}  // namespace faubourg::players
