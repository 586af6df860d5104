#include "src/core/fixed_list.h"

#include <algorithm>
#include <type_traits>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

using Four = FixedList<int, 4>;

Four of(std::initializer_list<int> items) {
    Four list;
    for (const int item : items) list.push_back(item);
    return list;
}

TEST(FixedList, is_copied_as_one_block) {
    static_assert(std::is_trivially_copyable_v<Four>);
    Four one = of({1, 2});
    const Four copy = one;
    one[0] = 9;
    EXPECT_EQ(copy, of({1, 2}));
}

TEST(FixedList, starts_empty_and_fills_to_its_capacity) {
    Four list;
    EXPECT_TRUE(list.empty());
    EXPECT_EQ(Four::capacity(), 4U);
    for (int i = 0; i < 4; ++i) list.push_back(10 + i);
    EXPECT_EQ(list.size(), 4U);
    EXPECT_FALSE(list.empty());
    EXPECT_EQ(list[0], 10);
    EXPECT_EQ(list[3], 13);
}

TEST(FixedList, is_a_range) {
    const Four list = of({3, 1, 2});
    EXPECT_EQ(std::count(list.begin(), list.end(), 1), 1);
    EXPECT_EQ(list.end() - list.begin(), 3);
    Four changed = list;
    std::sort(changed.begin(), changed.end());
    EXPECT_EQ(changed, of({1, 2, 3}));
}

TEST(FixedList, equality_looks_only_at_what_is_in_it) {
    Four list = of({1, 2, 3});
    list.clear();
    EXPECT_TRUE(list.empty());
    list.push_back(1);
    EXPECT_EQ(list, of({1}));
    EXPECT_NE(list, of({2}));
    EXPECT_NE(list, of({1, 2}));
}

TEST(FixedList, takes_elements_that_were_written_at_its_end) {
    Four list;
    int* out = list.begin();
    *out++ = 7;
    *out++ = 8;
    list.set_end(out);
    EXPECT_EQ(list, of({7, 8}));
    list.set_end(list.begin());
    EXPECT_TRUE(list.empty());
}

}  // namespace
}  // namespace faubourg
