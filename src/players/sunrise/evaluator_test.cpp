#include "src/players/sunrise/evaluator.h"

#include <gtest/gtest.h>

#include "src/games/sunrise/testing.h"

namespace faubourg::players::sunrise {
namespace {

using namespace faubourg::sunrise;

State dealt() {
    Deal deal("evaluator");
    return default_rules().set_up(2, Options{.first = Seat{0}}, deal);
}

Action highest_prior(const State& state) {
    const Rules& rules = default_rules();
    ActionList<Rules> list;
    search::Priors<Rules> priors{};
    rules.legal(state, state.to_act, list);
    Evaluator().assign_priors(rules, state, state.to_act, list, priors);
    std::size_t best = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (priors[i] > priors[best]) best = i;
    }
    return list[best];
}

void hold(State& state, std::size_t colour, int cards) {
    Player& player = state.at(0);
    player.hand = {};
    player.hand[colour] = static_cast<std::uint8_t>(cards);
    player.hand_count = static_cast<std::uint8_t>(cards);
}

// Only plots with one circle are open: it is better to keep a card.
TEST(SunriseEvaluator, waits_for_better_plots) {
    const Components& components = default_rules().components();
    State state = dealt();
    state.open = {};
    for_each(state.free, [&](Plot plot) {
        const auto index = static_cast<std::size_t>(plot);
        if (components.plot_circles[index] == 1 && components.plots[index].zone == kCross) {
            state.open = state.open | only(plot);
        }
    });
    ASSERT_FALSE(state.open.empty());
    const std::size_t colour = components.plot_colour[static_cast<std::size_t>(state.open.first())];
    hold(state, colour, 1);
    EXPECT_EQ(highest_prior(state), default_rules().codes().draw());
}

TEST(SunriseEvaluator, builds_whatever_it_can_on_its_last_turn) {
    State state = dealt();
    state.final_phase = 1;
    for (std::size_t colour = 0; colour < default_rules().components().colours.size(); ++colour) {
        hold(state, colour, 1);
        ActionList<Rules> list;
        default_rules().legal(state, 0, list);
        const bool can = std::ranges::any_of(
            list, [](Action action) { return default_rules().codes().is_build(action); });
        if (can) {
            EXPECT_TRUE(default_rules().codes().is_build(highest_prior(state)));
        }
    }
}

TEST(SunriseEvaluator, prefers_the_plot_with_more_circles) {
    State state = dealt();
    state.open = state.free;
    for (std::size_t colour = 0; colour < default_rules().components().colours.size(); ++colour) {
        hold(state, colour, 4);
        const Action best = highest_prior(state);
        ASSERT_TRUE(default_rules().codes().is_build(best));
        const auto plot = static_cast<std::size_t>(ActionCodes::built_plot(best));
        EXPECT_GE(default_rules().components().plot_circles[plot], 4);
    }
}

TEST(SunriseEvaluator, expects_more_of_a_seat_with_points_and_cards) {
    State state = dealt();
    hold(state, 0, 3);
    const auto before = Evaluator().evaluate(default_rules(), state);
    state.at(1).track = 10;
    EXPECT_EQ(Evaluator().evaluate(default_rules(), state).points[1],
              before.points[1] + 10 * search::kPoint);
    hold(state, 0, 4);
    EXPECT_GT(Evaluator().evaluate(default_rules(), state).points[0], before.points[0]);
}

}  // namespace
}  // namespace faubourg::players::sunrise
