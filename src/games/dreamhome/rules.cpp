#include "src/games/dreamhome/rules.h"

#include <utility>

#include "src/core/index.h"

namespace faubourg::dreamhome {

void Rules::legal(const State& state, Seat seat, ActionList<Rules>& list) const {
    list.clear();
    if (state.to_act != seat) return;
    const Home& home = state.home(seat);
    switch (state.phase) {
        case Phase::Discard:  // DRH-5: any column but the first
            for (int column = 1; column < kColumns; ++column) {
                if (state.has_room(column)) list.push_back(ActionCodes::discard(column));
            }
            return;
        case Phase::Jackhammer:  // DRH-6, DRH-24
            for (int column = 0; column < kColumns && home.count(Tool::Jackhammer) > 0; ++column) {
                if (state.has_room(column)) list.push_back(ActionCodes::jackhammer(column));
            }
            list.push_back(ActionCodes::pass());
            return;
        case Phase::Turn:
            list_turn(state, home, list);
            return;
        case Phase::PlaceRoom:
            list_place(state, home, list);
            return;
        case Phase::PlaceResource:
            list_resource(state, home, list);
            return;
        case Phase::Final:
            list_final(state, home, list);
            return;
        case Phase::Over:
            return;
    }
}

void Rules::list_turn(const State& state, const Home& home, ActionList<Rules>& list) const {
    if (home.count(Tool::Drill) > 0) {  // DRH-22
        std::array<SpaceSet, kColumns> suits{};
        for (std::size_t column = 0; column < kColumns; ++column) {
            const Card card = state.rooms[column];
            if (card != kNoCard)
                suits[column] = suitable(home, components_.types[components_.type_of(card)]);
        }
        for_each_space(home.up & supported(home.filled()), [&](Space space) {
            for (int column = 0; column < kColumns; ++column) {
                if (!has(at_index(suits, column), space)) continue;
                list.push_back(ActionCodes::drill(space, column));
            }
        });
    }
    if (home.count(Tool::Mixer) > 0) {  // DRH-23
        for (int a = 0; a < kColumns; ++a) {
            for (int b = a + 1; b < kColumns && state.has_room(a); ++b) {
                if (state.has_room(b)) list.push_back(ActionCodes::mixer(a, b));
            }
        }
    }
    for (int column = 0; column < kColumns; ++column) {  // DRH-7
        if (state.has_room(column)) list.push_back(components_.codes.take(column));
    }
}

void Rules::list_place(const State& state, const Home& home, ActionList<Rules>& list) const {
    const SpaceSet suits = suitable(home, components_.types[components_.type_of(state.taken_room)]);
    for_each_space(home.open(), [&](Space space) {  // DRH-10, DRH-15
        if (has(suits, space)) list.push_back(ActionCodes::place(space, false));
        list.push_back(ActionCodes::place(space, true));
    });
    if (is_scaffolding(state.taken_resource)) {  // DRH-25: before the room card
        for_each_space(home.open_for_scaffold(),
                       [&](Space space) { list.push_back(components_.codes.scaffold(space)); });
    }
}

void Rules::list_resource(const State& state, const Home& home, ActionList<Rules>& list) const {
    if (is_scaffolding(state.taken_resource)) {  // DRH-25: after the room card
        for_each_space(home.open_for_scaffold(),
                       [&](Space space) { list.push_back(components_.codes.scaffold(space)); });
    } else {  // DRH-18
        for_each_space(decorable(components_, home, components_.decor[state.taken_resource]),
                       [&](Space space) { list.push_back(ActionCodes::decorate(space)); });
    }
}

void Rules::list_final(const State& state, const Home& home, ActionList<Rules>& list) const {
    if (asks_roofer(state, home)) {  // DRH-27
        list.push_back(ActionCodes::pass());
        for (unsigned left = discarded_roofs(state); left != 0; left &= left - 1) {
            list.push_back(ActionCodes::roofer(std::countr_zero(left)));
        }
        return;
    }
    list.push_back(ActionCodes::done());
    if (home.count(Helper::Handyman) > 0) {  // DRH-29
        const auto pairs = handyman_pairs(components_, home);
        for (Space a = 0; a < static_cast<Space>(kSpaces); ++a) {
            for_each_space(at_index(pairs, a),
                           [&](Space b) { list.push_back(ActionCodes::handyman(a, b)); });
        }
    }
    if (home.count(Helper::Supplier) > 0) list_supplier(state, home, list);
}

// DRH-28: for each card in the home, the discarded cards that may replace it.
void Rules::list_supplier(const State& state, const Home& home, ActionList<Rules>& list) const {
    struct Offer {
        int card = 0;
        SpaceSet spaces = 0;
    };
    FixedList<Offer, kRoomCards> offers;
    const RoomCounts discard = room_discard(state);
    for (const RoomType& type : components_.types) {
        const SpaceSet spaces = suitable(home, type);
        for (int card = type.first_card; card < type.first_card + type.cards; ++card) {
            if (at_index(discard, card) > 0) offers.push_back({card, spaces});
        }
    }
    Action* out = list.end();
    for_each_space(home.occupied(), [&](Space space) {
        for (const Offer& offer : offers) {  // always written, kept only if it suits: no branch
            *out = components_.codes.supplier(space, offer.card);
            out += has(offer.spaces, space) ? 1 : 0;
        }
    });
    list.set_end(out);
}

// The counts of resource_discard, for roofs only.
unsigned Rules::discarded_roofs(const State& state) const {
    unsigned found = 0;
    for (std::size_t roof = 0; roof < components_.roofs.size(); ++roof) {
        const std::size_t resource = components_.first_roof + roof;
        int left = components_.resource_counts[resource] - state.resource_deck[resource];
        for (const Home& home : state.homes) left -= home.roofs[roof];
        for (const Resource shown : state.resources) left -= shown == resource ? 1 : 0;
        found |= unsigned{left > 0} << roof;
    }
    return found;
}

bool Rules::may_supply(const State& state, const Home& home) const {
    const RoomCounts discard = room_discard(state);
    return std::ranges::any_of(components_.types, [&](const RoomType& type) {
        const auto cards = std::span(discard).subspan(type.first_card, type.cards);
        return std::ranges::any_of(cards, [](std::uint8_t count) { return count > 0; }) &&
               (suitable(home, type) & home.occupied()) != 0;
    });
}

bool Rules::asked_at_the_end(const State& state, Seat seat) const {
    const Home& home = state.home(seat);
    if (asks_roofer(state, home)) return true;
    if (home.count(Helper::Handyman) > 0 &&
        std::ranges::any_of(handyman_pairs(components_, home),
                            [](SpaceSet set) { return set != 0; })) {
        return true;
    }
    return home.count(Helper::Supplier) > 0 && may_supply(state, home);
}

Rules::RoomCounts Rules::room_discard(const State& state) const {
    RoomCounts left = components_.card_counts;
    for (std::size_t card = 0; card < left.size(); ++card) {
        left[card] = static_cast<std::uint8_t>(left[card] - state.room_deck[card]);
    }
    for (const Card card : state.rooms) {
        if (card != kNoCard) --left[card];
    }
    if (state.taken_room != kNoCard) --left[state.taken_room];
    for (const Home& home : state.homes) {
        for_each_space(home.occupied(), [&](Space space) { --left[home.card_at(space)]; });
    }
    return left;
}

Rules::ResourceCounts Rules::resource_discard(const State& state) const {
    ResourceCounts left = components_.resource_counts;
    const auto remove = [&left](Resource resource, int count) {
        if (count == 0) return;
        left[resource] = static_cast<std::uint8_t>(left[resource] - count);
    };
    for (std::size_t i = 0; i < left.size(); ++i) {
        left[i] = static_cast<std::uint8_t>(left[i] - state.resource_deck[i]);
    }
    for (const Resource resource : state.resources) remove(resource, resource != kNoResource);
    remove(state.taken_resource, state.taken_resource != kNoResource);
    for (const Home& home : state.homes) {
        for (std::size_t i = 0; i < components_.roofs.size(); ++i) {
            remove(static_cast<Resource>(components_.first_roof + i), home.roofs[i]);
        }
        for (std::size_t i = 0; i < kHelpers; ++i) {
            remove(components_.helper_resources[i], home.helpers[i]);
        }
        for (std::size_t i = 0; i < kTools; ++i)
            remove(components_.tool_resources[i], home.tools[i]);
        remove(components_.tool_resources[std::to_underlying(Tool::Scaffolding)],
               std::popcount(home.scaffolds));
    }
    return left;
}

// DRH-16: a placed card leaves its space only here and in swap_cards. DRH-22, DRH-28: the token of
// the outgoing card goes with it.
TokenSet Rules::replace_card(Home& home, Space space, Card incoming) const {
    TokenSet lost = 0;
    if (has(home.decorated, space)) lost = static_cast<TokenSet>(1U << home.remove_token(space));
    home.put_up(space, incoming);
    return static_cast<TokenSet>(lost | keep_dearest_token(components_, home, space));
}

// DRH-29
TokenSet Rules::swap_cards(Home& home, Space a, Space b) const {
    const bool a_down = has(home.down, a);
    const bool b_down = has(home.down, b);
    const Card a_card = home.card_at(a);
    const Card b_card = home.card_at(b);
    const Token a_token = home.remove_token(a);
    const Token b_token = home.remove_token(b);
    const auto put = [&home](Space space, Card card, bool down, Token token) {
        if (down) {
            home.put_down(space, card);
        } else {
            home.put_up(space, card);
        }
        if (token != kNoToken) home.put_token(space, token);
    };
    put(a, b_card, b_down, b_token);
    put(b, a_card, a_down, a_token);
    TokenSet lost = 0;
    if (!b_down) lost |= keep_dearest_token(components_, home, a);
    if (!a_down) lost |= keep_dearest_token(components_, home, b);
    return lost;
}

// DRH-5: with four players, or in the family game, nothing is discarded first.
void Rules::open_round(State& state) const {
    if (state.players < 4 && state.family == 0) {
        state.phase = Phase::Discard;
        state.to_act = state.first;
    } else {
        ask_jackhammers(state, 0);
    }
}

// DRH-6: asks the next holder of a Jackhammer, clockwise from the first player; `asked` seats have
// been asked already. After all of them come the turns. If no seat has a turn left, `to_act`
// becomes nobody.
void Rules::ask_jackhammers(State& state, int asked) {
    for (; asked < state.players; ++asked) {
        const Seat seat = seat_after(state.first, state.players, asked);
        if (state.home(seat).count(Tool::Jackhammer) == 0) continue;
        state.phase = Phase::Jackhammer;
        state.to_act = seat;
        return;
    }
    if (!next_turn(state, state.first)) state.to_act = kNobody;
}

// DRH-7: finds the next seat, starting with `from`, that has neither had its turn nor skips it.
bool Rules::next_turn(State& state, Seat from) {
    Seat seat = from;
    for (int i = 0; i < state.players; ++i, seat = seat_after(seat, state.players)) {
        if (state.home(seat).played != 0 || state.home(seat).skips != 0) continue;
        state.phase = Phase::Turn;
        state.to_act = seat;
        return true;
    }
    return false;
}

State Rules::set_up(int players, const Options& options, Deal& deal) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    state.family = options.family ? 1 : 0;
    state.open_roofs = options.open_roofs ? 1 : 0;
    // DRH-4: drawn even if an option fixes the result.
    const auto first = Seat::of(deal.choose(static_cast<std::uint32_t>(players)));
    state.first = state.marker = options.first.value_or(first);
    state.room_deck = components_.card_counts;
    state.resource_deck = components_.resource_counts;
    state.room_deck_count = kRoomCards;
    state.resource_deck_count = kResourceCards;
    deal.shuffle(kRoomDeck, deck(state, kRoomDeck));
    deal.shuffle(kResourceDeck, deck(state, kResourceDeck));
    state.round = 1;
    deal_round(state, deal);
    open_round(state);
    return state;
}

State Rules::hide(const State& state, Viewer viewer) const { return recall(state, state, viewer); }

State Rules::recall(const State& start, const State& state, Viewer viewer) const {
    State known = state;
    if (viewer.is_all() || state.roofs_shown()) return known;
    for (const Seat seat : all_seats(state.players)) {
        Home& home = known.home(seat);
        for (std::size_t roof = 0; roof < components_.roofs.size(); ++roof) {
            const std::uint8_t unseen = start.home(seat).roofs[roof];
            std::uint8_t& count = known.resource_deck[components_.first_roof + roof];
            count = static_cast<std::uint8_t>(count + unseen);
            home.roofs[roof] = static_cast<std::uint8_t>(home.roofs[roof] - unseen);
        }
    }
    return known;
}

State Rules::sample(const State& known, Seat /*seat*/, FastRandom& random) const {
    State state = known;
    const auto unseen =
        std::span(state.resource_deck).subspan(components_.first_roof, components_.roofs.size());
    int total = 0;
    for (const std::uint8_t count : unseen) total += count;
    for (Home& home : state.homes) {
        int missing = home.roof_count;
        for (const std::uint8_t count : home.roofs) missing -= count;
        for (; missing > 0; --missing, --total) {
            auto left = static_cast<int>(random.below(static_cast<std::uint32_t>(total)));
            std::size_t roof = 0;
            while (left >= unseen[roof]) left -= unseen[roof++];
            --unseen[roof];
            ++home.roofs[roof];
        }
    }
    return state;
}

}  // namespace faubourg::dreamhome
