#pragma once

#include <cstdint>

#include "src/core/game.h"
#include "src/search/guide.h"

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

// Plays on as the guide would, for at most `most_actions`; answers how many there were.
template <Game R, GuideOf<R> Guide, class Chance>
int guided_playout(const R& rules, const Guide& guide, typename R::State& state, FastRandom& random,
                   Chance& chance, int most_actions) {
    ActionList<R> list;
    Weights<R> weights;  // NOLINT(cppcoreguidelines-pro-type-member-init): weighed before use
    NoEvents silent;
    int actions = 0;
    for (Seat seat = rules.actor(state); seat != kNobody && actions < most_actions;
         seat = rules.actor(state), ++actions) {
        rules.legal(state, seat, list);
        std::size_t pick = 0;
        if (list.size() > 1) {
            guide.weigh(rules, state, seat, list, weights);
            pick = draw_by_weight<R>(weights, list.size(), random);
        }
        rules.apply(state, seat, list[pick], chance, silent);
    }
    return actions;
}

}  // namespace faubourg::search
