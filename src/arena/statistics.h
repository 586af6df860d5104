#pragma once

#include <map>

#include "src/core/value.h"
#include "src/ratings/estimate.h"

namespace faubourg::arena {

using ratings::Estimate;

// {"value":..,"low":..,"high":..}, rounded to significant digits; null if there is no interval.
Value estimate_document(const Estimate& estimate);
double rounded(double value, int decimals = 4);

// Observations in clusters: the games of one deal are played with the same cards and are not
// independent, so the spread is computed between the deals (ratio estimate with linearised
// variance; clusters may differ in size).
class Clustered {
  public:
    void add(int cluster, double value);

    bool empty() const { return clusters_.empty(); }
    int count() const;
    // The mean of all observations, with Student's interval over the clusters.
    Estimate mean() const;
    // The same for a share between 0 and 1: Wilson's interval with the number of independent
    // observations that has the same variance. So it stays within 0 and 1, and is useful even if
    // all or none were won.
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

// The correlation of two clustered observations, with an interval over the clusters. If one of the
// two is constant, it is 0 without an interval.
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

// The factor that turns a standard error into a 95 % interval, for this many clusters.
double student_factor(int clusters);

}  // namespace faubourg::arena
