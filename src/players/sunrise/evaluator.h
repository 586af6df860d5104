#pragma once

#include "src/games/sunrise/rules.h"
#include "src/search/evaluator.h"

namespace faubourg::players::sunrise {

using Rules = faubourg::sunrise::Rules;

// What a sensible player of Sunrise Avenue knows: the priors compare the circles and bonuses of a
// plot with what the cards for it could still be worth.
struct Evaluator {
    static constexpr bool kHasPriors = true;

    void assign_priors(const Rules& rules, const faubourg::sunrise::State& state, Seat seat,
                       const ActionList<Rules>& list, search::Priors<Rules>& priors) const;
    search::Evaluation evaluate(const Rules& rules, const faubourg::sunrise::State& state) const;
};

}  // namespace faubourg::players::sunrise
