#pragma once

#include "src/games/sunrise/rules.h"
#include "src/search/guide.h"

namespace faubourg::players::sunrise {

using Rules = faubourg::sunrise::Rules;

// A sensible player of Sunrise Avenue: weighs the circles and the bonuses of a plot against what
// its cards could still be worth. Values are in hundredths of a point.
struct Guide {
    static constexpr bool kInformed = true;

    void weigh(const Rules& rules, const faubourg::sunrise::State& state, Seat seat,
               const ActionList<Rules>& list, search::Weights<Rules>& weights) const;
    search::Outlook outlook(const Rules& rules, const faubourg::sunrise::State& state) const;
};

}  // namespace faubourg::players::sunrise
