#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

TEST(CaliforniaTurn, CAL_7_the_seat_to_act_takes_a_coin_or_buys_a_tile) {
    const TestGame table = position(R"(
        acts 1
        shop A  red - - -
        shop B  extension - - -
        m2  silver 6
        m1  silver 6
        m3  silver 6)");
    EXPECT_EQ(joined(table.legal(1)),
              "borrow buy A1 a2 buy A1 b1 buy A1 b3 buy A1 c2 buy B1 extension coin");
    // The others may borrow (CAL-25), nothing else.
    EXPECT_EQ(joined(table.legal(0)), "borrow");
    EXPECT_EQ(joined(table.legal(2)), "borrow");
    EXPECT_EQ(table.refusal(0, "coin"), "CAL-11: seat 1 is to act");
}

TEST(CaliforniaTurn, CAL_7_there_is_no_pass) {
    EXPECT_FALSE(default_rules().parse("pass"));
    // No money, a loan and nothing to buy: only the coin is legal.
    const TestGame table = position(R"(
        m1  silver 0  loan
        m2  silver 6)");
    EXPECT_EQ(joined(table.legal(0)), "coin");
}

TEST(CaliforniaTurn, CAL_7_an_empty_shop_space_sells_nothing) {
    const TestGame table = position(R"(
        shop A  - extension * *
        m1  silver 6
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "");
    EXPECT_EQ(table.refusal(0, "buy A1 c2"), "CAL-7: that shop space is empty");
    EXPECT_EQ(table.targets("A2"), "extension");
}

TEST(CaliforniaTurn, CAL_8_a_coin_is_five_silver_out_of_the_bank) {
    TestGame table = position(R"(
        bank 3
        m1  silver 2
        m2  silver 6)");
    const Value shops = table.look("shops");
    table.act(0, "coin");
    EXPECT_EQ(table.of(0, "silver"), 7);
    EXPECT_EQ(table.look("bank"), 2);
    EXPECT_EQ(table.look("shops"), shops);
    EXPECT_EQ(table.event_names(), "coin");
    EXPECT_EQ(table.of(1, "silver"), 6);
}

TEST(CaliforniaTurn, CAL_9_a_tile_costs_what_the_bank_shows_and_the_bank_gets_none_of_it) {
    for (const int bank : {4, 3, 2, 1}) {
        TestGame table = position("bank " + std::to_string(bank) + R"(
            shop B  * extension * *
            m1  silver 10
            m2  silver 6)");
        table.act(0, "buy B2 extension");
        EXPECT_EQ(table.of(0, "silver"), 10 - bank);
        EXPECT_EQ(table.look("bank"), bank);
        EXPECT_EQ(at(table.event("buy"), "paid"), bank);
    }
}

TEST(CaliforniaTurn, CAL_10_a_tile_must_be_paid_for_in_full) {
    TestGame table = position(R"(
        shop A  extension drums dog green
        shop B  - red - -
        m1  silver 3
        m2  silver 6)");
    EXPECT_EQ(joined(table.legal(0)), "borrow coin");
    for (const auto* text : {"buy A1 extension", "buy A2 b2", "buy A3 attic", "buy B2 c2"}) {
        EXPECT_EQ(table.refusal(0, text), "CAL-10: the tile can't be paid for in full");
    }
    table.state.manor(0).silver = 4;
    EXPECT_EQ(table.targets("A1"), "extension");
    EXPECT_EQ(table.targets("A2"), "b2");
    EXPECT_EQ(table.targets("A3"), "attic");
    EXPECT_EQ(table.targets("B2"), "b3 c2");  // only where there is no coin symbol
    table.act(0, "buy A1 extension");
    EXPECT_EQ(table.of(0, "silver"), 0);
}

TEST(CaliforniaTurn, CAL_10_a_tile_that_has_no_place_cant_be_bought) {
    const TestGame table = position(R"(
        shop A  red extension dog jukebox
        shop B  mauve pool paleblue drums
        m1  silver 60  extension  attic pool dog
          .      grey   mauve  .
          grey   red    mauve  .
          mauve  brown  .      .
          .      .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "");  // surrounded
    EXPECT_EQ(table.targets("A2"), "");  // it already has one
    EXPECT_EQ(table.targets("A3"), "");  // no green room, the attic is full
    EXPECT_EQ(table.targets("A4"), "a3 c1 c2");
    EXPECT_EQ(table.targets("B1"), "a4 c3 d1 d2");
    EXPECT_EQ(table.targets("B2"), "");
    EXPECT_EQ(table.targets("B3"), "a1 a4 b4 c3 c4 d1 d2 d3 d4");
    EXPECT_EQ(table.targets("B4"), "b2");
}

TEST(CaliforniaTurn, CAL_10_one_tile_a_turn) {
    TestGame table = position(R"(
        shop A  extension drums * *
        m1  silver 60
        m2  silver 6)");
    table.act(0, "buy A1 extension");
    EXPECT_EQ(joined(table.legal(0)), "borrow");
    EXPECT_EQ(table.refusal(0, "buy A2 b2"), "CAL-11: seat 1 is to act");
}

TEST(CaliforniaTurn, CAL_11_the_turn_passes_to_the_left_and_round) {
    TestGame table = position(R"(
        shop A  extension extension extension extension
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(0, "coin");
    EXPECT_EQ(table.look("to_act"), 1);
    table.act(1, "buy A1 extension");
    EXPECT_EQ(table.look("to_act"), 2);
    table.act(2, "coin");
    EXPECT_EQ(table.look("to_act"), 0);
}

TEST(CaliforniaRooms, CAL_12_a_room_takes_a_free_space_of_the_ground_floor) {
    TestGame table = position(R"(
        shop A  green red * *
        m1  silver 60
          .      .      .      .
          .      red    piano  .
          .      .      .      .
          brown  .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "a1 a2 a3 b1 b3 b4 c1 c3 c4 d1 d2 d3 d4");
    for (const auto* taken : {"buy A1 b2", "buy A1 c2", "buy A1 a4", "buy A2 c2"}) {
        EXPECT_EQ(table.refusal(0, taken), "CAL-12: there is a room on that space");
    }
    EXPECT_EQ(table.refusal(0, "buy A1 attic"), "CAL-12: a room goes on the ground floor");
    table.act(0, "buy A1 d4");
    EXPECT_EQ(table.manor(0), floor(R"(
          .      .      .      .
          .      red    piano  .
          .      .      .      .
          brown  .      .      green)"));
    EXPECT_EQ(show(table.of(0, "rooms.d4")),
              R"({"colour":"green","printed":false,"furniture":null})");
    EXPECT_TRUE(table.look("shops[0][0]").is_null());
}

TEST(CaliforniaRooms, CAL_13_the_first_room_of_a_colour_goes_anywhere) {
    const TestGame table = position(R"(
        shop A  mauve * * *
        m1  silver 60
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "a1 a2 a3 a4 b1 b3 b4 c1 c2 c3 c4 d1 d2 d3 d4");
}

TEST(CaliforniaRooms, CAL_13_eight_such_rooms_make_the_longest_list_of_all) {
    const TestGame table = position(R"(
        shop A  mauve mauve mauve mauve
        shop B  mauve mauve mauve mauve
        m1  silver 60
        m2  silver 6)");
    const Texts legal = table.legal(0);
    ASSERT_EQ(legal.size(), 8U * 15U + 2U);
    EXPECT_EQ(legal.front(), "borrow");
    EXPECT_EQ(legal[15], "buy A1 d4");
    EXPECT_EQ(legal[16], "buy A2 a1");
    EXPECT_EQ(legal.back(), "coin");
}

TEST(CaliforniaRooms, CAL_13_the_printed_room_counts) {
    const TestGame table = position(R"(
        shop A  mauve * * *
        m4  silver 60
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "a3 b2 b4 c3");
    EXPECT_EQ(table.refusal(0, "buy A1 a2"), "CAL-13: it must be beside a room of its colour");
}

TEST(CaliforniaRooms, CAL_13_beside_any_room_of_its_colour_and_not_across_a_corner) {
    const TestGame table = position(R"(
        shop A  brown * * *
        m1  silver 60
          .      .      .      bar
          .      red    .      .
          .      .      brown  .
          .      .      grey   .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "b3 c1 c2 d2 d3");
}

TEST(CaliforniaRooms, CAL_13_no_space_is_beside_one_at_the_far_end_of_the_next_line) {
    const auto beside_one = [](const std::string& rows) {
        return position("shop A  brown * * *\n m1 silver 60\n" + rows + "\n m2 silver 6")
            .targets("A1");
    };
    EXPECT_EQ(beside_one("brown . . .  . red . .  . . . .  . . . ."), "a2 b1");
    EXPECT_EQ(beside_one(". . . brown  . red . .  . . . .  . . . ."), "c1 d2");
    EXPECT_EQ(beside_one(". . . .  . red . .  . . . .  brown . . ."), "a3 b4");
    EXPECT_EQ(beside_one(". . . .  . red . .  . . . .  . . . brown"), "c4 d3");
    EXPECT_EQ(beside_one(". . . .  . red . .  . . . .  . . brown ."), "b4 c3 d4");
    EXPECT_EQ(beside_one(". . . .  . red . brown  . . . .  . . . ."), "c2 d1 d3");
}

TEST(CaliforniaRooms, CAL_14_a_space_s_coins_are_paid_on_top) {
    // Manor 1 for few players: b1 shows two coins, a2 one, c2 and b3 none.
    struct Case {
        std::string_view text;
        int paid;
    };
    for (const auto& [text, paid] : {Case{"buy A1 b1", 4}, {"buy A1 a2", 3}, {"buy A1 c2", 2}}) {
        TestGame table = position(R"(
            bank 2
            shop A  red * * *
            m1  silver 6
            m2  silver 6)");
        table.act(0, text);
        EXPECT_EQ(table.of(0, "silver"), 6 - paid);
        EXPECT_EQ(at(table.event("buy"), "paid"), paid);
        EXPECT_EQ(table.look("bank"), 2);
    }
}

TEST(CaliforniaRooms, CAL_14_coins_that_cant_be_paid_keep_a_room_away) {
    const auto with_silver = [](int silver) {
        return position("bank 2\n shop A red * * *\n m1 silver " + std::to_string(silver) +
                        "\n m2 silver 6");
    };
    EXPECT_EQ(with_silver(1).targets("A1"), "");
    EXPECT_EQ(with_silver(2).targets("A1"), "b3 c2");
    EXPECT_EQ(with_silver(3).targets("A1"), "a2 b3 c2");
    EXPECT_EQ(with_silver(4).targets("A1"), "a2 b1 b3 c2");
    EXPECT_EQ(with_silver(3).refusal(0, "buy A1 b1"),
              "CAL-14: the coins of that space can't be paid");
}

TEST(CaliforniaRooms, CAL_14_furniture_never_pays_a_space_s_coins) {
    TestGame table = position(R"(
        shop A  piano * * *
        m1  silver 4
          .      red    .      .
          .      drums  .      .
          .      .      .      .
          .      .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "b1");
    table.act(0, "buy A1 b1");
    EXPECT_EQ(table.of(0, "silver"), 0);
}

}  // namespace
}  // namespace faubourg::california::testing
