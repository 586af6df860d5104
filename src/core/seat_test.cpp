#include "src/core/seat.h"

#include <type_traits>
#include <vector>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

// A state holds seats directly and is hashed as bytes.
struct Held {
    PerSeat<Seat, 3> seats{};
    Seat to_act;
};
static_assert(sizeof(Held) == 4);
static_assert(std::is_trivially_copyable_v<Held>);
static_assert(std::has_unique_object_representations_v<Held>);
static_assert(!std::is_convertible_v<Witness, Seat> && !std::is_convertible_v<Seat, Witness>);
static_assert(!std::is_convertible_v<Seat, int>);
// It is handed to every draw.
static_assert(sizeof(Witness) == 2 && std::is_trivially_copyable_v<Witness>);
static_assert(Witness::everyone() != Witness::only(kNobody));

TEST(Seat, is_nobody_unless_told) {
    EXPECT_EQ(Seat(), kNobody);
    EXPECT_EQ(Seat::of(-1), kNobody);
    EXPECT_NE(Seat{0}, kNobody);
    EXPECT_FALSE(kNobody.is_among(5));
}

TEST(Seat, is_one_of_the_seats_of_its_table) {
    EXPECT_TRUE(Seat{0}.is_among(2));
    EXPECT_TRUE(Seat{1}.is_among(2));
    EXPECT_FALSE(Seat{2}.is_among(2));
}

TEST(Seats, go_round_the_table) {
    EXPECT_EQ(seat_after(0, 3), Seat{1});
    EXPECT_EQ(seat_after(2, 3), Seat{0});
    EXPECT_EQ(seat_after(2, 3, 0), Seat{2});
    EXPECT_EQ(seat_after(2, 3, 4), Seat{0});
    EXPECT_EQ(steps_between(2, 1, 3), 2);
    EXPECT_EQ(steps_between(1, 1, 3), 0);
    for (const Seat from : all_seats(5)) {
        for (const Seat to : all_seats(5)) {
            EXPECT_EQ(seat_after(from, 5, steps_between(from, to, 5)), to);
        }
    }
}

TEST(Seats, are_walked_from_the_first_on) {
    std::vector<Seat> walked;
    for (const Seat seat : all_seats(3)) walked.push_back(seat);
    EXPECT_EQ(walked, (std::vector<Seat>{0, 1, 2}));
    for (const Seat seat : all_seats(0)) FAIL() << seat.number();
}

TEST(PerSeat, is_indexed_by_seats) {
    PerSeat<int, 3> points = {5, 6, 7};
    points[Seat::of(1)] += 10;
    EXPECT_EQ(points, (PerSeat<int, 3>{5, 16, 7}));
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

TEST(Witness, is_one_seat_or_everyone) {
    EXPECT_TRUE(Witness::everyone().includes(Viewer::spectator()));
    EXPECT_TRUE(Witness::everyone().includes(Viewer::of(1)));
    EXPECT_TRUE(Witness::only(1).includes(Viewer::of(1)));
    EXPECT_TRUE(Witness::only(1).includes(Viewer::all()));
    EXPECT_FALSE(Witness::only(1).includes(Viewer::of(0)));
    EXPECT_FALSE(Witness::only(1).includes(Viewer::spectator()));
}

TEST(Witness, that_is_nobody_is_no_one_at_the_table) {
    constexpr Witness kNone = Witness::only(kNobody);
    EXPECT_FALSE(kNone.is_everyone());
    EXPECT_TRUE(kNone.includes(Viewer::all()));
    EXPECT_FALSE(kNone.includes(Viewer::spectator()));
    for (const Seat seat : all_seats(kMaxSeats)) EXPECT_FALSE(kNone.includes(Viewer::of(seat)));
}

}  // namespace
}  // namespace faubourg
