#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

TEST(SunriseTurn, SUN_5_a_turn_begins_with_building_or_drawing_two) {
    const TestGame table(default_rules(), Position{.hands = {"PPR", "BBB"}});
    EXPECT_EQ(table.legal(), (Texts{"build f5 1", "build g6 1", "build g6 2", "draw",
                                    "park e6 pink", "park e6 red", "park f5 pink", "park f5 red",
                                    "park f7 pink", "park f7 red", "park g6 pink", "park g6 red"}));
    EXPECT_TRUE(table.legal(1).empty());
}

TEST(SunriseTurn, SUN_5_drawing_two_ends_the_turn) {
    TestGame table(default_rules(), Position{.hands = {"PPR", "BBB"}, .next = "YG"});
    EXPECT_EQ(table.act("draw"),
              R"([{"event":"draw","seat":0,"count":2,"colours":["yellow","green"]}])");
    EXPECT_EQ(table.actor(), Seat{1});
    EXPECT_EQ(table.state().turn, 2U);
    EXPECT_EQ(show(*table.document().find("seats")->items()->front().find("hand")),
              R"({"pink":2,"blue":0,"green":1,"red":1,"yellow":1})");
}

TEST(SunriseTurn, SUN_5_who_has_built_can_not_draw_two_and_who_is_not_to_act_does_nothing) {
    TestGame table(default_rules(), Position{.hands = {"PPR", "BBB"}});
    const auto other = table.rules().refusal(table.state(), 1, *table.rules().parse("draw"));
    ASSERT_TRUE(other);
    EXPECT_EQ(other->kind, Refusal::Kind::NotYourTurn);
    EXPECT_EQ(other->message, "SUN-5: seat 0 is to act");
    table.act("build g6 1");
    EXPECT_FALSE(table.allows("draw"));
    EXPECT_TRUE(table.refusal("draw").starts_with("SUN-5: "));
}

TEST(SunriseTurn, SUN_5_with_an_empty_hand_one_can_only_draw) {
    const TestGame table(default_rules(), Position{.hands = {"", "BBB"}});
    EXPECT_EQ(table.legal(), Texts{"draw"});
}

TEST(SunriseTurn, SUN_6_the_first_plot_is_beside_the_centre_or_anything_built_by_anybody) {
    // g6 is another seat's, and e4 is a park that stands alone: f4 and e5 open up beside it.
    const TestGame table(default_rules(),
                         Position{.board = "g6 1x2, e4 park", .hands = {"R", "BBB"}});
    EXPECT_EQ(table.legal(), (Texts{"build f5 1", "build g7 1", "draw", "park e3 red",
                                    "park e5 red", "park e6 red", "park f4 red", "park f5 red",
                                    "park f7 red", "park g5 red", "park g7 red", "park h6 red"}));
    EXPECT_EQ(table.refusal("build a1 1"),
              "SUN-6: a1 is beside neither the central space nor anything built");
    EXPECT_EQ(table.refusal("park a1 red"),
              "SUN-6: a1 is beside neither the central space nor anything built");
}

TEST(SunriseTurn, SUN_7_cards_of_the_plots_colour_are_stacked_and_score_circles_times_cards) {
    TestGame table(default_rules(),
                   Position{.board = "f1 0x1", .hands = {"GGGP", ""}, .track = {7}});
    EXPECT_EQ(table.act("build f2 3"), R"([{"event":"build","seat":0,"plot":"f2","colour":"green",)"
                                       R"("height":3,"points":6}])");
    EXPECT_EQ(table.seat(0).track, 13);
    EXPECT_EQ(table.seat(0).houses_left, 28 - 1 - 3);
    EXPECT_EQ(table.seat(0).hand_count, 1);
    EXPECT_EQ(show(*table.document().find("plots")),
              R"({"f1":{"owner":0,"height":1},"f2":{"owner":0,"height":3}})");
    EXPECT_EQ(show(*table.document().find("discard")),
              R"({"pink":0,"blue":0,"green":3,"red":0,"yellow":0})");
}

TEST(SunriseTurn, SUN_7_every_height_the_cards_allow_is_an_action_of_its_own) {
    const TestGame table(default_rules(), Position{.hands = {"PPPPP", ""}});
    const Texts legal = table.legal();
    EXPECT_EQ(
        Texts(legal.begin(), legal.begin() + 6),
        (Texts{"build g6 1", "build g6 2", "build g6 3", "build g6 4", "build g6 5", "draw"}));
    EXPECT_EQ(table.refusal("build f5 1"), "SUN-7: f5 asks for red cards and you hold 0");
}

TEST(SunriseTurn, SUN_7_never_more_houses_than_are_left) {
    const Rules rules = good_rules(replaced(default_pack_text(), "two = 28", "two = 4"));
    TestGame table(rules, Position{.board = "f7 0x1, f5 0x1", .hands = {"PPPB", ""}});
    EXPECT_TRUE(table.allows("build g6 2"));
    EXPECT_FALSE(table.allows("build g6 3"));
    EXPECT_EQ(table.refusal("build g6 3"), "SUN-7: you have 2 houses left");
    table.act("build g6 2");
    EXPECT_EQ(table.legal(), (Texts{"end", "park g5 blue", "park g5 pink", "park g7 blue",
                                    "park g7 pink", "park h6 blue", "park h6 pink"}));
    EXPECT_EQ(table.refusal("build h6 1"), "SUN-7: you have 0 houses left");
}

TEST(SunriseTurn, SUN_7_a_plot_once_built_is_never_built_on_again) {
    const TestGame table(default_rules(),
                         Position{.board = "g6 0x1, f5 park", .hands = {"PPR", "BBB"}});
    for (const std::string_view text :
         {"build g6 1", "park g6 pink", "build f5 1", "park f5 red"}) {
        EXPECT_FALSE(table.allows(text));
        EXPECT_TRUE(table.refusal(text).starts_with("SUN-7: ")) << table.refusal(text);
    }
}

TEST(SunriseTurn, SUN_8_going_on_only_beside_the_plot_just_built) {
    TestGame table(default_rules(), Position{.board = "f7 1x1", .hands = {"PBGRY", ""}});
    table.act("build g6 1");
    EXPECT_EQ(show(*table.document().find("last_plot")), R"("g6")");
    EXPECT_EQ(show(*table.document().find("phase")), R"("building")");
    // g5 G1, g7 R1, h6 B1 are beside g6; f5, also open, is not.
    const Texts legal = table.legal();
    EXPECT_EQ(Texts(legal.begin(), legal.begin() + 4),
              (Texts{"build g5 1", "build g7 1", "build h6 1", "end"}));
    EXPECT_EQ(table.refusal("build f5 1"), "SUN-8: f5 is not beside g6, where you just built");
    table.act("build h6 1");
    EXPECT_EQ(table.refusal("build g7 1"), "SUN-8: g7 is not beside h6, where you just built");
    table.act("build i6 1");
    EXPECT_EQ(table.seat(0).track, 2 + 1 + 3);
    EXPECT_EQ(table.actor(), Seat{0});
}

TEST(SunriseTurn, SUN_9_a_park_costs_any_one_card_scores_nothing_and_comes_once_a_turn) {
    TestGame table(default_rules(), Position{.hands = {"PBG", ""}});
    EXPECT_EQ(table.act("park g6 green"),
              R"([{"event":"park","seat":0,"plot":"g6","colour":"green"}])");
    EXPECT_EQ(table.seat(0).track, 0);
    EXPECT_EQ(table.seat(0).houses_left, 28);
    EXPECT_EQ(table.state().parks_left, 19);
    EXPECT_EQ(show(*table.document().find("plots")), R"({"g6":{"park":true}})");
    EXPECT_EQ(show(*table.document().find("discard")),
              R"({"pink":0,"blue":0,"green":1,"red":0,"yellow":0})");
    EXPECT_EQ(table.legal(), (Texts{"build h6 1", "end"}));
    EXPECT_EQ(table.refusal("park h6 pink"), "SUN-9: one park a turn");
    table.act("end");
    table.act("draw");
    EXPECT_TRUE(table.allows("park h6 pink"));  // a new turn, a new park
}

TEST(SunriseTurn, SUN_9_a_park_may_be_first_in_the_middle_last_or_alone) {
    const std::vector<Texts> turns = {
        {"park g6 yellow", "build h6 1", "end"},                // first
        {"build g6 1", "park h6 yellow", "build i6 1", "end"},  // in the middle
        {"build g6 1", "build h6 1", "park i6 yellow", "end"},  // last
        {"park g6 yellow", "end"},                              // alone
    };
    for (const Texts& turn : turns) {
        TestGame table(default_rules(), Position{.hands = {"PBGY", ""}});
        for (const std::string& text : turn) table.act(text);
        EXPECT_EQ(table.actor(), Seat{1});
        EXPECT_EQ(table.state().parks_left, 19);
    }
}

TEST(SunriseTurn, SUN_9_no_park_without_the_card_or_once_the_supply_is_empty) {
    const TestGame table(default_rules(), Position{.hands = {"PB", ""}});
    EXPECT_EQ(table.refusal("park g6 red"), "SUN-9: you hold no red card to discard");
    const Rules rules = good_rules(replaced(default_pack_text(), "count = 20", "count = 1"));
    TestGame last(rules, Position{.hands = {"PB", "RR"}});
    last.act("park g6 pink");
    last.act("end");
    EXPECT_EQ(last.state().parks_left, 0);
    EXPECT_EQ(last.legal(),
              (Texts{"build f5 1", "build f5 2", "build g7 1", "build g7 2", "draw"}));
    EXPECT_EQ(last.refusal("park f5 red"), "SUN-9: no parks are left");
}

TEST(SunriseTurn, SUN_10_ending_after_a_step_draws_one_card) {
    TestGame table(default_rules(), Position{.hands = {"PB", "RR"}, .next = "YG"});
    EXPECT_EQ(table.refusal("end"), "SUN-10: nothing was built in this turn yet");
    table.act("build g6 1");
    EXPECT_EQ(table.act("end"), R"([{"event":"draw","seat":0,"count":1,"colours":["yellow"]}])");
    EXPECT_EQ(table.seat(0).hand_count, 2);
    EXPECT_EQ(table.actor(), Seat{1});
    const Value document = table.document();
    EXPECT_EQ(show(*document.find("phase")), R"("start")");
    EXPECT_EQ(show(*document.find("last_plot")), "null");
    EXPECT_EQ(show(*document.find("park_used")), "false");
}

TEST(SunriseTurn, SUN_10_end_is_asked_even_when_it_is_the_only_action) {
    TestGame table(default_rules(), Position{.hands = {"P", "RR"}});
    table.act("build g6 1");
    EXPECT_EQ(table.legal(), Texts{"end"});
    EXPECT_EQ(table.actor(), Seat{0});
}

TEST(SunriseTurn, SUN_11_after_drawing_two_the_hand_goes_down_to_five_by_choice) {
    TestGame table(default_rules(), Position{.hands = {"PPBBG", "RR"}, .next = "YY"});
    table.act("draw");
    EXPECT_EQ(show(*table.document().find("phase")), R"("discarding")");
    EXPECT_EQ(table.actor(), Seat{0});
    EXPECT_EQ(table.legal(),
              (Texts{"discard blue", "discard green", "discard pink", "discard yellow"}));
    EXPECT_EQ(table.refusal("discard red"), "SUN-11: you hold no red card");
    EXPECT_EQ(table.refusal("draw"), "SUN-11: first discard down to five cards");
    EXPECT_EQ(table.refusal("end"), "SUN-11: first discard down to five cards");
    EXPECT_EQ(table.refusal("build g6 1"), "SUN-11: first discard down to five cards");
    EXPECT_EQ(table.refusal("park g6 pink"), "SUN-11: first discard down to five cards");
    EXPECT_EQ(table.act("discard green"), R"([{"event":"discard","seat":0,"colour":"green"}])");
    EXPECT_EQ(table.actor(), Seat{0});
    EXPECT_EQ(table.legal(), (Texts{"discard blue", "discard pink", "discard yellow"}));
    table.act("discard blue");
    EXPECT_EQ(table.actor(), Seat{1});
    EXPECT_EQ(table.seat(0).hand_count, 5);
    EXPECT_EQ(show(*table.document().find("discard")),
              R"({"pink":0,"blue":1,"green":1,"red":0,"yellow":0})");
    EXPECT_TRUE(table.refusal("discard red").starts_with("SUN-11: cards are discarded only"));
}

TEST(SunriseTurn, SUN_11_four_cards_and_two_leave_one_to_discard_three_and_two_none) {
    TestGame four(default_rules(), Position{.hands = {"PPBB", "RR"}, .next = "YY"});
    four.act("draw");
    four.act("discard yellow");
    EXPECT_EQ(four.actor(), Seat{1});
    TestGame three(default_rules(), Position{.hands = {"PPB", "RR"}, .next = "YY"});
    three.act("draw");
    EXPECT_EQ(three.actor(), Seat{1});
}

TEST(SunriseTurn, SUN_11_building_never_exceeds_five_cards) {
    TestGame table(default_rules(), Position{.hands = {"PPBBG", "RR"}});
    table.act("build g6 1");
    table.act("end");
    EXPECT_EQ(table.seat(0).hand_count, 5);
    EXPECT_EQ(table.actor(), Seat{1});
}

TEST(SunriseTurn, SUN_12_an_empty_deck_stays_empty_until_a_card_must_be_drawn) {
    TestGame table(default_rules(), Position{.hands = {"PB", "RR"}, .deck = "YG"});
    table.act("draw");
    EXPECT_EQ(table.state().deck_count, 0);
    EXPECT_EQ(show(*table.document().find("deck")), "[]");
    table.act("build f5 2");  // its cards are shuffled too
    EXPECT_EQ(table.state().deck_count, 0);
    const std::string events = table.act("end");
    EXPECT_TRUE(
        events.starts_with(R"([{"event":"reshuffle","count":51},{"event":"draw","seat":1,)"))
        << events;
    EXPECT_EQ(table.state().deck_count, 50);
    EXPECT_EQ(show(*table.document().find("discard")),
              R"({"pink":0,"blue":0,"green":0,"red":0,"yellow":0})");
    EXPECT_EQ(table.deal().order(0).size(), 50U);
}

TEST(SunriseTurn, SUN_12_the_deck_may_run_out_between_two_cards) {
    TestGame table(default_rules(), Position{.hands = {"PB", "RR"}, .deck = "Y"});
    EXPECT_EQ(table.act("draw", Viewer::of(1)),
              R"([{"event":"draw","seat":0,"count":1},{"event":"reshuffle","count":50},)"
              R"({"event":"draw","seat":0,"count":1}])");
    EXPECT_EQ(table.state().deck_count, 49);
    EXPECT_EQ(table.seat(0).hand_count, 4);
    const Texts first = {table.rules().components().colours[table.events()[0].drawn[0]].id};
    EXPECT_EQ(first, Texts{"yellow"});
}

}  // namespace
}  // namespace faubourg::sunrise
