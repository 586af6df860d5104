#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "src/core/result.h"

namespace faubourg::arena {

// Which entrant sits in each seat, by the entrants' numbers.
using LineUp = std::vector<int>;

// Who plays whom. Every deal is played with a whole set of line-ups in which each entrant sits
// equally often in each seat, so that neither the deal nor the seat favours anybody. The games of a
// deal depend only on its number, so a longer tournament begins like a shorter one.
class Schedule {
  public:
    // All entrants against each other: at one table if there are as many entrants as seats, or else
    // at as many tables as entrants. Each table plays its deal in every rotation; who sits with
    // whom, and in which order, changes from deal to deal.
    static Result<Schedule> everybody(int entrants, int seats);
    // Each of the first entrants alone in each seat in turn; the last entrant has all other seats.
    static Result<Schedule> against_field(int entrants, int seats);
    // One entrant in all seats, one game for each deal.
    static Result<Schedule> alone(int seats);

    int seats() const { return seats_; }
    int entrants() const { return entrants_; }
    int games_per_deal() const;
    LineUp line_up(int deal, int rotation) const;
    // The name of this kind of schedule in a results file.
    std::string_view name() const;

  private:
    int tables() const;
    enum class Kind : std::uint8_t { Everybody, Field, Alone };
    Schedule(Kind kind, int entrants, int seats)
        : kind_(kind), entrants_(entrants), seats_(seats) {}

    Kind kind_;
    int entrants_;
    int seats_;
};

}  // namespace faubourg::arena
