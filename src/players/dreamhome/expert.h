#pragma once

#include "src/players/dreamhome/evaluator.h"
#include "src/players/expert.h"

namespace faubourg::players {

// Found with the arena: docs/bots.md has the commands and the figures.
template <>
struct Expert<faubourg::dreamhome::Rules> {
    using Evaluator = dreamhome::Evaluator;
    static constexpr search::Settings kSettings = {
        .simulations = 1000,
        .exploration = {60},
        .widening = {100},
        .horizon = 0,
        .utility = {.win_weight = {60}, .lead_range = 20}};
    static constexpr int kPruningMargin = 3;
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = {1650}},
                                        {.simulations = 8, .noise = {900}},
                                        {.simulations = 8, .noise = {610}},
                                        {.simulations = 8, .noise = {385}},
                                        {.simulations = 8, .noise = {170}},
                                        {.simulations = 20, .noise = {0}}}};
};

}  // namespace faubourg::players
