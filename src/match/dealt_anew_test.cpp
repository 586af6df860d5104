#include <string>

#include <gtest/gtest.h>

#include "src/match/testing.h"

namespace faubourg::match {
namespace {

// The position given to an engine is playable, looks to the seat like the real one, and holds
// nothing that the seat could not know.
TEST(DealtAnew, agrees_with_the_view_and_with_nothing_else) {
    for_each_game([](std::string_view game, int players) {
        FastRandom random(6);
        int different = 0;
        for (int i = 0; i < 25; ++i) {
            const auto match = started(game, players, "anew " + std::to_string(i));
            play_at_random(*match, random, static_cast<int>(random.below(60)));
            const Seat seat = match->actor();
            if (seat == kNobody) continue;
            const Value state = match->dealt_anew(random.next());
            auto setup = setup_for(players);
            setup.initial_state = state;
            const auto again = default_library().start(game, setup);
            ASSERT_TRUE(again) << message_of(again);
            EXPECT_EQ((*again)->state(Viewer::of(seat)), match->state(Viewer::of(seat)));
            EXPECT_EQ((*again)->legal(seat), match->legal(seat));
            different += state != match->state(Viewer::all()) ? 1 : 0;
        }
        EXPECT_GT(different, 15) << game << ": the order of the decks is another";
    });
}

}  // namespace
}  // namespace faubourg::match
