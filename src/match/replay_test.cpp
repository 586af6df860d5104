#include <functional>
#include <string>

#include <gtest/gtest.h>

#include "src/match/testing.h"

namespace faubourg::match {
namespace {

Record played_record(std::string_view game, int players, int most = 1'000'000) {
    const auto match = started(game, players, "replay");
    FastRandom random(12);
    play_at_random(*match, random, most);
    return match->record();
}

TEST(Replay, gives_the_same_match_byte_for_byte) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(13);
        while (match->actor() != kNobody) {
            const auto again = default_library().replay(match->record());
            ASSERT_TRUE(again) << again.error().message;
            ASSERT_EQ(everything(**again), everything(*match));
            play_at_random(*match, random, 11);
        }
        EXPECT_EQ(everything(**default_library().replay(match->record())), everything(*match));
    });
}

TEST(Replay, begins_from_the_state_that_was_given) {
    for_each_game([](std::string_view game, int players) {
        const auto first = started(game, players);
        FastRandom random(14);
        play_at_random(*first, random, 15);
        auto setup = setup_for(players, "another seed");
        setup.initial_state = first->state(Viewer::all());
        const auto second = started(game, setup);
        play_at_random(*second, random);
        const auto again = default_library().replay(second->record());
        ASSERT_TRUE(again) << again.error().message;
        EXPECT_EQ(everything(**again), everything(*second));
    });
}

TEST(Replay, keeps_the_options) {
    Value list = Value::list();
    for (const char* id : {"m5", "m1", "m3"}) list.add(Value(id));
    const Value options = Value::object().add("manors", list).add("first", 2);
    const auto match = started("california", setup_for(3, "o", options));
    FastRandom random(1);
    play_at_random(*match, random, 20);
    const auto again = default_library().replay(match->record());
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ(everything(**again), everything(*match));
}

TEST(Replay, takes_actions_in_any_case_and_records_them_canonically) {
    Record record = played_record("california", 2, 10);
    const std::vector<RecordedAction> canonical = record.actions;
    for (RecordedAction& action : record.actions) {
        for (char& letter : action.text) letter = static_cast<char>(std::toupper(letter));
    }
    const auto again = default_library().replay(record);
    ASSERT_TRUE(again) << again.error().message;
    EXPECT_EQ((*again)->record().actions, canonical);
}

struct Spoiling {
    const char* what;
    std::function<void(Record&)> spoil;
    const char* message_begins;
};

TEST(Replay, refuses_a_record_that_cannot_be) {
    const Record good = played_record("california", 3, 30);
    const Seat first = good.actions.front().seat;
    const std::vector<Spoiling> cases = {
        {"game", [](Record& r) { r.game = "chess"; }, "game: "},
        {"no game", [](Record& r) { r.game.clear(); }, "game: "},
        {"pack", [](Record& r) { r.pack = "sha256:00"; }, "pack: "},
        {"no pack", [](Record& r) { r.pack.clear(); }, "pack: "},
        {"rules", [](Record& r) { ++r.rules_version; }, "rules: "},
        {"older rules", [](Record& r) { --r.rules_version; }, "rules: "},
        {"players", [](Record& r) { r.setup.players = 9; }, ""},
        {"options", [](Record& r) { r.setup.options.add("bogus", 1); }, ""},
        {"option", [](Record& r) { r.setup.options.add("first", 9); }, ""},
        {"state", [](Record& r) { r.setup.initial_state = Value::object(); }, ""},
        {"seat below", [](Record& r) { r.actions[0].seat = -1; }, "actions[0]: no such seat"},
        {"seat above", [](Record& r) { r.actions[4].seat = 3; }, "actions[4]: no such seat"},
        {"unknown", [](Record& r) { r.actions[2].text = "castle"; }, "actions[2]: "},
        {"illegal", [](Record& r) { r.actions[0].text = "settle dog"; }, "actions[0]: CAL-15"},
        {"turn",
         [first](Record& r) { r.actions[0] = {.seat = seat_after(first, 3), .text = "coin"}; },
         "actions[0]: CAL-11"},
    };
    ASSERT_TRUE(default_library().replay(good));
    for (const Spoiling& it : cases) {
        Record record = good;
        it.spoil(record);
        const auto refused = default_library().replay(record);
        EXPECT_EQ(code_of(refused), "record/invalid") << it.what;
        EXPECT_TRUE(message_of(refused).starts_with(it.message_begins))
            << it.what << ": " << message_of(refused);
        EXPECT_NE(message_of(refused), "") << it.what;
    }
}

TEST(Replay, refuses_actions_after_the_end) {
    for_each_game([](std::string_view game, int players) {
        Record record = played_record(game, players);
        record.actions.push_back(record.actions.front());
        const auto refused = default_library().replay(record);
        EXPECT_EQ(code_of(refused), "record/invalid");
        EXPECT_EQ(message_of(refused),
                  "actions[" + std::to_string(record.actions.size() - 1) + "]: the match is over");
    });
}

TEST(Replay, needs_the_content_of_the_record) {
    const Record record = played_record("california", 2, 5);
    EXPECT_EQ(code_of(Library().replay(record)), "record/invalid");
}

}  // namespace
}  // namespace faubourg::match
