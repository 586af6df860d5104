#pragma once

#include <array>
#include <cstdint>

#include "src/core/game.h"
#include "src/search/outcome.h"

namespace faubourg::search {

// How likely a sensible player is to take each action of a list, as whole numbers of at most
// kGreatestWeight, so that those of any list add up in 32 bits; 0 is never.
inline constexpr std::uint32_t kGreatestWeight = 1U << 22;
template <Game R>
using Weights = std::array<std::uint32_t, R::kMaxActions>;

// What search knows of a game beyond its rules. `weigh` gives the actions of a list their weights,
// for playouts and for the order in which a tree grows; `outlook` judges a position in points.
template <class G, class R>
concept GuideOf = Game<R> && requires(const G guide, const R rules, const typename R::State state,
                                      Seat seat, const ActionList<R> list, Weights<R> weights) {
    { G::kInformed } -> std::convertible_to<bool>;
    { guide.weigh(rules, state, seat, list, weights) } -> std::same_as<void>;
    { guide.outlook(rules, state) } -> std::same_as<Outlook>;
};

// Knows nothing: all actions alike, and a position is worth what it would score now.
template <Game R>
struct PlainGuide {
    static constexpr bool kInformed = false;
    void weigh(const R& /*rules*/, const typename R::State& /*state*/, Seat /*seat*/,
               const ActionList<R>& list, Weights<R>& weights) const {
        std::fill_n(weights.begin(), list.size(), 1U);
    }
    Outlook outlook(const R& rules, const typename R::State& state) const {
        const Standing standing = rules.score(state, Viewer::all());
        Outlook outlook{.players = standing.players};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(standing.players); ++seat) {
            outlook.points[seat] = 100 * standing.seats[seat].total;
        }
        return outlook;
    }
};

// The index of an action drawn by its weight.
template <Game R>
std::size_t draw_by_weight(const Weights<R>& weights, std::size_t size, FastRandom& random) {
    static_assert(R::kMaxActions < 1024);
    std::uint32_t total = 0;
    for (std::size_t i = 0; i < size; ++i) total += weights[i];
    if (total == 0) return random.below(static_cast<std::uint32_t>(size));
    std::uint32_t left = random.below(total);
    std::size_t pick = 0;
    while (left >= weights[pick]) left -= weights[pick++];
    return pick;
}

}  // namespace faubourg::search
