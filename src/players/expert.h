#pragma once

#include <array>

#include "src/search/settings.h"

namespace faubourg::players {

// What makes a level: everything else is as at full strength.
struct Level {
    int simulations = 0;
    int noise = 0;  // thousandths
};
inline constexpr int kLevelCount = 6;
using Levels = std::array<Level, kLevelCount>;

// What we know of playing a game well: specialised in src/players/<game>/expert.h with
//   Guide       weighs actions and judges positions
//   kSettings   of its search at full strength
//   kLevels     the six levels, weakest first, at any number of players
template <class R>
struct Expert;

// The settings of a level, or of full strength for 0.
template <class R>
search::Settings settings_of(int level) {
    search::Settings settings = Expert<R>::kSettings;
    if (level == 0) return settings;
    const Level& made = Expert<R>::kLevels[static_cast<std::size_t>(level - 1)];
    settings.simulations = made.simulations;
    settings.noise = made.noise;
    return settings;
}

}  // namespace faubourg::players
