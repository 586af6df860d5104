#include "src/search/arithmetic.h"

#include <cmath>

#include <gtest/gtest.h>

namespace faubourg::search {
namespace {

TEST(Arithmetic, the_logarithm_is_exact_at_powers_of_two_and_straight_between) {
    for (int power = 0; power < 31; ++power) {
        EXPECT_EQ(log2_of(std::uint32_t{1} << power), power);
    }
    EXPECT_EQ(log2_of(3), 1.5);
    EXPECT_EQ(log2_of(5), 2.25);
    for (std::uint32_t n = 1; n < 5000; ++n) {
        ASSERT_NEAR(log2_of(n), std::log2(n), 0.09);
        ASSERT_LT(log2_of(n), log2_of(n + 1));
    }
}

TEST(Arithmetic, the_power_table_is_within_a_step_of_the_power) {
    for (int eighths = -40; eighths <= 112; ++eighths) {
        const double exact = 256 * std::pow(2.0, eighths / 8.0);
        ASSERT_NEAR(exp2_eighths(eighths), exact, 1 + exact * 0.003) << eighths;
    }
    EXPECT_EQ(exp2_eighths(0), 256U);
    EXPECT_EQ(exp2_eighths(8), 512U);
    EXPECT_EQ(exp2_eighths(-8), 128U);
}

TEST(Arithmetic, the_power_table_ends_without_overflow) {
    EXPECT_EQ(exp2_eighths(112), 256U << 14);
    EXPECT_EQ(exp2_eighths(1'000'000), exp2_eighths(112));
    EXPECT_EQ(exp2_eighths(-1'000'000), 0U);
}

}  // namespace
}  // namespace faubourg::search
