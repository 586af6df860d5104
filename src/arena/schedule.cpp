#include "src/arena/schedule.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "src/core/index.h"
#include "src/core/seat.h"

namespace faubourg::arena {
namespace {

// The `number`-th ordered choice of `count` of 1..most, starting again after all of them: the
// digits of `number` in falling bases choose from what is left.
std::vector<int> arrangement(int number, int count, int most) {
    std::vector<int> left(static_cast<std::size_t>(most));
    std::iota(left.begin(), left.end(), 1);
    std::vector<int> chosen;
    chosen.reserve(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i) {
        const int choices = static_cast<int>(left.size());
        const auto pick = left.begin() + number % choices;
        number /= choices;
        chosen.push_back(*pick);
        left.erase(pick);
    }
    return chosen;
}

Result<void> check_seats(int seats) {
    if (seats >= 2 && seats <= kMaxSeats) return {};
    return fail("players/invalid",
                "an arena has 2 to " + std::to_string(kMaxSeats) + " players at a table");
}

}  // namespace

Result<Schedule> Schedule::everybody(int entrants, int seats) {
    if (const auto good = check_seats(seats); !good) return fail(good);
    if (entrants < seats) {
        return fail("arena/line_up",
                    "there are fewer bots than players: name who sits in the "
                    "other seats with --against BOT");
    }
    return Schedule(Kind::Everybody, entrants, seats);
}

Result<Schedule> Schedule::against_field(int entrants, int seats) {
    if (const auto good = check_seats(seats); !good) return fail(good);
    if (entrants < 2) return fail("arena/line_up", "name at least one bot with --bots");
    return Schedule(Kind::Field, entrants, seats);
}

Result<Schedule> Schedule::alone(int seats) {
    return transform(check_seats(seats), [&] { return Schedule(Kind::Alone, 1, seats); });
}

std::string_view Schedule::name() const {
    constexpr std::array<std::string_view, 3> kNames = {"everybody", "field", "alone"};
    return kNames[std::to_underlying(kind_)];
}

int Schedule::games_per_deal() const {
    if (kind_ == Kind::Alone) return 1;
    if (kind_ == Kind::Field) return (entrants_ - 1) * seats_;
    return tables() * seats_;
}

int Schedule::tables() const { return entrants_ == seats_ ? 1 : entrants_; }

LineUp Schedule::line_up(int deal, int rotation) const {
    if (kind_ == Kind::Alone) return LineUp(static_cast<std::size_t>(seats_), 0);
    if (kind_ == Kind::Field) {
        LineUp seats(static_cast<std::size_t>(seats_), entrants_ - 1);
        at_index(seats, rotation % seats_) = rotation / seats_;
        return seats;
    }
    std::vector<int> steps = arrangement(deal, seats_ - 1, entrants_ - 1);
    steps.insert(steps.begin(), 0);
    // Every entrant finds its opponents by the same steps; then the table is rotated.
    const int first = rotation / seats_;
    LineUp seats;
    seats.reserve(steps.size());
    for (const int step : steps) seats.push_back((first + step) % entrants_);
    std::ranges::rotate(seats, seats.begin() + rotation % seats_);
    return seats;
}

}  // namespace faubourg::arena
