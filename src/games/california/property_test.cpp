#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// A game of choices that RapidCheck can shrink: each number picks a seat and its action.
template <class Look>
void play_choices(TestGame& table, const std::vector<std::uint16_t>& choices, Look&& look) {
    for (const std::uint16_t choice : choices) {
        if (table.state.phase == Phase::Over) return;
        Seat seat =
            choice % 8 == 0 ? Seat::of(choice / 8 % table.state.players) : table.state.to_act;
        if (table.legal_actions(seat).empty()) seat = table.state.to_act;
        const auto legal = table.legal_actions(seat);
        const Action action = legal[choice / 8 % legal.size()];
        const TestGame before = table;
        table.act(seat, action);
        look(before, seat, action, std::as_const(table));
    }
}

template <class Look>
void check_random_play(Look&& look) {
    const int players = *rc::gen::inRange(2, 6);
    const auto seed = *rc::gen::arbitrary<std::uint32_t>();
    const auto choices = *rc::gen::resize(
        300, rc::gen::container<std::vector<std::uint16_t>>(rc::gen::arbitrary<std::uint16_t>()));
    TestGame table = new_table(players, std::to_string(seed));
    play_choices(table, choices, look);
}

// The same, seen from outside: `look(seat, then, now, after)` gets the seats' documents before and
// after an action of `seat`.
template <class Look>
void check_seats(Look&& look) {
    Value then;
    check_random_play([&](const TestGame& before, Seat seat, Action, const TestGame& after) {
        if (then.is_null()) then = before.look("seats");
        Value now = after.look("seats");
        look(seat, *then.items(), *now.items(), after);
        then = std::move(now);
    });
}

std::map<std::string, int> tiles_in(const Value& document) {
    std::map<std::string, int> counts;
    const auto count = [&counts](const Value& tile, const std::string& kind = "") {
        if (!tile.is_null()) ++counts[kind + *tile.string()];
    };
    for (const auto* list : {"shops[0]", "shops[1]", "pile", "bag"}) {
        for (const Value& tile : *at(document, list).items()) count(tile);
    }
    for (const Value& seat : *at(document, "seats").items()) {
        for (const Value& piece : *at(seat, "attic").items()) count(piece, "furniture:");
        if (*at(seat, "extension").boolean()) ++counts["attic"];
        for (const Member& room : *at(seat, "rooms").members()) {
            if (!*at(room.value, "printed").boolean()) count(at(room.value, "colour"), "room:");
            count(at(room.value, "furniture"), "furniture:");
        }
    }
    return counts;
}

RC_GTEST_PROP(CaliforniaProperties, CAL_2_no_tile_is_ever_lost, ()) {
    const auto expected = tiles_in(new_table(2, "all").document());
    int step = 0;
    check_random_play([&](const TestGame&, Seat, Action, const TestGame& after) {
        if (step++ % 5 != 0) return;
        const Value document = after.document();
        RC_ASSERT(tiles_in(document) == expected);
        RC_ASSERT(at(document, "pile").items()->size() == after.state.pile_count);
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_5_no_gift_is_ever_lost, ()) {
    check_random_play([](const TestGame&, Seat, Action, const TestGame& after) {
        int gifts = after.state.gifts_left;
        for (const Seat seat : all_seats(after.state.players))
            gifts += after.state.manor(seat).gifts;
        RC_ASSERT(gifts == 30);
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_3_silver_changes_by_what_the_action_says_and_no_more, ()) {
    check_random_play([](const TestGame& before, Seat actor, Action action, const TestGame& after) {
        const std::string text = before.rules().text(action);
        int change = text == "coin" ? 5 : text == "borrow" ? 3 : text == "repay" ? -4 : 0;
        if (text.starts_with("buy")) {
            const Value paid = at(after.event("buy"), "paid");
            change = -static_cast<int>(*paid.integer());
            RC_ASSERT(change <= -before.state.bank && change >= -before.state.bank - 2);
        }
        for (const Seat seat : all_seats(before.state.players)) {
            RC_ASSERT(after.state.manor(seat).silver ==
                      before.state.manor(seat).silver + (seat == actor ? change : 0));
        }
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_12_CAL_16_rooms_and_furniture_never_move, ()) {
    check_seats([](Seat actor, const Value::List& then, const Value::List& now, const TestGame&) {
        for (std::size_t seat = 0; seat < then.size(); ++seat) {
            const Value& rooms = at(now[seat], "rooms");
            const Value::Object& before = *at(then[seat], "rooms").members();
            for (const Member& room : before) {
                const Value* same = rooms.find(room.key);
                RC_ASSERT(same != nullptr);
                RC_ASSERT(at(*same, "colour") == at(room.value, "colour"));
                RC_ASSERT(at(room.value, "furniture").is_null() || *same == room.value);
            }
            const std::size_t built = rooms.members()->size() - before.size();
            RC_ASSERT(built <= (Seat::of(seat) == actor ? 1U : 0U));
        }
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_18_a_piece_leaves_the_attic_only_for_a_room, ()) {
    check_seats([](Seat, const Value::List& then, const Value::List& now, const TestGame& after) {
        for (std::size_t seat = 0; seat < then.size(); ++seat) {
            for (const std::string_view space : {"attic[0]", "attic[1]"}) {
                const Value& piece = at(then[seat], space);
                if (piece.is_null() || at(now[seat], space) == piece) continue;
                const Value moved = after.event("settle");
                const std::string room = "rooms." + *at(moved, "to").string();
                RC_ASSERT(at(now[seat], space).is_null());
                RC_ASSERT(at(moved, "furniture") == piece);
                RC_ASSERT(at(now[seat], room + ".furniture") == piece);
                RC_ASSERT(at(then[seat], "rooms") != at(now[seat], "rooms"));
            }
        }
    });
}

// CAL-17 and CAL-15 together: no piece waits in an attic while a room of its colour is free.
RC_GTEST_PROP(CaliforniaProperties, CAL_17_no_piece_waits_while_a_room_of_its_colour_is_free, ()) {
    check_random_play([](const TestGame&, Seat, Action, const TestGame& after) {
        if (after.state.phase == Phase::Settle) return;
        for (const Seat seat : all_seats(after.state.players)) {
            const Manor& manor = after.state.manor(seat);
            for (const Tile piece : manor.attic) {
                if (piece == kNoTile) continue;
                RC_ASSERT(manor.unfurnished(after.rules().components().tile_colour[piece]) == 0);
            }
        }
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_23_a_card_taken_is_kept_and_only_the_actor_takes_one, ()) {
    check_random_play([](const TestGame& before, Seat actor, Action, const TestGame& after) {
        for (std::size_t card = 0; card < before.rules().components().cards.size(); ++card) {
            const Seat then = before.state.card_owners[card];
            const Seat now = after.state.card_owners[card];
            RC_ASSERT(now == then || (then == kNobody && now == actor));
        }
    });
}

RC_GTEST_PROP(CaliforniaProperties, CAL_31_the_score_is_that_of_the_document, ()) {
    check_random_play([](const TestGame&, Seat, Action, const TestGame& after) {
        const Value document = after.document(Viewer::spectator());
        const Standing standing = after.rules().score(after.state);
        for (const Seat seat : all_seats(after.state.players)) {
            const Value& own = at(document, "seats").items()->at(seat.index());
            std::int64_t points = *at(own, "gifts").integer();
            for (const Value& card : *at(document, "bonus_cards").items()) {
                if (at(card, "owner") == Value(seat)) points += *at(card, "points").integer();
            }
            points += static_cast<std::int64_t>(at(own, "rooms").members()->size());
            std::int64_t wealth = *at(own, "silver").integer();
            if (*at(own, "loan").boolean()) {
                points -= wealth < 4 ? 2 : 0;
                wealth -= wealth < 4 ? 0 : 4;
            }
            RC_ASSERT(standing.seats[seat].total == points);
            RC_ASSERT(standing.seats[seat].tie_break == wealth);
        }
    });
}

// The events tell everything: whose turn it is and what the shops hold can be derived from them.
RC_GTEST_PROP(CaliforniaProperties, CAL_27_a_day_event_tells_each_new_day, ()) {
    check_random_play([](const TestGame& before, Seat actor, Action action, const TestGame& after) {
        const bool dawn = after.state.day != before.state.day;
        RC_ASSERT(dawn == !after.event("day").is_null());
        if (dawn) {
            RC_ASSERT(after.state.day == before.state.day + 1);
            RC_ASSERT(after.state.bank == 4);
            RC_ASSERT(at(after.event("day"), "shops") == after.look("shops"));
        }
        const bool loan = action == kBorrow || action == kRepay;
        if (loan || after.state.phase == Phase::Settle) {
            RC_ASSERT(after.state.to_act == before.state.to_act);
        } else if (after.state.phase == Phase::Main) {
            RC_ASSERT(after.state.to_act == seat_after(actor, after.state.players));
        }
    });
}

// With a search's chance, too, only what the pile holds is drawn.
RC_GTEST_PROP(CaliforniaProperties, CAL_28_sampled_play_keeps_the_tiles_too, (std::uint64_t seed)) {
    const Rules& rules = default_rules();
    FastRandom random(seed);
    SampledChance chance(random);
    NoEvents silent;
    State state = new_table(2 + static_cast<int>(seed % 4), "sampled").state;
    while (state.phase != Phase::Over) {
        ActionList<Rules> legal;
        rules.legal(state, state.to_act, legal);
        RC_ASSERT(!legal.empty());
        const auto choice = random.below(static_cast<std::uint32_t>(legal.size()));
        rules.apply(state, state.to_act, legal[choice], chance, silent);
        int in_pile = 0;
        for (const std::uint8_t count : state.pile) in_pile += count;
        RC_ASSERT(in_pile == state.pile_count);
    }
    // A full document of the end is accepted once the pile has an order.
    Deal deal("order");
    deal.shuffle(0, rules.deck(state, 0));
    Deal read("read");
    const Value document = state_document(rules, state, deal, Value::object(), Viewer::all());
    RC_ASSERT(rules.read_document(document, read).has_value());
}

}  // namespace
}  // namespace faubourg::california::testing
