#include <set>

#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

int sum(const std::array<std::uint8_t, kMaxColours>& cards) {
    int total = 0;
    for (const std::uint8_t count : cards) total += count;
    return total;
}

TEST(SunriseSetUp, SUN_1_two_to_four_players_with_28_28_and_22_houses_and_20_parks) {
    EXPECT_EQ(Rules::kFacts.min_players, 2);
    EXPECT_EQ(Rules::kFacts.max_players, 4);
    const std::array<int, 5> houses = {0, 0, 28, 28, 22};
    for (int players = 2; players <= 4; ++players) {
        const TestGame table(default_rules(), players);
        EXPECT_EQ(table.state().players, players);
        EXPECT_EQ(table.state().parks_left, 20);
        for (const Seat seat : all_seats(players)) {
            EXPECT_EQ(table.seat(seat).houses_left, houses.at(static_cast<std::size_t>(players)));
        }
    }
}

TEST(SunriseSetUp, SUN_2_fifty_five_cards_eleven_a_colour_three_in_each_hand) {
    const Components& components = default_rules().components();
    ASSERT_EQ(components.colours.size(), 5U);
    for (const Colour& colour : components.colours) EXPECT_EQ(colour.cards, 11) << colour.id;
    for (int players = 2; players <= 4; ++players) {
        const TestGame table(default_rules(), players);
        for (const Seat seat : all_seats(players)) {
            EXPECT_EQ(table.seat(seat).hand_count, 3);
            EXPECT_EQ(sum(table.seat(seat).hand), 3);
        }
        EXPECT_EQ(table.state().deck_count, 55 - 3 * players);
        EXPECT_EQ(sum(table.state().deck), 55 - 3 * players);
        EXPECT_EQ(sum(table.state().discard), 0);
        EXPECT_EQ(table.deal().order(0).size(), 55U - 3U * static_cast<unsigned>(players));
    }
}

TEST(SunriseSetUp, SUN_2_hands_differ_from_seed_to_seed) {
    std::set<std::string> hands;
    for (int seed = 0; seed < 50; ++seed) {
        Deal deal(std::to_string(seed));
        const State state = default_rules().set_up(2, {}, deal);
        hands.insert(
            show(state_document(default_rules(), state, deal, Value::object(), Viewer::of(0))));
    }
    EXPECT_GT(hands.size(), 20U);
}

TEST(SunriseSetUp, SUN_3_the_starting_seat_is_random_or_an_option_and_never_moves_the_deck) {
    std::set<Seat> firsts;
    for (int seed = 0; seed < 60; ++seed) {
        const std::string name = "seed " + std::to_string(seed);
        Deal random_deal(name);
        State random = default_rules().set_up(4, {}, random_deal);
        firsts.insert(random.first);
        EXPECT_EQ(random.to_act, random.first);
        EXPECT_EQ(random.turn, 1U);
        Deal fixed_deal(name);
        const State fixed = default_rules().set_up(4, {.first = Seat{2}}, fixed_deal);
        EXPECT_EQ(fixed.first, Seat{2});
        EXPECT_EQ(fixed.to_act, Seat{2});
        EXPECT_EQ(fixed_deal, random_deal);
        random.first = fixed.first;
        random.to_act = fixed.to_act;
        EXPECT_EQ(random, fixed);
    }
    EXPECT_EQ(firsts, (std::set<Seat>{0, 1, 2, 3}));
}

TEST(SunriseSetUp, SUN_3_score_markers_start_at_0_and_may_pass_the_end_of_the_track) {
    const TestGame fresh(default_rules(), 3);
    EXPECT_EQ(fresh.points("track"), (std::vector<int>{0, 0, 0}));
    TestGame table(default_rules(),
                   Position{.board = "c1 1x1", .hands = {"GGGGG"}, .track = {59, 0}});
    table.act("build b1 5");
    EXPECT_EQ(table.seat(0).track, 59 + 25);
}

TEST(SunriseSetUp, SUN_3_options_are_read_and_wrong_ones_refused) {
    const Rules& rules = default_rules();
    const auto read = [&rules](Value value, int players = 3) {
        Value options = Value::object();
        options.add("first", std::move(value));
        return rules.read_options(options, players);
    };
    EXPECT_EQ(rules.read_options(Value::object(), 3)->first, std::nullopt);
    EXPECT_EQ(read("random")->first, std::nullopt);
    EXPECT_EQ(read(2)->first, Seat{2});
    for (const Value& wrong : {Value(3), Value(-1), Value("0"), Value("RANDOM"), Value(),
                               Value(true), Value::list(), Value(1.0)}) {
        const auto result = read(wrong);
        ASSERT_FALSE(result) << show(wrong);
        EXPECT_EQ(result.error().code, "option/invalid");
        EXPECT_TRUE(result.error().message.starts_with("first: ")) << result.error().message;
    }
    Value unknown = Value::object();
    unknown.add("manors", "random");
    ASSERT_FALSE(rules.read_options(unknown, 3));
    EXPECT_EQ(rules.read_options(unknown, 3).error().code, "option/unknown");
    EXPECT_EQ(rules.read_options(Value("first"), 3).error().code, "option/invalid");
}

TEST(SunriseBoard, SUN_4_the_default_board_has_80_plots_15_a_zone_16_a_colour) {
    const Components& components = default_rules().components();
    EXPECT_EQ(components.columns, 11);
    EXPECT_EQ(components.rows, 11);
    EXPECT_EQ(components.all_plots.count(), 80);
    for (const PlotSet zone : components.zone_plots) EXPECT_EQ(zone.count(), 15);
    EXPECT_EQ(components.bonus_plots.count(), 60);
    for (std::size_t colour = 0; colour < 5; ++colour) {
        EXPECT_EQ(components.colour_plots[colour].count(), 16);
    }
    std::array<int, 6> circles{};
    for (const PlotInfo& plot : components.plots) ++circles.at(plot.circles);
    EXPECT_EQ(circles, (std::array<int, 6>{0, 20, 20, 20, 10, 10}));
}

TEST(SunriseBoard, SUN_4_zones_are_the_quarters_and_the_cross_lies_between) {
    const Components& components = default_rules().components();
    for (const PlotInfo& plot : components.plots) {
        const bool cross = plot.column == 5 || plot.row == 5;
        const bool top = plot.row < 5;
        const bool left = plot.column < 5;
        const std::string_view zone = cross ? "cross"
                                      : top ? (left ? "A1" : "B1")
                                            : (left ? "B2" : "A2");
        EXPECT_EQ(plot.zone == kCross ? "cross" : kZoneIds.at(plot.zone), zone) << plot.name;
    }
}

TEST(SunriseBoard, SUN_4_adjacency_is_orthogonal) {
    const Rules& rules = default_rules();
    const Components& components = rules.components();
    const auto names = [&components](PlotSet plots) {
        std::string text;
        for_each(plots, [&](Plot plot) { text += components.plot(plot).name + " "; });
        return text;
    };
    const auto beside = [&](std::string_view name) {
        const Plot plot =
            ActionCodes::built_plot(*rules.parse("build " + std::string(name) + " 1"));
        return names(components.neighbours.at(static_cast<std::size_t>(plot)));
    };
    EXPECT_EQ(names(components.beside_centre), "e6 f5 f7 g6 ");
    EXPECT_EQ(beside("f5"), "e5 f4 g5 ");  // the centre is no plot
    EXPECT_EQ(beside("c3"), "b3 c2 d3 ");  // c4 is scenery
    EXPECT_EQ(beside("a1"), "a2 b1 ");     // the corner
    EXPECT_EQ(beside("k11"), "j11 k10 ");
    EXPECT_EQ(beside("c10"), "c11 c9 d10 ");
}

}  // namespace
}  // namespace faubourg::sunrise
