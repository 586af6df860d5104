#include "src/search/outcome.h"

#include <gtest/gtest.h>

namespace faubourg::search {
namespace {

Standing standing_of(std::initializer_list<int> totals) {
    Standing standing;
    for (const int total : totals) {
        standing.seats[Seat::of(standing.players++)].total = total;
    }
    return standing;
}

using Entries = std::array<int, kMaxSeats>;

Entries wins_of(const Outcome& outcome) {
    Entries wins{};
    std::ranges::transform(outcome.win, wins.begin(), &WinShare::parts);
    return wins;
}

Entries points_of(const Outcome& outcome) {
    Entries points{};
    std::ranges::transform(outcome.points, points.begin(), &Centipoints::count);
    return points;
}

TEST(Outcome, a_shared_win_is_shared_in_equal_parts) {
    EXPECT_EQ(wins_of(Outcome::of(standing_of({3, 5}))), (Entries{0, 60}));
    EXPECT_EQ(wins_of(Outcome::of(standing_of({5, 5, 1}))), (Entries{30, 30, 0}));
    EXPECT_EQ(wins_of(Outcome::of(standing_of({5, 5, 5, 1, 5}))), (Entries{15, 15, 15, 0, 15}));
    EXPECT_EQ(points_of(Outcome::of(standing_of({7, 2}))), (Entries{700, 200}));
}

TEST(Outcome, a_tie_break_decides_who_wins) {
    Standing standing = standing_of({5, 5});
    standing.seats[1].tie_break = 2;
    EXPECT_EQ(wins_of(Outcome::of(standing)), (Entries{0, 60}));
}

TEST(Outcome, an_evaluation_shares_the_win_by_how_far_seats_stand_apart) {
    const auto even =
        Outcome::of(Evaluation{.players = 3, .points = {{{{500}, {500}, {500}}}}, .spread = {200}});
    EXPECT_EQ(wins_of(even), (Entries{20, 20, 20}));
    const auto lead =
        Outcome::of(Evaluation{.players = 2, .points = {{{{700}, {500}}}}, .spread = {200}});
    EXPECT_EQ(wins_of(lead), (Entries{48, 12}));  // four to one
    const auto far =
        Outcome::of(Evaluation{.players = 2, .points = {{{{0}, {100'000}}}}, .spread = {1}});
    EXPECT_EQ(wins_of(far), (Entries{0, 60}));
    EXPECT_EQ(points_of(lead), (Entries{700, 500}));
}

TEST(UtilityFunction, runs_from_0_to_its_maximum) {
    const UtilityFunction utility{.win_weight = {60}, .lead_range = 10};
    EXPECT_EQ(utility(Outcome::of(standing_of({30, 0})), 0), kMaxUtility);
    EXPECT_EQ(utility(Outcome::of(standing_of({30, 0})), 1), 0);
    EXPECT_EQ(utility(Outcome::of(standing_of({4, 4})), 0), kMaxUtility / 2);
}

TEST(UtilityFunction, prefers_a_win_to_any_lead_and_a_larger_lead_among_wins) {
    const UtilityFunction utility{.win_weight = {60}, .lead_range = 10};
    const auto of = [&utility](int mine, int other) {
        return utility(Outcome::of(standing_of({mine, other})), 0);
    };
    EXPECT_GT(of(6, 5), of(5, 5));
    EXPECT_GT(of(5, 5), of(4, 5));
    EXPECT_GT(of(9, 5), of(6, 5));
    EXPECT_EQ(of(20, 5), of(15, 5));  // beyond the range
    const UtilityFunction points_only{.win_weight = {0}, .lead_range = 10};
    EXPECT_EQ(points_only(Outcome::of(standing_of({5, 0})), 0), kMaxUtility * 3 / 4);
}

TEST(UtilityFunction, measures_the_lead_against_the_best_of_the_others) {
    const UtilityFunction utility{.win_weight = {0}, .lead_range = 10};
    EXPECT_EQ(utility(Outcome::of(standing_of({5, 1, 10})), 0), kMaxUtility / 4);
}

}  // namespace
}  // namespace faubourg::search
