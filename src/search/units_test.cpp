#include "src/search/units.h"

#include <type_traits>

#include <gtest/gtest.h>

namespace faubourg::search {
namespace {

TEST(Units, a_share_of_points_is_rounded_towards_zero) {
    EXPECT_EQ(Centipoints{45} * Sixteenths{5}, Centipoints{14});
    EXPECT_EQ(Centipoints{-45} * Sixteenths{5}, Centipoints{-14});
    EXPECT_EQ(Centipoints{45} * Percent{100}, Centipoints{45});
    EXPECT_EQ(Centipoints{45} * Eighths{}, Centipoints{});
    // Each multiplication rounds, one after the other.
    EXPECT_EQ(Centipoints{7} * Percent{50} * Percent{50}, Centipoints{1});
}

TEST(Units, points_add_up) {
    EXPECT_EQ(3 * kPoint + Centipoints{5} - kPoint, Centipoints{205});
    EXPECT_EQ(-kPoint / 3, Centipoints{-33});
    EXPECT_LT(Centipoints{-1}, Centipoints{});
}

TEST(Units, a_win_is_shared_exactly_by_any_number_of_seats) {
    for (int winners = 1; winners <= 6; ++winners) EXPECT_EQ(WinShare::kWhole % winners, 0);
    EXPECT_EQ(kMaxUtility % (Percent::kWhole * WinShare::kWhole), 0);
}

// Units cost nothing: each is just the integer it holds.
TEST(Units, are_plain_integers) {
    static_assert(sizeof(Centipoints) == sizeof(int) && std::is_trivially_copyable_v<Centipoints>);
    static_assert(sizeof(Percent) == sizeof(int) && std::is_trivially_copyable_v<Percent>);
    static_assert(!std::is_convertible_v<int, Centipoints>);
    static_assert(!std::is_convertible_v<Percent, Permille>);
}

}  // namespace
}  // namespace faubourg::search
