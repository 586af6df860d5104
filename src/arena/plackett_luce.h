#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <vector>

#include "src/arena/statistics.h"

namespace faubourg::arena {

// Who came first, second, .. by entrant; an entrant that sat in several seats stands there several
// times.
using Ranking = std::vector<int>;
// Rankings and how often each was seen.
using WeightedRankings = std::map<Ranking, double>;

// A ranking in which some are equal: all the strict ones it may stand for, with equal weights that
// add up to `weight`.
void add_ranking(WeightedRankings& rankings, const std::vector<std::vector<int>>& places,
                 double weight = 1);

// The strengths of the Plackett-Luce model in which each place in turn goes to one of those left
// with a chance proportional to its strength: maximum likelihood by minorization-maximization
// (Hunter 2004). The natural logarithms are answered; their mean is 0. `prior` is how many games
// each entrant is taken to have drawn besides, spread evenly over the others; without it who won
// everything would be infinitely strong. `start` is where the climb begins, if given.
std::vector<double> fit_strengths(WeightedRankings rankings, int entrants, double prior,
                                  const std::vector<double>& start = {});

// The rankings of a tournament, by deal.
using RankingsByDeal = std::map<int, WeightedRankings>;

// Strengths on the scale of Elo: 400 points are odds of ten to one, the mean of the entrants is
// 1500. The intervals are the middle 95 % of the ratings with the deals, and the drawn games taken
// for granted, weighed anew at random (Bayesian bootstrap: unlike drawing deals again it keeps some
// doubt when all of them ended alike); `seed` decides those weights.
std::vector<Estimate> ratings(const RankingsByDeal& deals, int entrants, std::string_view seed);

}  // namespace faubourg::arena
