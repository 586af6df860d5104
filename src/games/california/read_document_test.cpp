#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

constexpr std::string_view kPosition = R"(
    day 7  bank 2  acts 1
    shop A  red - piano extension
    shop B  dog grey - -
    neighbours  brown 0  green 1
    cards  triple-red 1
    bag  pool grey extension
    m1  silver 6  loan  attic dog
      .      .      .      .
      .      piano  red    .
      .      .      .      .
      grey   .      .      .
    m2  silver 17  gifts 2  extension  attic pool statue)";

constexpr std::string_view kSettle = R"(
    phase settle
    shop A  - red * *
    m1  silver 6  extension  attic drums piano
    m2  silver 17)";

// The message that refuses the document; empty if it is accepted.
std::string refused(const Value& document) {
    Deal deal("refused");
    const auto read = default_rules().read_document(document, deal);
    if (read) return "";
    EXPECT_EQ(read.error().code, "state/invalid");
    return read.error().message;
}

struct Change {
    std::string_view path;
    Value value;
    std::string_view message;
};

void expect_refused(std::string_view sketch, std::initializer_list<Change> changes) {
    const Value good = sketched(sketch);
    ASSERT_EQ(refused(good), "");
    for (const auto& [path, value, message] : changes) {
        EXPECT_EQ(refused(with(good, path, value)), message) << path << " = " << show(value);
    }
}

TEST(CaliforniaReadDocument, a_missing_key_is_named) {
    const Value good = sketched(kPosition);
    int keys = 0;
    for (const std::string& path : paths_of(good)) {
        const Texts steps = steps_of(path);
        const bool is_room = steps.size() == 4 && steps[2] == "rooms";
        // The match reads the options; a room may be absent, so its key is not missing.
        if (!is_member(path) || path == "options" || is_room) continue;
        EXPECT_EQ(refused(without(good, path)), path + ": is missing");
        ++keys;
    }
    EXPECT_EQ(keys, 15 + 6 + 3 * 11 + 2 * 7 + 3 * 4);
}

TEST(CaliforniaReadDocument, a_value_of_the_wrong_type_is_named) {
    const Value good = sketched(kPosition);
    for (const std::string& path : paths_of(good)) {
        if (path == "options") continue;
        // No number in a state has a fraction.
        const std::string message = refused(with(good, path, 1.5));
        EXPECT_TRUE(message.starts_with(path + ": must be ")) << path << " -> " << message;
    }
}

TEST(CaliforniaReadDocument, an_unknown_key_is_named) {
    const Value good = sketched(kPosition);
    for (const std::string path :
         {"", "neighbours.", "bonus_cards[0].", "seats[1].", "seats[0].rooms.a4."}) {
        EXPECT_EQ(refused(with(good, path + "surprise", 1)), path + "surprise: is not a known key");
    }
    EXPECT_EQ(refused(with(good, "seats[1].rooms.e1", at(good, "seats[0].rooms.a4"))),
              "seats[1].rooms.e1: is not a space of the ground floor");
    EXPECT_EQ(refused(with(good, "seats[1].rooms.B2", at(good, "seats[0].rooms.a4"))),
              "seats[1].rooms.B2: is not a space of the ground floor");
}

TEST(CaliforniaReadDocument, what_is_no_object_is_refused) {
    for (const Value& wrong : {Value(), Value(1), Value("state"), Value::list()}) {
        EXPECT_NE(refused(wrong), "");
    }
}

TEST(CaliforniaReadDocument, figures_out_of_range_are_refused) {
    expect_refused(
        kPosition,
        {{"game", "sunrise", "game: must be one of: california"},
         {"players", 1, "players: must be a whole number from 2 to 5"},
         {"players", 6, "players: must be a whole number from 2 to 5"},
         {"players", 3, "seats: must have 3 items, not 2"},
         {"phase", "Main", "phase: must be one of: main, settle, over"},
         {"day", 0, "day: must be a whole number from 1 to 12"},
         {"day", 13, "day: must be a whole number from 1 to 12"},
         {"to_act", 2, "to_act: must be a whole number from 0 to 1"},
         {"to_act", -1, "to_act: must be a whole number from 0 to 1"},
         {"bank", -1, "bank: must be a whole number from 0 to 4"},
         {"bank", 5, "bank: must be a whole number from 0 to 4"},
         {"neighbours.red", 2, "neighbours.red: must be a whole number from 0 to 1"},
         {"neighbours.red", -1, "neighbours.red: must be a whole number from 0 to 1"},
         {"gifts_left", -1, "gifts_left: must be a whole number from 0 to 255"},
         {"bonus_cards[3].owner", 2, "bonus_cards[3].owner: must be a whole number from 0 to 1"},
         {"seats[0].silver", -1, "seats[0].silver: must be a whole number from 0 to 30000"},
         {"seats[0].silver", 30001, "seats[0].silver: must be a whole number from 0 to 30000"},
         {"seats[1].gifts", -1, "seats[1].gifts: must be a whole number from 0 to 255"},
         {"pile_count", -1, "pile_count: must be a whole number from 0 to 255"}});
}

TEST(CaliforniaReadDocument, lists_of_the_wrong_length_are_refused) {
    const Value good = sketched(kPosition);
    EXPECT_EQ(refused(without(good, "shops[1]")), "shops: must have 2 items, not 1");
    EXPECT_EQ(refused(without(good, "shops[1][2]")), "shops[1]: must have 4 items, not 3");
    EXPECT_EQ(refused(with(good, "shops[0][4]", nullptr)), "shops[0]: must have 4 items, not 5");
    EXPECT_EQ(refused(without(good, "bonus_cards[10]")), "bonus_cards: must have 11 items, not 10");
    EXPECT_EQ(refused(without(good, "seats[1]")), "seats: must have 2 items, not 1");
    EXPECT_EQ(refused(without(good, "seats[0].attic[1]")),
              "seats[0].attic: must have 2 items, not 1");
    EXPECT_EQ(refused(with(good, "pile", Value::List(256, Value("room:red")))),
              "pile: must have 0 to 255 items, not 256");
}

TEST(CaliforniaReadDocument, what_the_content_lacks_is_refused) {
    const Value good = sketched(kPosition);
    for (const auto* path :
         {"shops[0][0]", "pile[0]", "bag[0]", "seats[0].attic[0]", "seats[0].manor",
          "seats[0].rooms.b2.colour", "seats[0].rooms.b2.furniture", "bonus_cards[0].id"}) {
        for (const auto* wrong :
             {"harp", "room:pink", "furniture:harp", "furniture:red", "m6", ""}) {
            const std::string message = refused(with(good, path, wrong));
            EXPECT_TRUE(message.starts_with(std::string(path) + ": must be one of: ")) << message;
        }
    }
    EXPECT_EQ(refused(with(good, "bonus_cards[0].points", 2)),
              "bonus_cards[0].points: must be a whole number from 3 to 3");
    // The cards must be in their order.
    Value swapped = with(good, "bonus_cards[1]", at(good, "bonus_cards[2]"));
    EXPECT_EQ(refused(swapped), "bonus_cards[1].id: must be one of: triple-brown");
}

TEST(CaliforniaReadDocument, tiles_and_gifts_must_add_up) {
    expect_refused(
        kPosition,
        {{"shops[0][0]", nullptr, "there are 7 tiles room:red, the content has 8"},
         {"shops[0][1]", "room:red", "there are 9 tiles room:red, the content has 8"},
         {"shops[0][0]", "attic", "there are 7 tiles room:red, the content has 8"},
         {"shops[0][2]", nullptr, "there are 2 tiles furniture:piano, the content has 3"},
         {"seats[1].attic[0]", nullptr, "there are 2 tiles furniture:pool, the content has 3"},
         {"seats[0].attic[0]", "drums", "there are 2 tiles furniture:dog, the content has 3"},
         {"seats[0].rooms.c2.furniture", "drums",
          "there are 4 tiles furniture:drums, the content has 3"},
         {"seats[0].rooms.b2.furniture", nullptr,
          "there are 2 tiles furniture:piano, the content has 3"},
         {"seats[0].rooms.b2.furniture", "drums",
          "there are 4 tiles furniture:drums, the content has 3"},
         {"seats[0].rooms.a4.colour", "green", "there are 7 tiles room:grey, the content has 8"},
         {"seats[0].extension", true, "there are 5 tiles attic, the content has 4"},
         {"bag_count", 2, "bag_count: is not the number of tiles listed"},
         {"pile_count", 80, "pile_count: is not the number of tiles listed"},
         {"gifts_left", 29, "gifts_left: the gifts don't add up"},
         {"seats[0].gifts", 1, "gifts_left: the gifts don't add up"}});
    const Value good = sketched(kPosition);
    EXPECT_EQ(refused(without(good, "seats[0].rooms.a4")),
              "there are 7 tiles room:grey, the content has 8");
    Value fewer = with(good, "bag_count", 2);
    EXPECT_EQ(refused(without(fewer, "bag[0]")), "there are 3 tiles attic, the content has 4");
}

TEST(CaliforniaReadDocument, CAL_1_manors_that_cant_be_are_refused) {
    expect_refused(
        kPosition,
        {{"seats[1].manor", "m1", "seats[1].rooms.c2: is wrong about being the printed room"},
         {"seats[0].rooms.b2.printed", false,
          "seats[0].rooms.b2: is wrong about being the printed room"},
         {"seats[0].rooms.a4.printed", true,
          "seats[0].rooms.a4: is wrong about being the printed room"},
         {"seats[0].rooms.b2.colour", "green",
          "seats[0].rooms.b2: is not of the printed room's colour"},
         {"seats[0].rooms.c2.furniture", "dog",
          "seats[0].rooms.c2.furniture: does not match the room's colour"},
         {"seats[0].attic[1]", "statue",
          "seats[0].attic: has a piece on the second space without an extension"},
         {"seats[1].extension", false,
          "seats[1].attic: has a piece on the second space without an extension"}});
    const Value good = sketched(kPosition);
    EXPECT_EQ(refused(without(good, "seats[0].rooms.b2")),
              "seats[0].rooms: lacks the printed room");

    Value twice = good;
    Value::Object rooms = *at(good, "seats[0].rooms").members();
    rooms.push_back(rooms.back());
    EXPECT_EQ(refused(with(good, "seats[0].rooms", rooms)), "seats[0].rooms.a4: is there twice");

    const Value same = with(sketched("m1 silver 6\n m2 silver 6"), "seats[1]",
                            at(sketched("m1 silver 6\n m2 silver 6"), "seats[0]"));
    EXPECT_EQ(refused(same), "seats: two seats have the same manor");
}

TEST(CaliforniaReadDocument, CAL_27_a_day_that_would_have_ended_is_refused) {
    constexpr std::string_view kMessage =
        "phase: the bank or a shop is empty: the day would have ended";
    expect_refused("m1 silver 6\n m2 silver 6", {{"bank", 0, kMessage}});
    EXPECT_EQ(refused(sketched("shop A - - - -\n m1 silver 6\n m2 silver 6")), kMessage);
    EXPECT_EQ(refused(sketched("shop B - - - -\n m1 silver 6\n m2 silver 6")), kMessage);
}

TEST(CaliforniaReadDocument, CAL_29_nobody_is_to_act_exactly_when_the_game_is_over) {
    constexpr std::string_view kMessage = "to_act: must be null exactly when the game is over";
    expect_refused(kPosition, {{"to_act", nullptr, kMessage}, {"phase", "over", kMessage}});
    expect_refused(kSettle, {{"to_act", nullptr, kMessage}});
}

TEST(CaliforniaReadDocument, CAL_15_a_settle_needs_its_choice) {
    constexpr std::string_view kNoChoice = "phase: there is no choice between two attic pieces";
    constexpr std::string_view kNoRoom =
        "phase: there is no one new room for two attic pieces of its colour";
    expect_refused(kSettle, {{"bank", 0, kNoChoice}, {"to_act", 1, kNoChoice}});
    const auto with_seat = [](const std::string& seat) {
        return refused(sketched("phase settle\n shop A - red * *\n" + seat + "\n m2 silver 17"));
    };
    EXPECT_EQ(with_seat("m1 silver 6 extension attic drums piano"), "");
    EXPECT_EQ(with_seat("m1 silver 6 extension attic piano piano"), kNoChoice);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic - piano"), kNoChoice);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic drums -"), kNoChoice);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic drums dog"), kNoRoom);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic dog statue"), kNoRoom);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic drums piano\n"
                        ". . . .  . drums . .  . . . .  . . . ."),
              kNoRoom);
    EXPECT_EQ(with_seat("m1 silver 6 extension attic drums piano\n"
                        ". . . .  . red red .  . . . .  . . . ."),
              kNoRoom);
}

TEST(CaliforniaReadDocument, CAL_15_two_attic_pieces_have_no_other_room_to_furnish) {
    // The printed red room of m1 is unfurnished, so the piano could not have stayed in the attic.
    EXPECT_EQ(refused(with(sketched(kSettle), "phase", Value("main"))),
              "seats[0].attic: holds two pieces for a room that stands unfurnished");
}

TEST(CaliforniaReadDocument, what_is_merely_unreachable_is_a_position_like_any_other) {
    for (const auto* text :
         {// Rooms of a colour that don't touch, on the first day, all furnished.
          "m1 silver 6\n piano . . drums  . red . .  . . . .  dog . . statue\n m2 silver 6",
          // A card without its furniture, a neighbour without a furnished room.
          "cards triple-red 1\n neighbours grey 0\n m1 silver 6\n m2 silver 6",
          // Over in the middle of the third day.
          "day 3 phase over\n m1 silver 6\n m2 silver 6\n m3 silver 6",
          // An extension and a piece on the second attic space alone.
          "m1 silver 6 extension attic - dog\n m2 silver 6",
          // More money than the box has.
          "m1 silver 30000\n m2 silver 30000"}) {
        EXPECT_EQ(refused(sketched(text)), "") << text;
    }
}

}  // namespace
}  // namespace faubourg::california::testing
