#pragma once

#include <array>

#include "src/core/index.h"
#include "src/search/settings.h"

namespace faubourg::players {

// What a level sets; all its other settings are those of full strength.
struct Level {
    int simulations = 0;
    search::Permille noise = {};  // a level with noise also uses the pruning margin
};
inline constexpr int kLevelCount = 6;
using Levels = std::array<Level, kLevelCount>;

// What the bots know of a game. src/players/<game>/expert.h specialises it with
//   Evaluator       priors of actions, static evaluation of positions
//   kSettings       of its search at full strength
//   kPruningMargin  points, for the levels with noise
//   kLevels         the six levels, weakest first, for any number of players
template <class R>
struct Expert;

// The settings of a level from 1 to 6; those of full strength for 0.
template <class R>
search::Settings settings_of(int level) {
    search::Settings settings = Expert<R>::kSettings;
    if (level == 0) return settings;
    const Level& chosen = at_index(Expert<R>::kLevels, level - 1);
    settings.simulations = chosen.simulations;
    settings.noise = chosen.noise;
    if (chosen.noise.parts > 0) settings.pruning_margin = Expert<R>::kPruningMargin;
    return settings;
}

}  // namespace faubourg::players
