#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Placing room cards: DRH-10 to DRH-16.
namespace faubourg::dreamhome {
namespace {

// Seat 0 has this card in hand.
TestGame with_card(const std::string& card, const std::string& upper, const std::string& ground,
                   const std::string& basement) {
    TestGame table(4, 6);
    table.home(0, upper, ground, basement);
    table.market(card + " sauna laundry cellar gameroom",
                 "- roof:red roof:brown roof:grey roof:green");
    table.turn(0);
    table.act("take 0");
    return table;
}

TEST(DreamHomePlacement, DRH_10_on_an_empty_space_and_at_once) {
    TestGame table = with_card("living", ". . . . .", "bathroom . . . .", ". .");
    EXPECT_TRUE(table.why_not("take 1").starts_with("DRH-7"));
    EXPECT_TRUE(table.why_not("place g1 down").starts_with("DRH-10"));
    EXPECT_TRUE(table.why_not("place g1").starts_with("DRH-10"));
    table.act("place g2");
    EXPECT_EQ(table.at(0, "g2"), "living.0");
    EXPECT_TRUE(TestGame(4).why_not("place g1").starts_with("DRH-10"));  // nothing in hand
}

TEST(DreamHomePlacement, DRH_10_a_card_on_a_scaffolding_discards_it) {
    TestGame table = with_card("living", ". . . . .", "# . . . .", ". .");
    EXPECT_FALSE(table.discards("tool:scaffolding"));
    table.act("place g1");
    EXPECT_EQ(table.at(0, "g1"), "living.0");
    EXPECT_TRUE(table.discards("tool:scaffolding"));
    EXPECT_TRUE(table.log.events()[2].on_scaffold);
}

TEST(DreamHomePlacement, DRH_11_nothing_empty_directly_below) {
    TestGame table = with_card("living", ". . . . .", "bathroom (study) . . .", "# .");
    // u1 and u2 stand on a room and an empty room, g4 on a Scaffolding; nothing supports g5 and u3.
    EXPECT_EQ(table.legal(),
              (Texts{"place b4 down", "place b5 down", "place g3", "place g3 down", "place g4",
                     "place g4 down", "place u1", "place u1 down", "place u2", "place u2 down"}));
    EXPECT_TRUE(table.why_not("place g5").starts_with("DRH-11"));
    EXPECT_TRUE(table.why_not("place u3 down").starts_with("DRH-11"));
}

TEST(DreamHomePlacement, DRH_12_basement_cards_in_the_basement_only) {
    const TestGame table = with_card("garage", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(table.legal(), (Texts{"place b4", "place b4 down", "place b5", "place b5 down",
                                    "place g1 down", "place g2 down", "place g3 down"}));
    EXPECT_TRUE(table.why_not("place g1").starts_with("DRH-12"));
}

TEST(DreamHomePlacement, DRH_12_all_others_upstairs_only) {
    for (const char* card : {"living", "pantry"}) {
        const TestGame table = with_card(card, ". . . . .", ". . . . .", ". .");
        EXPECT_TRUE(table.why_not("place b4").starts_with("DRH-12"));
        EXPECT_TRUE(table.allows("place b4 down"));
        EXPECT_TRUE(table.allows("place g1"));
    }
}

TEST(DreamHomePlacement, DRH_13_a_third_living_room_but_no_fourth) {
    const TestGame third = with_card("living", ". . . . .", "living living . . .", ". .");
    EXPECT_TRUE(third.allows("place g3"));
    const TestGame fourth =
        with_card("living", ". . . . .", "living living living . .", "garage .");
    EXPECT_TRUE(fourth.why_not("place g4").starts_with("DRH-14"));
    EXPECT_TRUE(fourth.allows("place g4 down"));
    EXPECT_TRUE(fourth.allows("place u1"));  // another floor is another room
}

TEST(DreamHomePlacement, DRH_13_a_card_joining_two_rooms_makes_one_of_all) {
    const TestGame three = with_card("living", ". . . . .", "living . living . .", ". .");
    EXPECT_TRUE(three.allows("place g2"));
    const TestGame four = with_card("living", ". . . . .", "living . living living .", "garage .");
    EXPECT_TRUE(four.why_not("place g2").starts_with("DRH-13"));
    const TestGame pair = with_card("bedroom", ". . . . .", "bedroom . bedroom . .", ". .");
    EXPECT_TRUE(pair.why_not("place g2").starts_with("DRH-13"));
}

TEST(DreamHomePlacement, DRH_14_a_second_bathroom_beside_a_bathroom_only_face_down) {
    const TestGame table = with_card("bathroom", ". . . . .", "bathroom . . . .", ". .");
    EXPECT_TRUE(table.why_not("place g2").starts_with("DRH-14"));
    EXPECT_TRUE(table.allows("place g2 down"));
    EXPECT_TRUE(table.allows("place g3"));
    EXPECT_TRUE(table.allows("place u1"));
}

TEST(DreamHomePlacement, DRH_14_a_third_kitchen_beside_a_pair_only_face_down) {
    const TestGame table = with_card("kitchen", ". . . . .", "kitchen kitchen . . .", ". .");
    EXPECT_TRUE(table.why_not("place g3").starts_with("DRH-14"));
    EXPECT_TRUE(table.allows("place g3 down"));
}

TEST(DreamHomePlacement, DRH_14_two_storage_rooms_never_side_by_side) {
    const TestGame table = with_card("storage.0", ". . . . .", ". . . . .", "storage.1 .");
    EXPECT_TRUE(table.why_not("place b5").starts_with("DRH-14"));
    const TestGame other = with_card("garage", ". . . . .", ". . . . .", "storage .");
    EXPECT_TRUE(other.allows("place b5"));
}

TEST(DreamHomePlacement, DRH_14_a_piano_finishes_a_one_card_living_room) {
    TestGame table = with_card("living", ". . . . .", "living*piano . . . .", ". .");
    EXPECT_TRUE(table.why_not("place g2").starts_with("DRH-14"));
    EXPECT_TRUE(table.allows("place g3"));
    table.give(0, Helper::Designer);
    EXPECT_TRUE(table.allows("place g2"));
}

TEST(DreamHomePlacement, DRH_14_a_token_anywhere_in_the_room_finishes_it) {
    const TestGame table = with_card("living", ". . . . .", "living*piano living . . .", ". .");
    EXPECT_TRUE(table.why_not("place g3").starts_with("DRH-14"));
    const TestGame joining = with_card("living", ". . . . .", "living*piano . living . .", ". .");
    EXPECT_TRUE(joining.why_not("place g2").starts_with("DRH-14"));
}

TEST(DreamHomePlacement, DRH_15_any_card_may_lie_face_down_on_any_supported_empty_space) {
    for (const char* card : {"living", "garage", "pantry"}) {
        const TestGame table = with_card(card, ". . . . .", "living . . . .", "garage .");
        Texts down = table.legal("place");
        std::erase_if(down, [](const std::string& text) { return !text.ends_with(" down"); });
        EXPECT_EQ(down, (Texts{"place b5 down", "place g2 down", "place g3 down", "place g4 down",
                               "place u1 down"}));
    }
}

TEST(DreamHomePlacement, DRH_15_an_empty_room_has_no_type_and_never_grows) {
    // A face-down bathroom is not a bathroom; face-down kitchens are not a pair.
    const TestGame bath = with_card("bathroom", ". . . . .", "(bathroom) . . . .", ". .");
    EXPECT_TRUE(bath.allows("place g2"));
    const TestGame kitchen = with_card("kitchen", ". . . . .", "(kitchen) (kitchen) . . .", ". .");
    EXPECT_TRUE(kitchen.allows("place g3"));
    EXPECT_EQ(kitchen.score(0).rooms, 0);
}

TEST(DreamHomePlacement, DRH_16_a_placed_card_stays) {
    TestGame table = with_card("living", ". . . . .", "bathroom . . . .", ". .");
    for (const std::string& text : table.legal()) EXPECT_TRUE(text.starts_with("place ")) << text;
    table.act("place g2 down");
    // Nobody has a Drill: the only actions are to take a column.
    for (const std::string& text : table.legal()) EXPECT_TRUE(text.starts_with("take ")) << text;
    EXPECT_TRUE(table.why_not("drill g1 1").starts_with("DRH-22"));
}

}  // namespace
}  // namespace faubourg::dreamhome
