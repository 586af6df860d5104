#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "src/core/game.h"
#include "src/search/index_set.h"

namespace faubourg::search {

// The seat's own score right after an action, with the end bonuses as they are then. What the
// action draws is sampled; in no game does the seat's own score depend on it.
template <Game R>
int immediate_score(const R& rules, typename R::State state, Seat seat, typename R::Action action,
                    FastRandom& random) {
    SampledChance chance(random);
    NoEvents silent;
    rules.apply(state, seat, action, chance, silent);
    return rules.score(state, Viewer::all()).seats[seat].total;
}

// Prunes the actions of a list whose immediate score is below the highest by more than the margin.
template <Game R>
void prune_by_immediate_score(const R& rules, const typename R::State& state, Seat seat,
                              const ActionList<R>& list, int margin, FastRandom& random,
                              IndexSet<R::kMaxActions>& pruned) {
    std::array<int, R::kMaxActions> scores;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    int highest = std::numeric_limits<int>::min();
    for (std::size_t i = 0; i < list.size(); ++i) {
        scores[i] = immediate_score(rules, state, seat, list[i], random);
        highest = std::max(highest, scores[i]);
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (scores[i] < highest - margin) pruned.insert(i);
    }
}

}  // namespace faubourg::search
