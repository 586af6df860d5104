#include "src/ratings/plackett_luce.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "src/core/random.h"
#include "src/core/sha256.h"

namespace faubourg::ratings {
namespace {

constexpr double kPriorGames = 1;
constexpr double kMean = 1500;
constexpr int kResamples = 400;
constexpr int kMostRounds = 10'000;
constexpr double kClose = 1e-9;

std::size_t index(int entrant) { return static_cast<std::size_t>(entrant); }

// For each entrant, the sum, over all places it competed for, of the probability that an entrant of
// strength 1 would have taken the place.
std::vector<double> exposures(const WeightedRankings& rankings,
                              const std::vector<double>& strengths) {
    std::vector<double> sums(strengths.size(), 0);
    for (const auto& [ranking, weight] : rankings) {
        double left = 0;
        for (const int entrant : ranking) left += strengths[index(entrant)];
        double shared = 0;  // sum over the places so far, for all that were left
        for (std::size_t place = 0; place < ranking.size(); ++place) {
            if (place + 1 < ranking.size()) shared += weight / left;
            sums[index(ranking[place])] += shared;
            left -= strengths[index(ranking[place])];
        }
    }
    return sums;
}

// Adds this many drawn games for each entrant, spread evenly over the others.
void add_drawn_games(WeightedRankings& rankings, int entrants, double games) {
    if (games <= 0) return;
    for (int one = 0; one < entrants; ++one) {
        for (int other = one + 1; other < entrants; ++other) {
            add_ranking(rankings, {{one, other}}, games / (entrants - 1));
        }
    }
}

void centre(std::vector<double>& logs) {
    const double mean =
        std::accumulate(logs.begin(), logs.end(), 0.0) / static_cast<double>(logs.size());
    for (double& log : logs) log -= mean;
}

// A random weight with mean 1, never 0.
double exponential(FastRandom& random) {
    constexpr double kSteps = 9007199254740992.0;  // 2 to the 53rd
    return -std::log((static_cast<double>(random.next() >> 11) + 0.5) / kSteps);
}

std::vector<double> scaled(std::vector<double> logs) {
    for (double& log : logs) log = kMean + 400 * log / std::log(10.0);
    return logs;
}

}  // namespace

void add_ranking(WeightedRankings& rankings, const std::vector<std::vector<int>>& places,
                 double weight) {
    WeightedRankings partial = {{{}, weight}};
    for (const std::vector<int>& equals : places) {
        double orders = 1;
        for (std::size_t i = 2; i <= equals.size(); ++i) orders *= static_cast<double>(i);
        // Permutes positions, not entrants, because copies of one entrant are different players.
        std::vector<std::size_t> order(equals.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        WeightedRankings longer;
        do {
            for (const auto& [ranking, share] : partial) {
                Ranking next = ranking;
                for (const std::size_t i : order) next.push_back(equals[i]);
                longer[next] += share / orders;
            }
        } while (std::ranges::next_permutation(order).found);
        partial = std::move(longer);
    }
    for (const auto& [ranking, share] : partial) rankings[ranking] += share;
}

std::vector<double> fit_strengths(WeightedRankings rankings, int entrants, double prior,
                                  const std::vector<double>& start) {
    add_drawn_games(rankings, entrants, prior);
    std::vector<double> logs = start;
    logs.resize(index(entrants), 0);
    std::vector<double> places_won(index(entrants), 0);
    for (const auto& [ranking, weight] : rankings) {
        for (std::size_t i = 0; i + 1 < ranking.size(); ++i)
            places_won[index(ranking[i])] += weight;
    }
    for (int round = 0; round < kMostRounds; ++round) {
        std::vector<double> strengths(logs.size());
        std::ranges::transform(logs, strengths.begin(), [](double log) { return std::exp(log); });
        const std::vector<double> sums = exposures(rankings, strengths);
        const std::vector<double> before = logs;
        for (std::size_t i = 0; i < logs.size(); ++i) {
            if (places_won[i] > 0 && sums[i] > 0) logs[i] = std::log(places_won[i] / sums[i]);
        }
        centre(logs);
        double moved = 0;
        for (std::size_t i = 0; i < logs.size(); ++i) {
            moved = std::max(moved, std::abs(logs[i] - before[i]));
        }
        if (moved < kClose) break;
    }
    return logs;
}

std::vector<Estimate> rate(const RankingsByDeal& deals, int entrants, std::string_view seed) {
    WeightedRankings all;
    std::vector<const WeightedRankings*> by_deal;
    by_deal.reserve(deals.size());
    for (const auto& [deal, rankings] : deals) {
        by_deal.push_back(&rankings);
        for (const auto& [ranking, weight] : rankings) all[ranking] += weight;
    }
    const std::vector<double> best = fit_strengths(all, entrants, kPriorGames);
    std::vector<std::vector<double>> resampled(index(entrants));
    FastRandom random(number_of(sha256("ratings " + std::string(seed))));
    for (int sample = 0; sample < kResamples && by_deal.size() > 1 && entrants > 1; ++sample) {
        WeightedRankings drawn;
        for (const WeightedRankings* rankings : by_deal) {
            const double times = exponential(random);
            for (const auto& [ranking, weight] : *rankings) drawn[ranking] += weight * times;
        }
        const double prior = kPriorGames * exponential(random);
        const auto logs = scaled(fit_strengths(std::move(drawn), entrants, prior, best));
        for (std::size_t i = 0; i < logs.size(); ++i) resampled[i].push_back(logs[i]);
    }
    std::vector<Estimate> out;
    const std::vector<double> values = scaled(best);
    out.reserve(values.size());
    for (std::size_t i = 0; i < values.size(); ++i) {
        std::ranges::sort(resampled[i]);
        out.push_back({.value = values[i],
                       .bounded = !resampled[i].empty(),
                       .low = quantile_of_sorted(resampled[i], 0.025),
                       .high = quantile_of_sorted(resampled[i], 0.975)});
    }
    return out;
}

}  // namespace faubourg::ratings
