#include "src/players/sunrise/guide.h"

#include <gtest/gtest.h>

#include "src/games/sunrise/testing.h"

namespace faubourg::players::sunrise {
namespace {

using namespace faubourg::sunrise;

State dealt() {
    Deal deal("guide");
    return default_rules().set_up(2, Options{.first = 0}, deal);
}

Action favourite(const State& state) {
    const Rules& rules = default_rules();
    ActionList<Rules> list;
    search::Weights<Rules> weights{};
    rules.legal(state, state.to_act, list);
    Guide().weigh(rules, state, state.to_act, list, weights);
    std::size_t best = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (weights[i] > weights[best]) best = i;
    }
    return list[best];
}

void hold(State& state, std::size_t colour, int cards) {
    Player& player = state.at(0);
    player.hand = {};
    player.hand[colour] = static_cast<std::uint8_t>(cards);
    player.hand_count = static_cast<std::uint8_t>(cards);
}

// Nothing is open but plots of one circle: a card is better kept.
TEST(SunriseGuide, waits_for_better_plots) {
    const Tables& tables = default_rules().tables();
    State state = dealt();
    state.open = {};
    for_each(state.free, [&](Plot plot) {
        const auto index = static_cast<std::size_t>(plot);
        if (tables.plot_circles[index] == 1 && tables.plots[index].zone == kCross) {
            state.open = state.open | only(plot);
        }
    });
    ASSERT_FALSE(state.open.empty());
    const std::size_t colour = tables.plot_colour[static_cast<std::size_t>(state.open.first())];
    hold(state, colour, 1);
    EXPECT_EQ(favourite(state), default_rules().codes().draw());
}

TEST(SunriseGuide, builds_whatever_it_can_on_its_last_turn) {
    State state = dealt();
    state.final_phase = 1;
    for (std::size_t colour = 0; colour < default_rules().tables().colours.size(); ++colour) {
        hold(state, colour, 1);
        ActionList<Rules> list;
        default_rules().legal(state, 0, list);
        const bool can = std::ranges::any_of(
            list, [](Action action) { return default_rules().codes().is_build(action); });
        if (can) {
            EXPECT_TRUE(default_rules().codes().is_build(favourite(state)));
        }
    }
}

TEST(SunriseGuide, prefers_the_plot_with_more_circles) {
    State state = dealt();
    state.open = state.free;
    for (std::size_t colour = 0; colour < default_rules().tables().colours.size(); ++colour) {
        hold(state, colour, 4);
        const Action best = favourite(state);
        ASSERT_TRUE(default_rules().codes().is_build(best));
        const auto plot = static_cast<std::size_t>(ActionCodes::built_plot(best));
        EXPECT_GE(default_rules().tables().plot_circles[plot], 4);
    }
}

TEST(SunriseGuide, expects_more_of_a_seat_with_points_and_cards) {
    State state = dealt();
    hold(state, 0, 3);
    const auto before = Guide().outlook(default_rules(), state);
    state.at(1).track = 10;
    EXPECT_EQ(Guide().outlook(default_rules(), state).points[1], before.points[1] + 1000);
    hold(state, 0, 4);
    EXPECT_GT(Guide().outlook(default_rules(), state).points[0], before.points[0]);
}

}  // namespace
}  // namespace faubourg::players::sunrise
