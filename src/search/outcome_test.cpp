#include "src/search/outcome.h"

#include <gtest/gtest.h>

namespace faubourg::search {
namespace {

Standing standing_of(std::initializer_list<int> totals) {
    Standing standing;
    for (const int total : totals) {
        standing.seats[static_cast<std::size_t>(standing.players++)].total = total;
    }
    return standing;
}

TEST(Outcome, a_shared_win_is_shared_in_equal_parts) {
    EXPECT_EQ(Outcome::of(standing_of({3, 5})).win, (std::array<int, kMaxSeats>{0, 60}));
    EXPECT_EQ(Outcome::of(standing_of({5, 5, 1})).win, (std::array<int, kMaxSeats>{30, 30, 0}));
    EXPECT_EQ(Outcome::of(standing_of({5, 5, 5, 1, 5})).win,
              (std::array<int, kMaxSeats>{15, 15, 15, 0, 15}));
    EXPECT_EQ(Outcome::of(standing_of({7, 2})).points, (std::array<int, kMaxSeats>{700, 200}));
}

TEST(Outcome, a_tie_break_decides_who_wins) {
    Standing standing = standing_of({5, 5});
    standing.seats[1].tie_break = 2;
    EXPECT_EQ(Outcome::of(standing).win, (std::array<int, kMaxSeats>{0, 60}));
}

TEST(Outcome, an_outlook_shares_the_win_by_how_far_seats_stand_apart) {
    const auto even = Outcome::of(Outlook{.players = 3, .points = {500, 500, 500}, .spread = 200});
    EXPECT_EQ(even.win, (std::array<int, kMaxSeats>{20, 20, 20}));
    const auto lead = Outcome::of(Outlook{.players = 2, .points = {700, 500}, .spread = 200});
    EXPECT_EQ(lead.win, (std::array<int, kMaxSeats>{48, 12}));  // four to one
    const auto far = Outcome::of(Outlook{.players = 2, .points = {0, 100'000}, .spread = 1});
    EXPECT_EQ(far.win, (std::array<int, kMaxSeats>{0, 60}));
    EXPECT_EQ(lead.points, (std::array<int, kMaxSeats>{700, 500}));
}

TEST(Taste, runs_from_nothing_to_the_best) {
    const Taste taste{.win_percent = 60, .range = 10};
    EXPECT_EQ(taste.utility(Outcome::of(standing_of({30, 0})), 0), Taste::kBest);
    EXPECT_EQ(taste.utility(Outcome::of(standing_of({30, 0})), 1), 0);
    EXPECT_EQ(taste.utility(Outcome::of(standing_of({4, 4})), 0), Taste::kBest / 2);
}

TEST(Taste, prefers_a_win_to_any_lead_it_can_weigh_and_a_larger_lead_among_wins) {
    const Taste taste{.win_percent = 60, .range = 10};
    const auto utility = [&taste](int mine, int other) {
        return taste.utility(Outcome::of(standing_of({mine, other})), 0);
    };
    EXPECT_GT(utility(6, 5), utility(5, 5));
    EXPECT_GT(utility(5, 5), utility(4, 5));
    EXPECT_GT(utility(9, 5), utility(6, 5));
    EXPECT_EQ(utility(20, 5), utility(15, 5));  // past the range
    const Taste points_only{.win_percent = 0, .range = 10};
    EXPECT_EQ(points_only.utility(Outcome::of(standing_of({5, 0})), 0), Taste::kBest * 3 / 4);
}

TEST(Taste, measures_the_lead_against_the_best_of_the_others) {
    const Taste taste{.win_percent = 0, .range = 10};
    EXPECT_EQ(taste.utility(Outcome::of(standing_of({5, 1, 10})), 0), Taste::kBest / 4);
}

}  // namespace
}  // namespace faubourg::search
