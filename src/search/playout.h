#pragma once

#include <cstdint>

#include "src/core/game.h"

namespace faubourg::search {

// What a playout saw on its way.
struct PlayoutCount {
    int actions = 0;
    std::uint64_t choices = 0;  // legal actions offered, over all decisions
};

// Plays the game to its end, every decision uniform among the legal actions of the seat to act.
template <Game R, class Chance>
PlayoutCount random_playout(const R& rules, typename R::State& state, FastRandom& random,
                            Chance& chance) {
    PlayoutCount count;
    ActionList<R> list;
    NoEvents silent;
    for (Seat seat = rules.actor(state); seat != kNobody; seat = rules.actor(state)) {
        rules.legal(state, seat, list);
        count.choices += list.size();
        ++count.actions;
        const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
        rules.apply(state, seat, list[pick], chance, silent);
    }
    return count;
}

}  // namespace faubourg::search
