#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

TEST(CaliforniaLoans, CAL_25_a_loan_brings_three_silver_and_is_no_turn) {
    TestGame table = position(R"(
        bank 2
        m1  silver 1
        m2  silver 6)");
    table.act(0, "borrow");
    EXPECT_EQ(table.of(0, "silver"), 4);
    EXPECT_EQ(table.of(0, "loan"), true);
    EXPECT_EQ(table.look("to_act"), 0);
    EXPECT_EQ(table.look("bank"), 2);
    EXPECT_EQ(table.event_names(), "borrow");
    EXPECT_TRUE(table.may(0, "coin"));
}

TEST(CaliforniaLoans, CAL_25_one_loan_at_a_time) {
    TestGame table = position(R"(
        m1  silver 0  loan
        m2  silver 6)");
    EXPECT_FALSE(table.may(0, "borrow"));
    EXPECT_EQ(table.refusal(0, "borrow"), "CAL-25: one loan at a time");
}

TEST(CaliforniaLoans, CAL_25_at_any_time_also_in_another_s_turn) {
    TestGame table = position(R"(
        acts 1
        m1  silver 0
        m2  silver 6
        m3  silver 2
        m4  silver 2  loan)");
    EXPECT_EQ(joined(table.legal(0)), "borrow");
    EXPECT_EQ(joined(table.legal(2)), "borrow");
    EXPECT_EQ(joined(table.legal(3)), "");
    table.act(2, "borrow");
    table.act(0, "borrow");
    EXPECT_EQ(table.of(0, "silver"), 3);
    EXPECT_EQ(table.of(2, "silver"), 5);
    EXPECT_EQ(table.look("to_act"), 1);
    table.act(1, "borrow");
    EXPECT_EQ(table.of(1, "silver"), 9);
    EXPECT_EQ(table.look("to_act"), 1);
}

TEST(CaliforniaLoans, CAL_25_borrowed_money_buys_in_the_same_turn) {
    TestGame table = position(R"(
        shop A  extension * * *
        m1  silver 1
        m2  silver 6)");
    EXPECT_FALSE(table.may(0, "buy A1 extension"));
    table.act(0, "borrow");
    table.act(0, "buy A1 extension");
    EXPECT_EQ(table.of(0, "silver"), 0);
}

TEST(CaliforniaLoans, CAL_25_not_while_that_player_owes_a_settle_and_not_after_the_end) {
    TestGame table = position(R"(
        shop A  red * * *
        m2  silver 10  extension  attic piano drums
        m3  silver 6)");
    table.act(0, "buy A1 c1");
    EXPECT_FALSE(table.may(0, "borrow"));
    EXPECT_TRUE(table.may(1, "borrow"));
    table.act(0, "settle piano");
    EXPECT_TRUE(table.may(0, "borrow"));

    const TestGame over = position(R"(
        day 12  phase over  bank 0
        m1  silver 0
        m2  silver 6)");
    for (const Seat seat : all_seats(2)) {
        EXPECT_TRUE(over.legal(seat).empty());
        EXPECT_EQ(over.refusal(seat, "borrow"), "CAL-29: the game is over");
    }
}

TEST(CaliforniaLoans, CAL_26_repaying_takes_four_silver) {
    TestGame table = position(R"(
        m1  silver 4  loan
        m2  silver 6)");
    table.act(0, "repay");
    EXPECT_EQ(table.of(0, "silver"), 0);
    EXPECT_EQ(table.of(0, "loan"), false);
    EXPECT_EQ(table.look("to_act"), 0);
    EXPECT_EQ(table.event_names(), "repay");
}

TEST(CaliforniaLoans, CAL_26_not_with_three_silver_and_not_without_a_loan) {
    const TestGame table = position(R"(
        m1  silver 3  loan
        m2  silver 60)");
    EXPECT_FALSE(table.may(0, "repay"));
    EXPECT_EQ(table.refusal(0, "repay"), "CAL-26: repaying takes 4 silver");
    EXPECT_FALSE(table.may(1, "repay"));
    EXPECT_EQ(table.refusal(1, "repay"), "CAL-26: there is no loan to repay");
}

TEST(CaliforniaLoans, CAL_26_in_another_s_turn_and_again_and_again) {
    TestGame table = position(R"(
        acts 1
        m1  silver 6
        m2  silver 6)");
    table.act(0, "borrow");
    table.act(0, "repay");
    EXPECT_EQ(table.of(0, "silver"), 5);
    EXPECT_TRUE(table.may(0, "borrow"));
    table.act(0, "borrow");
    EXPECT_EQ(table.of(0, "silver"), 8);
    EXPECT_EQ(table.of(0, "loan"), true);
    table.act(0, "repay");
    EXPECT_EQ(table.of(0, "silver"), 4);
    EXPECT_EQ(table.look("to_act"), 1);
}

TEST(CaliforniaLoans, CAL_26_not_while_that_player_owes_a_settle) {
    TestGame table = position(R"(
        shop A  red * * *
        m2  silver 20  loan  extension  attic piano drums
        m3  silver 6  loan)");
    table.act(0, "buy A1 c1");
    EXPECT_FALSE(table.may(0, "repay"));
    EXPECT_TRUE(table.may(1, "repay"));
    table.act(0, "settle drums");
    EXPECT_TRUE(table.may(0, "repay"));
}

}  // namespace
}  // namespace faubourg::california::testing
