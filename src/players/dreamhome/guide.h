#pragma once

#include "src/games/dreamhome/rules.h"
#include "src/search/guide.h"

namespace faubourg::players::dreamhome {

using Rules = faubourg::dreamhome::Rules;

// A sensible player of Dream Home: knows what a card adds to a home where it lies, and what may
// still become of the room. Values are in hundredths of a point.
struct Guide {
    static constexpr bool kInformed = true;

    void weigh(const Rules& rules, const faubourg::dreamhome::State& state, Seat seat,
               const ActionList<Rules>& list, search::Weights<Rules>& weights) const;
    search::Outlook outlook(const Rules& rules, const faubourg::dreamhome::State& state) const;
};

}  // namespace faubourg::players::dreamhome
