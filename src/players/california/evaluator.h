#pragma once

#include "src/games/california/rules.h"
#include "src/search/evaluator.h"

namespace faubourg::players::california {

using Rules = faubourg::california::Rules;

// What a sensible player of California knows: the priors compare what a tile brings with what its
// price could buy otherwise.
struct Evaluator {
    static constexpr bool kHasPriors = true;

    void assign_priors(const Rules& rules, const faubourg::california::State& state, Seat seat,
                       const ActionList<Rules>& list, search::Priors<Rules>& priors) const;
    search::Evaluation evaluate(const Rules& rules, const faubourg::california::State& state) const;
};

}  // namespace faubourg::players::california
