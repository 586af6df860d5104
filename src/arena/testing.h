#pragma once

#include <set>
#include <string>
#include <vector>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"
#include "src/arena/tournament.h"
#include "src/match/testing.h"

// Tournaments for tests.
namespace faubourg::arena {

// A plan with bots of these names, all against each other.
Plan plan_of(std::string_view game, const std::vector<std::string>& bots, int players, int deals);

// Always plays the first legal action, whatever the seed, so it has no randomness.
Entrant first_action_bot(std::string name);
// Returns this text instead of an action.
Entrant saying_bot(std::string name, std::string answer);

// Plays all games of the plan that have not been played yet, and adds them.
void play_all(const Plan& plan, std::vector<GameResult>& results, int threads = 1);
std::vector<GameResult> played(const Plan& plan, int threads = 1);

// A result as text without the times, so that it is the same in every run.
std::string timeless(const GameResult& result);
// All results, sorted by number.
std::vector<std::string> timeless(std::vector<GameResult> results);

// A game between these entrants that ended with these scores.
GameResult game_with(int number, const std::vector<int>& line_up, const std::vector<int>& totals);

// Whether a text has a non-number where a number should be.
bool has_broken_number(std::string_view text);

}  // namespace faubourg::arena
