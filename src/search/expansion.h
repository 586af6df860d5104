#pragma once

#include <cstdint>

#include "src/search/evaluator.h"
#include "src/search/index_set.h"

// Which action of a legal list a node is expanded with.
namespace faubourg::search {

// With priors: the untried action with the highest prior; ties are broken at random.
template <Game R>
std::size_t untried_of_highest_prior(const Priors<R>& priors, std::size_t size,
                                     const IndexSet<R::kMaxActions>& tried, FastRandom& random) {
    std::size_t index = 0;
    std::uint32_t highest = 0;
    std::uint32_t ties = 0;
    for (std::size_t i = 0; i < size; ++i) {
        if (tried.contains(i) || (ties > 0 && priors[i] < highest)) continue;
        if (ties == 0 || priors[i] > highest) ties = 0;
        highest = priors[i];
        // Reservoir sampling: each of k ties is kept with probability 1/k.
        if (random.below(++ties) == 0) index = i;
    }
    return index;
}

// Without priors: any untried action, with equal probability.
template <std::size_t kMax>
std::size_t random_untried(std::size_t size, const IndexSet<kMax>& tried, FastRandom& random) {
    std::uint32_t left = random.below(static_cast<std::uint32_t>(size - tried.count()));
    for (std::size_t index = 0;; ++index) {
        if (!tried.contains(index) && left-- == 0) return index;
    }
}

// The prior of one action, normalised over the list: a part of kFullPrior.
template <Game R>
std::int32_t normalised_prior(const Priors<R>& priors, std::size_t size, std::size_t index) {
    std::uint64_t total = 1;  // all priors may be 0
    for (std::size_t i = 0; i < size; ++i) total += priors[i];
    return static_cast<std::int32_t>(std::uint64_t{priors[index]} * kFullPrior / total);
}

}  // namespace faubourg::search
