#include "src/core/text.h"

#include <gtest/gtest.h>

#include "src/core/seat.h"
#include "src/core/standing.h"

namespace faubourg {
namespace {

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

TEST(SeatAfter, goes_round_the_table) {
    EXPECT_EQ(seat_after(0, 3), 1);
    EXPECT_EQ(seat_after(2, 3), 0);
}

TEST(Viewer, sees_the_secrets_it_may) {
    EXPECT_TRUE(Viewer::all().sees_secrets_of(1));
    EXPECT_TRUE(Viewer::of(1).sees_secrets_of(1));
    EXPECT_FALSE(Viewer::of(0).sees_secrets_of(1));
    EXPECT_FALSE(Viewer::spectator().sees_secrets_of(0));
    EXPECT_TRUE(Viewer::all().is_all());
    EXPECT_FALSE(Viewer::spectator().is_all());
    EXPECT_NE(Viewer::of(0), Viewer::of(1));
}

Standing standing_of(std::initializer_list<SeatScore> seats) {
    Standing standing;
    for (const SeatScore& seat : seats) {
        standing.seats[static_cast<std::size_t>(standing.players++)] = seat;
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

// Seats that nobody holds have 0 points; they never beat a negative total.
TEST(Standing, leaves_empty_seats_out) {
    const Standing standing = standing_of({{.total = -5}, {.total = -2}});
    EXPECT_TRUE(standing.wins(1));
    EXPECT_FALSE(standing.wins(0));
}

}  // namespace
}  // namespace faubourg
