#pragma once

#include "src/players/california/evaluator.h"
#include "src/players/expert.h"

namespace faubourg::players {

// Found with the arena: docs/bots.md has the commands and the figures.
template <>
struct Expert<faubourg::california::Rules> {
    using Evaluator = california::Evaluator;
    static constexpr search::Settings kSettings = {
        .simulations = 1000,
        .exploration = {100},
        .widening = {75},
        .horizon = 30,
        .utility = {.win_weight = {60}, .lead_range = 12}};
    static constexpr int kPruningMargin = 1;
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = {1200}},
                                        {.simulations = 8, .noise = {450}},
                                        {.simulations = 8, .noise = {150}},
                                        {.simulations = 14, .noise = {0}},
                                        {.simulations = 46, .noise = {0}},
                                        {.simulations = 135, .noise = {0}}}};
};

}  // namespace faubourg::players
