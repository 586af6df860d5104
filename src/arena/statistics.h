#pragma once

#include <map>
#include <span>
#include <vector>

#include "src/core/value.h"

namespace faubourg::arena {

// A number with its 95 % interval. One deal alone says nothing of the spread: then there is no
// interval.
struct Estimate {
    double value = 0;
    bool bounded = false;
    double low = 0;
    double high = 0;

    double half_width() const { return bounded ? (high - low) / 2 : 0; }
};

// {"value":..,"low":..,"high":..}, rounded to what can be known; null where there is no interval.
Value estimate_document(const Estimate& estimate);
double rounded(double value, int decimals = 4);

// Observations that come in clusters: the games of one deal are played with the same cards and are
// not independent of each other, so the spread is that between the deals (ratio estimate with
// linearised variance; clusters may differ in size).
class Clustered {
  public:
    void add(int cluster, double value);

    bool empty() const { return clusters_.empty(); }
    int count() const;
    // The mean of all observations with Student's interval over the clusters.
    Estimate mean() const;
    // The same for a share between 0 and 1: Wilson's interval with as many independent
    // observations as would have the same variance, so that it stays within 0 and 1 and says
    // something when all or none were won.
    Estimate share() const;

  private:
    struct Cluster {
        double sum = 0;
        int count = 0;
    };
    double value() const;
    double variance(double mean) const;

    std::map<int, Cluster> clusters_;
};

// The correlation of two clustered observations, with an interval over the clusters. It is 0 and
// has no interval where one of the two is always the same.
class ClusteredCorrelation {
  public:
    void add(int cluster, double x, double y);
    Estimate value() const;

  private:
    struct Sums {
        double n = 0, x = 0, y = 0, xx = 0, yy = 0, xy = 0;
    };
    std::map<int, Sums> clusters_;
};

// The factor of a standard error that makes a 95 % interval, from so many clusters.
double student_factor(int clusters);

// The value below which the given share of the sorted values lies, between neighbours in
// proportion.
double quantile_of_sorted(std::span<const double> sorted, double share);

}  // namespace faubourg::arena
