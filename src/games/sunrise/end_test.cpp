#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

// The default board with few houses, so that they run out.
const Rules& few_houses() {
    static const Rules rules = good_rules(
        replaced(replaced(default_pack_text(), "two = 28", "two = 4"), "three = 28", "three = 4"));
    return rules;
}

const Rules& small_board() {
    static const Rules rules = good_rules(small_pack_text());
    return rules;
}

bool is_over(const TestGame& table) { return table.state().phase == Phase::Over; }

// A turn without building; discards the first cards in alphabetical order.
void idle(TestGame& table) {
    const Seat seat = table.actor();
    table.act("draw");
    while (table.actor() == seat) table.act(table.legal().front());
}

TEST(SunriseEnd, SUN_13_two_houses_left_at_the_end_of_a_turn_begin_the_final_phase) {
    TestGame table(few_houses(), Position{.board = "f7 0x1", .hands = {"PBR", "YY"}, .next = "GG"});
    table.act("build g6 1");
    EXPECT_EQ(table.seat(0).houses_left, 2);
    EXPECT_EQ(table.state().final_phase, 0);  // not before the turn ends
    EXPECT_EQ(table.act("end"), R"([{"event":"draw","seat":0,"count":1,"colours":["green"]},)"
                                R"({"event":"final_phase","seat":0}])");
    EXPECT_EQ(table.state().final_phase, 1);
    EXPECT_FALSE(is_over(table));
}

TEST(SunriseEnd, SUN_13_play_goes_on_until_all_have_had_as_many_turns) {
    TestGame table(
        few_houses(),
        Position{.players = 3, .turn = 4, .board = "f7 0x1", .hands = {"PBR", "YY", "BB"}});
    table.act("build g6 1");
    table.act("end");
    idle(table);
    EXPECT_FALSE(is_over(table));
    EXPECT_EQ(table.actor(), Seat{2});
    table.act("build h6 2");  // the last seat still builds, which triggers nothing new
    EXPECT_EQ(table.act("end").find("final_phase"), std::string::npos);
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.actor(), kNobody);
    EXPECT_EQ(table.state().turn, 6U);
    EXPECT_TRUE(table.legal(0).empty());
    EXPECT_EQ(table.refusal("draw"), "SUN-13: the game is over");
}

TEST(SunriseEnd, SUN_13_triggered_by_the_last_seat_the_game_ends_with_that_turn) {
    TestGame table(few_houses(), Position{.turn = 2, .board = "f7 1x1", .hands = {"PBR", "P"}});
    table.act("build g6 1");
    const std::string events = table.act("end");
    EXPECT_TRUE(
        events.ends_with(R"({"event":"final_phase","seat":1},{"event":"over","reason":"houses"}])"))
        << events;
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.state().final_phase, 1);
    EXPECT_EQ(table.state().turn, 2U);
}

TEST(SunriseEnd, SUN_13_three_houses_left_trigger_nothing) {
    TestGame table(few_houses(), Position{.turn = 2, .hands = {"PBR", "P"}});
    table.act("build g6 1");
    table.act("end");
    EXPECT_EQ(table.seat(1).houses_left, 3);
    EXPECT_EQ(table.state().final_phase, 0);
    EXPECT_FALSE(is_over(table));
}

TEST(SunriseEnd, SUN_14_full_bonus_zones_end_the_game_at_once_without_a_draw) {
    // c3, the last corner, is free; so are b1 and a2 of the cross, which don't matter.
    TestGame table(small_board(), Position{.board = "a1 0x1, c1 park, c2 1x1, a3 1x1, b3 0x2",
                                           .hands = {"PPB", "YY"}});
    EXPECT_EQ(table.act("build c3 2"),
              R"([{"event":"build","seat":0,"plot":"c3","colour":"pink","height":2,"points":2},)"
              R"({"event":"over","reason":"full"}])");
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.seat(0).track, 2);
    EXPECT_EQ(table.seat(0).hand_count, 1);
    EXPECT_EQ(table.state().turn, 1U);
    EXPECT_EQ(table.actor(), kNobody);
    const Value document = table.document(Viewer::spectator());
    EXPECT_EQ(show(*document.find("phase")), R"("over")");
    EXPECT_EQ(show(*document.find("to_act")), "null");
    EXPECT_EQ(show(*document.find("last_plot")), "null");
    EXPECT_EQ(show(*document.find("final_phase")), "false");
    EXPECT_EQ(show(*document.find("idle_turns")), "0");
}

TEST(SunriseEnd, SUN_14_a_park_fills_the_last_plot_too) {
    TestGame table(small_board(), Position{.turn = 2,
                                           .board = "a1 0x1, c1 park, c2 1x1, a3 1x1, b3 0x2",
                                           .hands = {"PPB", "YY"}});
    EXPECT_EQ(table.act("park c3 yellow"),
              R"([{"event":"park","seat":1,"plot":"c3","colour":"yellow"},)"
              R"({"event":"over","reason":"full"}])");
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.state().park_used, 0);
}

TEST(SunriseEnd, SUN_14_the_end_comes_in_the_middle_of_a_chain_and_never_sets_the_final_phase) {
    const Rules rules = good_rules(replaced(small_pack_text(), "two = 28", "two = 4"));
    TestGame table(rules, Position{.board = "a1 0x1, c1 park, a3 1x1", .hands = {"PBBB", "YY"}});
    table.act("build c2 1");
    table.act("build c3 1");  // two houses are left, and b3 could have been built next
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.seat(0).houses_left, 1);
    EXPECT_EQ(table.state().final_phase, 0);
}

TEST(SunriseEnd, SUN_14_a_full_cross_or_three_full_zones_are_not_enough) {
    TestGame table(small_board(), Position{.board = "a1 0x1, b1 park, a2 park, c2 1x1, a3 1x1",
                                           .hands = {"PPB", "YY"}});
    table.act("build b3 1");
    EXPECT_FALSE(is_over(table));
    table.act("end");
    table.act("park c1 yellow");
    EXPECT_FALSE(is_over(table));
    EXPECT_TRUE(table.allows("end"));
}

TEST(SunriseEnd, SUN_15_five_full_rounds_without_building_end_the_game) {
    for (int players = 2; players <= 4; ++players) {
        TestGame table(default_rules(), players);
        for (int turn = 1; turn <= 5 * players; ++turn) {
            EXPECT_FALSE(is_over(table));
            EXPECT_EQ(table.state().idle_turns, turn - 1);
            idle(table);
        }
        EXPECT_TRUE(is_over(table));
        EXPECT_EQ(table.state().idle_turns, 5 * players);
        EXPECT_EQ(table.state().turn, 5U * static_cast<unsigned>(players));
        EXPECT_EQ(table.state().final_phase, 0);
        EXPECT_EQ(table.events().back().kind, Event::Kind::Over);
        EXPECT_EQ(table.events().back().reason, Event::Reason::Idle);
    }
}

TEST(SunriseEnd, SUN_15_it_is_looked_at_only_when_a_round_ends) {
    TestGame table(default_rules(), Position{.hands = {"P", "Y"}});
    table.act("build g6 1");
    EXPECT_EQ(table.state().idle_turns, 0);
    table.act("end");
    for (int turn = 2; turn <= 11; ++turn) idle(table);
    EXPECT_EQ(table.state().idle_turns, 10);  // ten turns are only four and a half full rounds
    EXPECT_FALSE(is_over(table));
    idle(table);
    EXPECT_TRUE(is_over(table));
    EXPECT_EQ(table.state().turn, 12U);
    EXPECT_EQ(table.state().idle_turns, 11);
}

TEST(SunriseEnd, SUN_15_a_park_or_building_starts_the_count_anew_and_discards_count_once) {
    TestGame table(default_rules(), Position{.turn = 9, .hands = {"PPPPP", "Y"}, .idle_turns = 8});
    table.act("draw");
    EXPECT_EQ(table.state().idle_turns, 8);  // the turn ends only after its discards
    table.act(table.legal().front());
    EXPECT_EQ(table.state().idle_turns, 8);
    table.act(table.legal().front());
    EXPECT_EQ(table.state().idle_turns, 9);
    table.act("park g6 yellow");
    EXPECT_EQ(table.state().idle_turns, 0);
    table.act("end");
    EXPECT_FALSE(is_over(table));
    EXPECT_EQ(table.state().idle_turns, 0);
}

}  // namespace
}  // namespace faubourg::sunrise
