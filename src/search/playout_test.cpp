#include "src/search/playout.h"

#include <map>

#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::search {
namespace {

TEST(RandomPlayout, plays_to_the_end_and_counts_on_the_way) {
    const toy::Rules rules;
    FastRandom random(1);
    SampledChance chance(random);
    toy::State state;
    const PlayoutCount count = random_playout(rules, state, random, chance);
    EXPECT_EQ(rules.actor(state), kNobody);
    EXPECT_EQ(count.actions, 2);
    EXPECT_EQ(count.choices, 6U);
}

TEST(RandomPlayout, does_nothing_to_a_game_that_is_over) {
    const toy::Rules rules;
    FastRandom random(1);
    SampledChance chance(random);
    toy::State over{.to_act = kNobody};
    const toy::State before = over;
    const PlayoutCount count = random_playout(rules, over, random, chance);
    EXPECT_EQ(over, before);
    EXPECT_EQ(count.actions, 0);
    EXPECT_EQ(count.choices, 0U);
}

TEST(RandomPlayout, plays_every_line_about_as_often) {
    const toy::Rules rules;
    FastRandom random(3);
    SampledChance chance(random);
    constexpr int kPlayouts = 9000;
    std::map<int, int> second_seat;
    std::map<int, int> first_seat;
    for (int i = 0; i < kPlayouts; ++i) {
        toy::State state;
        random_playout(rules, state, random, chance);
        ++first_seat[state.points[0]];
        ++second_seat[state.points[1]];
    }
    for (const int bid : {0, 1, 2}) EXPECT_NEAR(second_seat[bid], kPlayouts / 3.0, 250);
    // The bid and a card of 0 or 1.
    for (const int points : {0, 3}) EXPECT_NEAR(first_seat[points], kPlayouts / 6.0, 200);
    for (const int points : {1, 2}) EXPECT_NEAR(first_seat[points], kPlayouts / 3.0, 250);
}

TEST(RandomPlayout, repeats_itself_from_the_same_seed) {
    const toy::Rules rules;
    const auto play = [&rules](std::uint64_t seed) {
        FastRandom random(seed);
        SampledChance chance(random);
        toy::State state;
        random_playout(rules, state, random, chance);
        return state;
    };
    for (std::uint64_t seed = 0; seed < 50; ++seed) EXPECT_EQ(play(seed), play(seed));
}

}  // namespace
}  // namespace faubourg::search
