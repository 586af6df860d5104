#pragma once

#include <string_view>
#include <vector>

#include "src/core/result.h"

namespace faubourg::arena {

// Which entrant sits in each seat, by the entrants' numbers.
using LineUp = std::vector<int>;

// Who plays whom. Every deal is played by a whole set of line-ups in which each entrant sits
// equally often in each seat, so that neither the luck of the deal nor the seat favours anybody.
// What is played on a deal follows from its number alone: a longer tournament begins like a shorter
// one.
class Schedule {
  public:
    // All entrants against each other, at one table if they are as many as seats, else at as many
    // tables as entrants. Each table plays its deal in every rotation; who sits with whom, and in
    // which order, changes from deal to deal.
    static Result<Schedule> everybody(int entrants, int seats);
    // Each of the first entrants alone in each seat in turn, the last one in all the others.
    static Result<Schedule> against_field(int entrants, int seats);
    // One entrant in all seats, one game a deal.
    static Result<Schedule> alone(int seats);

    int seats() const { return seats_; }
    int entrants() const { return entrants_; }
    int games_per_deal() const;
    LineUp line_up(int deal, int rotation) const;
    // What a results file calls the kind of schedule.
    std::string_view name() const;

  private:
    int tables() const;
    enum class Kind { Everybody, Field, Alone };
    Schedule(Kind kind, int entrants, int seats)
        : kind_(kind), entrants_(entrants), seats_(seats) {}

    Kind kind_;
    int entrants_;
    int seats_;
};

}  // namespace faubourg::arena
