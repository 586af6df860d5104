#pragma once

#include "src/core/game.h"

namespace faubourg::search {

// The seat's own score after an action, end bonuses counted as they stand then. What is drawn after
// the action is sampled like everything unseen; no game's own score depends on it.
template <Game R>
int score_at_once(const R& rules, typename R::State state, Seat seat, typename R::Action action,
                  FastRandom& random) {
    SampledChance chance(random);
    NoEvents silent;
    rules.apply(state, seat, action, chance, silent);
    return rules.score(state, Viewer::all()).seats[static_cast<std::size_t>(seat)].total;
}

}  // namespace faubourg::search
