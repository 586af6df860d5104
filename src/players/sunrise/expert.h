#pragma once

#include "src/players/expert.h"
#include "src/players/sunrise/guide.h"

namespace faubourg::players {

// Found with the arena: docs/bots.md has the commands and the figures.
template <>
struct Expert<faubourg::sunrise::Rules> {
    using Guide = sunrise::Guide;
    static constexpr search::Settings kSettings = {.simulations = 1000,
                                                   .explore = 100,
                                                   .widen = 75,
                                                   .horizon = 18,
                                                   .taste = {.win_percent = 60, .range = 30}};
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = 1190},
                                        {.simulations = 8, .noise = 1040},
                                        {.simulations = 8, .noise = 890},
                                        {.simulations = 8, .noise = 740},
                                        {.simulations = 8, .noise = 590},
                                        {.simulations = 8, .noise = 450}}};
};

}  // namespace faubourg::players
