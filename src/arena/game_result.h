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
    double win = 0;  // shared wins count in equal parts
    DecisionTimes times;
};

// Why a game was not played to its end: the seat that failed, and how.
struct Forfeit {
    Seat seat = kNobody;
    Error error;
};

// One game of a tournament. A forfeited one has no scores: who failed is last, the others share the
// win.
struct GameResult {
    int number = 0;
    Seat first = 0;  // who began
    std::vector<SeatResult> seats;
    int actions = 0;
    std::optional<Forfeit> forfeit;
    // Where facts were asked for, each one's value: one a seat, or one alone for the whole table.
    std::vector<std::vector<int>> facts;

    // Where the seat stands in the order of play: 0 is who began.
    int turn_of(Seat seat) const;
    // The seats from the first place to the last, equals together.
    std::vector<std::vector<Seat>> places() const;
    // Gives the win to the first place, in equal parts.
    void share_win();
};

}  // namespace faubourg::arena
