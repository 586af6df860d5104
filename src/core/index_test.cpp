#include "src/core/index.h"

#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

TEST(Index, AnItemIsFoundByANumberOfAnyType) {
    std::array<int, 3> list = {5, 6, 7};
    EXPECT_EQ(at_index(list, 2), 7);
    at_index(list, std::int8_t{1}) = 9;
    EXPECT_EQ(list[1], 9);
    const std::vector<std::string> words = {"a", "b"};
    EXPECT_EQ(at_index(words, 1LL), "b");
}

TEST(Index, OfTheFirstThatEquals) {
    const std::vector<std::string> words = {"a", "bc", "bc"};
    EXPECT_EQ(index_in(words, "bc"), 1U);
    EXPECT_EQ(index_in(words, "c"), std::nullopt);
    EXPECT_EQ(index_in(words, 2U, &std::string::size), 1U);
}

}  // namespace
}  // namespace faubourg
