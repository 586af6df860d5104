#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Resources except the tools that are used later: DRH-17 to DRH-21, DRH-25, DRH-26.
namespace faubourg::dreamhome {
namespace {

// Seat 0 takes a room card with this resource.
TestGame taking(const std::string& room, const std::string& resource, const std::string& upper,
                const std::string& ground, const std::string& basement, int round = 6) {
    TestGame table(4, round);
    table.home(0, upper, ground, basement);
    table.market("sauna " + room + " laundry cellar gameroom",
                 "- " + resource + " roof:brown+w roof:grey+w roof:green+w");
    table.turn(0);
    table.act("take 1");
    return table;
}

TEST(DreamHomeResources, DRH_17_a_roof_goes_face_down_on_the_stack) {
    TestGame table = taking("living", "roof:red", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(table.state.home(0).roof_count, 1);
    EXPECT_EQ(table.state.taken_resource, kNoResource);
    EXPECT_FALSE(table.discards("roof:red"));
    const Deal deal("none");
    const Value options = Value::object();
    const auto shows_roofs = [&](Viewer viewer) {
        const Value doc = state_document(table.rules(), table.state, deal, options, viewer);
        return doc.find("seats")->items()->front().find("roofs") != nullptr;
    };
    EXPECT_TRUE(shows_roofs(Viewer::all()));
    EXPECT_FALSE(shows_roofs(Viewer::of(0)));  // not even one's own
    EXPECT_FALSE(shows_roofs(Viewer::of(1)));
    EXPECT_FALSE(shows_roofs(Viewer::spectator()));
    table.state.open_roofs = 1;
    EXPECT_TRUE(shows_roofs(Viewer::spectator()));
    table.state.open_roofs = 0;
    table.state.phase = Phase::Over;
    EXPECT_TRUE(shows_roofs(Viewer::of(1)));
}

TEST(DreamHomeResources, DRH_17_hidden_roofs_are_blanked_and_resampled_from_what_is_unseen) {
    TestGame table(3, 6);
    table.roofs(0, "red red red+w");
    table.roofs(2, "green brown");
    const Rules& rules = table.rules();
    const State known = rules.hide(table.state, Viewer::of(0));
    for (const Home& home : known.homes) {
        for (const std::uint8_t count : home.roofs) EXPECT_EQ(count, 0);
    }
    EXPECT_EQ(known.home(0).roof_count, 3);
    // A viewer knows only what deck and stacks hold together.
    TestGame other(3, 6);
    other.roofs(0, "green brown red");
    other.roofs(2, "red red+w");
    EXPECT_EQ(rules.hide(other.state, Viewer::of(0)), known);
    FastRandom random(5);
    bool differs = false;
    for (int i = 0; i < 50; ++i) {
        const State sampled = rules.sample(known, 0, random);
        EXPECT_EQ(rules.hide(sampled, Viewer::of(0)), known);
        EXPECT_EQ(rules.resource_discard(sampled), rules.resource_discard(table.state));
        int deck = 0;
        for (const std::uint8_t count : sampled.resource_deck) deck += count;
        EXPECT_EQ(deck, sampled.resource_deck_count);
        differs |= sampled != table.state;
    }
    EXPECT_TRUE(differs);
    EXPECT_EQ(rules.hide(table.state, Viewer::all()), table.state);
}

TEST(DreamHomeResources, DRH_18_a_decor_goes_on_a_room_of_its_type_after_the_room_card) {
    TestGame table = taking("living", "decor:piano", ". . . . .", "living bathroom . . .", ". .");
    EXPECT_TRUE(table.why_not("decorate g1").starts_with("DRH-18"));  // the room card comes first
    table.act("place g3");
    EXPECT_EQ(table.state.phase, Phase::PlaceResource);
    EXPECT_EQ(table.legal(), (Texts{"decorate g1", "decorate g3"}));
    EXPECT_TRUE(table.why_not("decorate g2").starts_with("DRH-18"));
    EXPECT_TRUE(table.why_not("decorate u1").starts_with("DRH-18"));
    table.act("decorate g3");  // the card just placed
    EXPECT_EQ(table.at(0, "g3"), "living.0*piano");
    EXPECT_TRUE(table.discards("decor:piano"));
    EXPECT_EQ(table.state.to_act, Seat{1});
}

TEST(DreamHomeResources, DRH_18_it_must_be_placed_even_with_one_place_only) {
    TestGame table = taking("bathroom", "decor:piano", ". . . . .", "living . . . .", ". .");
    table.act("place g3");
    EXPECT_EQ(table.legal(), (Texts{"decorate g1"}));
}

TEST(DreamHomeResources, DRH_18_impossible_means_discarded_without_being_asked) {
    TestGame table = taking("living", "decor:icecream", ". . . . .", "living . . . .", ". .");
    EXPECT_NE(table.state.taken_resource, kNoResource);  // it waits until the room card is placed
    table.act("place g2");
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.state.taken_resource, kNoResource);
    EXPECT_TRUE(table.discards("decor:icecream"));
    EXPECT_EQ(table.events(Event::Kind::Discard), 1);
}

TEST(DreamHomeResources, DRH_18_one_token_a_room) {
    // The bedroom has a cat house, so neither of its two cards may get a canopy bed.
    TestGame table =
        taking("living", "decor:canopybed", ". . . . .", "bedroom*cathouse bedroom . . .", ". .");
    table.act("place g3");
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_TRUE(table.discards("decor:canopybed"));
    TestGame second = taking("living", "decor:canopybed", "bedroom . . . .",
                             "bedroom*cathouse bedroom . . .", ". .");
    second.act("place g3");
    EXPECT_EQ(second.legal(), (Texts{"decorate u1"}));
}

TEST(DreamHomeResources, DRH_18_any_is_any_face_up_room_upstairs) {
    TestGame table = taking("living", "decor:aquarium", "sauna (study) . . .",
                            "kitchen*icecream kitchen bathroom . .", "garage .");
    table.act("place g4");
    EXPECT_EQ(table.legal(), (Texts{"decorate g3", "decorate g4", "decorate u1"}));
    EXPECT_TRUE(table.why_not("decorate b4").starts_with("DRH-18"));
    EXPECT_TRUE(table.why_not("decorate g2").starts_with("DRH-18"));
}

TEST(DreamHomeResources, DRH_18_a_room_at_its_maximum_may_be_decorated) {
    TestGame table =
        taking("living", "decor:piano", ". . . . .", "living living living . .", ". .");
    table.act("place b4 down");
    EXPECT_EQ(table.legal(), (Texts{"decorate g1", "decorate g2", "decorate g3"}));
}

TEST(DreamHomeResources, DRH_19_garden_decor_needs_no_room) {
    TestGame table = taking("living", "decor:treehouse", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(table.state.taken_resource, kNoResource);
    EXPECT_TRUE(table.discards("decor:treehouse"));  // the card; its token is in the garden
    EXPECT_EQ(table.score(0).decor, 2);
    table.state.home(0).garden |=
        static_cast<TokenSet>(1U << token_named(table.components(), "birdhouse"));
    EXPECT_EQ(table.score(0).decor, 3);
    table.act("place g1");
    EXPECT_EQ(table.state.to_act, Seat{1});
}

TEST(DreamHomeResources, DRH_20_helpers_and_tools_lie_beside_the_home) {
    const TestGame helper = taking("living", "helper:architect", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(helper.state.home(0).count(Helper::Architect), 1);
    EXPECT_FALSE(helper.discards("helper:architect"));
    const TestGame tool = taking("living", "tool:drill", ". . . . .", ". . . . .", ". .");
    EXPECT_EQ(tool.state.home(0).count(Tool::Drill), 1);
    EXPECT_EQ(tool.state.taken_resource, kNoResource);
}

TEST(DreamHomeResources, DRH_20_the_designer_works_for_the_card_of_the_same_turn) {
    const TestGame without =
        taking("living", "helper:architect", ". . . . .", "living*piano . . . .", ". .");
    EXPECT_FALSE(without.allows("place g2"));
    const TestGame with =
        taking("living", "helper:designer", ". . . . .", "living*piano . . . .", ". .");
    EXPECT_TRUE(with.allows("place g2"));
}

TEST(DreamHomeResources, DRH_21_with_a_designer_still_one_token_a_room) {
    TestGame table =
        taking("bathroom", "decor:aquarium", ". . . . .", "living*piano living . . .", ". .");
    table.give(0, Helper::Designer);
    table.act("place g3");
    EXPECT_EQ(table.legal(), (Texts{"decorate g3"}));
}

TEST(DreamHomeResources, DRH_21_a_maximum_finishes_a_room_also_with_a_designer) {
    TestGame table = taking("bathroom", "roof:red", ". . . . .", "bathroom*hottub . . . .", ". .");
    table.give(0, Helper::Designer);
    EXPECT_TRUE(table.why_not("place g2").starts_with("DRH-14"));
}

TEST(DreamHomeResources, DRH_21_a_card_that_joins_two_tokens_keeps_the_dearest) {
    TestGame table =
        taking("living", "roof:red", ". . . . .", "living*aquarium . living*piano . .", ". .");
    table.give(0, Helper::Designer);
    table.act("place g2");
    EXPECT_EQ(table.at(0, "g1"), "living.0");
    EXPECT_EQ(table.at(0, "g2"), "living.0");
    EXPECT_EQ(table.at(0, "g3"), "living.0*piano");
    EXPECT_EQ(table.log.events().back().lost, 1U << token_named(table.components(), "aquarium"));
}

TEST(DreamHomeResources, DRH_21_of_equal_tokens_the_leftmost_stays) {
    TestGame table =
        taking("living", "roof:red", ". . . . .", "living*paintings . living*aquarium . .", ". .");
    table.give(0, Helper::Designer);
    table.act("place g2");
    EXPECT_EQ(table.at(0, "g1"), "living.0*paintings");
    EXPECT_EQ(table.at(0, "g3"), "living.0");
}

TEST(DreamHomeResources, DRH_21_one_more_point_a_token_and_a_designer_gardens_too) {
    TestGame table(2);
    table.home(0, ". . . . .", "living*piano bathroom*hottub . . .", ". .");
    table.state.home(0).garden =
        static_cast<TokenSet>(1U << token_named(table.components(), "treehouse"));
    EXPECT_EQ(table.score(0).decor, 3 + 2 + 2);
    table.give(0, Helper::Designer);
    EXPECT_EQ(table.score(0).decor, 3 + 2 + 2 + 3);
    table.give(0, Helper::Designer, 2);
    EXPECT_EQ(table.score(0).decor, 3 + 2 + 2 + 6);
}

TEST(DreamHomeResources, DRH_25_a_scaffolding_before_or_after_the_room_card) {
    TestGame before = taking("bathroom", "tool:scaffolding", ". . . . .", "living . . . .", ". .");
    EXPECT_EQ(before.legal("scaffold"),
              (Texts{"scaffold b4", "scaffold b5", "scaffold g2", "scaffold g3", "scaffold u1"}));
    EXPECT_FALSE(before.legal("place").empty());
    EXPECT_TRUE(before.why_not("scaffold g1").starts_with("DRH-25"));
    EXPECT_TRUE(before.why_not("scaffold g4").starts_with("DRH-25"));
    TestGame after = before;
    before.act("scaffold g2");
    EXPECT_EQ(before.state.phase, Phase::PlaceRoom);
    EXPECT_TRUE(before.legal("scaffold").empty());
    EXPECT_TRUE(before.why_not("scaffold g3").starts_with("DRH-25"));
    before.act("place g2");  // on the Scaffolding, in the same turn
    EXPECT_EQ(before.at(0, "g2"), "bathroom.0");
    EXPECT_EQ(before.state.to_act, Seat{1});
    EXPECT_TRUE(before.discards("tool:scaffolding"));
    after.act("place g2");
    EXPECT_EQ(after.state.phase, Phase::PlaceResource);
    EXPECT_EQ(after.legal(),
              (Texts{"scaffold b4", "scaffold b5", "scaffold g3", "scaffold u1", "scaffold u2"}));
    after.act("scaffold u2");
    EXPECT_EQ(after.at(0, "u2"), "#");
    EXPECT_EQ(after.state.to_act, Seat{1});
    EXPECT_FALSE(after.discards("tool:scaffolding"));
}

TEST(DreamHomeResources, DRH_25_one_in_the_basement_lets_a_third_living_room_stand_above) {
    TestGame table =
        taking("living", "tool:scaffolding", ". . . . .", ". living living . .", ". .");
    EXPECT_TRUE(table.why_not("place g4").starts_with("DRH-11"));
    table.act("scaffold b4");
    table.act("place g4");
    EXPECT_EQ(table.score(0).rooms, 9);
}

TEST(DreamHomeResources, DRH_25_a_scaffolding_supports_and_is_replaced_by_any_room_card) {
    TestGame table = taking("living", "roof:red", ". . . . .", "# . . . .", ". .");
    EXPECT_EQ(table.state.home(0).open(), only(space_named("u1")) | only(space_named("g1")) |
                                              only(space_named("g2")) | only(space_named("g3")) |
                                              kBasement);
    table.act("place u1 down");
    EXPECT_EQ(table.at(0, "u1"), "(living.0)");
    EXPECT_EQ(table.at(0, "g1"), "#");
}

TEST(DreamHomeResources, DRH_25_without_an_empty_space_it_is_discarded) {
    // Happens only with a pack that has many Scaffoldings: the room card needs the last empty
    // space.
    TestGame table(4, 11);
    table.home(0, ". . # . .", ". . . . .", ". .");
    table.fill(0, only(space_named("u1")));
    table.state.taken_resource = resource_named(table.components(), "tool:scaffolding");
    table.state.taken_room = card_named(table.components(), "living");
    table.state.rooms[0] = kNoCard;
    table.state.phase = Phase::PlaceRoom;
    table.act("place u1");
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.state.taken_resource, kNoResource);
}

TEST(DreamHomeResources, DRH_26_a_tool_of_round_12_has_no_effect) {
    TestGame scaffold = taking("living", "tool:scaffolding", ". . . . .", ". . . . .", ". .", 12);
    EXPECT_EQ(scaffold.state.taken_resource, kNoResource);
    EXPECT_TRUE(scaffold.discards("tool:scaffolding"));
    EXPECT_TRUE(scaffold.legal("scaffold").empty());
    TestGame drill = taking("living", "tool:drill", ". . . . .", ". . . . .", ". .", 12);
    EXPECT_EQ(drill.state.home(0).count(Tool::Drill), 1);  // it has no effect
    EXPECT_FALSE(drill.discards("tool:drill"));
    EXPECT_TRUE(drill.why_not("drill g1 0").starts_with("DRH-22"));
}

}  // namespace
}  // namespace faubourg::dreamhome
