#pragma once

#include "src/games/dreamhome/rules.h"
#include "src/search/evaluator.h"

namespace faubourg::players::dreamhome {

using Rules = faubourg::dreamhome::Rules;

// What a sensible player of Dream Home knows: what a card adds to a home at its place, and how far
// its room may still grow.
struct Evaluator {
    static constexpr bool kHasPriors = true;

    void assign_priors(const Rules& rules, const faubourg::dreamhome::State& state, Seat seat,
                       const ActionList<Rules>& list, search::Priors<Rules>& priors) const;
    search::Evaluation evaluate(const Rules& rules, const faubourg::dreamhome::State& state) const;
};

}  // namespace faubourg::players::dreamhome
