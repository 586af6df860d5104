#pragma once

#include <optional>
#include <string>
#include <vector>

#include "src/arena/decision_times.h"
#include "src/core/result.h"
#include "src/core/seat.h"

namespace faubourg::arena {

struct SeatResult {
    int entrant = 0;
    int total = 0;
    int tie_break = 0;
    std::vector<int> parts;
    double win = 0;  // a shared win counts as its share
    DecisionTimes times;
};

// Why a game was not played to its end: which seat failed, and how.
struct Forfeit {
    Seat seat = kNobody;
    Error error;
};

// One game of a tournament. A forfeited one has no scores: the seat that failed is last, and the
// others share the win.
struct GameResult {
    int number = 0;
    Seat first = 0;  // the seat that began
    std::vector<SeatResult> seats;
    int actions = 0;
    std::optional<Forfeit> forfeit;
    // The values of the facts, if they were collected: one for each seat, or a single one for the
    // table.
    std::vector<std::vector<int>> facts;

    // The seat's place in the order of play: 0 began.
    int turn_of(Seat seat) const;
    // The seats from the first place to the last; equal seats are together.
    std::vector<std::vector<Seat>> places() const;
    // Divides the win equally among the seats in first place.
    void share_win();
};

}  // namespace faubourg::arena
