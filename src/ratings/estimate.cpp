#include "src/ratings/estimate.h"

#include <algorithm>
#include <cmath>

namespace faubourg::ratings {

double quantile_of_sorted(std::span<const double> sorted, double share) {
    if (sorted.empty()) return 0;
    const double place = share * static_cast<double>(sorted.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const std::size_t above = std::min(below + 1, sorted.size() - 1);
    return std::lerp(sorted[below], sorted[above], place - static_cast<double>(below));
}

}  // namespace faubourg::ratings
