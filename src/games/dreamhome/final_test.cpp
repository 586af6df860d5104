#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// The end-of-game phase: DRH-27 to DRH-29.
namespace faubourg::dreamhome {
namespace {

// Two players; seat 1 is about to place the last card of the game on b5, face down. Seat 0's home
// is as given, with empty rooms on its empty spaces; seat 1 has only empty rooms.
class LastCard : public TestGame {
  public:
    LastCard(const std::string& upper, const std::string& ground, const std::string& basement,
             int players = 2)
        : TestGame(players, kRounds) {
        home(0, upper, ground, basement);
        market("- - - cellar -", "- - - - -");
        const Seat last = Seat::of(players - 1);
        for (const Seat seat : all_seats(players - 1)) fill(seat);
        fill(last, only(space_named("b5")));
        turn(last);
    }
    // Takes and places the card; then the end begins, with the decks in the discards.
    void finish(Seat marker = 0) {
        last_placed(marker);
        act("take 3");
        act("place b5 down");
    }
};

TEST(DreamHomeEnd, DRH_27_nobody_with_a_choice_ends_the_game_at_once) {
    LastCard table(". . . . .", ". . . . .", ". .");
    table.give(0, Helper::Architect);
    table.give(1, Helper::Designer);
    table.finish();
    EXPECT_EQ(table.state.phase, Phase::Over);
}

TEST(DreamHomeEnd, DRH_27_a_roofer_may_take_a_discarded_roof) {
    LastCard table(". . . . .", ". . . . .", ". .");
    table.give(0, Helper::Roofer);
    table.finish();
    EXPECT_EQ(table.state.phase, Phase::Final);
    EXPECT_EQ(table.state.to_act, Seat{0});
    EXPECT_EQ(table.legal(),
              (Texts{"pass", "roofer brown", "roofer brown+w", "roofer green", "roofer green+w",
                     "roofer grey", "roofer grey+w", "roofer red", "roofer red+w"}));
    EXPECT_TRUE(table.why_not("done").starts_with("DRH-27"));
    table.act("roofer red+w");
    EXPECT_EQ(table.state.home(0).roof_count, 1);
    EXPECT_FALSE(table.discards("roof:red+w"));  // there is only one
    EXPECT_TRUE(table.discards("helper:roofer"));
    EXPECT_EQ(table.state.phase, Phase::Over);
}

TEST(DreamHomeEnd, DRH_27_a_passed_roofer_is_discarded_and_each_is_asked) {
    LastCard table(". . . . .", ". . . . .", ". .");
    table.give(0, Helper::Roofer, 2);
    table.finish();
    table.act("pass");
    EXPECT_EQ(table.state.home(0).count(Helper::Roofer), 1);
    EXPECT_EQ(table.state.to_act, Seat{0});
    table.act("roofer green+w");
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.home(0).count(Helper::Roofer), 0);
    EXPECT_EQ(table.events(Event::Kind::Helper), 2);
    EXPECT_TRUE(table.log.events()[table.log.events().size() - 3].passed);
}

TEST(DreamHomeEnd, DRH_27_without_a_discarded_roof_the_roofer_is_not_asked_and_stays) {
    LastCard table(". . . . .", ". . . . .", ". .");
    table.roofs(1,
                "red red red red red red+w grey grey grey grey grey grey+w brown brown brown "
                "brown brown brown+w green green green green green");
    table.give(0, Helper::Roofer, 2);
    table.finish();
    EXPECT_EQ(table.legal(), (Texts{"pass", "roofer green+w"}));
    table.act("roofer green+w");  // now none is left for the second
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.home(0).count(Helper::Roofer), 1);
}

TEST(DreamHomeEnd, DRH_27_seat_by_seat_from_the_markers_holder_roofers_first) {
    LastCard table("living . . . .", "study . . . .", ". .", 3);
    table.home(1, "living . . . .", "sauna . . . .", ". .");
    table.fill(1);
    table.give(0, Helper::Handyman);
    table.give(1, Helper::Handyman);
    table.give(1, Helper::Roofer);
    table.finish(1);
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.legal().front(), "pass");
    EXPECT_TRUE(table.why_not("handyman u1 g1").starts_with("DRH-27"));
    EXPECT_TRUE(table.why_not(0, "handyman u1 g1").starts_with("DRH-7"));
    table.act("roofer grey");
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.legal().front(), "done");
    EXPECT_TRUE(table.why_not("pass").starts_with("DRH-6"));
    EXPECT_TRUE(table.why_not("roofer red").starts_with("DRH-27"));
    table.act("handyman u1 g1");
    EXPECT_EQ(table.state.to_act, Seat{0});  // after seat 2, which has nothing to choose
    table.act("done");
    EXPECT_EQ(table.events(Event::Kind::Done), 1);
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.home(0).count(Helper::Handyman), 1);  // unused, so it stays
}

TEST(DreamHomeEnd, DRH_27_supplier_and_handyman_in_any_order_once_each) {
    LastCard table("living . . . .", "study . . . .", ". .");
    table.give(0, Helper::Supplier);
    table.give(0, Helper::Handyman);
    table.finish();
    LastCard other = table;
    table.act("handyman u1 g1");
    EXPECT_TRUE(table.legal("handyman").empty());
    EXPECT_FALSE(table.legal("supplier").empty());
    EXPECT_TRUE(table.why_not("handyman u1 g1").starts_with("DRH-29"));
    table.act("supplier u2 living.1");
    EXPECT_EQ(table.state.phase, Phase::Over);
    other.act("supplier u2 living.1");
    EXPECT_TRUE(other.legal("supplier").empty());
    EXPECT_TRUE(other.why_not("supplier u2 living.1").starts_with("DRH-28"));
    other.act("handyman u2 g1");
    EXPECT_EQ(other.state.phase, Phase::Over);
    EXPECT_TRUE(other.discards("helper:supplier"));
    EXPECT_TRUE(other.discards("helper:handyman"));
}

TEST(DreamHomeEnd, DRH_27_only_done_left_is_not_asked) {
    LastCard table(". . . . .", ". . . . .", ". .");
    table.give(0, Helper::Handyman);  // twelve empty rooms never differ
    table.finish();
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.home(0).count(Helper::Handyman), 1);
}

TEST(DreamHomeEnd, DRH_27_before_the_end_helpers_do_nothing) {
    TestGame table(2, 6);
    table.give(0, Helper::Supplier);
    for (const char* text : {"supplier g1 living.0", "handyman u1 g1", "roofer red", "done"}) {
        EXPECT_TRUE(table.why_not(text).starts_with("DRH-27")) << text;
    }
}

TEST(DreamHomeEnd, DRH_28_any_card_at_home_for_a_discarded_one_that_is_legal_there) {
    LastCard table("living . . . .", "bathroom . . . .", "garage .");
    table.give(0, Helper::Supplier);
    table.finish();
    EXPECT_TRUE(table.allows("supplier u1 kitchen.1"));   // a face-up card
    EXPECT_TRUE(table.allows("supplier u2 living.0"));    // an empty room
    EXPECT_TRUE(table.allows("supplier b5 garage.0"));    // beside the garage
    EXPECT_TRUE(table.allows("supplier g1 bathroom.1"));  // its own kind
    EXPECT_TRUE(table.why_not("supplier g2 bathroom.1").starts_with("DRH-14"));
    EXPECT_TRUE(table.why_not("supplier b5 living.0").starts_with("DRH-12"));
    EXPECT_TRUE(table.why_not("supplier u2 garage.0").starts_with("DRH-12"));
    const Card outgoing = table.state.home(0).card_at(space_named("u2"));
    const int before = table.rules().room_discard(table.state)[outgoing];
    table.act("supplier u2 living.1");
    EXPECT_EQ(table.at(0, "u2"), "living.1");
    EXPECT_EQ(table.rules().room_discard(table.state)[outgoing], before + 1);
}

TEST(DreamHomeEnd, DRH_28_only_cards_in_the_discards) {
    LastCard table("living . . . .", "bathroom . . . .", "garage .");
    table.give(0, Helper::Supplier);
    table.home(1, "gameroom . . . .", ". . . . .", ". .");
    table.fill(1, only(space_named("b5")));
    table.finish();
    EXPECT_TRUE(table.why_not("supplier u1 gameroom.2").starts_with("DRH-28"));
}

TEST(DreamHomeEnd, DRH_28_the_outgoing_cards_token_is_lost) {
    LastCard table("living*piano living . . .", "bathroom . . . .", "garage .");
    table.give(0, Helper::Supplier);
    table.finish();
    EXPECT_TRUE(table.why_not("supplier u2 living.1").starts_with("DRH-14"));  // beside the piano
    table.act("supplier u1 living.1");
    EXPECT_EQ(table.at(0, "u1"), "living.1");
    EXPECT_EQ(table.score(0).decor, 0);
}

TEST(DreamHomeEnd, DRH_28_a_designer_counts_for_the_supplier_too) {
    LastCard table("living*piano . . . .", ". . . . .", ". .");
    table.give(0, Helper::Supplier);
    table.give(0, Helper::Designer);
    table.finish();
    EXPECT_TRUE(table.allows("supplier u2 living.1"));
}

TEST(DreamHomeEnd, DRH_29_swaps_a_living_room_with_a_playroom_of_another_floor) {
    LastCard table("kitchen living . . .", "living playroom living . .", ". .");
    table.give(0, Helper::Handyman);
    table.finish();
    EXPECT_EQ(table.score(0).rooms, 1 + 1 + 1 + 2 + 1);
    table.act("handyman u2 g2");
    EXPECT_EQ(table.at(0, "u2"), "playroom.1");
    EXPECT_EQ(table.score(0).rooms, 1 + 2 + 9);
}

TEST(DreamHomeEnd, DRH_29_faces_stay_and_tokens_travel) {
    LastCard table("living*piano . . . .", "study . . . .", ". .");
    table.give(0, Helper::Handyman);
    table.finish();
    const std::string empty_room = table.at(0, "g2");
    table.act("handyman u1 g2");
    EXPECT_EQ(table.at(0, "g2"), "living.0*piano");
    EXPECT_EQ(table.at(0, "u1"), empty_room);
    EXPECT_EQ(empty_room.front(), '(');
}

TEST(DreamHomeEnd, DRH_29_a_decorated_room_may_grow_up_to_its_maximum) {
    LastCard table("living*piano study living . .", "living . . . .", ". .");
    table.give(0, Helper::Handyman);
    table.finish();
    EXPECT_TRUE(table.allows("handyman u2 g1"));
    LastCard pair("kitchen kitchen study . .", "kitchen . . . .", ". .");
    pair.give(0, Helper::Handyman);
    pair.finish();
    EXPECT_TRUE(pair.why_not("handyman u3 g1").starts_with("DRH-29"));
    EXPECT_TRUE(pair.allows("handyman u1 u3"));  // the pair comes apart
    EXPECT_TRUE(pair.allows("handyman u2 u3"));
}

TEST(DreamHomeEnd, DRH_29_each_face_up_card_suits_its_floor) {
    LastCard table("living . . . .", ". . . . .", "garage .");
    table.give(0, Helper::Handyman);
    table.finish();
    EXPECT_TRUE(table.why_not("handyman u1 b4").starts_with("DRH-29"));
    EXPECT_TRUE(table.why_not("handyman u1 b5").starts_with("DRH-29"));
    EXPECT_TRUE(table.why_not("handyman u2 b4").starts_with("DRH-29"));
    EXPECT_TRUE(table.allows("handyman b4 b5"));
    EXPECT_TRUE(table.allows("handyman u1 g1"));
}

TEST(DreamHomeEnd, DRH_29_several_tokens_in_a_room_leave_the_dearest) {
    LastCard table("living*aquarium study . . .", "living*piano . . . .", ". .");
    table.give(0, Helper::Handyman);
    table.finish();
    table.act("handyman u2 g1");
    EXPECT_EQ(table.at(0, "u1"), "living.0");
    EXPECT_EQ(table.at(0, "u2"), "living.0*piano");
    LastCard equals("study living*aquarium . . .", "living*paintings . . . .", ". .");
    equals.give(0, Helper::Handyman);
    equals.finish();
    equals.act("handyman u1 g1");
    EXPECT_EQ(equals.at(0, "u1"), "living.0*paintings");  // the leftmost of equals
    EXPECT_EQ(equals.at(0, "u2"), "living.0");
}

TEST(DreamHomeEnd, DRH_29_cards_must_differ_in_type_face_or_token) {
    LastCard table("living.0 . living.1 . living.0*piano", "study . . . .", ". .");
    table.give(0, Helper::Handyman);
    table.finish();
    EXPECT_TRUE(table.why_not("handyman u1 u3").starts_with("DRH-29"));  // children don't count
    EXPECT_TRUE(table.allows("handyman u1 u5"));                         // the token
    EXPECT_TRUE(table.why_not("handyman u2 u4").starts_with("DRH-29"));  // two empty rooms
    EXPECT_TRUE(table.allows("handyman u1 u2"));                         // the face
    EXPECT_TRUE(table.allows("handyman u1 g1"));                         // the type
}

TEST(DreamHomeEnd, DRH_29_pairs_are_named_in_reading_order) {
    LastCard table("living . . . .", "study . . . .", "garage .");
    table.give(0, Helper::Handyman);
    table.finish();
    EXPECT_TRUE(table.allows("handyman b4 b5"));
    for (const char* wrong : {"handyman g1 u1", "handyman b5 b4", "handyman u1 u1"}) {
        EXPECT_TRUE(table.why_not(wrong).starts_with("DRH-29")) << wrong;
    }
}

}  // namespace
}  // namespace faubourg::dreamhome
