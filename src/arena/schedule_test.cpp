#include "src/arena/schedule.h"

#include <algorithm>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "src/match/testing.h"

namespace faubourg::arena {
namespace {

// How often each entrant sat in each seat on one deal.
std::map<std::pair<int, int>, int> sittings(const Schedule& schedule, int deal) {
    std::map<std::pair<int, int>, int> count;
    for (int rotation = 0; rotation < schedule.games_per_deal(); ++rotation) {
        const LineUp line_up = schedule.line_up(deal, rotation);
        for (std::size_t seat = 0; seat < line_up.size(); ++seat) {
            ++count[{line_up[seat], static_cast<int>(seat)}];
        }
    }
    return count;
}

TEST(Schedule, seats_everybody_equally_often_in_every_seat_on_every_deal) {
    for (int seats = 2; seats <= 5; ++seats) {
        for (int entrants = seats; entrants <= 8; ++entrants) {
            const Schedule schedule = *Schedule::everybody(entrants, seats);
            const int tables = entrants == seats ? 1 : entrants;
            EXPECT_EQ(schedule.games_per_deal(), tables * seats);
            for (int deal = 0; deal < 30; ++deal) {
                const auto count = sittings(schedule, deal);
                ASSERT_EQ(count.size(), static_cast<std::size_t>(entrants * seats));
                for (const auto& [where, times] : count) {
                    ASSERT_EQ(times, tables == 1 ? 1 : seats);
                }
            }
        }
    }
}

TEST(Schedule, never_seats_anybody_twice_at_a_table) {
    for (int seats = 2; seats <= 5; ++seats) {
        for (int entrants = seats; entrants <= 8; ++entrants) {
            const Schedule schedule = *Schedule::everybody(entrants, seats);
            const int each = schedule.games_per_deal();
            for (int game = 0; game < 40 * each; ++game) {
                const LineUp line_up = schedule.line_up(game / each, game % each);
                ASSERT_EQ(std::set<int>(line_up.begin(), line_up.end()).size(), line_up.size());
            }
        }
    }
}

TEST(Schedule, turns_one_order_round_the_table) {
    const Schedule schedule = *Schedule::everybody(3, 3);
    EXPECT_EQ(schedule.line_up(0, 0), (LineUp{0, 1, 2}));
    EXPECT_EQ(schedule.line_up(0, 1), (LineUp{1, 2, 0}));
    EXPECT_EQ(schedule.line_up(0, 2), (LineUp{2, 0, 1}));
    EXPECT_EQ(schedule.line_up(1, 0), (LineUp{0, 2, 1})) << "the other order on the next deal";
    EXPECT_EQ(schedule.line_up(2, 0), (LineUp{0, 1, 2}));
}

// As in duplicate bridge: the entrants of a deal play it in every seat.
TEST(Schedule, plays_every_line_up_in_every_rotation_on_the_same_deal) {
    for (const auto& [entrants, seats] : {std::pair(6, 2), std::pair(5, 3), std::pair(4, 4)}) {
        const Schedule schedule = *Schedule::everybody(entrants, seats);
        for (int deal = 0; deal < 20; ++deal) {
            std::multiset<LineUp> played;
            for (int game = 0; game < schedule.games_per_deal(); ++game) {
                played.insert(schedule.line_up(deal, game));
            }
            for (LineUp line_up : played) {
                const std::size_t times = played.count(line_up);
                std::ranges::rotate(line_up, line_up.begin() + 1);
                ASSERT_EQ(played.count(line_up), times);
            }
        }
    }
}

TEST(Schedule, lets_all_opponents_meet_equally_often) {
    const Schedule schedule = *Schedule::everybody(5, 3);
    std::map<std::pair<int, int>, int> met;
    constexpr int kAllArrangements = 4 * 3;
    for (int deal = 0; deal < kAllArrangements; ++deal) {
        for (int table = 0; table < schedule.games_per_deal(); ++table) {
            const LineUp line_up = schedule.line_up(deal, table);
            for (const int one : line_up) {
                for (const int other : line_up) {
                    if (one != other) ++met[{one, other}];
                }
            }
        }
    }
    EXPECT_EQ(met.size(), 20U);
    for (const auto& [pair, times] : met) EXPECT_EQ(times, met.begin()->second);
}

TEST(Schedule, puts_each_hero_alone_in_each_seat_of_the_field) {
    const Schedule schedule = *Schedule::against_field(3, 4);
    EXPECT_EQ(schedule.games_per_deal(), 8);
    EXPECT_EQ(schedule.line_up(7, 0), (LineUp{0, 2, 2, 2}));
    EXPECT_EQ(schedule.line_up(7, 3), (LineUp{2, 2, 2, 0}));
    EXPECT_EQ(schedule.line_up(7, 5), (LineUp{2, 1, 2, 2}));
    const auto count = sittings(schedule, 0);
    for (int seat = 0; seat < 4; ++seat) {
        EXPECT_EQ(count.at({0, seat}), 1);
        EXPECT_EQ(count.at({1, seat}), 1);
        EXPECT_EQ(count.at({2, seat}), 6);
    }
}

TEST(Schedule, lets_one_play_alone) {
    const Schedule schedule = *Schedule::alone(3);
    EXPECT_EQ(schedule.games_per_deal(), 1);
    EXPECT_EQ(schedule.line_up(4, 0), (LineUp{0, 0, 0}));
}

TEST(Schedule, refuses_what_fills_no_table) {
    using match::code_of;
    EXPECT_EQ(code_of(Schedule::everybody(1, 2)), "arena/line_up");
    EXPECT_EQ(code_of(Schedule::everybody(3, 4)), "arena/line_up");
    EXPECT_EQ(code_of(Schedule::everybody(9, 6)), "players/invalid");
    EXPECT_EQ(code_of(Schedule::everybody(2, 1)), "players/invalid");
    EXPECT_EQ(code_of(Schedule::against_field(1, 3)), "arena/line_up");
    EXPECT_EQ(code_of(Schedule::alone(0)), "players/invalid");
}

}  // namespace
}  // namespace faubourg::arena
