#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "src/ratings/estimate.h"

namespace faubourg::ratings {

// The entrants in the order of their places. An entrant in several seats is listed several times.
using Ranking = std::vector<int>;
// Rankings with their weights.
using WeightedRankings = std::map<Ranking, double>;

// Adds a ranking with ties: all strict rankings that agree with it get equal weights, which add up
// to `weight`.
void add_ranking(WeightedRankings& rankings, const std::vector<std::vector<int>>& places,
                 double weight = 1);

// The strengths in the Plackett-Luce model, in which each place goes to one of the remaining
// entrants with a probability proportional to its strength. Fitted by maximum likelihood with the
// MM algorithm (Hunter, "MM algorithms for generalized Bradley-Terry models", 2004). Returns
// natural logarithms with mean 0. `prior` adds this many drawn games for each entrant, spread
// evenly over the others; without them an entrant that won everything would be infinitely strong.
// `start` are the strengths to start from, if given.
std::vector<double> fit_strengths(WeightedRankings rankings, int entrants, double prior,
                                  const std::vector<double>& start = {});

// The rankings of a tournament, by deal.
using RankingsByDeal = std::map<int, WeightedRankings>;

// Strengths on the Elo scale: 400 points are odds of ten to one, and the mean of the entrants is
// 1500. The intervals hold the middle 95 % of the ratings when the deals and the added draws get
// random weights (Bayesian bootstrap, Rubin 1981; unlike resampling the deals, it keeps some
// uncertainty when all deals ended the same). `seed` decides those weights.
std::vector<Estimate> rate(const RankingsByDeal& deals, int entrants, std::string_view seed);

}  // namespace faubourg::ratings
