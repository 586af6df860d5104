#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// Plays the games of the plan that are not in `played`, on this many threads. Calls `finished` for
// each game in the order in which they end, from one thread at a time; its error stops everything,
// as a player's error does. When asked to stop, it drops the games in progress and returns no
// error.
Result<void> play_tournament(const Plan& plan, const std::set<int>& played, int threads,
                             const std::stop_token& stop,
                             const std::function<Result<void>(GameResult)>& finished);

}  // namespace faubourg::arena
