#pragma once

#include <span>

namespace faubourg::ratings {

// A number with its 95 % interval. One deal alone says nothing of the spread: then there is no
// interval.
struct Estimate {
    double value = 0;
    bool bounded = false;
    double low = 0;
    double high = 0;

    double half_width() const { return bounded ? (high - low) / 2 : 0; }
};

// The value below which the given share of the sorted values lies, between neighbours in
// proportion.
double quantile_of_sorted(std::span<const double> sorted, double share);

}  // namespace faubourg::ratings
