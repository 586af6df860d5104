#include "src/table/table_bots.h"

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/match/testing.h"

namespace faubourg::table {
namespace {

TEST(BotSeeds, FollowFromTheTablesSecretAndTheSeatsView) {
    const auto match = match::started("sunrise", 2, "one deal");
    EXPECT_EQ(thinking_seed(*match, "a"), thinking_seed(*match, "a"));
    EXPECT_NE(thinking_seed(*match, "a"), thinking_seed(*match, "b"));
    FastRandom random(1);
    const std::uint64_t before = thinking_seed(*match, "a");
    match::play_at_random(*match, random, 1);
    EXPECT_NE(thinking_seed(*match, "a"), before);
}

TEST(BotSeeds, DoNotFollowFromWhatTheSeatCannotKnow) {
    // California hides only the order of its pile, so a seat cannot tell two deals apart that have
    // shown the same cards.
    const auto first = match::started("california", 2, "one deal");
    match::Setup setup = match::setup_for(2, "another deal");
    setup.initial_state = first->state(Viewer::all());
    const auto second = match::started("california", setup);
    ASSERT_EQ(codec::to_json(first->state(Viewer::of(first->actor()))),
              codec::to_json(second->state(Viewer::of(second->actor()))));
    EXPECT_EQ(thinking_seed(*first, "s"), thinking_seed(*second, "s"));
}

TEST(BotNames, OfOurOwnListOnly) {
    for (const std::string_view name : offered_bots()) {
        EXPECT_TRUE(check_bot(name)) << name;
        for (const auto& rules : match::default_library().games()) {
            EXPECT_TRUE(rules->bot(name)) << name;
        }
    }
    for (const std::string_view name :
         {"", "level7", "search:simulations=1000000000", "level1:simulations=9"}) {
        const auto checked = check_bot(name);
        ASSERT_FALSE(checked) << name;
        EXPECT_EQ(checked.error().code, "bot/unknown");
    }
}

TEST(Thinker, AnswersAlikeWhateverItThoughtBefore) {
    const auto match = match::started("dreamhome", 2, "one deal");
    const BotTurn turn{.record = match->record(), .bot = "level1", .secret = "s"};
    Thinker fresh(match::default_library());
    const auto first = fresh.think(turn);
    ASSERT_TRUE(first);
    const auto again = fresh.think(turn);
    ASSERT_TRUE(again);
    EXPECT_EQ(first->action, again->action);
    EXPECT_EQ(fresh.think({.record = turn.record, .bot = "nobody", .secret = {}}).error().code,
              "bot/unknown");
}

}  // namespace
}  // namespace faubourg::table
