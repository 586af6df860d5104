#include "src/players/random_bot.h"

#include <array>
#include <set>

#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::players {
namespace {

using namespace std::chrono_literals;

Budget simulations(int count) { return {.simulations = count, .time = std::nullopt}; }

Suggestion<toy::Action> suggest(const Budget& budget, std::uint64_t seed, Seat seat = 0) {
    const toy::Rules rules;
    toy::State state;
    state.to_act = seat;
    return RandomBot<toy::Rules>().think(rules, observe(rules, state, seat),
                                         {.budget = budget, .seed = seed});
}

TEST(RandomBot, takes_every_action_with_equal_chance) {
    const toy::Rules rules;
    const View<toy::Rules> view = observe(rules, toy::State{}, 0);
    RandomBot<toy::Rules> bot;
    std::array<int, 3> counts{};
    constexpr int kDraws = 9000;
    for (std::uint64_t seed = 0; seed < kDraws; ++seed) {
        ++counts.at(bot.think(rules, view, {.seed = seed}).action.code);
    }
    for (const int count : counts) EXPECT_NEAR(count, kDraws / 3.0, 250);
}

TEST(RandomBot, suggests_every_action_for_some_seed) {
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        seen.insert(suggest(simulations(1), seed).action.code);
    }
    EXPECT_EQ(seen, (std::set<int>{0, 1, 2}));
}

TEST(RandomBot, suggests_the_same_for_the_same_seed) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        const auto one = suggest(simulations(50), seed);
        const auto two = suggest(simulations(50), seed);
        EXPECT_EQ(one.action, two.action);
        EXPECT_EQ(one.candidates[0].win, two.candidates[0].win);
        EXPECT_EQ(one.candidates[0].score, two.candidates[0].score);
    }
}

TEST(RandomBot, keeps_to_its_number_of_simulations) {
    for (const int count : {1, 2, 77}) {
        const auto found = suggest(simulations(count), 1);
        ASSERT_EQ(found.candidates.size(), 1U);
        EXPECT_EQ(found.candidates[0].visits, count);
        EXPECT_EQ(found.candidates[0].action, found.action);
    }
}

TEST(RandomBot, makes_at_least_one_simulation_in_no_time) {
    const auto found = suggest({.simulations = std::nullopt, .time = 0ms}, 1);
    EXPECT_EQ(found.candidates[0].visits, 1);
    const auto start = std::chrono::steady_clock::now();
    EXPECT_GT(suggest({.simulations = std::nullopt, .time = 20ms}, 1).candidates[0].visits, 1);
    EXPECT_GE(std::chrono::steady_clock::now() - start, 20ms);
}

// The first seat meets bids of 0, 1 and 2 and gets a card of 0 or 1; a tie is half a win. Of these
// six games its bid 0 wins (1/2 + 0 + 0) + (1 + 1/2 + 0), and so on.
TEST(RandomBot, measures_win_chance_and_score_of_its_choice) {
    constexpr std::array<double, 3> kWins = {2.0 / 6, 4.0 / 6, 5.5 / 6};
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const auto found = suggest(simulations(4000), seed);
        const auto& candidate = found.candidates[0];
        EXPECT_NEAR(candidate.win, kWins.at(found.action.code), 0.04);
        EXPECT_NEAR(candidate.score, found.action.code + 0.5, 0.04);
    }
}

TEST(RandomBot, measures_for_the_seat_that_acts) {
    // The first seat has 0 points and gets a card; the second keeps its bid.
    const auto found = suggest(simulations(2000), 3, 1);
    EXPECT_NEAR(found.candidates[0].score, found.action.code, 1e-9);
}

// The toy asserts that no action is applied to a state with a blanked secret: the bot must
// determinize its view first.
TEST(RandomBot, is_given_no_secret_of_others) {
    const toy::Rules rules;
    const View<toy::Rules> view = observe(rules, toy::State{}, 0);
    EXPECT_EQ(view.known.secrets[0], 5);
    EXPECT_EQ(view.known.secrets[1], 0);
    toy::State other;
    other.secrets[1] = 9;
    EXPECT_EQ(view.known, observe(rules, other, 0).known);
    RandomBot<toy::Rules> bot;
    const Thinking thinking{.budget = simulations(30), .seed = 8};
    const auto one = bot.think(rules, view, thinking);
    const auto two = bot.think(rules, observe(rules, other, 0), thinking);
    EXPECT_EQ(one.action, two.action);
    EXPECT_EQ(one.candidates[0].win, two.candidates[0].win);
}

}  // namespace
}  // namespace faubourg::players
