#pragma once

#include <functional>
#include <set>
#include <stop_token>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// Plays the games of the plan that are not in `played`, on so many threads. `finished` is called
// for each, in the order in which they end, by one thread at a time; an error of it stops
// everything like an error of a player does. When asked to stop it leaves the games that are being
// played, which is no error.
Result<void> play_tournament(const Plan& plan, const std::set<int>& played, int threads,
                             const std::stop_token& stop,
                             const std::function<Result<void>(GameResult)>& finished);

}  // namespace faubourg::arena
