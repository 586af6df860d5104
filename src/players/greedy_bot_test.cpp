#include "src/players/greedy_bot.h"

#include <array>

#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::players {
namespace {

TEST(GreedyBot, takes_the_action_after_which_its_own_score_is_highest) {
    const toy::Rules rules;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const auto found =
            GreedyBot<toy::Rules>().think(rules, observe(rules, toy::State{}, 0), {.seed = seed});
        EXPECT_EQ(found.action.code, 2);
        EXPECT_EQ(found.candidates.front().score, 2);
    }
}

// A game in which nothing scores, so that all actions tie.
TEST(GreedyBot, breaks_ties_by_the_seed_with_equal_chances) {
    struct Flat : toy::Rules {
        using toy::Rules::score;
        Standing score(const toy::State& /*state*/, Viewer /*viewer*/) const {
            return Standing{.players = 2};
        }
    };
    const Flat rules;
    std::array<int, 3> counts{};
    constexpr int kDraws = 6000;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
        const View<Flat> view{.known = toy::State{}, .seat = 0};
        ++counts.at(GreedyBot<Flat>().think(rules, view, {.seed = seed}).action.code);
    }
    for (const int count : counts) EXPECT_NEAR(count, kDraws / 3.0, 200);
}

TEST(GreedyBot, decides_the_same_for_the_same_seed) {
    const toy::Rules rules;
    const auto view = observe(rules, toy::State{}, 0);
    EXPECT_EQ(GreedyBot<toy::Rules>().think(rules, view, {.seed = 4}).action,
              GreedyBot<toy::Rules>().think(rules, view, {.seed = 4}).action);
}

}  // namespace
}  // namespace faubourg::players
