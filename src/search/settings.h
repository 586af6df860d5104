#pragma once

#include <cstdint>

#include "src/search/outcome.h"

namespace faubourg::search {

// The settings of a search. All are whole numbers, so that a bot's name can state them exactly.
struct Settings {
    int simulations = 1000;
    int threads = 1;  // root parallelisation: each has a tree and a share of the simulations
    Percent exploration = {100};  // the constant c of UCT and PUCT
    Percent widening = {150};     // a node of n visits has at most 1 + widening * sqrt(n) children
    int horizon = 0;         // a playout is cut off and evaluated after this many actions; 0: never
    int solve = 30'000;      // the endgame is solved if it has at most this many positions
    Permille noise = {0};    // the most that is added to or taken from the mean of a root action
    int pruning_margin = 0;  // points: see TreeSearch::prune_root; 0: nothing is pruned
    std::uint64_t noise_seed = 0;  // for the noise, and for the decisions without pruning
    UtilityFunction utility = {};
};

}  // namespace faubourg::search
