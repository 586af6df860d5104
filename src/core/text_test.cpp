#include "src/core/text.h"

#include <gtest/gtest.h>

#include "src/core/seat.h"
#include "src/core/standing.h"

namespace faubourg {
namespace {

TEST(Text, says_points_with_their_sign) {
    EXPECT_EQ(signed_points(3), "+3 points");
    EXPECT_EQ(signed_points(1), "+1 point");
    EXPECT_EQ(signed_points(0), "+0 point");
    EXPECT_EQ(signed_points(-1), "-1 point");
    EXPECT_EQ(signed_points(-12), "-12 points");
}

TEST(Text, is_there_in_both_languages) {
    const Text text{.en = "house", .fr = "maison"};
    EXPECT_EQ(text.in(Language::English), "house");
    EXPECT_EQ(text.in(Language::French), "maison");
    constexpr Words kWords{.en = "roof", .fr = "toit"};
    EXPECT_EQ(kWords.in(Language::English), "roof");
    EXPECT_EQ(kWords.in(Language::French), "toit");
}

TEST(SeatName, counts_from_one) {
    EXPECT_EQ(seat_name(0, Language::English), "Player 1");
    EXPECT_EQ(seat_name(4, Language::French), "Joueur 5");
}

TEST(LowerCase, changes_ascii_letters_only) {
    EXPECT_EQ(lower_case("Buy A2 C3"), "buy a2 c3");
    EXPECT_EQ(lower_case("@[`{ 09"), "@[`{ 09");
    EXPECT_EQ(lower_case("\xc3\x89T\xc3\x89"), "\xc3\x89t\xc3\x89") << "bytes beyond ASCII stay";
    EXPECT_EQ(lower_case(std::string_view("A\0Z", 3)), std::string("a\0z", 3));
    EXPECT_EQ(lower_case(""), "");
}

Standing standing_of(std::initializer_list<SeatScore> seats) {
    Standing standing;
    for (const SeatScore& seat : seats) {
        standing.seats[Seat::of(standing.players++)] = seat;
    }
    return standing;
}

TEST(Standing, goes_to_the_highest_total) {
    const Standing standing = standing_of({{.total = 10, .tie_break = 99}, {.total = 11}});
    EXPECT_FALSE(standing.wins(0));
    EXPECT_TRUE(standing.wins(1));
}

TEST(Standing, breaks_ties_and_then_shares) {
    const Standing standing = standing_of({{.total = 10, .tie_break = 3},
                                           {.total = 10, .tie_break = 2},
                                           {.total = 10, .tie_break = 3}});
    EXPECT_TRUE(standing.wins(0));
    EXPECT_FALSE(standing.wins(1));
    EXPECT_TRUE(standing.wins(2));
}

// Empty seats have 0 points, but they never beat a negative total.
TEST(Standing, leaves_empty_seats_out) {
    const Standing standing = standing_of({{.total = -5}, {.total = -2}});
    EXPECT_TRUE(standing.wins(1));
    EXPECT_FALSE(standing.wins(0));
}

}  // namespace
}  // namespace faubourg
