#include "src/codec/record_json.h"

#include <string>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/match/testing.h"

namespace faubourg::codec {
namespace {

using match::code_of;
using match::message_of;
using match::with;
using match::without;

match::Record small_record() {
    match::Record record{.game = "california",
                         .pack = "sha256:00",
                         .rules_version = 1,
                         .setup = match::setup_for(2, "a seed", Value::object().add("first", 0)),
                         .actions = {}};
    record.actions = {{.seat = 0, .text = "coin"}, {.seat = 1, .text = "buy A1 a1"}};
    return record;
}

TEST(RecordDocument, has_its_keys_in_order) {
    EXPECT_EQ(to_json(record_document(small_record())),
              R"({"record":1,"game":"california","pack":"sha256:00","rules":1,"players":2,)"
              R"("options":{"first":0},"seed":"a seed","actions":[[0,"coin"],[1,"buy A1 a1"]]})");
}

TEST(RecordDocument, holds_the_state_that_was_given) {
    match::Record record = small_record();
    record.setup.initial_state = Value::object().add("game", "california");
    record.actions.clear();
    EXPECT_EQ(
        to_json(record_document(record)),
        R"({"record":1,"game":"california","pack":"sha256:00","rules":1,"players":2,)"
        R"("options":{"first":0},"seed":"a seed","state":{"game":"california"},"actions":[]})");
}

TEST(ReadRecord, gives_back_what_was_written) {
    match::Record record = small_record();
    for (const bool with_state : {false, true}) {
        if (with_state) record.setup.initial_state = Value::object().add("x", 1);
        const Value document = record_document(record);
        const auto read = read_record(document);
        ASSERT_TRUE(read) << read.error().message;
        EXPECT_EQ(record_document(*read), document);
        EXPECT_EQ(read->actions, record.actions);
        EXPECT_EQ(read->setup.initial_state.has_value(), with_state);
    }
}

TEST(ReadRecord, replays_after_a_way_through_text) {
    match::for_each_game([](std::string_view game, int players) {
        const auto match = match::started(game, players);
        FastRandom random(21);
        match::play_at_random(*match, random);
        const std::string text = to_json(record_document(match->record()));
        const auto record = read_record(*from_json(text));
        ASSERT_TRUE(record) << record.error().message;
        const auto again = match::default_library().replay(*record);
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(match::everything(**again), match::everything(*match));
        EXPECT_EQ(to_json(record_document((*again)->record())), text);
    });
}

TEST(ReadRecord, refuses_a_missing_or_ill_typed_key) {
    match::Record record = small_record();
    record.setup.initial_state = Value::object();
    const Value good = record_document(record);
    ASSERT_TRUE(read_record(good));
    for (const Member& member : *good.members()) {
        if (member.key != "state") {
            const auto missing = read_record(without(good, member.key));
            EXPECT_EQ(code_of(missing), "record/invalid");
            EXPECT_EQ(message_of(missing), member.key + ": is missing");
        }
        if (member.key == "state") continue;  // the game decides what a state must be
        for (const Value& wrong : {Value(), Value(1.5), Value(true)}) {
            const auto refused = read_record(with(good, member.key, wrong));
            EXPECT_EQ(code_of(refused), "record/invalid") << member.key;
            EXPECT_TRUE(message_of(refused).starts_with(member.key + ": ")) << message_of(refused);
        }
    }
}

TEST(ReadRecord, refuses_another_format_and_keys_it_does_not_know) {
    const Value good = record_document(small_record());
    EXPECT_EQ(code_of(read_record(with(good, "record", Value(2)))), "record/invalid");
    EXPECT_EQ(message_of(read_record(with(good, "extra", Value(2)))), "extra: is not a known key");
    for (const Value& other : {Value(), Value(3), Value("x"), Value::list(), Value::object()}) {
        EXPECT_EQ(code_of(read_record(other)), "record/invalid");
    }
}

TEST(ReadRecord, refuses_numbers_far_out) {
    const Value good = record_document(small_record());
    for (const char* key : {"rules", "players"}) {
        for (const std::int64_t number : {std::int64_t{-1}, std::int64_t{1} << 40}) {
            EXPECT_EQ(code_of(read_record(with(good, key, Value(number)))), "record/invalid");
        }
    }
}

TEST(ReadRecord, refuses_actions_that_are_no_pair_of_seat_and_text) {
    const Value good = record_document(small_record());
    for (const char* actions :
         {R"([0])", R"(["coin"])", R"([[]])", R"([[0]])", R"([["coin",0]])", R"([[0,"coin",1]])",
          R"([[-1,"coin"]])", R"([[5,"coin"]])", R"([[0,1]])", R"([[0,null]])", R"([{}])",
          R"([[0,"coin"],[0]])", R"([[4294967296,"coin"]])", R"([[0.0,"coin"]])"}) {
        const auto refused = read_record(with(good, "actions", *from_json(actions)));
        EXPECT_EQ(code_of(refused), "record/invalid") << actions;
        EXPECT_TRUE(message_of(refused).starts_with("actions[")) << message_of(refused);
    }
}

}  // namespace
}  // namespace faubourg::codec
