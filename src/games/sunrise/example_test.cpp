#include "src/games/sunrise/testing.h"

// The worked examples of the printed rules, replayed on the default board.
namespace faubourg::sunrise {
namespace {

constexpr Seat kChloe = 0;
constexpr Seat kJerome = 1;
constexpr Seat kCedric = 2;

class SunriseExample : public ::testing::Test {
  protected:
    // Jérôme has houses on f5 and g7, and Chloé has laid a park on f4.
    TestGame table_{default_rules(), Position{.players = 3,
                                              .turn = 4,
                                              .board = "f4 park, f5 1x1, g7 1x1",
                                              .hands = {"PBGG", "PBG", "RPYG"},
                                              .next = "YGGBRYY",
                                              .track = {10, 20, 30}}};

    void turn_1() {
        for (const std::string_view step : {"build g6 1", "build h6 1", "build i6 1", "end"}) {
            table_.act(step);
        }
    }
    void turn_2() { table_.act("draw"); }
    void turn_3() {
        for (const std::string_view step :
             {"build e4 1", "build e3 1", "build d3 1", "build c3 1", "end"}) {
            table_.act(step);
        }
    }
    void turn_4() { table_.act("draw"); }
};

TEST_F(SunriseExample, SUN_8_turn_1_chloe_builds_a_chain_of_three_for_6_points) {
    turn_1();
    EXPECT_EQ(table_.seat(kChloe).track, 10 + 2 + 1 + 3);
    EXPECT_EQ(table_.seat(kChloe).hand_count, 4 - 3 + 1);
    EXPECT_EQ(table_.actor(), kJerome);
}

TEST_F(SunriseExample, SUN_5_turn_2_jerome_builds_nothing_and_draws_two) {
    turn_1();
    turn_2();
    EXPECT_EQ(table_.seat(kJerome).hand_count, 5);
    EXPECT_EQ(table_.actor(), kCedric);
}

TEST_F(SunriseExample, SUN_8_turn_3_cedric_goes_left_or_right_but_not_both_for_10_points) {
    turn_1();
    turn_2();
    table_.act("build e4 1");  // beside Chloé's park
    EXPECT_EQ(table_.seat(kCedric).track, 34);
    table_.act("build e3 1");
    EXPECT_EQ(table_.seat(kCedric).track, 35);
    // The yellow plot to the left is payable; the blue one to the right is free too.
    EXPECT_TRUE(table_.allows("build d3 1"));
    EXPECT_EQ(table_.refusal("build f3 1"), "SUN-7: f3 asks for blue cards and you hold 0");
    EXPECT_TRUE(table_.allows("park f3 green"));
    table_.act("build d3 1");
    EXPECT_TRUE(table_.refusal("park f3 green").starts_with("SUN-8: "));
    table_.act("build c3 1");
    EXPECT_EQ(table_.seat(kCedric).track, 30 + 4 + 1 + 2 + 3);
    EXPECT_EQ(table_.legal().front(), "end");  // no card is left
    table_.act("end");
    EXPECT_EQ(table_.actor(), kChloe);
}

TEST_F(SunriseExample, SUN_5_turn_4_chloe_has_nothing_useful_and_draws_two) {
    turn_1();
    turn_2();
    turn_3();
    turn_4();
    EXPECT_EQ(table_.seat(kChloe).hand_count, 4);
    EXPECT_EQ(table_.actor(), kJerome);
}

TEST_F(SunriseExample, SUN_9_turn_5_jerome_goes_on_over_a_park_to_a_building_of_three_levels) {
    turn_1();
    turn_2();
    turn_3();
    turn_4();
    table_.act("build c2 1");
    EXPECT_EQ(table_.seat(kJerome).track, 23);
    // The only free plot beside it is yellow, and he has no yellow card.
    EXPECT_EQ(table_.legal(), (Texts{"end", "park c1 blue", "park c1 green"}));
    table_.act("park c1 blue");
    EXPECT_EQ(table_.seat(kJerome).track, 23);
    table_.act("build b1 3");
    EXPECT_EQ(table_.seat(kJerome).track, 38);
    EXPECT_EQ(table_.seat(kJerome).hand_count, 0);
    table_.act("end");
    EXPECT_EQ(table_.seat(kJerome).hand_count, 1);
    EXPECT_EQ(table_.actor(), kCedric);
    EXPECT_EQ(show(*table_.document().find("plots")),
              R"({"b1":{"owner":1,"height":3},"c1":{"park":true},"c2":{"owner":1,"height":1},)"
              R"("c3":{"owner":2,"height":1},"d3":{"owner":2,"height":1},)"
              R"("e3":{"owner":2,"height":1},"e4":{"owner":2,"height":1},"f4":{"park":true},)"
              R"("f5":{"owner":1,"height":1},"g6":{"owner":0,"height":1},)"
              R"("h6":{"owner":0,"height":1},"i6":{"owner":0,"height":1},)"
              R"("g7":{"owner":1,"height":1}})");
}

// Zone A1 at the end:    a    b    c    d    e
//                    1   C2   J3   J2   .    .
//                    2   C2   .    J2   .    .
//                    3   C1   -    -    K1   K1
//                    4   .    -    .    .    K2
//                    5   -    -    .    .    K1        (K Chloé, J Jérôme, C Cédric)
TEST(SunriseScoringExample, SUN_17_the_printed_scoring_example) {
    const TestGame table(default_rules(),
                         Position{.players = 3,
                                  .board = "a1 2x2, b1 1x3, c1 1x2, a2 2x2, c2 1x2, a3 2x1, "
                                           "d3 0x1, e3 0x1, e4 0x2, e5 0x1",
                                  .phase = "over"});
    EXPECT_EQ(table.points("A1"), (std::vector<int>{3, 10, 6}));
    // Of the zone's groups Chloé's has four plots, the others' three each.
    EXPECT_EQ(table.rules().rank_key(table.state(), kChloe, kGroupBonus).value, 4);
    EXPECT_EQ(table.rules().rank_key(table.state(), kJerome, kGroupBonus).value, 3);
    EXPECT_EQ(table.rules().rank_key(table.state(), kCedric, kGroupBonus).value, 3);
    EXPECT_EQ(table.points("C"), (std::vector<int>{10, 6, 6}));
}

}  // namespace
}  // namespace faubourg::sunrise
