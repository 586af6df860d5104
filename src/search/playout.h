#pragma once

#include <cstdint>

#include "src/core/game.h"
#include "src/search/evaluator.h"

namespace faubourg::search {

// The size of a playout.
struct PlayoutCount {
    int actions = 0;
    std::uint64_t choices = 0;  // legal actions offered, over all decisions
};

// Plays the game to its end; every decision is uniform among the legal actions of the seat to act.
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

// Plays at most `max_actions` actions, each sampled from the evaluator's priors; returns how many
// were played.
template <Game R, EvaluatorOf<R> Evaluator, class Chance>
int policy_playout(const R& rules, const Evaluator& evaluator, typename R::State& state,
                   FastRandom& random, Chance& chance, int max_actions) {
    ActionList<R> list;
    Priors<R> priors;  // NOLINT(cppcoreguidelines-pro-type-member-init): assigned before use
    NoEvents silent;
    int actions = 0;
    for (Seat seat = rules.actor(state); seat != kNobody && actions < max_actions;
         seat = rules.actor(state), ++actions) {
        rules.legal(state, seat, list);
        std::size_t pick = 0;
        if (list.size() > 1) {
            evaluator.assign_priors(rules, state, seat, list, priors);
            pick = sample_from_priors<R>(priors, list.size(), random);
        }
        rules.apply(state, seat, list[pick], chance, silent);
    }
    return actions;
}

}  // namespace faubourg::search
