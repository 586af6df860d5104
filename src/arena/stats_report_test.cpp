#include "src/arena/stats_report.h"

#include <gtest/gtest.h>

#include "src/arena/testing.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

Plan stats_plan(std::string_view game, int players, int games) {
    Plan plan = plan_of(game, {"greedy", "greedy"}, 2, games);
    plan.entrants.pop_back();
    plan.entrants[0].name = "greedy";
    plan.schedule = *Schedule::alone(players);
    plan.facts = true;
    return plan;
}

const FactReport& fact(const std::vector<FactReport>& facts, std::string_view id) {
    for (const FactReport& it : facts) {
        if (it.info.id == id) return it;
    }
    ADD_FAILURE() << "no fact is called " << id;
    return facts.front();
}

TEST(Stats, say_what_winners_have_and_what_owners_win) {
    Plan plan = stats_plan("california", 2, 4);
    auto results = played(plan);
    // Rewritten by hand: the first seat wins games 0 to 2, the second game 3; the first bonus card
    // is the first seat's in games 0 and 3 and nobody's in the others.
    for (GameResult& game : results) {
        const bool last = game.number == 3;
        game.first = 0;
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const bool wins = (seat == 0) != last;
            game.seats[seat].total = wins ? 20 : 10;
            game.seats[seat].parts = {wins ? 12 : 8, 0, wins ? 8 : 2, 0};
        }
        game.share_win();
    }
    const auto bonus_index = [&] {
        const auto infos = match::started("california", 2)->match_facts()->catalogue();
        for (std::size_t i = 0; i < infos.size(); ++i) {
            if (infos[i].id.starts_with("bonus.")) return i;
        }
        return std::size_t{0};
    }();
    for (GameResult& game : results) {
        game.facts[bonus_index] = {game.number == 0 || game.number == 3 ? 1 : 0, 0};
    }
    const StatsReport stats = make_stats(plan, results);
    const FactReport& gifts = fact(stats.parts, "gifts");
    EXPECT_DOUBLE_EQ(gifts.all.value, 10);
    EXPECT_DOUBLE_EQ(gifts.winners.value, 12);
    EXPECT_DOUBLE_EQ(gifts.losers.value, 8);
    EXPECT_NEAR(gifts.correlation.value, 1, 1e-12);
    EXPECT_EQ(stats.parts.size(), 5U) << "four sources and the tie-break";
    const FactReport& card = stats.facts[bonus_index];
    EXPECT_DOUBLE_EQ(card.all.value, 2.0 / 8);
    EXPECT_DOUBLE_EQ(card.in_games.value, 2.0 / 4);
    EXPECT_DOUBLE_EQ(card.win.value, 0.5) << "its owner won one game of two";
    EXPECT_DOUBLE_EQ(stats.games.turns[0].win.value, 0.75);
}

TEST(Stats, are_told_of_every_game_with_numbers_only) {
    match::for_each_game([](std::string_view game, int players) {
        for (const int games : {1, 8}) {
            const Plan plan = stats_plan(game, players, games);
            const StatsReport stats = make_stats(plan, played(plan));
            const std::string json = codec::to_json(stats_document(stats));
            const std::string english = stats_text(stats, Language::English);
            const std::string french = stats_text(stats, Language::French);
            for (const std::string* text : {&json, &english, &french}) {
                EXPECT_FALSE(has_broken_number(*text)) << *text;
            }
            EXPECT_NE(english.find("correlation"), std::string::npos);
            EXPECT_NE(french.find("gagnants"), std::string::npos);
            EXPECT_TRUE(codec::from_json(json));
        }
    });
}

TEST(Stats, are_the_same_on_any_number_of_threads) {
    const Plan plan = stats_plan("dreamhome", 3, 12);
    const auto alone = played(plan, 1);
    EXPECT_EQ(timeless(played(plan, 3)), timeless(alone));
    ASSERT_FALSE(alone[0].facts.empty());
}

}  // namespace
}  // namespace faubourg::arena
