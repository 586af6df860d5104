#pragma once

#include <array>
#include <cstdint>

#include "src/core/game.h"
#include "src/search/outcome.h"

namespace faubourg::search {

// Prior probabilities of the actions of a list, not normalised. They are whole numbers of at most
// kMaxPrior, so that the sum over any list fits into 32 bits. An action with prior 0 is never
// sampled.
inline constexpr std::uint32_t kMaxPrior = 1U << 22;
template <Game R>
using Priors = std::array<std::uint32_t, R::kMaxActions>;

// What search knows of a game beyond its rules. `assign_priors` fills in the priors of a list: they
// are the playout policy, the order of expansion and the P of PUCT. `evaluate` is the static
// evaluation of a position. Without priors the tree policy is UCT and every action is expanded.
template <class E, class R>
concept EvaluatorOf =
    Game<R> && requires(const E evaluator, const R rules, const typename R::State state, Seat seat,
                        const ActionList<R> list, Priors<R> priors) {
        { E::kHasPriors } -> std::convertible_to<bool>;
        { evaluator.assign_priors(rules, state, seat, list, priors) } -> std::same_as<void>;
        { evaluator.evaluate(rules, state) } -> std::same_as<Evaluation>;
    };

// An evaluator without knowledge: uniform priors, and a position is worth what it would score now.
template <Game R>
struct UniformEvaluator {
    static constexpr bool kHasPriors = false;
    void assign_priors(const R& /*rules*/, const typename R::State& /*state*/, Seat /*seat*/,
                       const ActionList<R>& list, Priors<R>& priors) const {
        std::fill_n(priors.begin(), list.size(), 1U);
    }
    Evaluation evaluate(const R& rules, const typename R::State& state) const {
        const Standing standing = rules.score(state, Viewer::all());
        Evaluation evaluation{.players = standing.players};
        for (const Seat seat : all_seats(standing.players)) {
            evaluation.points[seat] = standing.seats[seat].total * kPoint;
        }
        return evaluation;
    }
};

// The index of an action sampled from the priors of a list of this size.
template <Game R>
std::size_t sample_from_priors(const Priors<R>& priors, std::size_t size, FastRandom& random) {
    static_assert(R::kMaxActions < 1024);
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < size; ++i) total += priors[i];
    if (total == 0) return random.below(static_cast<std::uint32_t>(size));
    std::uint32_t left = random.below(total);
    std::size_t pick = 0;
    while (left >= priors[pick]) left -= priors[pick++];
    return pick;
}

}  // namespace faubourg::search
