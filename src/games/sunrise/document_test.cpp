#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

TestGame middle_of_a_turn() {
    TestGame table(default_rules(), Position{.players = 3,
                                             .turn = 4,
                                             .board = "f5 park, a10 2x1, a9 2x5",
                                             .hands = {"PPBBG", "Y", "RR"},
                                             .next = "RYG",
                                             .track = {3, 4, 5}});
    table.act("build g6 2");
    return table;
}

TEST(SunriseDocument, a_full_state_has_the_keys_of_the_specification_in_order) {
    TestGame table(default_rules(),
                   Position{.hands = {"PPBBG", "Y"}, .deck = "RYG", .track = {3, 4}});
    EXPECT_EQ(show(table.document()),
              R"({"game":"sunrise","players":2,"options":{},"phase":"start","turn":1,"first":0,)"
              R"("to_act":0,"last_plot":null,"park_used":false,"final_phase":false,"idle_turns":0,)"
              R"("deck_count":3,"deck":["red","yellow","green"],)"
              R"("discard":{"pink":9,"blue":9,"green":9,"red":10,"yellow":9},"parks_left":20,)"
              R"("plots":{},"seats":[{"hand_count":5,)"
              R"("hand":{"pink":2,"blue":2,"green":1,"red":0,"yellow":0},"houses_left":28,)"
              R"("track":3},{"hand_count":1,)"
              R"("hand":{"pink":0,"blue":0,"green":0,"red":0,"yellow":1},"houses_left":28,)"
              R"("track":4}]})");
}

TEST(SunriseDocument, plots_are_listed_by_rows_from_the_top_and_the_turn_is_shown) {
    const Value document = middle_of_a_turn().document();
    EXPECT_EQ(show(*document.find("plots")),
              R"({"f5":{"park":true},"g6":{"owner":0,"height":2},"a9":{"owner":2,"height":5},)"
              R"("a10":{"owner":2,"height":1}})");
    EXPECT_EQ(show(*document.find("phase")), R"("building")");
    EXPECT_EQ(show(*document.find("last_plot")), R"("g6")");
    EXPECT_EQ(show(*document.find("turn")), "4");
}

TEST(SunriseDocument, SUN_2_a_seat_sees_its_own_hand_and_no_deck) {
    const TestGame table = middle_of_a_turn();
    const Value seat = table.document(Viewer::of(1));
    EXPECT_EQ(seat.find("deck"), nullptr);
    EXPECT_EQ(show(*seat.find("seats")),
              R"([{"hand_count":3,"houses_left":26,"track":7},{"hand_count":1,)"
              R"("hand":{"pink":0,"blue":0,"green":0,"red":0,"yellow":1},"houses_left":28,)"
              R"("track":4},{"hand_count":2,"houses_left":22,"track":5}])");
    const Value spectator = table.document(Viewer::spectator());
    EXPECT_EQ(spectator.find("deck"), nullptr);
    EXPECT_EQ(show(spectator).find("\"hand\""), std::string::npos);
}

TEST(SunriseDocument, SUN_2_hands_are_laid_open_when_the_game_is_over_but_not_the_deck) {
    const TestGame table(default_rules(), Position{.hands = {"P", "B"}, .phase = "over"});
    for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(1)}) {
        const Value document = table.document(viewer);
        EXPECT_EQ(document.find("deck"), nullptr);
        for (const Value& seat : *document.find("seats")->items()) {
            EXPECT_NE(seat.find("hand"), nullptr);
        }
    }
}

TEST(SunriseDocument, options_are_shown_as_given) {
    const TestGame table(default_rules(), 2, {.first = Seat{1}});
    Value options = Value::object();
    options.add("first", 1);
    const Value document =
        state_document(table.rules(), table.state(), table.deal(), options, Viewer::all());
    EXPECT_EQ(show(*document.find("options")), R"({"first":1})");
}

TEST(SunriseDocument, reading_a_document_back_gives_the_same_state_and_order) {
    const TestGame table = middle_of_a_turn();
    Deal deal("another");
    const auto state = table.rules().read_document(table.document(), deal);
    ASSERT_TRUE(state) << state.error().message;
    EXPECT_EQ(*state, table.state());
    EXPECT_EQ(deal.order(0), table.deal().order(0));
    EXPECT_EQ(state_document(table.rules(), *state, deal, Value::object(), Viewer::all()),
              table.document());
}

TEST(SunriseDocument, SUN_12_a_given_deck_is_drawn_in_its_order) {
    TestGame table(default_rules(), Position{.hands = {"PP", "Y"}, .next = "RYGB"});
    table.act("draw");
    EXPECT_EQ(table.act("draw"),
              R"([{"event":"draw","seat":1,"count":2,"colours":["green","blue"]}])");
}

Value cards(int pink, int blue, int green, int red, int yellow) {
    Value out = Value::object();
    out.add("pink", pink)
        .add("blue", blue)
        .add("green", green)
        .add("red", red)
        .add("yellow", yellow);
    return out;
}

struct BadState {
    std::string path;
    std::optional<Value> value;
    std::string refusal;
};

void expect_refused(const Value& document, const std::string& refusal) {
    Deal deal("untouched");
    const auto state = default_rules().read_document(document, deal);
    ASSERT_FALSE(state) << "accepted, expected: " << refusal;
    EXPECT_EQ(state.error().code, "state/invalid");
    EXPECT_TRUE(state.error().message.starts_with(refusal))
        << state.error().message << "\nexpected: " << refusal;
    EXPECT_TRUE(deal == Deal("untouched")) << refusal;
}

TEST(SunriseBadState, every_missing_key_is_named) {
    const Value document = middle_of_a_turn().document();
    for (const Member& member : *document.members()) {
        expect_refused(edited(document, member.key, std::nullopt), member.key + ": is missing");
    }
    for (const std::string key : {"hand_count", "hand", "houses_left", "track"}) {
        expect_refused(edited(document, "seats.1." + key, std::nullopt),
                       "seats[1]." + key + ": is missing");
    }
    for (const std::string key : {"owner", "height"}) {
        expect_refused(edited(document, "plots.g6." + key, std::nullopt),
                       "plots.g6." + key + ": is missing");
    }
    expect_refused(Value("sunrise"), "must be a table");
    expect_refused(Value(), "must be a table");
}

TEST(SunriseBadState, what_is_malformed_or_not_in_the_content_is_refused) {
    const Value document = middle_of_a_turn().document();
    const std::vector<BadState> bad = {
        {"game", "california", "game: must be one of: sunrise"},
        {"players", 1, "players: must be a whole number from 2 to 4"},
        {"players", 5, "players: must be a whole number from 2 to 4"},
        {"players", 4, "seats: must have 4 items, not 3"},
        {"players", 2, "plots.a9.owner: must be a whole number from 0 to 1"},
        {"players", 3.0, "players: must be a whole number"},
        {"options", "none", "options: must be a table"},
        {"phase", "drawing", "phase: must be one of"},
        {"turn", 0, "turn: must be a whole number"},
        {"turn", "4", "turn: must be a whole number"},
        {"first", 3, "first: must be a whole number from 0 to 2"},
        {"to_act", 3, "to_act: must be a whole number from 0 to 2"},
        {"to_act", "0", "to_act: must be a whole number"},
        {"last_plot", "f6", "last_plot: must be one of"},
        {"last_plot", 6, "last_plot: must be"},
        {"park_used", 0, "park_used: must be true or false"},
        {"final_phase", Value(), "final_phase: must be true or false"},
        {"idle_turns", -1, "idle_turns: must be a whole number"},
        {"deck", "red", "deck: must be a list"},
        {"deck.0", "mauve", "deck[0]: must be one of"},
        {"deck.0", 3, "deck[0]: must be"},
        {"discard.mauve", 0, "discard.mauve: is not a colour"},
        {"discard.pink", std::nullopt, "discard.pink: is missing"},
        {"discard.pink", 12, "discard.pink: must be a whole number from 0 to 11"},
        {"discard.pink", -1, "discard.pink: must be a whole number"},
        {"parks_left", 21, "parks_left: must be a whole number from 0 to 20"},
        {"plots", Value::list(), "plots: must be a table"},
        {"plots.f6", Value::object(), "plots.f6: is not a plot"},
        {"plots.d1", Value::object(), "plots.d1: is not a plot"},
        {"plots.G5", Value::object(), "plots.G5: is not a plot"},
        {"plots.g6.owner", 3, "plots.g6.owner: must be a whole number from 0 to 2"},
        {"plots.g6.height", 6, "plots.g6.height: must be a whole number from 1 to 5"},
        {"plots.g6.height", 0, "plots.g6.height: must be a whole number from 1 to 5"},
        {"plots.g6.colour", "pink", "plots.g6.colour: is not a known key"},
        {"plots.g6.park", true, "plots.g6.owner: is not a known key"},
        {"plots.f5.park", false, "plots.f5.park: must be true"},
        {"seats", Value::object(), "seats: must be a list"},
        {"seats.0.hand.pink", "0", "seats[0].hand.pink: must be a whole number"},
        {"seats.0.hand.white", 0, "seats[0].hand.white: is not a colour"},
        {"seats.0.houses_left", 29, "seats[0].houses_left: must be a whole number from 0 to 28"},
        {"seats.0.track", -1, "seats[0].track: must be a whole number"},
        {"seats.0.silver", 3, "seats[0].silver: is not a known key"},
        {"score", 3, "score: is not a known key"},
    };
    for (const BadState& state : bad) {
        expect_refused(edited(document, state.path, state.value), state.refusal);
    }
}

TEST(SunriseBadState, SUN_2_what_breaks_conservation_is_refused) {
    const Value document = middle_of_a_turn().document();
    const std::vector<BadState> bad = {
        {"deck_count", 45, "deck_count: is not the number of cards in the deck"},
        {"deck.0", "blue", "deck: with hands and discards there are 12 cards blue"},
        {"deck.0", std::nullopt, "deck_count: is not the number"},
        {"discard.green", 1, "deck: with hands and discards there are 12 cards green"},
        {"seats.1.hand_count", 2, "seats[1].hand_count: is not the number of cards in hand"},
        {"seats.1.hand", cards(0, 0, 0, 1, 0), "deck: with hands and discards"},
        {"parks_left", 20, "parks_left: with the parks on the board there must be 20"},
        {"seats.0.houses_left", 25, "seats[0].houses_left: with the houses on the board"},
        {"plots.g6.height", 3, "seats[0].houses_left: with the houses on the board"},
        {"plots.g6.owner", 1, "last_plot: was built by another seat"},
        {"plots.a9", std::nullopt, "seats[2].houses_left: with the houses on the board"},
        {"plots.f5", std::nullopt, "parks_left: with the parks on the board"},
    };
    for (const BadState& state : bad) {
        expect_refused(edited(document, state.path, state.value), state.refusal);
    }
    Value many = Value::list();
    for (int i = 0; i < 200; ++i) many.add("pink");
    expect_refused(edited(document, "deck", many), "deck[11]: there are only 11 cards pink");
}

TEST(SunriseBadState, SUN_8_the_turn_must_make_sense) {
    const Value building = middle_of_a_turn().document();
    const Value start =
        TestGame(default_rules(), Position{.board = "g6 0x1", .hands = {"PP", "B"}}).document();
    const std::vector<BadState> in_building = {
        {"to_act", 1, "to_act: is not the seat of this turn, 0"},
        {"turn", 5, "to_act: is not the seat of this turn, 1"},
        {"first", 2, "to_act: is not the seat of this turn, 2"},
        {"to_act", Value(), "to_act: must be null exactly when the game is over"},
        {"phase", "over", "to_act: must be null exactly when the game is over"},
        {"last_plot", Value(), "last_plot: must name a plot exactly when"},
        {"last_plot", "g5", "last_plot: has nothing built on it"},
        {"last_plot", "a9", "last_plot: was built by another seat"},
        {"phase", "start", "last_plot: must name a plot exactly when"},
    };
    for (const BadState& state : in_building) {
        expect_refused(edited(building, state.path, state.value), state.refusal);
    }
    expect_refused(edited(start, "last_plot", "g6"), "last_plot: must name a plot exactly when");
    expect_refused(edited(start, "park_used", true), "park_used: must be false unless");
    Deal deal("x");
    EXPECT_TRUE(default_rules().read_document(edited(building, "last_plot", "f5"), deal));
}

TEST(SunriseBadState, SUN_11_hands_are_over_five_only_while_discarding) {
    const auto document = [](const Position& position) {
        return PositionWriter(default_rules(), position).write();
    };
    expect_refused(document({.hands = {"PPPPPP", ""}}),
                   "seats[0].hand_count: must be 0 to 5 for this seat in this phase");
    expect_refused(document({.hands = {"PPPPP", ""}, .phase = "discarding"}),
                   "seats[0].hand_count: must be 6 to 7 for this seat in this phase");
    expect_refused(document({.hands = {"PPPPPPPP", ""}, .phase = "discarding"}),
                   "seats[0].hand_count: must be 6 to 7 for this seat in this phase");
    expect_refused(document({.hands = {"PPPPPP", "RRRRRR"}, .phase = "discarding"}),
                   "seats[1].hand_count: must be 0 to 5 for this seat in this phase");
    const TestGame table(default_rules(),
                         Position{.hands = {"PPPPPPR", "RRRRR"}, .phase = "discarding"});
    EXPECT_EQ(table.legal(), (Texts{"discard pink", "discard red"}));
}

TEST(SunriseBadState, SUN_14_full_bonus_zones_are_an_ended_game) {
    const Rules rules = good_rules(small_pack_text());
    const Position position{.board = "a1 0x1, c1 park, a3 1x1, c3 1x1", .hands = {"P", ""}};
    Deal deal("x");
    const auto state = rules.read_document(PositionWriter(rules, position).write(), deal);
    ASSERT_FALSE(state);
    EXPECT_EQ(state.error().message, "phase: the bonus zones are full: the game would have ended");
}

TEST(SunriseDocument, what_is_merely_unreachable_is_a_position_like_any_other) {
    // Houses far from the centre, a track that no building explains, many idle turns.
    const TestGame table(default_rules(), Position{.turn = 77,
                                                   .board = "a1 0x1, k11 1x5",
                                                   .hands = {"", ""},
                                                   .final_phase = true,
                                                   .idle_turns = 40,
                                                   .track = {1000, 0}});
    EXPECT_EQ(table.legal(), Texts{"draw"});
    EXPECT_EQ(table.seat(0).track, 1000);
}

}  // namespace
}  // namespace faubourg::sunrise
