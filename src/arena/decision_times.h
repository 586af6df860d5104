#pragma once

#include <chrono>
#include <cstdint>
#include <map>

#include "src/core/value.h"

namespace faubourg::arena {

// How long decisions took: their sum, the longest, and a histogram with eight steps for each
// doubling, so that quantiles are known to about 5 %.
class DecisionTimes {
  public:
    void add(std::chrono::nanoseconds time);
    void add(const DecisionTimes& others);

    std::int64_t count() const { return count_; }
    double mean_ms() const;
    double max_ms() const { return static_cast<double>(max_ns_) / 1e6; }
    // The time that this share of the decisions did not exceed; 0 if there were none.
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
