#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

TEST(CaliforniaNeighbours, CAL_20_furnishing_brings_the_neighbour_from_the_centre) {
    TestGame table = position(R"(
        shop A  piano * * *
        m2  silver 6
        m1  silver 6
        m3  silver 6)");
    table.act(0, "coin");
    table.act(1, "buy A1 b2");
    EXPECT_EQ(show(table.look("neighbours")),
              R"({"red":1,"brown":null,"mauve":null,"grey":null,"paleblue":null,"green":null})");
    EXPECT_EQ(show(table.event("neighbour")),
              R"({"event":"neighbour","seat":1,"colour":"red","from":null,"to":1})");
    // Nobody else visits, so there is no gift.
    EXPECT_EQ(table.event_names(), "buy neighbour");
    EXPECT_EQ(table.of(1, "gifts"), 0);
    EXPECT_EQ(table.look("gifts_left"), 30);
}

TEST(CaliforniaNeighbours, CAL_20_furnishing_brings_the_neighbour_from_another_manor) {
    TestGame table = position(R"(
        shop A  piano * * *
        neighbours  red 2  brown 2  grey 0
        m1  silver 6  gifts 4
        m2  silver 6  gifts 1
        m3  silver 6  gifts 3)");
    table.act(0, "buy A1 b2");
    EXPECT_EQ(table.visitors(0), "red grey");
    EXPECT_EQ(table.visitors(2), "brown");
    EXPECT_EQ(show(table.event("neighbour")),
              R"({"event":"neighbour","seat":0,"colour":"red","from":2,"to":0})");
    EXPECT_EQ(table.of(0, "gifts"), 5);
    EXPECT_EQ(table.of(2, "gifts"), 3);  // gifts that were given stay
}

TEST(CaliforniaNeighbours, CAL_20_a_piece_from_the_attic_brings_the_neighbour_too) {
    TestGame table = position(R"(
        shop A  paleblue * * *
        neighbours  paleblue 1  mauve 0
        m1  silver 6  attic sunbed
        m2  silver 6
        m3  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.visitors(0), "mauve paleblue");
    EXPECT_EQ(table.of(0, "gifts"), 1);
}

TEST(CaliforniaNeighbours, CAL_20_a_room_alone_brings_nobody) {
    TestGame table = position(R"(
        shop A  paleblue * * *
        neighbours  mauve 0
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.event_names(), "buy");
    EXPECT_EQ(table.visitors(0), "mauve");
}

// The rulebook's first example.
TEST(CaliforniaGifts, CAL_21_example_red_and_mauve_visit_and_brown_comes_with_a_gift) {
    TestGame table = position(R"(
        shop A  billiard * * *
        neighbours  red 0  mauve 0
        m3  silver 6
        m2  silver 6
        m1  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.event_names(), "buy neighbour gift");
    EXPECT_EQ(show(table.event("gift")), R"({"event":"gift","seat":0,"colour":"brown"})");
    EXPECT_EQ(table.visitors(0), "red brown mauve");
    EXPECT_EQ(table.of(0, "gifts"), 1);
    EXPECT_EQ(table.look("gifts_left"), 29);
}

// The rulebook's second example, read as a pinball machine.
TEST(CaliforniaGifts, CAL_21_example_brown_and_mauve_visit_and_mauve_furniture_brings_no_gift) {
    TestGame table = position(R"(
        shop A  pinball * * *
        neighbours  brown 0  mauve 0
        m4  silver 6
        m2  silver 6
        m1  silver 6)");
    table.act(0, "buy A1 b3");
    EXPECT_EQ(table.event_names(), "buy");
    EXPECT_EQ(table.visitors(0), "brown mauve");
    EXPECT_EQ(table.of(0, "gifts"), 0);
    EXPECT_EQ(table.look("gifts_left"), 30);
}

TEST(CaliforniaGifts, CAL_21_one_other_visitor_is_enough_for_three_players_and_more) {
    for (const auto* more : {"", "\n m4 silver 6", "\n m4 silver 6\n m5 silver 6"}) {
        TestGame table = position(std::string(R"(
            shop A  billiard * * *
            neighbours  green 0
            m3  silver 6
            m2  silver 6
            m1  silver 6)") + more);
        table.act(0, "buy A1 c3");
        EXPECT_EQ(table.of(0, "gifts"), 1) << more;
    }
}

TEST(CaliforniaGifts, CAL_21_visitors_elsewhere_dont_count) {
    TestGame table = position(R"(
        shop A  billiard * * *
        neighbours  red 1  mauve 2  grey 1
        m3  silver 6
        m2  silver 6
        m1  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.event_names(), "buy neighbour");
    EXPECT_EQ(table.of(0, "gifts"), 0);
}

TEST(CaliforniaGifts, CAL_21_the_gift_is_one_however_many_are_visiting) {
    TestGame table = position(R"(
        shop A  billiard * * *
        neighbours  red 0  mauve 0  grey 0  paleblue 0  green 0  brown 1
        m3  silver 6
        m2  silver 6
        m1  silver 6)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.of(0, "gifts"), 1);
}

TEST(CaliforniaGifts, CAL_21_two_players_need_three_others_visiting) {
    const auto gifts_with = [](const std::string& visitors) {
        TestGame table = position("shop A  billiard * * *\n neighbours " + visitors + R"(
            m3  silver 6
            m2  silver 6)");
        table.act(0, "buy A1 c3");
        return table.of(0, "gifts");
    };
    EXPECT_EQ(gifts_with(""), 0);
    EXPECT_EQ(gifts_with("red 0"), 0);
    EXPECT_EQ(gifts_with("red 0 mauve 0"), 0);
    EXPECT_EQ(gifts_with("red 0 mauve 0 grey 0"), 1);
    EXPECT_EQ(gifts_with("red 0 mauve 0 grey 0 brown 1"), 1);
    EXPECT_EQ(gifts_with("red 0 mauve 0 grey 0 paleblue 0"), 1);
    // The newcomer does not count as one of three others; a neighbour who is already there brings
    // nothing.
    EXPECT_EQ(gifts_with("red 0 mauve 0 grey 1"), 0);
    EXPECT_EQ(gifts_with("red 0 mauve 0 grey 0 brown 0"), 0);
}

TEST(CaliforniaGifts, CAL_22_when_the_gifts_are_gone_no_more_are_given) {
    TestGame table = position(R"(
        shop A  billiard * * *
        neighbours  red 0
        m3  silver 6  gifts 11
        m2  silver 6  gifts 10
        m1  silver 6  gifts 9)");
    ASSERT_EQ(table.look("gifts_left"), 0);
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.event_names(), "buy neighbour");
    EXPECT_EQ(table.visitors(0), "red brown");
    EXPECT_EQ(table.of(0, "gifts"), 11);
    EXPECT_EQ(table.look("gifts_left"), 0);
}

TEST(CaliforniaGifts, CAL_22_the_last_gift_is_given) {
    TestGame table = position(R"(
        shop A  billiard * * *
        neighbours  red 0
        m3  silver 6  gifts 10
        m2  silver 6  gifts 10
        m1  silver 6  gifts 9)");
    table.act(0, "buy A1 c3");
    EXPECT_EQ(table.of(0, "gifts"), 11);
    EXPECT_EQ(table.look("gifts_left"), 0);
}

}  // namespace
}  // namespace faubourg::california::testing
