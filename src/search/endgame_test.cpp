#include "src/search/endgame.h"

#include <gtest/gtest.h>

#include "src/search/testing.h"

namespace faubourg::search {
namespace {

constexpr Taste kTaste = {.win_percent = 60, .range = 10};

std::optional<std::vector<Outcome>> solve(const toy::State& state, Seat seat, int positions) {
    const toy::Rules rules;
    FastRandom random(1);
    return Endgame<toy::Rules>(rules, kTaste, positions).solve(observe(rules, state, seat), random);
}

// A toy whose secrets everybody knows.
struct OpenRules : toy::Rules {
    State hide(const State& state, Viewer /*viewer*/) const { return state; }
};

// The last action draws a card after which the game is over: which card is not for this seat to
// know, but the toy's card counts, so the outcome told is that of one of them. In real games the
// last draw changes nothing.
TEST(Endgame, solves_the_last_action_of_a_seat) {
    toy::State state;
    state.to_act = 1;
    state.deck = {2, 0};
    const auto outcomes = solve(state, 1, 100);
    ASSERT_TRUE(outcomes);
    ASSERT_EQ(outcomes->size(), 3U);
    EXPECT_EQ((*outcomes)[0].win[1], 30);
    EXPECT_EQ((*outcomes)[1].win[1], 60);
    EXPECT_EQ((*outcomes)[2].points[1], 200);
}

TEST(Endgame, does_not_guess_what_another_seat_does_with_a_secret) {
    toy::State state;
    state.deck = {2, 0};
    EXPECT_FALSE(solve(state, 0, 100));
}

TEST(Endgame, lets_every_seat_take_what_it_likes_best_when_nothing_is_hidden) {
    const OpenRules rules;
    toy::State state;
    state.deck = {2, 0};
    FastRandom random(1);
    const View<OpenRules> view = observe(rules, state, 0);
    const auto outcomes = Endgame<OpenRules>(rules, kTaste, 100).solve(view, random);
    ASSERT_TRUE(outcomes);
    // The answer to any bid is 2.
    EXPECT_EQ((*outcomes)[0].win[0], 0);
    EXPECT_EQ((*outcomes)[1].win[0], 0);
    EXPECT_EQ((*outcomes)[2].win[0], 30);
    EXPECT_EQ((*outcomes)[0].points[1], 200);
}

TEST(Endgame, gives_up_when_there_are_too_many_positions) {
    const OpenRules rules;
    const View<OpenRules> view = observe(rules, toy::State{}, 0);
    FastRandom random(1);
    EXPECT_FALSE(Endgame<OpenRules>(rules, kTaste, 11).solve(view, random));
    EXPECT_TRUE(Endgame<OpenRules>(rules, kTaste, 12).solve(view, random));
}

}  // namespace
}  // namespace faubourg::search
