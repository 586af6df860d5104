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

TEST(Arithmetic, a_weight_is_within_a_step_of_the_power) {
    for (int eighths = -40; eighths <= 112; ++eighths) {
        const double exact = 256 * std::pow(2.0, eighths / 8.0);
        ASSERT_NEAR(weight_of({eighths}), exact, 1 + exact * 0.003) << eighths;
    }
    EXPECT_EQ(weight_of({0}), 256U);
    EXPECT_EQ(weight_of({8}), 512U);
    EXPECT_EQ(weight_of({-8}), 128U);
}

TEST(Arithmetic, weights_end_without_overflow) {
    EXPECT_EQ(weight_of({112}), 256U << 14);
    EXPECT_EQ(weight_of({1'000'000}), weight_of({112}));
    EXPECT_EQ(weight_of({-1'000'000}), 0U);
}

TEST(Arithmetic, a_softmax_weight_doubles_with_each_step_of_its_value) {
    EXPECT_EQ(softmax_weight({0}, {50}), kUnitWeight);
    EXPECT_EQ(softmax_weight({50}, {50}), 2 * kUnitWeight);
    EXPECT_EQ(softmax_weight({-100}, {50}), kUnitWeight / 4);
    EXPECT_EQ(softmax_weight({6}, {48}), weight_of({1}));
    EXPECT_EQ(softmax_weight({-5}, {48}), kUnitWeight);  // rounded towards 0
}

}  // namespace
}  // namespace faubourg::search
