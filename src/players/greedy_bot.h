#pragma once

#include "src/players/bot.h"
#include "src/search/immediate_score.h"

namespace faubourg::players {

// The bot `greedy`: takes the action of the highest immediate score and breaks ties by the seed. It
// doesn't look ahead, not even to the rest of its own turn. The other bots are measured against it,
// so it stays as simple as this.
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
            const int points = search::immediate_score(rules, start, view.seat, action, random);
            if (ties > 0 && points < most) continue;
            if (ties == 0 || points > most) ties = 0;
            most = points;
            // Reservoir sampling: each of k ties is kept with probability 1/k.
            if (random.below(static_cast<std::uint32_t>(++ties)) == 0) best.action = action;
        }
        best.visits = 1;
        best.score = most;
        return {.action = best.action, .candidates = {best}};
    }
};

}  // namespace faubourg::players
