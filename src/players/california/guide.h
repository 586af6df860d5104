#pragma once

#include "src/games/california/rules.h"
#include "src/search/guide.h"

namespace faubourg::players::california {

using Rules = faubourg::california::Rules;

// A sensible player of California: weighs what a tile brings against what its silver could still
// buy. Values are in hundredths of a point.
struct Guide {
    static constexpr bool kInformed = true;

    void weigh(const Rules& rules, const faubourg::california::State& state, Seat seat,
               const ActionList<Rules>& list, search::Weights<Rules>& weights) const;
    search::Outlook outlook(const Rules& rules, const faubourg::california::State& state) const;
};

}  // namespace faubourg::players::california
