#include <functional>

#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// States as documents, and documents that are refused.
namespace faubourg::dreamhome {
namespace {

const Value kNoOptions = Value::object();

struct Mid {
    State state;
    Deal deal{"mid"};
    Value document;
};

// A real position of a real game, three players, round 7 or so.
Mid mid_game(Phase wanted = Phase::Turn, int players = 3) {
    const Rules& rules = default_rules();
    FastRandom random(8);
    for (int game = 0;; ++game) {
        Mid mid;
        mid.deal = Deal("mid" + std::to_string(game));
        mid.state = rules.set_up(players, {}, mid.deal);
        NoEvents none;
        ActionList<Rules> list;
        while (mid.state.phase != Phase::Over) {
            const bool late = mid.state.round >= 7;
            if (late && mid.state.phase == wanted) {
                mid.document =
                    state_document(rules, mid.state, mid.deal, kNoOptions, Viewer::all());
                return mid;
            }
            rules.legal(mid.state, mid.state.to_act, list);
            rules.apply(mid.state, mid.state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], mid.deal,
                        none);
        }
    }
}

// A laid-out table as a full document, its decks in any order.
Value document_of(const TestGame& table) {
    Deal deal("x");
    for (int number = 0; number < Rules::kDecks; ++number) {
        std::vector<std::uint8_t> order;
        const auto counts = table.rules().deck(table.state, number);
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            order.insert(order.end(), counts[kind], static_cast<std::uint8_t>(kind));
        }
        deal.set_order(number, order);
    }
    return state_document(table.rules(), table.state, deal, kNoOptions, Viewer::all());
}

std::string refusal_of(const Value& document) {
    Deal deal("x");
    const auto state = default_rules().read_document(document, deal);
    if (state) return "accepted";
    EXPECT_EQ(state.error().code, "state/invalid");
    return state.error().message;
}

std::vector<std::string> keys(const Value& object) {
    std::vector<std::string> names;
    for (const Member& member : *object.members()) names.push_back(member.key);
    return names;
}

TEST(DreamHomeDocument, keys_stand_in_the_specifications_order) {
    const Mid mid = mid_game();
    EXPECT_EQ(keys(mid.document),
              (Texts{"game", "players", "options", "phase", "round", "first", "marker", "to_act",
                     "market", "taken", "room_deck_count", "room_deck", "resource_deck_count",
                     "resource_deck", "room_discard", "resource_discard", "seats"}));
    EXPECT_EQ(
        keys(mid.document.find("seats")->items()->front()),
        (Texts{"home", "garden", "roof_count", "roofs", "helpers", "tools", "skips", "played"}));
    EXPECT_EQ(keys(*mid.document.find("market")), (Texts{"rooms", "resources"}));
    const Value seen =
        state_document(default_rules(), mid.state, mid.deal, kNoOptions, Viewer::of(1));
    EXPECT_EQ(seen.find("room_deck"), nullptr);
    EXPECT_EQ(seen.find("resource_deck"), nullptr);
    EXPECT_EQ(seen.find("seats")->items()->front().find("roofs"), nullptr);
}

TEST(DreamHomeDocument, a_home_is_listed_as_one_reads_it) {
    TestGame table(2);
    table.home(0, ". living*piano . . .", "(kitchen) bathroom . . .", "# garage");
    const Value doc =
        state_document(table.rules(), table.state, Deal("x"), kNoOptions, Viewer::of(0));
    const Value& home = *doc.find("seats")->items()->front().find("home");
    EXPECT_EQ(keys(home), (Texts{"u2", "g1", "g2", "b4", "b5"}));
    EXPECT_EQ(keys(*home.find("u2")), (Texts{"card", "down", "decor"}));
    EXPECT_EQ(*home.find("u2")->find("decor"), Value("piano"));
    EXPECT_EQ(*home.find("g1")->find("down"), Value(true));
    EXPECT_EQ(*home.find("g1")->find("card"), Value("kitchen.0"));
    EXPECT_EQ(*home.find("g1")->find("decor"), Value());
    EXPECT_EQ(keys(*home.find("b4")), (Texts{"scaffold"}));
}

TEST(DreamHomeDocument, reads_back_every_phase) {
    const Rules& rules = default_rules();
    for (const Phase phase : {Phase::Discard, Phase::Jackhammer, Phase::Turn, Phase::PlaceRoom,
                              Phase::PlaceResource, Phase::Final}) {
        const Mid mid = mid_game(phase);
        Deal deal("other");
        const auto state = rules.read_document(mid.document, deal);
        ASSERT_TRUE(state) << state.error().message;
        EXPECT_EQ(*state, mid.state);
        EXPECT_EQ(deal.order(0), mid.deal.order(0));
        EXPECT_EQ(state_document(rules, *state, deal, kNoOptions, Viewer::all()), mid.document);
    }
}

TEST(DreamHomeDocument, options_of_the_state_count) {
    const Mid mid = mid_game();
    Value options = Value::object();
    options.add("family", true).add("open_roofs", true);
    Deal deal("x");
    const auto state =
        default_rules().read_document(edited(mid.document, "options", options), deal);
    ASSERT_TRUE(state);
    EXPECT_EQ(state->family, 1);
    EXPECT_EQ(state->open_roofs, 1);
}

// What is replaced, by what, and the key that the refusal must name.
struct Wrong {
    const char* path;
    std::optional<Value> by;
    const char* named;
};

TEST(DreamHomeDocument, malformed_documents_are_refused_by_key) {
    const Mid mid = mid_game();
    const std::vector<Wrong> wrongs = {
        {"game", Value("california"), "game"},
        {"players", Value(5), "players"},
        {"players", Value("3"), "players"},
        {"options", std::nullopt, "options"},
        {"options", Value(3), "options"},
        {"phase", Value("lunch"), "phase"},
        {"round", Value(0), "round"},
        {"round", Value(13), "round"},
        {"first", Value(3), "first"},
        {"marker", Value(), "marker"},
        {"to_act", Value(7), "to_act"},
        {"to_act", Value(), "to_act"},
        {"phase", Value("over"), "to_act"},
        {"market", std::nullopt, "market"},
        {"market.rooms.0", std::nullopt, "market.rooms"},
        {"market.rooms.0", Value("pool.0"), "market.rooms[0]"},
        {"market.resources.0", Value("roof:red"), "market.resources[0]"},
        {"market.resources.1", Value("red"), "market.resources[1]"},
        {"taken", Value(3), "taken"},
        {"room_deck", std::nullopt, "room_deck"},
        {"room_deck_count", Value(1), "room_deck_count"},
        {"room_deck.0", Value("pool.0"), "room_deck[0]"},
        {"resource_deck_count", Value(1), "resource_deck_count"},
        {"room_discard", Value::list(), "room_discard"},
        {"resource_discard", Value("none"), "resource_discard"},
        {"seats.2", std::nullopt, "seats"},
        {"seats.0.roofs", std::nullopt, "seats[0].roofs"},
        {"seats.0.roof_count", Value(47), "seats[0].roof_count"},
        {"seats.0.roofs.99", Value("blue"), "seats[0].roofs["},
        {"seats.1.helpers.99", Value("plumber"), "seats[1].helpers["},
        {"seats.1.tools.99", Value("hammer"), "seats[1].tools["},
        {"seats.1.tools.99", Value("scaffolding"), "seats[1].tools"},
        {"seats.1.garden.99", Value("piano"), "seats[1].garden["},
        {"seats.1.skips", Value(1), "seats[1].skips"},
        {"weather", Value("fine"), "weather"},
        {"seats.0.name", Value("Ann"), "seats[0].name"},
    };
    for (const Wrong& wrong : wrongs) {
        const std::string message = refusal_of(edited(mid.document, wrong.path, wrong.by));
        EXPECT_TRUE(message.starts_with(wrong.named)) << wrong.path << " gives: " << message;
    }
    EXPECT_EQ(refusal_of(mid.document), "accepted");
    EXPECT_NE(refusal_of(Value(3)), "accepted");
    EXPECT_NE(refusal_of(Value()), "accepted");
}

TEST(DreamHomeDocument, malformed_homes_are_refused_by_key) {
    TestGame table(2, 4);
    table.home(1, ". . . . .", "living . . . .", "# .");
    const Value document = document_of(table);
    EXPECT_EQ(refusal_of(document), "accepted");
    const std::vector<Wrong> wrongs = {
        {"seats.1.home.g1.card", Value("pool.0"), "seats[1].home.g1.card"},
        {"seats.1.home.g1.down", Value(), "seats[1].home.g1.down"},
        {"seats.1.home.g1.decor", Value("treehouse"), "seats[1].home.g1.decor"},
        {"seats.1.home.g1.decor", Value("statue"), "seats[1].home.g1.decor"},
        {"seats.1.home.g1.colour", Value("red"), "seats[1].home.g1.colour"},
        {"seats.1.home.x1", Value::object(), "seats[1].home.x1"},
        {"seats.1.home.b4.scaffold", Value(false), "seats[1].home.b4"},
        {"seats.1.home.b4.scaffold", Value("yes"), "seats[1].home.b4.scaffold"},
        {"seats.1.home.b4.card", Value("garage.0"), "seats[1].home.b4.card"},
        {"seats.1.home.g1.decor", std::nullopt, "seats[1].home.g1.decor"},
        {"seats.1.home", Value::list(), "seats[1].home"},
    };
    for (const Wrong& wrong : wrongs) {
        const std::string message = refusal_of(edited(document, wrong.path, wrong.by));
        EXPECT_TRUE(message.starts_with(wrong.named)) << wrong.path << " gives: " << message;
    }
}

TEST(DreamHomeDocument, broken_conservation_is_refused) {
    const Mid mid = mid_game();
    const auto& deck = *mid.document.find("room_deck")->items();
    const std::string other = *deck[0].string() == "living.0" ? "kitchen.0" : "living.0";
    EXPECT_TRUE(refusal_of(edited(mid.document, "room_deck.0", Value(other)))
                    .starts_with("room_discard: the cards don't add up"));
    const Value fewer = edited(mid.document, "room_discard.0", std::nullopt);
    EXPECT_TRUE(refusal_of(fewer).starts_with("room_discard"));
    const Value more = edited(mid.document, "resource_discard.99", Value("tool:drill"));
    EXPECT_TRUE(refusal_of(more).starts_with("resource_discard"));
    const Value helper = edited(mid.document, "seats.0.helpers.99", Value("roofer"));
    EXPECT_TRUE(refusal_of(helper).starts_with("resource_discard"));
}

TEST(DreamHomeDocument, counts_beyond_a_byte_are_no_way_around_conservation) {
    Mid mid = mid_game();
    Value document = mid.document;
    for (const Seat seat : all_seats(3)) {
        Value roofs = Value::list();
        for (int i = 0; i < 48; ++i) roofs.add("red");
        const std::string path = "seats." + std::to_string(seat.number());
        document = edited(document, path + ".roofs", roofs);
        document = edited(document, path + ".roof_count", Value(48));
    }
    EXPECT_TRUE(refusal_of(document).starts_with("seats: there are more resource cards"));
}

TEST(DreamHomeDocument, a_token_lies_in_one_place_only) {
    TestGame table(2, 4);
    table.home(0, ". . . . .", "living*aquarium bathroom . . .", ". .");
    const Value document = document_of(table);
    EXPECT_EQ(refusal_of(document), "accepted");
    EXPECT_TRUE(refusal_of(edited(document, "seats.0.home.g2.decor", Value("aquarium")))
                    .starts_with("seats: there are 2 tokens aquarium"));
    EXPECT_TRUE(refusal_of(edited(document, "seats.0.home.g1.down", Value(true)))
                    .starts_with("seats[0].home.g1.decor: an empty room"));
}

TEST(DreamHomeDocument, positions_in_which_somebody_could_not_go_on_are_refused) {
    const Mid place = mid_game(Phase::PlaceRoom);
    EXPECT_TRUE(refusal_of(edited(place.document, "phase", Value("turn"))).starts_with("taken"));
    TestGame full(4, 6);
    full.turn(0);
    full.fill(1, only(space_named("u1")));
    EXPECT_TRUE(refusal_of(document_of(full)).starts_with("seats[1].home: has too few spaces"));
    full.state.round = 12;
    EXPECT_EQ(refusal_of(document_of(full)), "accepted");
    const Mid turn = mid_game(Phase::Turn);
    const std::string acts = "seats." + std::to_string(turn.state.to_act.number());
    EXPECT_NE(refusal_of(edited(turn.document, acts + ".played", Value(true))).find("played"),
              std::string::npos);
    EXPECT_NE(refusal_of(edited(turn.document, acts + ".skips", Value(true))).find("skips"),
              std::string::npos);
    EXPECT_TRUE(refusal_of(edited(turn.document, "phase", Value("place"))).starts_with("taken"));
    EXPECT_TRUE(refusal_of(edited(turn.document, "phase", Value("resource"))).starts_with("taken"));
    Value rooms = Value::list();
    for (int i = 0; i < kColumns; ++i) rooms.add(Value());
    Value emptied = edited(turn.document, "market.rooms", rooms);
    for (const Card card : turn.state.rooms) {
        if (card == kNoCard) continue;
        emptied = edited(emptied, "room_discard.99",
                         Value(default_rules().components().cards[card].text));
    }
    EXPECT_TRUE(refusal_of(emptied).starts_with("market: has too few rooms"));
    const Mid discard = mid_game(Phase::Discard, 2);
    Value family = Value::object();
    family.add("family", true);
    EXPECT_TRUE(refusal_of(edited(discard.document, "options", family)).starts_with("phase"));
}

TEST(DreamHomeDocument, merely_unreachable_positions_are_played) {
    // Round 12 with a full deck and a card without support: odd, but playable to the end.
    TestGame table(2, 12);
    table.home(0, "living*piano . . . .", ". . . . .", ". .");
    table.market("living.1 kitchen bedroom playroom garage",
                 "- roof:red roof:brown roof:grey roof:green");
    table.turn(0);
    EXPECT_EQ(refusal_of(document_of(table)), "accepted");
    table.act("take 1");
    table.act("place g1");
    EXPECT_EQ(table.state.to_act, Seat{1});
    table.act("take 0");
    table.act("place g1");
    EXPECT_EQ(table.state.phase, Phase::Over);
}

TEST(DreamHomeDocument, a_short_deck_ends_the_game_early) {
    TestGame table(4, 5);
    table.state.room_deck.fill(0);
    table.state.room_deck_count = 0;
    table.turn(0);
    for (int i = 0; i < 4; ++i) {
        table.act(table.legal().back());
        table.act(table.legal().back());
        if (table.state.phase == Phase::PlaceResource) table.act(table.legal().back());
    }
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.round, 5);
}

TEST(DreamHomeDocument, options_are_read_and_wrong_ones_refused) {
    const Rules& rules = default_rules();
    Value options = Value::object();
    options.add("first", 1).add("family", true).add("open_roofs", true);
    const auto read = rules.read_options(options, 2);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->first, Seat{1});
    EXPECT_TRUE(read->family);
    EXPECT_TRUE(read->open_roofs);
    EXPECT_FALSE(rules.read_options(kNoOptions, 2)->first);
    Value random = Value::object();
    random.add("first", "random");
    EXPECT_FALSE(rules.read_options(random, 2)->first);
    const auto code = [&](std::string_view key, Value value) {
        Value wrong = Value::object();
        wrong.add(key, std::move(value));
        const auto result = rules.read_options(wrong, 2);
        return result ? "read" : result.error().code;
    };
    EXPECT_EQ(code("family", Value(1)), "option/invalid");
    EXPECT_EQ(code("family", Value()), "option/invalid");
    EXPECT_EQ(code("open_roofs", Value("yes")), "option/invalid");
    EXPECT_EQ(code("first", Value(2)), "option/invalid");
    EXPECT_EQ(code("first", Value("youngest")), "option/invalid");
    EXPECT_EQ(code("manors", Value(1)), "option/unknown");
    EXPECT_EQ(rules.read_options(Value(3), 2).error().code, "option/invalid");
}

TEST(DreamHomeDocument, events_name_what_happened) {
    TestGame table(3, 6);
    table.home(1, ". . . . .", "study . . . .", ". .");
    table.give(1, Tool::Drill);
    table.act("discard 1");
    table.act("take 0");
    table.act("place g1 down");
    table.act("drill g1 2");
    const auto event = [&](std::size_t index) {
        return event_document(table.rules(), table.log.events()[index], Viewer::spectator());
    };
    EXPECT_EQ(keys(event(0)), (Texts{"event", "seat", "column", "room", "resource"}));
    EXPECT_EQ(*event(1).find("event"), Value("take"));
    EXPECT_EQ(*event(1).find("resource"), Value());
    EXPECT_EQ(keys(event(2)), (Texts{"event", "seat"}));
    EXPECT_EQ(*event(2).find("event"), Value("marker"));
    EXPECT_EQ(*event(3).find("down"), Value(true));
    EXPECT_EQ(*event(4).find("tool"), Value("drill"));
    EXPECT_EQ(*event(4).find("out"), Value("study.0"));
    EXPECT_EQ(*event(4).find("in"), Value("bedroom.0"));
}

}  // namespace
}  // namespace faubourg::dreamhome
