#include "src/core/hash.h"

#include <array>
#include <set>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

using Bytes = std::array<std::uint8_t, 12>;

// Computed by another program. Bench signatures depend on it, so it is the same on every platform.
TEST(HashOf, is_pinned) {
    Bytes bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(i);
    EXPECT_EQ(hash_of(bytes), 0x15164f3a63dba3d1U);
}

TEST(HashOf, is_alike_for_equal_values) {
    const Bytes one = {1, 2, 3};
    const Bytes other = one;
    EXPECT_EQ(hash_of(one), hash_of(other));
}

// Every byte matters, also those after the last whole word.
TEST(HashOf, sees_every_bit) {
    std::set<std::uint64_t> hashes = {hash_of(Bytes{})};
    for (std::size_t byte = 0; byte < Bytes{}.size(); ++byte) {
        for (int bit = 0; bit < 8; ++bit) {
            Bytes bytes{};
            bytes[byte] = static_cast<std::uint8_t>(1U << bit);
            hashes.insert(hash_of(bytes));
        }
    }
    EXPECT_EQ(hashes.size(), 1U + 12U * 8U);
}

TEST(HashOf, tells_apart_zeros_of_different_size) {
    EXPECT_NE(hash_of(std::array<std::uint8_t, 3>{}), hash_of(std::array<std::uint8_t, 4>{}));
    EXPECT_NE(hash_of(std::uint32_t{0}), hash_of(std::uint64_t{0}));
}

TEST(HashMix, depends_on_the_order_of_the_words) {
    EXPECT_NE(hash_mix(hash_mix(1, 2), 3), hash_mix(hash_mix(1, 3), 2));
}

}  // namespace
}  // namespace faubourg
