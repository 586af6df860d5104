#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Drill, Concrete Mixer and Jackhammer: DRH-22 to DRH-24, and DRH-26 for used tools.
namespace faubourg::dreamhome {
namespace {

TestGame with_tool(Tool tool, const std::string& rooms, const std::string& upper,
                   const std::string& ground, const std::string& basement) {
    TestGame table(4, 6);
    table.home(0, upper, ground, basement);
    table.market(rooms, "- roof:red roof:brown roof:grey roof:green");
    table.give(0, tool);
    table.turn(0);
    return table;
}

TEST(DreamHomeTools, DRH_22_a_study_is_drilled_out_for_a_third_living_room) {
    TestGame table = with_tool(Tool::Drill, "living kitchen bedroom playroom garage", ". . . . .",
                               "living study living . .", ". .");
    table.act("drill g2 0");
    EXPECT_EQ(table.at(0, "g2"), "living.0");
    EXPECT_EQ(table.state.rooms[0], card_named(table.components(), "study"));
    EXPECT_EQ(table.score(0).rooms, 9);
    EXPECT_EQ(table.state.phase, Phase::Turn);  // then the seat takes a column
    EXPECT_EQ(table.state.to_act, Seat{0});
    EXPECT_TRUE(table.allows("take 0"));
    EXPECT_TRUE(table.why_not("drill g1 1").starts_with("DRH-22"));  // used up
    table.act("take 0");
    EXPECT_EQ(table.state.taken_room, card_named(table.components(), "study"));
}

TEST(DreamHomeTools, DRH_22_all_that_is_legal_and_nothing_else) {
    const TestGame table = with_tool(Tool::Drill, "living bathroom - garage -", ". . . . .",
                                     "bathroom (study) # . .", "storage .");
    // g1: a living room or another bathroom; b4: the garage; g2 is an empty room, g3 a Scaffolding.
    EXPECT_EQ(table.legal("drill"), (Texts{"drill b4 3", "drill g1 0", "drill g1 1"}));
    EXPECT_TRUE(table.why_not("drill g2 0").starts_with("DRH-22"));
    EXPECT_TRUE(table.why_not("drill g3 0").starts_with("DRH-22"));
    EXPECT_TRUE(table.why_not("drill u1 0").starts_with("DRH-22"));
    EXPECT_TRUE(table.why_not("drill g1 2").starts_with("DRH-22"));
    EXPECT_TRUE(table.why_not("drill g1 3").starts_with("DRH-12"));
    EXPECT_TRUE(table.why_not("drill b4 0").starts_with("DRH-12"));
}

TEST(DreamHomeTools, DRH_22_judged_with_the_outgoing_card_and_its_token_gone) {
    // The piano leaves with its card, so the new living room is beside an unfinished one.
    TestGame table = with_tool(Tool::Drill, "living kitchen bedroom playroom garage", ". . . . .",
                               "living*piano living . . .", ". .");
    EXPECT_TRUE(table.allows("drill g1 0"));
    // The piano stays on the neighbouring card, so the new card would be beside a finished room.
    EXPECT_TRUE(table.why_not("drill g2 0").starts_with("DRH-14"));
    table.act("drill g1 0");
    EXPECT_EQ(table.at(0, "g1"), "living.0");
    EXPECT_EQ(table.log.events().back().lost, 1U << token_named(table.components(), "piano"));
}

TEST(DreamHomeTools, DRH_22_the_new_card_may_not_pass_a_maximum) {
    const TestGame table = with_tool(Tool::Drill, "bedroom kitchen living playroom garage",
                                     ". . . . .", "bedroom study bedroom . .", ". .");
    EXPECT_TRUE(table.why_not("drill g2 0").starts_with("DRH-13"));
    const TestGame finished = with_tool(Tool::Drill, "bathroom kitchen living playroom garage",
                                        ". . . . .", "bathroom study . . .", ". .");
    EXPECT_TRUE(finished.why_not("drill g2 0").starts_with("DRH-14"));
}

TEST(DreamHomeTools, DRH_22_another_cards_token_stays) {
    TestGame table = with_tool(Tool::Drill, "kitchen sauna bedroom playroom garage", ". . . . .",
                               "living*piano living . . .", ". .");
    table.act("drill g2 0");
    EXPECT_EQ(table.at(0, "g1"), "living.0*piano");
    EXPECT_EQ(table.at(0, "g2"), "kitchen.0");
}

TEST(DreamHomeTools, DRH_22_joining_two_tokens_with_a_designer_keeps_the_dearest) {
    TestGame table = with_tool(Tool::Drill, "living sauna bedroom playroom garage", ". . . . .",
                               "living*aquarium study living*piano . .", ". .");
    EXPECT_FALSE(table.allows("drill g2 0"));
    table.give(0, Helper::Designer);
    table.act("drill g2 0");
    EXPECT_EQ(table.at(0, "g1"), "living.0");
    EXPECT_EQ(table.at(0, "g3"), "living.0*piano");
}

TEST(DreamHomeTools, DRH_22_only_before_taking) {
    TestGame table = with_tool(Tool::Drill, "living kitchen bedroom playroom garage", ". . . . .",
                               "study . . . .", ". .");
    table.act("take 1");
    EXPECT_TRUE(table.why_not("drill g1 0").starts_with("DRH-22"));
    table.act("place g2");
    EXPECT_EQ(table.state.home(0).count(Tool::Drill), 1);
}

TEST(DreamHomeTools, DRH_23_a_mixer_swaps_two_rooms_of_the_market) {
    TestGame table =
        with_tool(Tool::Mixer, "living - bedroom playroom garage", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(table.legal("mixer"), (Texts{"mixer 0 2", "mixer 0 3", "mixer 0 4", "mixer 2 3",
                                           "mixer 2 4", "mixer 3 4"}));
    for (const char* wrong : {"mixer 2 0", "mixer 2 2", "mixer 0 1", "mixer 1 4"}) {
        EXPECT_TRUE(table.why_not(wrong).starts_with("DRH-23")) << wrong;
    }
    table.act("mixer 0 3");
    EXPECT_EQ(table.state.rooms[0], card_named(table.components(), "playroom"));
    EXPECT_EQ(table.state.rooms[3], card_named(table.components(), "living"));
    EXPECT_EQ(table.state.resources[3], resource_named(table.components(), "roof:grey"));
    EXPECT_TRUE(table.why_not("mixer 0 3").starts_with("DRH-23"));
    EXPECT_EQ(table.legal(), (Texts{"take 0", "take 2", "take 3", "take 4"}));
}

TEST(DreamHomeTools, DRH_23_equal_cards_may_be_swapped_and_only_before_taking) {
    TestGame table = with_tool(Tool::Mixer, "living living bedroom playroom garage", ". . . . .",
                               ". . . . .", ". .");
    EXPECT_TRUE(table.allows("mixer 0 1"));
    table.act("take 2");
    EXPECT_TRUE(table.why_not("mixer 0 1").starts_with("DRH-23"));
}

TEST(DreamHomeTools, DRH_23_several_tools_in_one_turn) {
    TestGame table = with_tool(Tool::Mixer, "living kitchen bedroom playroom garage", ". . . . .",
                               "study . . . .", ". .");
    table.give(0, Tool::Drill);
    table.act("mixer 0 1");
    table.act("drill g1 0");
    EXPECT_EQ(table.at(0, "g1"), "kitchen.0");
    table.act("take 1");
    EXPECT_EQ(table.state.taken_room, card_named(table.components(), "living"));
}

TEST(DreamHomeTools, DRH_24_a_jackhammer_takes_a_room_and_skips_the_turn) {
    TestGame table(3, 6);
    table.home(1, ". . . . .", "living living . . .", ". .");
    table.give(1, Tool::Jackhammer);
    table.open();
    table.act("discard 4");
    table.act("jackhammer 0");
    EXPECT_EQ(table.state.taken_room, card_named(table.components(), "living"));
    EXPECT_EQ(table.state.marker, Seat{0});  // column 0 gives no marker
    EXPECT_EQ(table.state.home(1).skips, 1);
    table.act("place g3");
    EXPECT_EQ(table.state.home(1).played, 0);
    EXPECT_EQ(table.state.to_act, Seat{0});
    table.act("take 1");
    table.act("place g1");
    EXPECT_EQ(table.state.to_act, Seat{2});  // seat 1 skips
    table.act("take 2");
    table.act("place g1");
    EXPECT_EQ(table.state.round, 7);
    EXPECT_EQ(table.state.home(1).skips, 0);
}

TEST(DreamHomeTools, DRH_24_the_resource_above_is_discarded) {
    TestGame table(2, 6);
    table.market("living kitchen bedroom playroom garage",
                 "- roof:red decor:piano helper:designer roof:green");
    table.give(0, Tool::Jackhammer);
    table.open();
    table.act("discard 4");
    table.act("jackhammer 3");
    EXPECT_TRUE(table.discards("helper:designer"));
    EXPECT_EQ(table.state.home(0).count(Helper::Designer), 0);
    EXPECT_EQ(table.state.resources[3], kNoResource);
    EXPECT_FALSE(table.state.has_room(3));
    EXPECT_TRUE(table.discards("tool:jackhammer"));
    table.act("place g1 down");
    EXPECT_EQ(table.state.to_act, Seat{1});  // the first player skips; the marker stays
    EXPECT_EQ(table.state.first, Seat{0});
    EXPECT_EQ(table.legal(), (Texts{"take 0", "take 1", "take 2"}));
}

TEST(DreamHomeTools, DRH_24_only_when_asked) {
    TestGame table(3, 6);
    table.give(0, Tool::Jackhammer);
    table.open();
    EXPECT_TRUE(table.why_not("jackhammer 1").starts_with("DRH-24"));  // the discard comes first
    EXPECT_TRUE(table.why_not("pass").starts_with("DRH-6"));
    table.act("discard 1");
    EXPECT_TRUE(table.why_not("jackhammer 1").starts_with("DRH-24"));  // an empty column
    table.act("pass");
    EXPECT_TRUE(table.why_not("jackhammer 2").starts_with("DRH-24"));
}

TEST(DreamHomeTools, DRH_24_no_tools_in_a_skipped_turn) {
    TestGame table(3, 6);
    table.home(1, ". . . . .", "study . . . .", ". .");
    table.give(1, Tool::Jackhammer);
    table.give(1, Tool::Drill);
    table.give(1, Tool::Mixer);
    table.open();
    table.act("discard 4");
    table.act("jackhammer 1");
    EXPECT_TRUE(table.legal("drill").empty());
    table.act("place g2");
    while (table.state.round == 6) {
        EXPECT_NE(table.state.to_act, Seat{1});
        table.act(table.legal().back());
    }
    EXPECT_EQ(table.state.home(1).count(Tool::Drill), 1);
}

TEST(DreamHomeTools, DRH_26_used_tools_are_discarded) {
    TestGame drill = with_tool(Tool::Drill, "living kitchen bedroom playroom garage", ". . . . .",
                               "study . . . .", ". .");
    EXPECT_FALSE(drill.discards("tool:drill"));
    drill.act("drill g1 0");
    EXPECT_TRUE(drill.discards("tool:drill"));
    TestGame mixer = with_tool(Tool::Mixer, "living kitchen bedroom playroom garage", ". . . . .",
                               "study . . . .", ". .");
    mixer.act("mixer 0 1");
    EXPECT_TRUE(mixer.discards("tool:mixer"));
}

}  // namespace
}  // namespace faubourg::dreamhome
