#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// Two pieces of different kinds wait for a red room; the printed room of manor 2 is green.
constexpr std::string_view kTwoKinds = R"(
    shop A  red red * *
    neighbours  green 0
    m2  silver 10  extension  attic piano drums
    m3  silver 6  loan
    m4  silver 6)";

Value attic(const Value& first, const Value& second) { return Value::List{first, second}; }

TEST(CaliforniaAttic, CAL_15_an_attic_piece_moves_into_the_new_room_of_its_colour) {
    TestGame table = position(R"(
        shop A  red * * *
        m2  silver 10  attic drums
        m3  silver 6)");
    table.act(0, "buy A1 c1");
    EXPECT_EQ(table.manor(0), floor(R"(
        .  .  drums  .
        .  .  green  .
        .  .  .      .
        .  .  .      .)"));
    EXPECT_EQ(table.of(0, "attic"), attic(nullptr, nullptr));
    EXPECT_EQ(table.event_names(), "buy settle neighbour");
    EXPECT_EQ(show(table.event("settle")),
              R"({"event":"settle","seat":0,"furniture":"drums","to":"c1"})");
    EXPECT_EQ(table.look("phase"), "main");
    EXPECT_EQ(table.look("to_act"), 1);
}

TEST(CaliforniaAttic, CAL_15_only_a_piece_of_the_new_room_s_colour_moves) {
    TestGame table = position(R"(
        shop A  red brown * *
        m2  silver 20  extension  attic pool piano
        m3  silver 6)");
    table.act(0, "buy A2 c1");
    EXPECT_EQ(table.of(0, "attic"), attic("pool", "piano"));
    EXPECT_EQ(table.event_names(), "buy");
    table.act(1, "coin");
    table.act(0, "buy A1 d1");
    EXPECT_EQ(table.of(0, "attic"), attic("pool", nullptr));
    EXPECT_EQ(table.of(0, "rooms.d1.furniture"), "piano");
}

TEST(CaliforniaAttic, CAL_15_of_two_kinds_the_owner_chooses) {
    TestGame table = position(kTwoKinds);
    table.act(0, "buy A1 c1");
    // It is paid, the shop space is empty, the room is placed and unfurnished; all else is
    // unchanged.
    EXPECT_EQ(table.look("phase"), "settle");
    EXPECT_EQ(table.look("to_act"), 0);
    EXPECT_EQ(table.of(0, "silver"), 10 - 4 - 1);
    EXPECT_TRUE(table.look("shops[0][0]").is_null());
    EXPECT_TRUE(table.of(0, "rooms.c1.furniture").is_null());
    EXPECT_EQ(table.of(0, "attic"), attic("piano", "drums"));
    EXPECT_EQ(table.visitors(0), "green");
    EXPECT_EQ(table.event_names(), "buy");

    EXPECT_EQ(joined(table.legal(0)), "settle drums settle piano");
    table.act(0, "settle piano");
    EXPECT_EQ(table.of(0, "rooms.c1.furniture"), "piano");
    EXPECT_EQ(table.of(0, "attic"), attic(nullptr, "drums"));  // the other piece stays
    EXPECT_EQ(table.event_names(), "settle neighbour gift");
    EXPECT_EQ(table.visitors(0), "red green");
    EXPECT_EQ(table.look("phase"), "main");
    EXPECT_EQ(table.look("to_act"), 1);
}

TEST(CaliforniaAttic, CAL_15_the_owner_may_choose_the_second_space_as_well) {
    TestGame table = position(kTwoKinds);
    table.act(0, "buy A1 d4");
    table.act(0, "settle drums");
    EXPECT_EQ(table.of(0, "rooms.d4.furniture"), "drums");
    EXPECT_EQ(table.of(0, "attic"), attic("piano", nullptr));
    // The next piece goes to the first free attic space, here the second.
    table.act(1, "coin");
    table.act(2, "coin");
    table.state.goods[0] = kFirstFurniture + 1;  // a billiard table; there is no brown room
    ASSERT_EQ(table.look("shops[0][0]"), "furniture:billiard");
    table.act(0, "buy A1 attic");
    EXPECT_EQ(table.of(0, "attic"), attic("piano", "billiard"));
}

TEST(CaliforniaAttic, CAL_15_of_two_of_the_same_kind_the_first_space_is_emptied) {
    TestGame table = position(R"(
        shop A  red statue pool *
        m1  silver 20  extension  attic piano piano
          .  .      .      .
          .  drums  .      .
          .  .      .      .
          .  .      .      .
        m3  silver 6)");
    table.act(0, "buy A1 b3");
    EXPECT_EQ(table.look("phase"), "main");
    EXPECT_EQ(table.of(0, "rooms.b3.furniture"), "piano");
    EXPECT_EQ(table.of(0, "attic"), attic(nullptr, "piano"));
    EXPECT_EQ(table.look("to_act"), 1);
    table.act(1, "coin");
    table.act(0, "buy A2 attic");
    EXPECT_EQ(table.of(0, "attic"), attic("statue", "piano"));
}

TEST(CaliforniaAttic, CAL_15_nothing_else_is_legal_for_the_one_who_owes_a_settle) {
    TestGame table = position(kTwoKinds);
    table.act(0, "buy A1 c1");
    for (const auto* text : {"coin", "borrow", "repay", "buy A2 c2", "buy A2 d1"}) {
        EXPECT_EQ(table.refusal(0, text),
                  "CAL-15: first choose which attic piece moves into the new room");
    }
    EXPECT_EQ(table.refusal(0, "settle dog"), "CAL-15: that piece is not in the attic");
    EXPECT_EQ(table.refusal(1, "settle piano"), "CAL-11: seat 0 is to act");
}

TEST(CaliforniaAttic, CAL_15_others_borrow_and_repay_while_a_settle_is_owed) {
    TestGame table = position(kTwoKinds);
    table.act(0, "buy A1 c1");
    EXPECT_EQ(joined(table.legal(1)), "repay");
    EXPECT_EQ(joined(table.legal(2)), "borrow");
    table.act(1, "repay");
    table.act(2, "borrow");
    EXPECT_EQ(table.of(1, "silver"), 2);
    EXPECT_EQ(table.of(2, "silver"), 9);
    EXPECT_EQ(table.look("phase"), "settle");
    EXPECT_EQ(joined(table.legal(0)), "settle drums settle piano");
    table.act(0, "settle drums");
    EXPECT_EQ(table.look("to_act"), 1);
}

TEST(CaliforniaAttic, CAL_15_settle_is_for_that_choice_only) {
    const TestGame table = position(kTwoKinds);
    EXPECT_EQ(table.refusal(0, "settle piano"), "CAL-15: no attic piece is waiting for a choice");
}

TEST(CaliforniaAttic, CAL_15_a_settle_may_end_the_day) {
    TestGame table = position(R"(
        day 5  bank 2  acts 2
        shop A  - - red -
        shop B  dog - - pool
        pile  grey grey grey grey mauve mauve mauve mauve
        m3  silver 6
        m4  silver 6
        m2  silver 10  extension  attic piano drums)");
    table.act(2, "buy A3 c1");
    // The last tile of shop A is sold, but the action is not complete, so the day does not end yet.
    EXPECT_EQ(table.look("phase"), "settle");
    EXPECT_EQ(table.look("day"), 5);
    EXPECT_EQ(show(table.look("shops[0]")), "[null,null,null,null]");
    EXPECT_EQ(table.look("bag_count"), 0);
    table.act(2, "settle piano");
    EXPECT_EQ(table.event_names(), "settle neighbour day");
    EXPECT_EQ(table.look("day"), 6);
    EXPECT_EQ(table.look("to_act"), 0);
    EXPECT_EQ(table.look("bank"), 4);
    EXPECT_EQ(show(table.look("bag")), R"(["furniture:dog","furniture:pool"])");
    EXPECT_EQ(table.look("shops[0][0]"), "room:grey");
}

TEST(CaliforniaAttic, CAL_15_a_settle_may_end_the_game) {
    TestGame table = position(R"(
        day 12
        shop A  - red - -
        m2  silver 10  extension  attic piano drums
        m3  silver 6)");
    table.act(0, "buy A2 c1");
    EXPECT_EQ(table.look("phase"), "settle");
    table.act(0, "settle drums");
    EXPECT_EQ(table.look("phase"), "over");
    EXPECT_EQ(table.event_names(), "settle neighbour over");
}

TEST(CaliforniaFurniture, CAL_16_goes_on_a_room_of_its_colour_that_has_none) {
    TestGame table = position(R"(
        shop A  drums * * *
        m1  silver 10
          .  red    .      .
          .  red    piano  .
          .  mauve  red    dog
          .  .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "b1 b2 c3");
    EXPECT_EQ(table.refusal(0, "buy A1 c2"), "CAL-16: that room is furnished");
    EXPECT_EQ(table.refusal(0, "buy A1 b3"), "CAL-16: no room of its colour is there");
    EXPECT_EQ(table.refusal(0, "buy A1 a1"), "CAL-16: no room of its colour is there");
    table.act(0, "buy A1 b2");  // the printed room
    EXPECT_EQ(table.manor(0), floor(R"(
          .  red    .      .
          .  drums  piano  .
          .  mauve  red    dog
          .  .      .      .)"));
}

TEST(CaliforniaFurniture, CAL_17_without_a_room_of_its_colour_it_goes_to_the_attic) {
    TestGame table = position(R"(
        shop A  dog * * *
        m1  silver 10
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "attic");
    table.act(0, "buy A1 attic");
    EXPECT_EQ(table.of(0, "attic"), attic("dog", nullptr));
    EXPECT_EQ(table.of(0, "silver"), 6);
}

TEST(CaliforniaFurniture, CAL_17_it_takes_the_first_free_attic_space) {
    const auto attic_after = [](const std::string& before) {
        TestGame table = position("shop A  dog * * *\n m1 silver 10 extension attic " + before +
                                  "\n m2 silver 6");
        table.act(0, "buy A1 attic");
        return table.of(0, "attic");
    };
    EXPECT_EQ(attic_after("- -"), attic("dog", nullptr));
    EXPECT_EQ(attic_after("- pool"), attic("dog", "pool"));
    EXPECT_EQ(attic_after("pool -"), attic("pool", "dog"));
}

TEST(CaliforniaFurniture, CAL_17_with_all_rooms_of_its_colour_furnished_too) {
    const TestGame table = position(R"(
        shop A  drums * * *
        m1  silver 10
          .  .      .      .
          .  piano  drums  .
          .  .      .      .
          .  .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "attic");
}

TEST(CaliforniaFurniture, CAL_17_not_to_the_attic_while_a_room_of_its_colour_is_free) {
    const TestGame table = position(R"(
        shop A  drums * * *
        m1  silver 10
          .  .      .      .
          .  piano  red    .
          .  .      .      .
          .  .      .      .
        m2  silver 6)");
    EXPECT_EQ(table.targets("A1"), "c2");
    EXPECT_EQ(table.refusal(0, "buy A1 attic"), "CAL-17: there is a free room of its colour");
}

TEST(CaliforniaFurniture, CAL_17_a_full_attic_takes_no_more) {
    const TestGame table = position(R"(
        shop A  dog * * *
        m1  silver 10  attic pool
        m2  silver 10)");
    EXPECT_EQ(table.targets("A1"), "");
    EXPECT_EQ(table.refusal(0, "buy A1 attic"), "CAL-17: no attic space is free");
}

TEST(CaliforniaFurniture, CAL_18_in_the_attic_it_brings_no_neighbour_and_no_card) {
    TestGame table = position(R"(
        shop A  pool * * *
        neighbours  red 0
        m1  silver 10
          .  .      .  .
          .  piano  .  .
          .  .      .  .
          .  .      .  .
        m2  silver 6)");
    table.act(0, "buy A1 attic");
    EXPECT_EQ(table.event_names(), "buy");
    EXPECT_EQ(table.visitors(0), "red");
    EXPECT_EQ(table.cards(0), "");
    EXPECT_EQ(table.of(0, "gifts"), 0);
}

TEST(CaliforniaFurniture, CAL_18_it_counts_once_it_has_come_down) {
    TestGame table = position(R"(
        shop A  paleblue * * *
        neighbours  red 0
        m1  silver 10  attic pool
          .  .      .  .
          .  piano  .  .
          .  .      .  .
          .  .      .  .
        m2  silver 6
        m3  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.event_names(), "buy settle neighbour gift bonus");
    EXPECT_EQ(table.visitors(0), "red paleblue");
    EXPECT_EQ(table.cards(0), "pair-pool-piano");
}

TEST(CaliforniaFurniture, CAL_18_nothing_but_a_new_room_of_its_colour_brings_it_down) {
    TestGame table = position(R"(
        shop A  extension dog * *
        shop B  brown * * *
        m2  silver 30  attic pool
        m3  silver 30)");
    for (const auto* text : {"buy A1 extension", "buy A2 c2", "buy B1 c1", "coin"}) {
        table.act(0, text);
        EXPECT_EQ(table.of(0, "attic"), attic("pool", nullptr)) << text;
        table.act(1, "coin");
        if (table.look("bank") == Value(1)) table.state.bank = 4;  // keeps the day going
    }
}

TEST(CaliforniaExtension, CAL_19_makes_the_second_attic_space_usable) {
    TestGame table = position(R"(
        shop A  extension dog sunbed *
        m1  silver 30  attic pool
        m3  silver 30)");
    EXPECT_EQ(table.targets("A2"), "");
    EXPECT_EQ(table.targets("A1"), "extension");
    table.act(0, "buy A1 extension");
    EXPECT_EQ(table.of(0, "extension"), true);
    EXPECT_EQ(table.of(0, "silver"), 26);
    EXPECT_EQ(table.event_names(), "buy");
    table.act(1, "coin");
    EXPECT_EQ(table.targets("A2"), "attic");
    table.act(0, "buy A2 attic");
    EXPECT_EQ(table.of(0, "attic"), attic("pool", "dog"));
    table.act(1, "coin");
    EXPECT_EQ(table.targets("A3"), "");
}

TEST(CaliforniaExtension, CAL_19_one_a_manor_and_on_its_own_spot) {
    const TestGame table = position(R"(
        shop A  extension dog green *
        m1  silver 30
        m3  silver 30  extension)");
    EXPECT_EQ(table.refusal(0, "buy A1 attic"), "CAL-19: an attic extension goes on its own spot");
    EXPECT_EQ(table.refusal(0, "buy A1 a1"), "CAL-19: an attic extension goes on its own spot");
    for (const auto* text : {"buy A2 extension", "buy A3 extension"}) {
        EXPECT_EQ(table.refusal(0, text), "CAL-19: only an attic extension goes on that spot");
    }
    TestGame other = table;
    other.state.to_act = 1;
    EXPECT_EQ(other.targets("A1"), "");
    EXPECT_EQ(other.refusal(1, "buy A1 extension"), "CAL-19: one extension a manor");
}

}  // namespace
}  // namespace faubourg::california::testing
