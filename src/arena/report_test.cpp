#include "src/arena/report.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "src/arena/testing.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

TEST(Report, adds_up_a_small_tournament) {
    const Plan plan = plan_of("california", {"greedy", "random"}, 2, 3);
    // By hand: greedy wins 20:10 and 18:12, shares 15:15, loses 9:21, wins 30:10 and 22:11.
    const std::vector<GameResult> results = {
        game_with(0, {0, 1}, {20, 10}), game_with(1, {1, 0}, {12, 18}),
        game_with(2, {0, 1}, {15, 15}), game_with(3, {1, 0}, {21, 9}),
        game_with(4, {0, 1}, {30, 10}), game_with(5, {1, 0}, {11, 22})};
    const Report report = make_report(plan, results);
    EXPECT_EQ(report.games, 6);
    EXPECT_EQ(report.deals, 3);
    EXPECT_EQ(report.entrants[0].games, 6);
    EXPECT_NEAR(report.entrants[0].win.value, 4.5 / 6, 1e-12);
    EXPECT_NEAR(report.entrants[1].win.value, 1.5 / 6, 1e-12);
    EXPECT_NEAR(report.entrants[0].score.value, 19, 1e-12);
    EXPECT_NEAR(report.entrants[1].score.value, 79.0 / 6, 1e-12);
    EXPECT_EQ(report.entrants[0].scores.at(15), 1);
    EXPECT_NEAR(report.turns[0].win.value, 3.5 / 6, 1e-12);
    EXPECT_NEAR(report.turns[1].win.value, 2.5 / 6, 1e-12);
    EXPECT_GT(report.entrants[0].rating.value, report.entrants[1].rating.value);
    EXPECT_NEAR(report.length.value, 41, 1e-12);
}

// The deal decides who begins, so the advantage belongs to the turn and not to the seat.
TEST(Report, compares_the_order_of_play) {
    const Plan plan = plan_of("california", {"greedy", "random"}, 2, 2);
    std::vector<GameResult> results = {
        game_with(0, {0, 1}, {20, 10}), game_with(1, {1, 0}, {20, 10}),
        game_with(2, {0, 1}, {10, 20}), game_with(3, {1, 0}, {10, 20})};
    results[2].first = results[3].first = 1;
    const Report report = make_report(plan, results);
    EXPECT_EQ(report.turns[0].win.value, 1);
    EXPECT_EQ(report.turns[1].win.value, 0);
    EXPECT_EQ(report.turns[0].score.value, 20);
}

TEST(Report, does_not_depend_on_the_order_of_the_results) {
    const Plan plan = plan_of("sunrise", {"greedy", "random", "random"}, 3, 4);
    auto results = played(plan);
    const std::string forwards = codec::to_json(report_document(make_report(plan, results)));
    std::ranges::reverse(results);
    EXPECT_EQ(codec::to_json(report_document(make_report(plan, results))), forwards);
}

// With one game there are no intervals, and no field holds a non-number.
TEST(Report, has_numbers_only_with_one_game_and_with_none) {
    const Plan plan = plan_of("california", {"greedy", "random"}, 2, 1);
    for (const std::size_t games : {std::size_t{1}, std::size_t{0}}) {
        auto results = played(plan);
        results.resize(games);
        const Report report = make_report(plan, results);
        for (const std::string& text :
             {codec::to_json(report_document(report)), report_text(report, Language::English),
              report_text(report, Language::French)}) {
            EXPECT_FALSE(has_broken_number(text)) << text;
        }
        EXPECT_FALSE(report.entrants[0].win.bounded);
        EXPECT_TRUE(report_document(report)
                        .find("bots")
                        ->items()
                        ->front()
                        .find("win")
                        ->find("low")
                        ->is_null());
    }
}

TEST(Report, says_when_games_are_missing) {
    const Plan plan = plan_of("california", {"greedy", "random"}, 2, 2);
    auto results = played(plan);
    EXPECT_FALSE(has(report_text(make_report(plan, results), Language::English), "planned"));
    results.resize(3);
    EXPECT_TRUE(
        has(report_text(make_report(plan, results), Language::English), "stopped; 4 were planned"));
    EXPECT_TRUE(has(report_text(make_report(plan, results), Language::French), "interrompu"));
}

TEST(Places, follow_totals_then_ties_and_keep_equals_together) {
    GameResult game = game_with(0, {0, 1, 2, 3}, {10, 30, 10, 30});
    game.seats[3].tie_break = 1;
    EXPECT_EQ(game.places(), (std::vector<std::vector<Seat>>{{3}, {1}, {0, 2}}));
    game.share_win();
    EXPECT_EQ(game.seats[3].win, 1);
    EXPECT_EQ(game.seats[1].win, 0);
    game.seats[1].tie_break = 1;
    game.share_win();
    EXPECT_EQ(game.seats[1].win, 0.5);
    game.forfeit = Forfeit{.seat = 3, .error = {}};
    EXPECT_EQ(game.places(), (std::vector<std::vector<Seat>>{{0, 1, 2}, {3}}));
}

}  // namespace
}  // namespace faubourg::arena
