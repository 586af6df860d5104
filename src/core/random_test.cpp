#include "src/core/random.h"

#include <array>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace faubourg {
namespace {

// A generator that returns these words in order, and counts them.
class Words {
  public:
    explicit Words(std::vector<std::uint32_t> words) : words_(std::move(words)) {}
    std::uint32_t operator()() { return words_.at(taken_++); }
    std::size_t taken() const { return taken_; }

  private:
    std::vector<std::uint32_t> words_;
    std::size_t taken_ = 0;
};

// The reference implementation of xoshiro256**, seeded by splitmix64.
TEST(FastRandom, gives_the_reference_values) {
    struct Case {
        std::uint64_t seed;
        std::array<std::uint64_t, 4> values;
    };
    constexpr std::array<Case, 3> kCases = {{
        {0, {0x99ec5f36cb75f2b4, 0xbf6e1f784956452a, 0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}},
        {1, {0xb3f2af6d0fc710c5, 0x853b559647364cea, 0x92f89756082a4514, 0x642e1c7bc266a3a7}},
        {~std::uint64_t{0},
         {0x8f5520d52a7ead08, 0xc476a018caa1802d, 0x81de31c0d260469e, 0xbf658d7e065f3c2f}},
    }};
    for (const Case& it : kCases) {
        FastRandom random(it.seed);
        for (const std::uint64_t value : it.values) EXPECT_EQ(random.next(), value);
    }
}

TEST(FastRandom, repeats_itself_from_the_same_seed) {
    FastRandom one(42);
    FastRandom two(42);
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(one.below(97), two.below(97));
}

RC_GTEST_PROP(FastRandom, draws_below_its_bound, (std::uint64_t seed, std::uint32_t bound)) {
    const std::uint32_t n = bound == 0 ? 1 : bound;
    FastRandom random(seed);
    for (int i = 0; i < 20; ++i) RC_ASSERT(random.below(n) < n);
}

// 2^32 = 3 * 1431655765 + 1: exactly one word, the one that scales to 0, has to be rejected.
TEST(UnbiasedBelow, throws_away_the_words_that_are_too_many) {
    Words words({0, 0, 1});
    EXPECT_EQ(unbiased_below(3, words), 0U);
    EXPECT_EQ(words.taken(), 3U);
}

TEST(UnbiasedBelow, takes_every_word_for_a_power_of_two) {
    for (const std::uint32_t word : {0U, 1U, 0x7fffffffU, 0x80000000U, 0xffffffffU}) {
        Words words({word});
        EXPECT_EQ(unbiased_below(4, words), word >> 30);
        EXPECT_EQ(words.taken(), 1U);
    }
}

TEST(UnbiasedBelow, reaches_both_ends) {
    Words words({0xffffffff, 1});
    EXPECT_EQ(unbiased_below(6, words), 5U);
    EXPECT_EQ(unbiased_below(0xffffffff, words), 0U);
}

// With three quarters of all words as the bound, taking the remainder or scaling without rejection
// would make a third of the results twice as likely.
TEST(UnbiasedBelow, has_no_bias_at_a_large_bound) {
    constexpr std::uint32_t kThird = 1U << 30;
    constexpr int kDraws = 60'000;
    std::array<int, 3> thirds{};
    std::array<int, 4> remainders{};
    FastRandom random(2024);
    for (int i = 0; i < kDraws; ++i) {
        const std::uint32_t drawn = random.below(3 * kThird);
        ++thirds.at(drawn / kThird);
        ++remainders.at(drawn % 4);
    }
    for (const int count : thirds) EXPECT_NEAR(count, kDraws / 3.0, 800);
    for (const int count : remainders) EXPECT_NEAR(count, kDraws / 4.0, 800);
}

TEST(FastRandom, is_uniform_over_small_bounds) {
    for (const std::uint32_t n : {2U, 3U, 6U, 20U}) {
        constexpr int kEach = 2000;
        std::vector<int> counts(n);
        FastRandom random(n);
        for (std::uint32_t i = 0; i < n * kEach; ++i) ++counts.at(random.below(n));
        double chi_square = 0;
        for (const int count : counts) {
            chi_square += static_cast<double>((count - kEach) * (count - kEach)) / kEach;
        }
        EXPECT_LT(chi_square, 3.0 * n + 20) << "n = " << n;
    }
}

}  // namespace
}  // namespace faubourg
