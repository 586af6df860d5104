#pragma once

#include <array>

#include "src/search/settings.h"

namespace faubourg::players {

// What makes a level: everything else is as at full strength.
struct Level {
    int simulations = 0;
    int noise = 0;  // thousandths; with it goes heeding points at once
};
inline constexpr int kLevelCount = 6;
using Levels = std::array<Level, kLevelCount>;

// What we know of playing a game well: specialised in src/players/<game>/expert.h with
//   Guide       weighs actions and judges positions
//   kSettings   of its search at full strength
//   kHeed       points that a level with noise may give away at once
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
    if (made.noise > 0) settings.heed = Expert<R>::kHeed;
    return settings;
}

}  // namespace faubourg::players
