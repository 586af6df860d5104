#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "src/arena/player.h"
#include "src/arena/schedule.h"
#include "src/match/any_match.h"

namespace faubourg::arena {

// One who takes part: how the user wrote it, what the reports call it, and how to make one. `make`
// is called by several threads at once.
struct Entrant {
    std::string spec;
    std::string name;
    // What a bot of the program thinks with: a level may be another tomorrow.
    std::string settings = {};
    std::function<Result<std::unique_ptr<Player>>()> make;
};

// Everything that decides what is played. Two plans that agree in it give the same games.
struct Plan {
    const match::AnyRules* rules = nullptr;
    Value options = Value::object();
    std::vector<Entrant> entrants;
    Schedule schedule;
    std::string seed;
    int deals = 0;
    bool forfeits = false;  // a player that fails loses its game; otherwise the tournament stops
    bool facts = false;     // collect the game's own facts

    int games() const { return deals * schedule.games_per_deal(); }
    int deal_of(int game) const { return game / schedule.games_per_deal(); }
    int rotation_of(int game) const { return game % schedule.games_per_deal(); }
    LineUp line_up_of(int game) const { return schedule.line_up(deal_of(game), rotation_of(game)); }
};

// The entrants of these specifications; equal ones are told apart by numbers ("greedy #2"). A
// specification is the name of a bot of the program, cmd:PROGRAM or engine:PROGRAM
// (docs/bot-protocol.md). Error: bot/unknown.
Result<std::vector<Entrant>> make_entrants(const match::AnyRules& rules,
                                           const std::vector<std::string>& specs,
                                           std::chrono::milliseconds timeout);

// The seed of a deal follows from the tournament's and the deal's number alone, and can be given to
// `faubourg play --seed`; a player's from the game and the number of the decision in it, too.
std::string deal_seed(const Plan& plan, int deal);
std::uint64_t thinking_seed(const Plan& plan, int game, int decision);

}  // namespace faubourg::arena
