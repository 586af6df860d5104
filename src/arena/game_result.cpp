#include "src/arena/game_result.h"

#include <map>
#include <tuple>

namespace faubourg::arena {

std::vector<std::vector<Seat>> GameResult::places() const {
    std::map<std::tuple<bool, int, int>, std::vector<Seat>, std::greater<>> by_rank;
    for (const Seat seat : all_seats(seats.size())) {
        const SeatResult& result = seats[seat.index()];
        if (forfeit) {
            by_rank[{seat != forfeit->seat, 0, 0}].push_back(seat);
        } else {
            by_rank[{true, result.total, result.tie_break}].push_back(seat);
        }
    }
    std::vector<std::vector<Seat>> places;
    places.reserve(by_rank.size());
    for (auto& [rank, equals] : by_rank) places.push_back(std::move(equals));
    return places;
}

int GameResult::turn_of(Seat seat) const {
    return steps_between(first, seat, static_cast<int>(seats.size()));
}

void GameResult::share_win() {
    for (SeatResult& seat : seats) seat.win = 0;
    const std::vector<Seat> winners = places().front();
    for (const Seat seat : winners) {
        seats[seat.index()].win = 1.0 / static_cast<double>(winners.size());
    }
}

}  // namespace faubourg::arena
