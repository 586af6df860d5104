#pragma once

#include "src/players/california/guide.h"
#include "src/players/expert.h"

namespace faubourg::players {

template <>
struct Expert<faubourg::california::Rules> {
    using Guide = california::Guide;
    static constexpr search::Settings kSettings = {.taste = {.win_percent = 60, .range = 12}};
    static constexpr Levels levels(int /*players*/) {
        return {{{.simulations = 10, .noise = 100},
                 {.simulations = 30, .noise = 50},
                 {.simulations = 100, .noise = 0},
                 {.simulations = 300, .noise = 0},
                 {.simulations = 1000, .noise = 0},
                 {.simulations = 3000, .noise = 0}}};
    }
};

}  // namespace faubourg::players
