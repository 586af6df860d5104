#include "src/arena/tournament.h"

#include <gtest/gtest.h>

#include "src/arena/report.h"
#include "src/arena/testing.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

using match::code_of;

TEST(Tournament, plays_every_game_of_its_plan_once) {
    match::for_each_game([](std::string_view game, int players) {
        const std::vector<std::string> bots(static_cast<std::size_t>(players), "greedy");
        const Plan plan = plan_of(game, bots, players, 2);
        const auto results = played(plan);
        std::set<int> numbers;
        for (const GameResult& result : results) {
            numbers.insert(result.number);
            LineUp line_up;
            double won = 0;
            for (const SeatResult& seat : result.seats) {
                line_up.push_back(seat.entrant);
                won += seat.win;
                EXPECT_GT(seat.times.count(), 0);
            }
            EXPECT_EQ(line_up, plan.line_up_of(result.number));
            EXPECT_DOUBLE_EQ(won, 1);
        }
        EXPECT_EQ(numbers.size(), static_cast<std::size_t>(2 * players));
    });
}

TEST(Tournament, knows_who_began) {
    match::for_each_game([](std::string_view game, int players) {
        Plan plan =
            plan_of(game, std::vector<std::string>(static_cast<std::size_t>(players), "random"),
                    players, 1);
        for (const Seat first : all_seats(players)) {
            plan.options = Value::object().add("first", first);
            for (const GameResult& result : played(plan)) {
                EXPECT_EQ(result.first, first) << game;
                EXPECT_EQ(result.turn_of(first), 0);
                EXPECT_EQ(result.turn_of(seat_after(first, players)), 1);
            }
        }
    });
}

TEST(Tournament, is_the_same_on_any_number_of_threads) {
    const Plan plan = plan_of("sunrise", {"greedy", "random", "greedy"}, 3, 6);
    const auto alone = timeless(played(plan, 1));
    EXPECT_EQ(alone.size(), 18U);
    EXPECT_EQ(timeless(played(plan, 2)), alone);
    EXPECT_EQ(timeless(played(plan, 5)), alone);
}

TEST(Tournament, follows_its_seed) {
    Plan plan = plan_of("california", {"random", "random"}, 2, 3);
    const auto one = timeless(played(plan));
    plan.seed = "other";
    EXPECT_NE(timeless(played(plan)), one);
}

TEST(Tournament, of_more_deals_begins_alike) {
    const auto few = timeless(played(plan_of("dreamhome", {"random", "random"}, 2, 2)));
    auto many = timeless(played(plan_of("dreamhome", {"random", "random"}, 2, 5)));
    many.resize(few.size());
    EXPECT_EQ(many, few);
}

// The control: a bot without randomness plays the same game in every seat.
TEST(Tournament, of_a_mirror_without_luck_comes_out_even) {
    for (const int players : {2, 3, 4}) {
        Plan plan = plan_of("california",
                            std::vector<std::string>(static_cast<std::size_t>(players), "random"),
                            players, 6);
        for (Entrant& entrant : plan.entrants) entrant = first_action_bot(entrant.name);
        const Report report = make_report(plan, played(plan, 2));
        for (const EntrantReport& entrant : report.entrants) {
            EXPECT_NEAR(entrant.win.value, 1.0 / players, 1e-12);
            EXPECT_NEAR(entrant.score.value, report.entrants[0].score.value, 1e-9);
            EXPECT_NEAR(entrant.rating.value, 1500, 1e-3);
            EXPECT_LE(entrant.rating.low, 1500 + 1e-3);
            EXPECT_GE(entrant.rating.high, 1500 - 1e-3);
        }
    }
}

// A mirror match of bots with randomness is even within the intervals, but not by construction: the
// two games of a deal differ.
TEST(Tournament, of_a_mirror_with_luck_is_even_within_the_intervals) {
    const Plan plan = plan_of("dreamhome", {"greedy", "greedy"}, 2, 150);
    const auto results = played(plan, 2);
    EXPECT_NE(timeless(results[0]), timeless(results[1]));
    const Report report = make_report(plan, results);
    EXPECT_EQ(report.entrants[1].name, "greedy #2");
    EXPECT_LE(report.entrants[0].win.low, 0.5);
    EXPECT_GE(report.entrants[0].win.high, 0.5);
    EXPECT_LE(report.entrants[0].rating.low, 1500);
    EXPECT_GE(report.entrants[0].rating.high, 1500);
}

TEST(Tournament, stops_at_an_illegal_action_and_says_whose) {
    Plan plan = plan_of("california", {"random", "random"}, 2, 3);
    plan.entrants[1] = saying_bot("joker", "castle");
    std::vector<GameResult> results;
    const auto done = play_tournament(plan, {}, 2, {}, [&](GameResult result) {
        results.push_back(std::move(result));
        return Result<void>();
    });
    EXPECT_EQ(code_of(done), "bot/illegal");
    EXPECT_NE(done.error().message.find("joker, game "), std::string::npos) << done.error().message;
    EXPECT_NE(done.error().message.find("\"castle\""), std::string::npos);
    EXPECT_TRUE(results.empty());
}

TEST(Tournament, counts_forfeits_when_told_to) {
    Plan plan = plan_of("california", {"random", "random", "random"}, 3, 2);
    plan.entrants[1] = saying_bot("joker", "castle");
    plan.forfeits = true;
    const auto results = played(plan, 2);
    ASSERT_EQ(results.size(), 6U);
    for (const GameResult& result : results) {
        ASSERT_TRUE(result.forfeit);
        EXPECT_EQ(result.forfeit->error.code, "bot/illegal");
        for (const SeatResult& seat : result.seats)
            EXPECT_EQ(seat.win, seat.entrant == 1 ? 0 : 0.5);
    }
    const Report report = make_report(plan, results);
    EXPECT_EQ(report.entrants[1].forfeits, 6);
    EXPECT_EQ(report.entrants[1].win.value, 0);
    EXPECT_GT(report.entrants[0].rating.value, report.entrants[1].rating.value + 100);
}

TEST(Tournament, stops_when_asked_and_keeps_what_was_played) {
    const Plan plan = plan_of("sunrise", {"random", "random"}, 2, 100);
    std::stop_source stop;
    std::vector<GameResult> results;
    const auto done = play_tournament(plan, {}, 2, stop.get_token(), [&](GameResult result) {
        results.push_back(std::move(result));
        if (results.size() == 5) stop.request_stop();
        return Result<void>();
    });
    EXPECT_TRUE(done);
    EXPECT_GE(results.size(), 5U);
    EXPECT_LE(results.size(), 7U);
}

TEST(Tournament, stops_at_an_error_of_who_takes_the_results) {
    const Plan plan = plan_of("sunrise", {"random", "random"}, 2, 100);
    int taken = 0;
    const auto done = play_tournament(plan, {}, 2, {}, [&](const GameResult&) -> Result<void> {
        return ++taken < 3 ? Result<void>() : fail("file/failed", "full");
    });
    EXPECT_EQ(code_of(done), "file/failed");
    EXPECT_LE(taken, 4);
}

TEST(Entrants, are_told_apart_and_must_be_known) {
    const auto* rules = match::default_library().find("california");
    const auto three = make_entrants(*rules, {"greedy", "random", "greedy"}, {});
    ASSERT_TRUE(three);
    EXPECT_EQ((*three)[0].name, "greedy #1");
    EXPECT_EQ((*three)[1].name, "random");
    EXPECT_EQ((*three)[2].name, "greedy #2");
    EXPECT_EQ((*three)[2].spec, "greedy");
    EXPECT_EQ(code_of(make_entrants(*rules, {"stockfish"}, {})), "bot/unknown");
}

TEST(Seeds, follow_from_the_place_in_the_tournament) {
    const Plan plan = plan_of("california", {"random", "random"}, 2, 10);
    EXPECT_EQ(deal_seed(plan, 3), "test/3");
    std::set<std::uint64_t> seeds;
    for (int game = 0; game < 20; ++game) {
        for (int decision = 0; decision < 50; ++decision) {
            seeds.insert(thinking_seed(plan, game, decision));
        }
    }
    EXPECT_EQ(seeds.size(), 1000U);
}

}  // namespace
}  // namespace faubourg::arena
