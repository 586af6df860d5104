#include "src/search/endgame_solver.h"

#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::search {
namespace {

constexpr UtilityFunction kUtility = {.win_weight = {60}, .lead_range = 10};

std::optional<std::vector<Outcome>> solve(const toy::State& state, Seat seat, int positions) {
    const toy::Rules rules;
    FastRandom random(1);
    return EndgameSolver<toy::Rules>(rules, kUtility, positions)
        .solve(observe(rules, state, seat), random);
}

// The toy game with open secrets.
struct OpenRules : toy::Rules {
    State hide(const State& state, Viewer /*viewer*/) const { return state; }
};

// The last action draws a card and ends the game. In the toy the card scores, so the solver reports
// the outcome of one possible card; in the real games the last draw changes nothing.
TEST(EndgameSolver, solves_the_last_action_of_a_seat) {
    toy::State state;
    state.to_act = 1;
    state.deck = {2, 0};
    const auto outcomes = solve(state, 1, 100);
    ASSERT_TRUE(outcomes);
    ASSERT_EQ(outcomes->size(), 3U);
    EXPECT_EQ((*outcomes)[0].win[1].parts, 30);
    EXPECT_EQ((*outcomes)[1].win[1].parts, 60);
    EXPECT_EQ((*outcomes)[2].points[1].count, 200);
}

TEST(EndgameSolver, does_not_guess_what_another_seat_does_with_a_secret) {
    toy::State state;
    state.deck = {2, 0};
    EXPECT_FALSE(solve(state, 0, 100));
}

TEST(EndgameSolver, lets_every_seat_take_what_it_likes_best_when_nothing_is_hidden) {
    const OpenRules rules;
    toy::State state;
    state.deck = {2, 0};
    FastRandom random(1);
    const View<OpenRules> view = observe(rules, state, 0);
    const auto outcomes = EndgameSolver<OpenRules>(rules, kUtility, 100).solve(view, random);
    ASSERT_TRUE(outcomes);
    // The second seat answers any bid with 2.
    EXPECT_EQ((*outcomes)[0].win[0].parts, 0);
    EXPECT_EQ((*outcomes)[1].win[0].parts, 0);
    EXPECT_EQ((*outcomes)[2].win[0].parts, 30);
    EXPECT_EQ((*outcomes)[0].points[1].count, 200);
}

TEST(EndgameSolver, gives_up_when_there_are_too_many_positions) {
    const OpenRules rules;
    const View<OpenRules> view = observe(rules, toy::State{}, 0);
    FastRandom random(1);
    EXPECT_FALSE(EndgameSolver<OpenRules>(rules, kUtility, 11).solve(view, random));
    EXPECT_TRUE(EndgameSolver<OpenRules>(rules, kUtility, 12).solve(view, random));
}

}  // namespace
}  // namespace faubourg::search
