#pragma once

#include <array>

#include "src/core/seat.h"
#include "src/search/settings.h"

namespace faubourg::players {

// What makes a level: everything else is as at full strength.
struct Level {
    int simulations = 0;
    int noise = 0;  // thousandths
};
inline constexpr int kLevels = 6;
using Levels = std::array<Level, kLevels>;

// What we know of playing a game well: specialised in src/players/<game>/expert.h with
//   Guide       weighs actions and judges positions
//   kSettings   of its search at full strength
//   levels(n)   the six levels at n players, weakest first
template <class R>
struct Expert;

// The settings of a level; the highest is `search`.
template <class R>
search::Settings settings_of(int level, int players) {
    search::Settings settings = Expert<R>::kSettings;
    const Levels& levels = Expert<R>::levels(players);
    settings.simulations = levels[static_cast<std::size_t>(level - 1)].simulations;
    settings.noise = levels[static_cast<std::size_t>(level - 1)].noise;
    return settings;
}

}  // namespace faubourg::players
