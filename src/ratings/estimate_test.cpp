#include "src/ratings/estimate.h"

#include <vector>

#include <gtest/gtest.h>

namespace faubourg::ratings {
namespace {

TEST(Quantile, lies_between_neighbours) {
    const std::vector<double> sorted = {1, 2, 4};
    EXPECT_EQ(quantile_of_sorted(sorted, 0), 1);
    EXPECT_EQ(quantile_of_sorted(sorted, 0.5), 2);
    EXPECT_EQ(quantile_of_sorted(sorted, 0.75), 3);
    EXPECT_EQ(quantile_of_sorted(sorted, 1), 4);
    EXPECT_EQ(quantile_of_sorted({}, 0.5), 0);
}

TEST(Estimate, is_half_as_wide_as_its_interval) {
    const Estimate known{.value = 2, .bounded = true, .low = 1, .high = 4};
    EXPECT_EQ(known.half_width(), 1.5);
    EXPECT_EQ(Estimate{.value = 2}.half_width(), 0) << "without an interval";
}

}  // namespace
}  // namespace faubourg::ratings
