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

// A participant: how the user wrote it, its name in reports, and a function that makes it. Several
// threads call `make` at once.
struct Entrant {
    std::string spec;
    std::string name;
    // The settings of a bot of the program, because a level may change in a later version.
    std::string settings = {};
    std::function<Result<std::unique_ptr<Player>>()> make;
};

// Everything that decides what is played. Two equal plans give the same games.
struct Plan {
    const match::AnyRules* rules = nullptr;
    Value options = Value::object();
    std::vector<Entrant> entrants;
    Schedule schedule;
    std::string seed;
    int deals = 0;
    bool forfeits = false;  // a player that fails loses the game; otherwise the tournament stops
    bool facts = false;     // collect the game's own facts

    int games() const { return deals * schedule.games_per_deal(); }
    int deal_of(int game) const { return game / schedule.games_per_deal(); }
    int rotation_of(int game) const { return game % schedule.games_per_deal(); }
    LineUp line_up_of(int game) const { return schedule.line_up(deal_of(game), rotation_of(game)); }
};

// Makes entrants from these specifications; equal ones get numbers ("greedy #2"). A specification
// is the name of a bot of the program, cmd:PROGRAM or engine:PROGRAM (docs/bot-protocol.md). Error:
// bot/unknown.
Result<std::vector<Entrant>> make_entrants(const match::AnyRules& rules,
                                           const std::vector<std::string>& specs,
                                           std::chrono::milliseconds timeout);

// The seed of a deal depends only on the tournament's seed and the deal's number, and can be given
// to `faubourg play --seed`. A player's seed depends also on the game and the number of the
// decision.
std::string deal_seed(const Plan& plan, int deal);
std::uint64_t thinking_seed(const Plan& plan, int game, int decision);

}  // namespace faubourg::arena
