#pragma once

#include "src/players/expert.h"
#include "src/players/sunrise/evaluator.h"

namespace faubourg::players {

// Found with the arena: docs/bots.md has the commands and the figures.
template <>
struct Expert<faubourg::sunrise::Rules> {
    using Evaluator = sunrise::Evaluator;
    static constexpr search::Settings kSettings = {
        .simulations = 1000,
        .exploration = {100},
        .widening = {75},
        .horizon = 18,
        .utility = {.win_weight = {60}, .lead_range = 30}};
    static constexpr int kPruningMargin = 3;
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = {1500}},
                                        {.simulations = 8, .noise = {1120}},
                                        {.simulations = 8, .noise = {870}},
                                        {.simulations = 8, .noise = {705}},
                                        {.simulations = 8, .noise = {550}},
                                        {.simulations = 8, .noise = {410}}}};
};

}  // namespace faubourg::players
