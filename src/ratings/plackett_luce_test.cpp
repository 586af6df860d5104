#include "src/ratings/plackett_luce.h"

#include <cmath>
#include <numeric>

#include <gtest/gtest.h>

#include "src/core/random.h"

namespace faubourg::ratings {
namespace {

double elo(double odds) { return 400 * std::log10(odds); }

// A ranking sampled from the model.
Ranking drawn(std::vector<int> left, const std::vector<double>& strengths, FastRandom& random) {
    Ranking ranking;
    while (!left.empty()) {
        double sum = 0;
        for (const int entrant : left) sum += strengths[static_cast<std::size_t>(entrant)];
        double mark = sum * static_cast<double>(random.next() >> 11) / 9007199254740992.0;
        std::size_t pick = 0;
        while (pick + 1 < left.size()) {
            mark -= strengths[static_cast<std::size_t>(left[pick])];
            if (mark < 0) break;
            ++pick;
        }
        ranking.push_back(left[pick]);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(pick));
    }
    return ranking;
}

TEST(PlackettLuce, is_the_log_odds_of_two) {
    const WeightedRankings rankings = {{{0, 1}, 75}, {{1, 0}, 25}};
    const auto logs = fit_strengths(rankings, 2, 0);
    EXPECT_NEAR(logs[0] - logs[1], std::log(3), 1e-7);
    EXPECT_NEAR(logs[0] + logs[1], 0, 1e-12);
}

TEST(PlackettLuce, counts_a_tie_as_half_a_win_each) {
    WeightedRankings rankings;
    for (int i = 0; i < 6; ++i) add_ranking(rankings, {{0}, {1}});
    for (int i = 0; i < 2; ++i) add_ranking(rankings, {{1}, {0}});
    for (int i = 0; i < 4; ++i) add_ranking(rankings, {{0, 1}});
    EXPECT_DOUBLE_EQ((rankings[{0, 1}]), 8);
    EXPECT_DOUBLE_EQ((rankings[{1, 0}]), 4);
    const auto logs = fit_strengths(rankings, 2, 0);
    EXPECT_NEAR(logs[0] - logs[1], std::log(2), 1e-7);
}

TEST(PlackettLuce, takes_equal_players_for_every_order_of_them) {
    WeightedRankings rankings;
    add_ranking(rankings, {{3}, {0, 1, 2}});
    EXPECT_EQ(rankings.size(), 6U);
    for (const auto& [ranking, weight] : rankings) {
        EXPECT_EQ(ranking.front(), 3);
        EXPECT_DOUBLE_EQ(weight, 1.0 / 6);
    }
    rankings.clear();
    add_ranking(rankings, {{5, 5}, {7}}, 2);
    EXPECT_EQ(rankings, (WeightedRankings{{{5, 5, 7}, 2}})) << "copies of one entrant";
}

TEST(PlackettLuce, recovers_the_strengths_behind_rankings) {
    const std::vector<double> truth = {4, 2, 1, 0.5, 0.25};  // the geometric mean is 1
    FastRandom random(3);
    WeightedRankings rankings;
    for (int game = 0; game < 20'000; ++game) {
        // Four of the five entrants play; a different one is left out each time.
        std::vector<int> table = {0, 1, 2, 3, 4};
        table.erase(table.begin() + game % 5);
        rankings[drawn(table, truth, random)] += 1;
    }
    const auto logs = fit_strengths(rankings, 5, 0);
    for (std::size_t i = 0; i < truth.size(); ++i) EXPECT_NEAR(logs[i], std::log(truth[i]), 0.05);
}

TEST(PlackettLuce, rates_one_against_a_field_of_copies) {
    const std::vector<double> truth = {3, 1};
    FastRandom random(5);
    WeightedRankings rankings;
    for (int game = 0; game < 20'000; ++game) rankings[drawn({0, 1, 1, 1}, truth, random)] += 1;
    const auto logs = fit_strengths(rankings, 2, 0);
    EXPECT_NEAR(logs[0] - logs[1], std::log(3), 0.05);
}

// The likelihood is nowhere higher near the result.
TEST(PlackettLuce, finds_a_top_of_the_likelihood) {
    const WeightedRankings rankings = {
        {{0, 1, 2}, 5}, {{1, 0, 2}, 3}, {{2, 1, 0}, 2}, {{0, 2, 1}, 4}, {{1, 2}, 3}};
    const auto likelihood = [&](const std::vector<double>& logs) {
        double sum = 0;
        for (const auto& [ranking, weight] : rankings) {
            for (std::size_t place = 0; place + 1 < ranking.size(); ++place) {
                double left = 0;
                for (std::size_t i = place; i < ranking.size(); ++i) {
                    left += std::exp(logs[static_cast<std::size_t>(ranking[i])]);
                }
                sum += weight * (logs[static_cast<std::size_t>(ranking[place])] - std::log(left));
            }
        }
        return sum;
    };
    const auto best = fit_strengths(rankings, 3, 0);
    for (std::size_t i = 0; i < best.size(); ++i) {
        for (const double step : {-0.01, 0.01}) {
            auto other = best;
            other[i] += step;
            EXPECT_LT(likelihood(other), likelihood(best));
        }
    }
}

TEST(PlackettLuce, stays_finite_when_one_wins_everything) {
    WeightedRankings rankings = {{{0, 1, 2}, 100}};
    const auto logs = fit_strengths(rankings, 3, 1);
    EXPECT_GT(logs[0], logs[1]);
    EXPECT_GT(logs[1], logs[2]);
    for (const double log : logs) EXPECT_LT(std::abs(log), 10);
}

TEST(Ratings, are_on_the_scale_of_elo) {
    RankingsByDeal deals;
    for (int deal = 0; deal < 400; ++deal) {
        add_ranking(deals[deal], {{deal % 4 == 0 ? 1 : 0}, {deal % 4 == 0 ? 0 : 1}});
    }
    const auto rated = rate(deals, 2, "seed");
    EXPECT_NEAR(rated[0].value - rated[1].value, elo(300.5 / 100.5), 1e-5);
    EXPECT_NEAR(rated[0].value + rated[1].value, 3000, 1e-9);
    EXPECT_LT(rated[0].low, rated[0].value);
    EXPECT_GT(rated[0].high, rated[0].value);
    EXPECT_EQ(rate(deals, 2, "seed")[0].low, rated[0].low) << "the same draws every time";
    EXPECT_NE(rate(deals, 2, "other")[0].low, rated[0].low);
}

TEST(Ratings, cover_the_truth) {
    const std::vector<double> truth = {2, 1, 0.5};
    FastRandom random(9);
    int held = 0;
    constexpr int kTournaments = 200;
    for (int tournament = 0; tournament < kTournaments; ++tournament) {
        RankingsByDeal deals;
        for (int deal = 0; deal < 60; ++deal) {
            for (int game = 0; game < 3; ++game) {
                deals[deal][drawn({0, 1, 2}, truth, random)] += 1;
            }
        }
        const Estimate best = rate(deals, 3, "seed")[0];
        if (best.low <= 1500 + elo(2) && 1500 + elo(2) <= best.high) ++held;
    }
    EXPECT_GT(held, kTournaments * 0.90);
    EXPECT_LT(held, kTournaments * 0.99);
}

TEST(Ratings, have_no_interval_from_one_deal) {
    RankingsByDeal deals;
    add_ranking(deals[0], {{0}, {1}});
    for (const Estimate& rating : rate(deals, 2, "seed")) {
        EXPECT_FALSE(rating.bounded);
        EXPECT_TRUE(std::isfinite(rating.value));
    }
}

}  // namespace
}  // namespace faubourg::ratings
