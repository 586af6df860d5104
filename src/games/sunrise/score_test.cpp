#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

using Points = std::vector<int>;

TestGame over(int players, const std::string& board, std::vector<std::string> hands = {},
              std::vector<int> track = {}) {
    return TestGame(default_rules(), Position{.players = players,
                                              .board = board,
                                              .hands = std::move(hands),
                                              .phase = "over",
                                              .track = std::move(track)});
}

TEST(SunriseScore, SUN_16_places_give_10_6_3_and_0) {
    const TestGame table = over(4,
                                "g1 0x1, i1 0x1, j1 0x1, k1 0x1, "
                                "g2 1x1, h2 1x1, i2 1x1, k2 2x1, i3 2x1, j3 3x1");
    EXPECT_EQ(table.points("B1"), (Points{10, 6, 3, 0}));
}

TEST(SunriseScore, SUN_16_tied_players_get_the_places_points_and_the_next_places_are_skipped) {
    EXPECT_EQ(over(4, "g1 0x1, i1 0x1, j1 1x1, k1 1x1, g2 2x1").points("B1"),
              (Points{10, 10, 3, 0}));
    EXPECT_EQ(
        over(4, "g1 0x1, i1 0x1, j1 0x1, k1 1x1, g2 1x1, h2 2x1, i2 2x1, k2 3x1").points("B1"),
        (Points{10, 6, 6, 0}));
    EXPECT_EQ(over(4, "g1 0x1, i1 1x1, j1 2x1").points("B1"), (Points{10, 10, 10, 0}));
    EXPECT_EQ(over(4, "g1 0x1, i1 1x1, j1 2x1, k1 3x1").points("B1"), (Points{10, 10, 10, 10}));
    EXPECT_EQ(over(4, "g1 0x1, i1 0x1, j1 0x1, k1 1x1, g2 1x1, h2 2x1, i2 3x1").points("B1"),
              (Points{10, 6, 3, 3}));
    EXPECT_EQ(over(4, "g1 0x1, i1 0x1, j1 1x1, k1 2x1, g2 3x1").points("B1"),
              (Points{10, 6, 6, 6}));
}

TEST(SunriseScore, SUN_16_two_players_have_a_first_and_a_second) {
    EXPECT_EQ(over(2, "g1 0x1, i1 1x1, j1 1x1").points("B1"), (Points{6, 10}));
}

TEST(SunriseScore, SUN_17_a_zones_rank_the_greatest_height_then_how_many_have_it) {
    // One 5 beats two 4s; two 4s beat one 4 with any number of 3s.
    const TestGame table = over(4,
                                "a1 0x5, b1 1x4, c1 1x4, a2 2x4, c2 2x3, a3 2x3, b3 2x3, "
                                "c3 3x2, d3 3x2, e3 3x2");
    EXPECT_EQ(table.points("A1"), (Points{10, 6, 3, 0}));
    EXPECT_EQ(table.points("A2"), (Points{0, 0, 0, 0}));
    EXPECT_EQ(table.rules().rank_key(table.state(), 1, 0), (RankKey{.value = 4, .count = 2}));
}

TEST(SunriseScore, SUN_17_equal_height_and_number_tie_whatever_stands_lower) {
    const TestGame table = over(3, "g9 0x3, h9 1x3, i9 1x2, j9 1x2, k9 2x2");
    EXPECT_EQ(table.points("A2"), (Points{10, 10, 3}));
}

TEST(SunriseScore, SUN_17_single_houses_do_not_count) {
    const TestGame table = over(3, "a1 0x1, b1 0x1, c1 0x1, a2 1x2");
    EXPECT_EQ(table.points("A1"), (Points{0, 10, 0}));
    EXPECT_EQ(over(2, "a1 0x1, b1 1x1").points("A1"), (Points{0, 0}));
}

TEST(SunriseScore, SUN_17_every_height_is_told_apart) {
    for (int high = 2; high <= 5; ++high) {
        const std::string tall = std::to_string(high);
        const std::string low = std::to_string(high - 1);
        const TestGame table = over(2, "a1 0x" + tall + ", b1 1x" + low + ", c1 1x" + low);
        EXPECT_EQ(table.points("A1"), (Points{10, high > 2 ? 6 : 0})) << tall;
    }
}

TEST(SunriseScore, SUN_18_two_low_buildings_beat_one_tall_and_nobody_without_is_ranked) {
    const TestGame table = over(3, "c7 0x5, d7 1x1, e7 1x1, g7 2x1");
    EXPECT_EQ(table.points("B2"), (Points{6, 10, 0}));
    EXPECT_EQ(table.points("B1"), (Points{0, 0, 0}));
    EXPECT_EQ(over(2, "f7 0x1, c7 1x1").points("B2"), (Points{0, 10}));  // the cross is no zone
}

TEST(SunriseScore, SUN_19_the_largest_orthogonally_connected_group_counts_in_plots) {
    // Seat 0: e6, f5 and g6 touch only at corners or over the centre. Seat 1: three in a row over
    // a zone's border. Seat 2: two tall ones.
    const TestGame table =
        over(3, "e6 0x3, f5 0x3, g6 0x3, e4 1x1, e3 1x1, f3 1x1, i1 2x5, j1 2x5");
    EXPECT_EQ(table.points("C"), (Points{3, 10, 6}));
    EXPECT_EQ(table.rules().rank_key(table.state(), 0, kGroupBonus).value, 1);
    EXPECT_EQ(table.rules().rank_key(table.state(), 1, kGroupBonus).value, 3);
}

TEST(SunriseScore, SUN_19_parks_and_other_owners_do_not_connect) {
    const TestGame table = over(2, "g6 0x1, h6 park, i6 0x1, j6 1x1, k6 0x1, a5 1x1, a6 1x1");
    EXPECT_EQ(table.rules().rank_key(table.state(), 0, kGroupBonus).value, 1);
    EXPECT_EQ(table.rules().rank_key(table.state(), 1, kGroupBonus).value, 2);
    EXPECT_EQ(table.points("C"), (Points{6, 10}));
}

TEST(SunriseScore, SUN_19_the_larger_of_two_groups_and_loops_are_counted_right) {
    // Eight in a ring around the pond on b10, and two elsewhere.
    const TestGame table = over(
        2, "c9 0x1, b9 0x1, a9 0x1, a10 0x1, a11 0x1, b11 0x1, c11 0x1, c10 0x1, g6 0x1, h6 0x1");
    EXPECT_EQ(table.rules().rank_key(table.state(), 0, kGroupBonus).value, 8);
    EXPECT_EQ(table.points("C"), (Points{10, 0}));  // nothing built: not ranked
}

TEST(SunriseScore, SUN_20_the_total_is_the_track_and_the_bonuses) {
    const TestGame table = over(2, "g6 0x1, g1 0x1, a1 1x2", {}, {30, 41});
    const Standing standing = table.rules().score(table.state());
    EXPECT_EQ(standing.seats[0].total, 30 + 10 + 10);  // B1 and C
    EXPECT_EQ(standing.seats[1].total, 41 + 10 + 10);  // A1 and C
    EXPECT_EQ(table.winners(), std::vector<Seat>{1});
}

TEST(SunriseScore, SUN_20_ties_go_to_the_larger_hand_and_are_else_shared) {
    const std::string board = "g6 0x1, e6 1x1, f7 2x1";
    EXPECT_EQ(over(3, board, {"PB", "PBG", "P"}, {20, 20, 19}).winners(), std::vector<Seat>{1});
    EXPECT_EQ(over(3, board, {"PBG", "PBG", "PBGRY"}, {20, 20, 19}).winners(),
              (std::vector<Seat>{0, 1}));
    const TestGame table = over(3, board, {"PB", "PBG", "P"});
    EXPECT_EQ(table.rules().score(table.state()).seats[1].tie_break, 3);
    EXPECT_EQ(Rules::kTieBreak, "cards");
}

TEST(SunriseScore, SUN_20_the_score_says_what_the_game_would_give_now) {
    TestGame table(default_rules(), Position{.hands = {"P", ""}});
    EXPECT_EQ(table.points("C"), (Points{0, 0}));
    table.act("build g6 1");
    EXPECT_EQ(table.points("track"), (Points{2, 0}));
    EXPECT_EQ(table.points("C"), (Points{10, 0}));
}

}  // namespace
}  // namespace faubourg::sunrise
