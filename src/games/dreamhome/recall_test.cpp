#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// DRH-17: what a seat that saw the roofs being taken knows.
namespace faubourg::dreamhome {
namespace {

// A match played at random to its last round, with its initial state.
struct Played {
    State start;
    State now;
};

Played played_on(const Rules& rules, const State& start, std::uint64_t seed, int actions) {
    State state = start;
    FastRandom random(seed);
    SampledChance chance(random);
    NoEvents silent;
    ActionList<Rules> list;
    for (int i = 0; i < actions && rules.actor(state) != kNobody; ++i) {
        const Seat seat = rules.actor(state);
        rules.legal(state, seat, list);
        const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
        rules.apply(state, seat, list[pick], chance, silent);
    }
    return {.start = start, .now = state};
}

State dealt(const Rules& rules, int players) {
    Deal deal("recall");
    return rules.set_up(players, Options{}, deal);
}

TEST(DreamHomeRecall, DRH_17_who_watched_from_the_start_knows_every_roof) {
    const Rules& rules = default_rules();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const Played match = played_on(rules, dealt(rules, 3), seed, 60);
        ASSERT_EQ(rules.recall(match.start, match.now, Viewer::of(1)), match.now);
    }
}

TEST(DreamHomeRecall, DRH_17_who_came_later_lacks_what_lay_in_the_stacks_then) {
    const Rules& rules = default_rules();
    int roofs_before = 0;
    int roofs_after = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State start = played_on(rules, dealt(rules, 2), seed, 24).now;
        const State now = played_on(rules, start, seed + 100, 24).now;
        if (now.phase == Phase::Over) continue;
        const State known = rules.recall(start, now, Viewer::of(0));
        for (const Seat seat : all_seats(2)) {
            for (std::size_t roof = 0; roof < kMaxRoofs; ++roof) {
                const int then = start.home(seat).roofs[roof];
                EXPECT_EQ(known.home(seat).roofs[roof], now.home(seat).roofs[roof] - then);
                roofs_before += then;
                roofs_after += known.home(seat).roofs[roof];
            }
        }
        // Different roofs in the old stacks give the same knowledge.
        FastRandom random(seed);
        const State other = rules.sample(rules.hide(start, Viewer::of(0)), 0, random);
        State other_now = now;
        for (std::size_t roof = 0; roof < rules.components().roofs.size(); ++roof) {
            int moved = 0;
            for (const Seat seat : all_seats(2)) {
                const int change = other.home(seat).roofs[roof] - start.home(seat).roofs[roof];
                std::uint8_t& count = other_now.home(seat).roofs[roof];
                count = static_cast<std::uint8_t>(count + change);
                moved += change;
            }
            std::uint8_t& left = other_now.resource_deck[rules.components().first_roof + roof];
            left = static_cast<std::uint8_t>(left - moved);
        }
        EXPECT_EQ(rules.recall(other, other_now, Viewer::of(0)), known);
    }
    EXPECT_GT(roofs_before, 20);
    EXPECT_GT(roofs_after, 20);
}

}  // namespace
}  // namespace faubourg::dreamhome
