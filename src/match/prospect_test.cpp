#include <algorithm>

#include <gtest/gtest.h>

#include "src/match/testing.h"

namespace faubourg::match {
namespace {

int points_of(const AnyMatch& match, Seat seat) {
    return match.standing(Viewer::of(seat)).seats[seat].total;
}

int silver_of(const AnyMatch& match, Seat seat) {
    const Value state = match.state(Viewer::of(seat));
    const Value& own = (*state.find("seats")->items())[seat.index()];
    return static_cast<int>(*own.find("silver")->integer());
}

// Whatever is drawn after an action, the seat's score changes as predicted.
TEST(Prospects, come_true) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players, "prospects");
        const bool money = game == "california";
        FastRandom random(3);
        while (match->actor() != kNobody) {
            const RecordedAction step = random_step(*match, random);
            const auto legal = match->legal(step.seat);
            const auto prospects = match->prospects(step.seat);
            ASSERT_EQ(prospects.size(), legal.size());
            const auto chosen =
                static_cast<std::size_t>(std::ranges::find(legal, step.text) - legal.begin());
            const int points = points_of(*match, step.seat);
            const int silver = money ? silver_of(*match, step.seat) : 0;
            ASSERT_TRUE(match->act(step.seat, step.text));
            EXPECT_EQ(prospects[chosen].points, points_of(*match, step.seat) - points)
                << game << " " << step.text;
            ASSERT_EQ(prospects[chosen].money.has_value(), money);
            if (money) {
                EXPECT_EQ(prospects[chosen].money, silver_of(*match, step.seat) - silver)
                    << step.text;
            }
        }
    });
}

TEST(Prospects, change_nothing) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(4);
        play_at_random(*match, random, 20);
        const std::string before = everything(*match);
        for (const Seat seat : all_seats(players)) (void)match->prospects(seat);
        EXPECT_EQ(everything(*match), before);
    });
}

}  // namespace
}  // namespace faubourg::match
