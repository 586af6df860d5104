#pragma once

#include "src/players/dreamhome/guide.h"
#include "src/players/expert.h"

namespace faubourg::players {

// Found with the arena: docs/bots.md has the commands and the figures.
template <>
struct Expert<faubourg::dreamhome::Rules> {
    using Guide = dreamhome::Guide;
    static constexpr search::Settings kSettings = {.simulations = 1000,
                                                   .explore = 60,
                                                   .widen = 100,
                                                   .horizon = 0,
                                                   .taste = {.win_percent = 60, .range = 20}};
    static constexpr int kHeed = 3;
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = 1650},
                                        {.simulations = 8, .noise = 900},
                                        {.simulations = 8, .noise = 610},
                                        {.simulations = 8, .noise = 385},
                                        {.simulations = 8, .noise = 170},
                                        {.simulations = 20, .noise = 0}}};
};

}  // namespace faubourg::players
