#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

Texts winners(const TestGame& table) {
    const Standing standing = table.rules().score(table.state);
    Texts seats;
    for (const Seat seat : all_seats(standing.players)) {
        if (standing.wins(seat)) seats.push_back(std::to_string(seat.number()));
    }
    return seats;
}

// gifts, bonus, rooms, loan = total, wealth.
std::string reckoned(const TestGame& table, Seat seat) {
    const SeatScore score = table.score(seat);
    std::string out;
    for (std::size_t part = 0; part < Rules::kScoreParts.size(); ++part) {
        out += (part == 0 ? "" : " ") + std::to_string(score.parts[part]);
    }
    return out + " = " + std::to_string(score.total) + ", " + std::to_string(score.tie_break);
}

TEST(CaliforniaScore, CAL_31_the_parts_and_their_names) {
    EXPECT_EQ(joined({Rules::kScoreParts.begin(), Rules::kScoreParts.end()}),
              "gifts bonus rooms loan");
    EXPECT_EQ(Rules::kTieBreak, "wealth");
}

TEST(CaliforniaScore, CAL_31_gifts_cards_and_rooms) {
    const TestGame table = position(R"(
        cards  triple-red 0  pair-billiard-dog 0  trio-grey-paleblue-green 2
        m1  silver 9  gifts 4
          .      .      .      .
          piano  red    drums  .
          .      drums  .      .
          dog    .      .      .
        m2  silver 3
        m3  silver 0  gifts 1
          .      .      .      .
          .      .      .      .
          .      .      bar    .
          .      .      .      .)");
    EXPECT_EQ(reckoned(table, 0), "4 5 5 0 = 14, 9");  // a furnished room is one point as well
    EXPECT_EQ(reckoned(table, 1), "0 0 1 0 = 1, 3");   // the printed room
    EXPECT_EQ(reckoned(table, 2), "1 3 1 0 = 5, 0");
    EXPECT_EQ(table.score(0).hidden_parts, 0);
}

TEST(CaliforniaScore, CAL_31_attic_and_extension_score_nothing) {
    const TestGame table = position(R"(
        m1  silver 2  extension  attic dog pool
        m2  silver 2)");
    EXPECT_EQ(reckoned(table, 0), "0 0 1 0 = 1, 2");
    EXPECT_EQ(reckoned(table, 1), "0 0 1 0 = 1, 2");
}

TEST(CaliforniaScore, CAL_31_a_loan_costs_two_points_unless_four_silver_repay_it) {
    const TestGame table = position(R"(
        day 12  phase over  bank 0
        m1  silver 3  loan
        m2  silver 4  loan
        m3  silver 9  loan
        m4  silver 3
        m5  silver 0  loan)");
    EXPECT_EQ(reckoned(table, 0), "0 0 1 -2 = -1, 3");
    EXPECT_EQ(reckoned(table, 1), "0 0 1 0 = 1, 0");
    EXPECT_EQ(reckoned(table, 2), "0 0 1 0 = 1, 5");
    EXPECT_EQ(reckoned(table, 3), "0 0 1 0 = 1, 3");
    EXPECT_EQ(reckoned(table, 4), "0 0 1 -2 = -1, 0");
}

TEST(CaliforniaScore, CAL_31_the_repayment_is_in_the_score_only) {
    TestGame table = position(R"(
        day 12  bank 1
        m1  silver 1  loan
        m2  silver 6)");
    table.act(0, "coin");
    ASSERT_EQ(table.look("phase"), "over");
    EXPECT_EQ(table.of(0, "silver"), 6);
    EXPECT_EQ(table.of(0, "loan"), true);
    EXPECT_EQ(reckoned(table, 0), "0 0 1 0 = 1, 2");
}

TEST(CaliforniaScore, CAL_31_every_viewer_sees_the_same_score) {
    const TestGame table = position(R"(
        m1  silver 9  loan  gifts 4
        m2  silver 3)");
    for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(1)}) {
        const Standing seen = table.rules().score(table.state, viewer);
        EXPECT_EQ(seen.seats[0].total, 5);
        EXPECT_EQ(seen.seats[0].tie_break, 5);
        EXPECT_EQ(seen.seats[0].hidden_parts, 0);
    }
}

TEST(CaliforniaScore, CAL_32_the_highest_score_wins) {
    EXPECT_EQ(joined(winners(position(R"(
        m1  silver 50  gifts 1
        m2  silver 0   gifts 3
        m3  silver 20  gifts 2)"))),
              "1");
}

TEST(CaliforniaScore, CAL_32_ties_go_to_the_richest_of_them) {
    EXPECT_EQ(joined(winners(position(R"(
        m1  silver 5   gifts 3
        m2  silver 7   gifts 3
        m3  silver 99  gifts 2)"))),
              "1");
}

TEST(CaliforniaScore, CAL_32_wealth_is_counted_after_the_repayment) {
    // 10 silver and a loan are 6 silver: fewer than 7.
    EXPECT_EQ(joined(winners(position(R"(
        m1  silver 10  loan  gifts 3
        m2  silver 7   gifts 3)"))),
              "1");
    EXPECT_EQ(joined(winners(position(R"(
        m1  silver 12  loan  gifts 3
        m2  silver 7   gifts 3)"))),
              "0");
}

TEST(CaliforniaScore, CAL_32_still_tied_the_win_is_shared) {
    EXPECT_EQ(joined(winners(position(R"(
        m1  silver 7   gifts 3
        m2  silver 11  loan  gifts 3
        m3  silver 6   gifts 3
        m4  silver 7   gifts 3
        m5  silver 9   gifts 2)"))),
              "0 1 3");
}

}  // namespace
}  // namespace faubourg::california::testing
