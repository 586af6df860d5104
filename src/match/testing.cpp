#include "src/match/testing.h"

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/core/hash.h"

// The helpers of testing.h.
namespace faubourg::match {

const Library& default_library() {
    static const Library library = [] {
        auto made = Library::of(content::default_packs().value());
        if (!made) ADD_FAILURE() << made.error().message;
        return made ? std::move(*made) : Library();
    }();
    return library;
}

Setup setup_for(int players, std::string seed, Value options) {
    Setup setup;
    setup.players = players;
    setup.seed = std::move(seed);
    setup.options = std::move(options);
    return setup;
}

std::unique_ptr<AnyMatch> started(std::string_view game, const Setup& setup) {
    auto match = default_library().start(game, setup);
    if (!match) {
        ADD_FAILURE() << game << ": " << match.error().message;
        return nullptr;
    }
    return std::move(*match);
}

std::unique_ptr<AnyMatch> started(std::string_view game, int players, std::string seed) {
    return started(game, setup_for(players, std::move(seed)));
}

RecordedAction random_step(const AnyMatch& match, FastRandom& random) {
    Seat seat = match.actor();
    if (random.below(8) == 0) {
        const auto other = Seat::of(random.below(static_cast<std::uint32_t>(match.players())));
        if (!match.legal(other).empty()) seat = other;
    }
    const std::vector<std::string> legal = match.legal(seat);
    return {.seat = seat, .text = legal.at(random.below(static_cast<std::uint32_t>(legal.size())))};
}

void play_at_random(AnyMatch& match, FastRandom& random, int most) {
    for (int played = 0; played < most && match.actor() != kNobody; ++played) {
        const RecordedAction step = random_step(match, random);
        const auto done = match.act(step.seat, step.text);
        ASSERT_TRUE(done) << done.error().message;
    }
}

std::string everything(const AnyMatch& match) {
    Value all = Value::list();
    std::vector<Viewer> viewers = {Viewer::all(), Viewer::spectator()};
    for (const Seat seat : all_seats(match.players())) viewers.push_back(Viewer::of(seat));
    for (const Viewer viewer : viewers) {
        all.add(match.state(viewer)).add(match.events(viewer)).add(match.score(viewer));
    }
    for (const Seat seat : all_seats(match.players())) {
        for (std::string& text : match.legal(seat)) all.add(Value(std::move(text)));
    }
    for (const RecordedAction& action : match.record().actions) {
        all.add(Value(action.seat)).add(Value(action.text));
    }
    all.add(Value(match.hash())).add(Value(match.actor()));
    return canonical_bytes(all);
}

Value without(const Value& object, std::string_view key) {
    Value out = Value::object();
    for (const Member& member : *object.members()) {
        if (member.key != key) out.add(member.key, member.value);
    }
    return out;
}

Value with(const Value& object, std::string_view key, const Value& value) {
    Value out = Value::object();
    bool there = false;
    for (const Member& member : *object.members()) {
        out.add(member.key, member.key == key ? value : member.value);
        there |= member.key == key;
    }
    if (!there) out.add(key, value);
    return out;
}

namespace {

TEST(Testing, everything_is_the_same_for_equal_matches_only) {
    for_each_game([](std::string_view game, int players) {
        const auto one = started(game, players);
        const auto two = started(game, players);
        EXPECT_EQ(everything(*one), everything(*two));
        FastRandom random(1);
        play_at_random(*one, random, 1);
        EXPECT_NE(everything(*one), everything(*two));
        EXPECT_NE(everything(*started(game, players, "other seed")), everything(*two));
    });
}

TEST(Testing, documents_are_changed_in_place) {
    const Value object = Value::object().add("a", 1).add("b", 2);
    EXPECT_EQ(with(object, "a", 3), Value::object().add("a", 3).add("b", 2));
    EXPECT_EQ(with(object, "c", 3), Value::object().add("a", 1).add("b", 2).add("c", 3));
    EXPECT_EQ(without(object, "a"), Value::object().add("b", 2));
}

}  // namespace
}  // namespace faubourg::match
