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

// Entrants of these names; the schedule is everybody against everybody.
Plan plan_of(std::string_view game, const std::vector<std::string>& bots, int players, int deals);

// Always plays the first legal action, whatever the seed: it has no luck of its own.
Entrant first_action_bot(std::string name);
// Answers this instead of an action.
Entrant saying_bot(std::string name, std::string answer);

// Plays all games of the plan but those already played, and adds them.
void play_all(const Plan& plan, std::vector<GameResult>& results, int threads = 1);
std::vector<GameResult> played(const Plan& plan, int threads = 1);

// A result as text, but for the times: what is the same in every run.
std::string timeless(const GameResult& result);
// All results by their number.
std::vector<std::string> timeless(std::vector<GameResult> results);

// A game between these entrants that ended with these scores.
GameResult game_with(int number, const std::vector<int>& line_up, const std::vector<int>& totals);

// Whether a text has something in it that is no number where one should be.
bool has_broken_number(std::string_view text);

}  // namespace faubourg::arena
