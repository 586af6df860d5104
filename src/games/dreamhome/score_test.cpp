#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Scoring: DRH-30 to DRH-35.
namespace faubourg::dreamhome {
namespace {

HomeScore score_of(const std::string& upper, const std::string& ground,
                   const std::string& basement) {
    return score_home(default_rules().components(), home_of(upper, ground, basement));
}

int roof_of(const std::string& words) {
    TestGame table(2);
    table.market("- - - - -", "- - - - -");
    table.roofs(0, words);
    return table.score(0).roof;
}

// The rulebook's scoring example, part by part.
TEST(DreamHomeScore, DRH_30_DRH_31_DRH_32_DRH_34_the_scoring_example_is_29) {
    TestGame table(2);
    table.home(0, "playroom living*piano living bathroom dressing",
               "bathroom bedroom*cathouse kitchen pantry kitchen", "garage (study)");
    table.roofs(0, "red brown grey green+w");
    const HomeScore score = table.score(0);
    EXPECT_EQ(score.rooms, 15);
    EXPECT_EQ(score.decor, 4);
    EXPECT_EQ(score.functionality, 6);
    EXPECT_EQ(score.roof, 4);
    EXPECT_EQ(score.helpers, 0);
    EXPECT_EQ(score.total(), 29);
}

TEST(DreamHomeScore, DRH_30_rooms_score_by_size) {
    EXPECT_EQ(score_of(". . . . .", "living . . . .", ". .").rooms, 1);
    EXPECT_EQ(score_of(". . . . .", "living living . . .", ". .").rooms, 4);
    EXPECT_EQ(score_of(". . . . .", "living living living . .", ". .").rooms, 9);
    EXPECT_EQ(score_of(". . . . .", "living . living living .", ". .").rooms, 5);
    EXPECT_EQ(score_of("living . . . .", "living . . . .", ". .").rooms, 2);  // floors apart
    EXPECT_EQ(score_of(". . . . .", ". . . . living", "garage garage").rooms, 5);
    EXPECT_EQ(score_of(". . . . .", ". . . . .", "garage .").rooms, 0);
    EXPECT_EQ(score_of("kitchen kitchen . . .", "bedroom bedroom playroom playroom .", ". .").rooms,
              6 + 4 + 6);
    EXPECT_EQ(score_of("living (living) living . .", ". . . . .", ". .").rooms, 2);
}

TEST(DreamHomeScore, DRH_30_an_annex_scores_more_beside_the_room_it_names) {
    EXPECT_EQ(score_of(". . . . .", "pantry . . . .", ". .").rooms, 1);
    EXPECT_EQ(score_of(". . . . .", "pantry kitchen . . .", ". .").rooms, 3 + 1);
    EXPECT_EQ(score_of(". . . . .", "kitchen pantry . . .", ". .").rooms, 1 + 3);
    EXPECT_EQ(score_of(". . . . .", "kitchen pantry kitchen . .", ". .").rooms, 1 + 3 + 1);  // once
    EXPECT_EQ(score_of(". . . . .", "(kitchen) pantry . . .", ". .").rooms, 1);  // face up only
    EXPECT_EQ(score_of("kitchen . . . .", "pantry . . . .", ". .").rooms, 2);    // not above
    EXPECT_EQ(score_of(". . . . .", "sauna bathroom . . .", ". .").rooms, 3 + 1);
    EXPECT_EQ(score_of(". . . . .", "dressing bedroom . . .", ". .").rooms, 3 + 1);
    EXPECT_EQ(score_of(". . . . .", "library study . . .", ". .").rooms, 3 + 2);
    EXPECT_EQ(score_of("gameroom . . . .", "pantry bathroom . . .", ". .").rooms, 2 + 1 + 1);
    // The end of one floor is not beside the start of another.
    EXPECT_EQ(score_of(". . . . kitchen", "pantry . . . .", ". .").rooms, 2);
}

TEST(DreamHomeScore, DRH_31_tokens_score_their_value) {
    EXPECT_EQ(score_of(". . . . .", "living*piano bathroom*hottub . . .", ". .").decor, 5);
    EXPECT_EQ(
        score_of("kitchen*icecream . . . .", "playroom*slide bedroom*canopybed . . .", ". .").decor,
        6);
}

TEST(DreamHomeScore, DRH_32_functionality) {
    EXPECT_EQ(score_of("bathroom . . . .", "bathroom . . . .", ". .").functionality, 3);
    EXPECT_EQ(score_of(". . . . .", "bathroom . bathroom . .", ". .").functionality, 0);
    EXPECT_EQ(score_of("bathroom . . . .", "kitchen bedroom . . .", ". .").functionality, 3);
    EXPECT_EQ(score_of("bathroom . . . .", "bathroom kitchen bedroom . .", ". .").functionality, 6);
    EXPECT_EQ(score_of("(bathroom) . . . .", "bathroom kitchen . . .", ". .").functionality, 0);
    EXPECT_EQ(score_of("(bedroom) . . . .", "bathroom kitchen . . .", ". .").functionality, 0);
    EXPECT_EQ(score_of("(kitchen) . . . .", "bathroom bedroom . . .", ". .").functionality, 0);
}

TEST(DreamHomeScore, DRH_33_an_architect_makes_each_of_them_4_and_each_empty_room_1) {
    TestGame table(2);
    table.home(0, "bathroom (study) . . .", "bathroom kitchen bedroom . .", "(garage) #");
    EXPECT_EQ(table.score(0).functionality, 6);
    EXPECT_EQ(table.score(0).helpers, 0);
    table.give(0, Helper::Architect);
    EXPECT_EQ(table.score(0).functionality, 8);
    EXPECT_EQ(table.score(0).helpers, 2);  // a Scaffolding is no empty room
    table.give(0, Helper::Architect, 2);
    EXPECT_EQ(table.score(0).functionality, 8);
    EXPECT_EQ(table.score(0).helpers, 2);
}

TEST(DreamHomeScore, DRH_34_the_best_four_roof_cards) {
    EXPECT_EQ(roof_of(""), 0);
    EXPECT_EQ(roof_of("red red red"), 0);
    EXPECT_EQ(roof_of("red+w green+w brown+w"), 0);
    EXPECT_EQ(roof_of("red red red brown"), 3);
    EXPECT_EQ(roof_of("red+w red brown+w green"), 5);  // mixed with two windows
    EXPECT_EQ(roof_of("red red red red"), 8);
    EXPECT_EQ(roof_of("red+w red red red"), 9);          // uniform with a window
    EXPECT_EQ(roof_of("red+w red red red red red"), 9);  // more cards bring nothing
    EXPECT_EQ(roof_of("red+w brown+w green+w grey+w"), 7);
    EXPECT_EQ(roof_of("red red red red brown+w green+w grey+w"), 8);
    EXPECT_EQ(roof_of("red brown green grey red brown+w"), 4);
}

TEST(DreamHomeScore, DRH_34_the_roof_is_left_out_for_those_who_may_not_know_it) {
    TestGame table(2);
    table.roofs(0, "red red red red");
    const Standing all = table.rules().score(table.state, Viewer::all());
    EXPECT_EQ(all.seats[0].parts[3], 8);
    EXPECT_EQ(all.seats[0].total, 8);
    EXPECT_EQ(all.seats[0].hidden_parts, 0);
    for (const Viewer viewer : {Viewer::of(0), Viewer::of(1), Viewer::spectator()}) {
        const Standing seen = table.rules().score(table.state, viewer);
        EXPECT_EQ(seen.seats[0].hidden_parts, 1U << 3);
        EXPECT_EQ(seen.seats[0].parts[3], 0);
        EXPECT_EQ(seen.seats[0].total, 0);
    }
    table.state.phase = Phase::Over;
    EXPECT_EQ(table.rules().score(table.state, Viewer::of(1)).seats[0].total, 8);
}

TEST(DreamHomeScore, DRH_35_the_highest_total_wins_then_children_then_shared) {
    TestGame table(3);
    table.home(0, ". . . . .", "living.0 . . . .", ". .");
    table.home(1, ". . . . .", "living.1 . . . .", ". .");
    table.home(2, ". . . . .", "bedroom.0 . . . .", ". .");
    Standing standing = table.rules().score(table.state);
    EXPECT_TRUE(standing.wins(1));
    EXPECT_FALSE(standing.wins(0));
    table.home(2, ". . . . .", "bedroom.1 . . . .", ". .");
    standing = table.rules().score(table.state);
    EXPECT_TRUE(standing.wins(1));
    EXPECT_TRUE(standing.wins(2));
    table.home(0, ". . . . .", "study . . . .", ". .");  // 2 points, no child
    standing = table.rules().score(table.state);
    EXPECT_TRUE(standing.wins(0));
    EXPECT_FALSE(standing.wins(1));
}

TEST(DreamHomeScore, DRH_35_children_count_on_face_up_cards_only) {
    EXPECT_EQ(
        score_of("playroom.2 gameroom . . .", "(living.1) living.1 . . .", "garage.1 .").children,
        2 + 2 + 1 + 1);
}

}  // namespace
}  // namespace faubourg::dreamhome
