#pragma once

#include <chrono>
#include <cstdint>
#include <map>

#include "src/core/value.h"

namespace faubourg::arena {

// How long decisions took: their sum, the longest, and a histogram in which a step is an eighth of
// a doubling, so that quantiles of any number of decisions are known to about 5 %.
class DecisionTimes {
  public:
    void add(std::chrono::nanoseconds time);
    void add(const DecisionTimes& others);

    std::int64_t count() const { return count_; }
    double mean_ms() const;
    double max_ms() const { return static_cast<double>(max_ns_) / 1e6; }
    // The time that the given share of the decisions did not exceed; 0 when there were none.
    double quantile_ms(double share) const;

    Value document() const;
    static DecisionTimes read(const Value& document);

  private:
    std::map<int, std::int64_t> steps_;
    std::int64_t count_ = 0;
    std::int64_t sum_ns_ = 0;
    std::int64_t max_ns_ = 0;
};

}  // namespace faubourg::arena
