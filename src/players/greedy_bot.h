#pragma once

#include "src/players/bot.h"
#include "src/search/at_once.h"

namespace faubourg::players {

// The bot `greedy`: the action after which its own score, end bonuses counted as they stand then,
// is highest; ties by the seed. It looks no further, not even at the rest of its own turn. It is
// the yardstick of the other bots and stays as plain as this.
template <Game R>
class GreedyBot final : public Bot<R> {
  public:
    Suggestion<typename R::Action> think(const R& rules, const View<R>& view,
                                         const Thinking& thinking) override {
        FastRandom random(thinking.seed);
        const typename R::State start = rules.sample(view.known, view.seat, random);
        ActionList<R> list;
        rules.legal(start, view.seat, list);
        Candidate<typename R::Action> best{.action = list[0]};
        int ties = 0;
        int most = 0;
        for (const typename R::Action action : list) {
            const int points = search::score_at_once(rules, start, view.seat, action, random);
            if (ties > 0 && points < most) continue;
            if (ties == 0 || points > most) ties = 0;
            most = points;
            // Each of k equals is kept with chance 1/k.
            if (random.below(static_cast<std::uint32_t>(++ties)) == 0) best.action = action;
        }
        best.visits = 1;
        best.score = most;
        return {.action = best.action, .candidates = {best}};
    }
};

}  // namespace faubourg::players
