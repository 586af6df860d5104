#pragma once

#include <cstdint>

#include "src/search/outcome.h"

namespace faubourg::search {

// How a search thinks. All whole numbers, so that settings can be written in a bot's name and a
// tuning's result in a document.
struct Settings {
    int simulations = 1000;
    int threads = 1;     // each grows a tree of its own with its share of the simulations
    int explore = 100;   // hundredths: how much an untried action tempts
    int widen = 150;     // hundredths: a node tried n times has 1 + widen * sqrt(n) actions
    int horizon = 0;     // a playout is judged after so many actions; 0: played to the end
    int solve = 30'000;  // the rest of a game is solved if it has at most so many positions
    int noise = 0;       // thousandths: how far the value of an action may be misjudged
    int heed = 0;  // points: what gives away more at once is rarely thought of; 0: as any other
    std::uint64_t error_seed = 0;  // what the misjudgements and slips follow from
    Taste taste = {};
};

}  // namespace faubourg::search
