#pragma once

#include <map>
#include <memory>
#include <stop_token>
#include <utility>

#include "src/arena/game_result.h"
#include "src/arena/plan.h"

namespace faubourg::arena {

// The players of one thread, made when they are first needed: of each entrant as many as sit at one
// table.
class Table {
  public:
    explicit Table(const Plan& plan) : plan_(&plan) {}

    // Plays a game of the plan to its end. Errors: arena/stopped when it was asked to stop; what a
    // player did wrong, unless that is a forfeit; options that the game refuses.
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
