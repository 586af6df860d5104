#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <utility>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// Plays games of a tournament on one thread. It keeps the players for the next game and makes them
// when they are first needed: for each entrant as many as can sit at one table.
class GameRunner {
  public:
    explicit GameRunner(const Plan& plan) : plan_(&plan) {}

    // Plays a game of the plan to its end. Errors: arena/stopped when asked to stop; a player's
    // mistake, unless it is a forfeit; options that the game refuses.
    Result<GameResult> play(int game, const std::stop_token& stop);

  private:
    struct Seated {
        std::vector<Player*> players;
        LineUp line_up;
    };
    struct Fault {
        Seat seat = kNobody;
        Error error;
    };
    using Played = std::expected<void, Fault>;

    std::expected<Seated, Fault> seat_players(int game);
    Played play_on(match::AnyMatch& match, const Seated& seated, const std::stop_token& stop,
                   GameResult& result);
    Result<GameResult> forfeited(GameResult result, const Fault& fault);

    const Plan* plan_;
    std::map<std::pair<int, int>, std::unique_ptr<Player>> players_;  // by entrant and copy
};

}  // namespace faubourg::arena
