#include <string>

#include <gtest/gtest.h>

#include "src/match/testing.h"

// How a match begins: options, and positions given as a state.
namespace faubourg::match {
namespace {

Value manors(std::initializer_list<const char*> ids) {
    Value list = Value::list();
    for (const char* id : ids) list.add(Value(id));
    return list;
}

Result<std::unique_ptr<AnyMatch>> try_options(Value options) {
    return default_library().start("california", setup_for(2, "test", std::move(options)));
}

// A California position in the middle of a game, as a state.
Value middle(int players, const Value& options = Value::object()) {
    const auto match = started("california", setup_for(players, "middle", options));
    FastRandom random(3);
    play_at_random(*match, random, 40);
    return match->state(Viewer::all());
}

Result<std::unique_ptr<AnyMatch>> try_state(const Value& state, int players = 2,
                                            Value options = Value::object()) {
    auto setup = setup_for(players, "later", std::move(options));
    setup.initial_state = state;
    return default_library().start("california", setup);
}

TEST(Options, are_shown_as_given_in_the_order_the_game_lists_them) {
    const Value given = Value::object().add("manors", manors({"m3", "m1"})).add("first", 1);
    const auto match = try_options(given);
    ASSERT_TRUE(match) << match.error().message;
    const Value listed = Value::object().add("first", 1).add("manors", manors({"m3", "m1"}));
    EXPECT_EQ(*(*match)->state(Viewer::all()).find("options"), listed);
    EXPECT_EQ(*(*match)->state(Viewer::of(0)).find("options"), listed);
    EXPECT_EQ((*match)->record().setup.options, listed);
    EXPECT_EQ((*match)->actor(), Seat{1});
}

TEST(Options, are_not_filled_in) {
    EXPECT_EQ(*(*try_options(Value::object()))->state(Viewer::all()).find("options"),
              Value::object());
    const Value random = Value::object().add("first", "random").add("manors", "random");
    EXPECT_EQ(*(*try_options(random))->state(Viewer::all()).find("options"), random);
}

// An option that fixes something changes nothing else.
TEST(Options, leave_the_rest_of_the_deal_alone) {
    const auto plain = started("california", 2);
    const auto fixed =
        try_options(Value::object().add("first", 0).add("manors", manors({"m5", "m4"})));
    for (const char* key : {"pile", "shops"}) {
        EXPECT_EQ(*plain->state(Viewer::all()).find(key),
                  *(*fixed)->state(Viewer::all()).find(key));
    }
}

TEST(Options, that_no_game_has_are_unknown) {
    for_each_game([](std::string_view game, int players) {
        const Value bogus = Value::object().add("bogus", 1);
        const auto refused = default_library().start(game, setup_for(players, "x", bogus));
        EXPECT_EQ(code_of(refused), "option/unknown");
        EXPECT_NE(message_of(refused).find("\"bogus\""), std::string::npos);
    });
}

TEST(Options, with_a_wrong_value_are_invalid) {
    const std::vector<Value> firsts = {Value(-1),  Value(2),    Value("Random"), Value(),
                                       Value(0.0), Value(true), Value::list()};
    for (const Value& first : firsts) {
        const auto refused = try_options(Value::object().add("first", first));
        EXPECT_EQ(code_of(refused), "option/invalid");
        EXPECT_TRUE(message_of(refused).starts_with("first: ")) << message_of(refused);
    }
    const std::vector<Value> lists = {
        manors({}),  manors({"m1"}), manors({"m1", "m1"}),      manors({"m1", "m9"}),
        Value("m1"), Value(3),       manors({"m1", "m2", "m3"})};
    for (const Value& list : lists) {
        const auto refused = try_options(Value::object().add("manors", list));
        EXPECT_EQ(code_of(refused), "option/invalid");
        EXPECT_TRUE(message_of(refused).starts_with("manors")) << message_of(refused);
    }
}

TEST(InitialState, is_where_the_match_begins) {
    for (const int players : {2, 3, 5}) {
        const Value state = middle(players);
        const auto match = try_state(state, players);
        ASSERT_TRUE(match) << match.error().message;
        EXPECT_EQ((*match)->state(Viewer::all()), state);
        EXPECT_TRUE((*match)->record().actions.empty());
        EXPECT_EQ(code_of((*match)->undo()), "undo/none") << "what came before is not known";
        ASSERT_TRUE((*match)->record().setup.initial_state);
        EXPECT_EQ(*(*match)->record().setup.initial_state, state);
    }
}

// The state holds the order of the pile; the seed is for later shuffles.
TEST(InitialState, needs_the_seed_for_later_shuffles_only) {
    const Value state = middle(2);
    const auto play = [&state](std::string seed) {
        auto setup = setup_for(2, std::move(seed));
        setup.initial_state = state;
        auto match = started("california", setup);
        std::vector<Value> days;
        while (match->actor() != kNobody) {
            days.push_back(match->state(Viewer::all()));
            EXPECT_TRUE(match->act(match->actor(), "coin"));
        }
        return days;
    };
    const auto one = play("one");
    const auto two = play("two");
    ASSERT_EQ(one.size(), two.size());
    EXPECT_EQ(one.front(), two.front());
    EXPECT_NE(one.back(), two.back()) << "the bag was shuffled on the last day";
    EXPECT_EQ(play("one"), one);
}

TEST(InitialState, brings_its_own_options) {
    const Value options = Value::object().add("first", 1).add("manors", manors({"m2", "m4"}));
    const Value state = middle(2, options);
    const auto taken = try_state(state);
    ASSERT_TRUE(taken) << taken.error().message;
    EXPECT_EQ((*taken)->record().setup.options, options);
    EXPECT_TRUE(try_state(state, 2, options));
    const Value other_order = Value::object().add("manors", manors({"m2", "m4"})).add("first", 1);
    EXPECT_TRUE(try_state(state, 2, other_order)) << "the same options in another order";
    const auto refused = try_state(state, 2, Value::object().add("first", 0));
    EXPECT_EQ(code_of(refused), "state/invalid");
    EXPECT_EQ(message_of(refused), "options: are not the ones asked for");
}

TEST(InitialState, does_not_let_a_wrong_option_through) {
    const Value state = middle(2);
    EXPECT_EQ(code_of(try_state(state, 2, Value::object().add("bogus", 1))), "option/unknown");
    EXPECT_EQ(code_of(try_state(state, 2, Value::object().add("first", 7))), "option/invalid");
}

TEST(InitialState, is_for_the_players_asked_for) {
    const auto refused = try_state(middle(3), 2);
    EXPECT_EQ(code_of(refused), "state/invalid");
    EXPECT_EQ(message_of(refused), "players: is not the number of players asked for");
    EXPECT_EQ(code_of(try_state(middle(3), 9)), "players/invalid");
}

TEST(InitialState, is_refused_with_options_that_cannot_be) {
    const Value state = middle(2);
    EXPECT_EQ(code_of(try_state(without(state, "options"))), "state/invalid");
    for (const Value& options : {Value(3), Value::list(), Value::object().add("bogus", 1),
                                 Value::object().add("first", 9)}) {
        const auto refused = try_state(with(state, "options", options));
        EXPECT_EQ(code_of(refused), "state/invalid");
        EXPECT_TRUE(message_of(refused).starts_with("options: ")) << message_of(refused);
    }
}

TEST(InitialState, must_be_a_full_state_of_the_game) {
    const Value state = middle(2);
    for (const Member& member : *state.members()) {
        const auto missing = try_state(without(state, member.key));
        EXPECT_EQ(code_of(missing), "state/invalid") << member.key;
        EXPECT_NE(message_of(missing).find(member.key), std::string::npos);
        const auto wrong = try_state(with(state, member.key, Value(2.5)));
        EXPECT_EQ(code_of(wrong), "state/invalid") << member.key;
    }
    EXPECT_EQ(code_of(try_state(with(state, "extra", Value(1)))), "state/invalid");
    EXPECT_EQ(code_of(try_state(with(state, "game", Value("sunrise")))), "state/invalid");
    for (const Value& other : {Value(), Value(1), Value("x"), Value::list(), Value::object()}) {
        EXPECT_EQ(code_of(try_state(other)), "state/invalid");
    }
    const auto match = started("california", 2);
    EXPECT_EQ(code_of(try_state(match->state(Viewer::of(0)))), "state/invalid")
        << "a view is not full";
}

// A match can start from every state of a random game, and goes on in the same way.
TEST(InitialState, may_be_any_state_of_any_game) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(6);
        while (match->actor() != kNobody) {
            play_at_random(*match, random, 7);
            auto setup = setup_for(players);
            setup.initial_state = match->state(Viewer::all());
            const auto again = default_library().start(game, setup);
            ASSERT_TRUE(again) << again.error().message;
            ASSERT_EQ((*again)->state(Viewer::all()), match->state(Viewer::all()));
            ASSERT_EQ((*again)->score(Viewer::all()), match->score(Viewer::all()));
            for (const Seat seat : all_seats(players)) {
                ASSERT_EQ((*again)->legal(seat), match->legal(seat));
                ASSERT_EQ((*again)->state(Viewer::of(seat)), match->state(Viewer::of(seat)));
            }
        }
    });
}

}  // namespace
}  // namespace faubourg::match
