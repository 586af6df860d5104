#pragma once

#include <utility>

#include "src/core/index.h"
#include "src/games/dreamhome/rules.h"

// The bodies of Rules::apply and its parts, in a header so that search inlines them. Included by
// rules.h.
namespace faubourg::dreamhome {

template <class Chance, class Events>
void Rules::apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const {
    const Move move = components_.codes.decode(action);
    Home& home = state.home(seat);
    switch (move.verb) {
        case Verb::Take:
            take(state, seat, move.a, events);
            return;
        case Verb::Place:
            place(state, seat, move.a, move.b != 0, chance, events);
            return;
        case Verb::Discard: {  // DRH-5
            const int column = move.a;
            events(Event{.kind = Event::Kind::Discard,
                         .seat = seat,
                         .column = column,
                         .card = std::exchange(state.room(column), kNoCard),
                         .resource = std::exchange(state.resource(column), kNoResource)});
            ask_jackhammers(state, 0);
            return;
        }
        case Verb::Decorate:  // DRH-18
            events(Event{.kind = Event::Kind::Decorate,
                         .seat = seat,
                         .space = move.a,
                         .resource = state.taken_resource});
            home.put_token(move.a, std::exchange(state.taken_resource, kNoResource));
            end_turn(state, seat, chance, events);
            return;
        case Verb::Scaffold:  // DRH-25
            events(Event{.kind = Event::Kind::Scaffold, .seat = seat, .space = move.a});
            home.scaffolds |= only(move.a);
            state.taken_resource = kNoResource;
            if (state.phase == Phase::PlaceResource) end_turn(state, seat, chance, events);
            return;
        case Verb::Drill:
        case Verb::Jackhammer:
        case Verb::Mixer:
            use_tool(state, seat, move, events);
            return;
        case Verb::Pass:
            if (state.phase == Phase::Jackhammer) {  // DRH-6
                events(Event{.kind = Event::Kind::Tool,
                             .seat = seat,
                             .tool = Tool::Jackhammer,
                             .passed = true});
                after_jackhammer(state, seat, chance, events);
                return;
            }
            [[fallthrough]];  // DRH-27: a Roofer is passed
        case Verb::Done:
        case Verb::Handyman:
        case Verb::Roofer:
        case Verb::Supplier:
            use_helper(state, seat, move, events);
            return;
    }
}

// DRH-7: both cards of a column; with column 0 the marker.
template <class Events>
void Rules::take(State& state, Seat seat, int column, Events& events) const {
    state.taken_room = std::exchange(state.room(column), kNoCard);
    const Resource resource = std::exchange(state.resource(column), kNoResource);
    state.phase = Phase::PlaceRoom;
    events(Event{.kind = Event::Kind::Take,
                 .seat = seat,
                 .column = column,
                 .card = state.taken_room,
                 .resource = resource});
    if (column == 0) {
        state.marker = seat;
        events(Event{.kind = Event::Kind::Marker, .seat = seat});
    }
    if (resource != kNoResource) receive(state, seat, resource, events);
}

template <class Events>
void Rules::receive(State& state, Seat seat, Resource resource, Events& events) const {
    Home& home = state.home(seat);
    const ResourceCard& card = components_.resources[resource];
    switch (card.sort) {
        case Sort::Roof:  // DRH-17
            ++home.roofs[card.index];
            ++home.roof_count;
            return;
        case Sort::Helper:  // DRH-20
            ++home.helpers[card.index];
            return;
        case Sort::Tool:
            if (!is_scaffolding(resource)) {  // DRH-20, DRH-26: kept, also in round 12
                ++home.tools[card.index];
            } else if (state.round < kRounds) {
                state.taken_resource = resource;
            } else {
                events(Event{.kind = Event::Kind::Discard, .seat = seat, .resource = resource});
            }
            return;
        case Sort::Decor:
            if (components_.decor[resource].place != Decor::Place::Garden) {
                state.taken_resource = resource;
            } else {  // DRH-19
                home.garden |= static_cast<TokenSet>(1U << resource);
            }
            return;
    }
}

// DRH-10, DRH-15; then the resource that was taken with the card.
template <class Chance, class Events>
void Rules::place(State& state, Seat seat, Space space, bool down, Chance& chance,
                  Events& events) const {
    Home& home = state.home(seat);
    const Card card = std::exchange(state.taken_room, kNoCard);
    const bool on_scaffold = has(home.scaffolds, space);
    TokenSet lost = 0;
    if (down) {
        home.put_down(space, card);
    } else {
        home.put_up(space, card);
        if (home.decorated != 0) lost = keep_dearest_token(components_, home, space);  // DRH-21
    }
    events(Event{.kind = Event::Kind::Place,
                 .seat = seat,
                 .space = space,
                 .card = card,
                 .down = down,
                 .on_scaffold = on_scaffold,
                 .lost = lost});
    if (home.skips != 0) {  // DRH-24: that was a Jackhammer's card
        after_jackhammer(state, seat, chance, events);
        return;
    }
    const Resource resource = state.taken_resource;
    if (resource != kNoResource) {
        const SpaceSet choices = is_scaffolding(resource)
                                     ? home.open_for_scaffold()
                                     : decorable(components_, home, components_.decor[resource]);
        if (choices != 0) {
            state.phase = Phase::PlaceResource;
            return;
        }
        state.taken_resource = kNoResource;  // DRH-18: it can't be placed, so it is discarded
        events(Event{.kind = Event::Kind::Discard, .seat = seat, .resource = resource});
    }
    end_turn(state, seat, chance, events);
}

template <class Events>
void Rules::use_tool(State& state, Seat seat, const Move& move, Events& events) const {
    Home& home = state.home(seat);
    Event event{.kind = Event::Kind::Tool, .seat = seat};
    if (move.verb == Verb::Drill) {  // DRH-22
        Card& market = state.room(move.b);
        event.tool = Tool::Drill;
        event.space = move.a;
        event.column = move.b;
        event.card = home.card_at(move.a);
        event.other_card = market;
        event.lost = replace_card(home, move.a, market);
        market = event.card;
    } else if (move.verb == Verb::Mixer) {  // DRH-23
        event.tool = Tool::Mixer;
        event.column = move.a;
        event.other_column = move.b;
        std::swap(state.room(move.a), state.room(move.b));
    } else {  // DRH-24
        event.tool = Tool::Jackhammer;
        event.column = move.a;
        event.card = std::exchange(state.room(move.a), kNoCard);
        event.resource = std::exchange(state.resource(move.a), kNoResource);
        state.taken_room = event.card;
        state.phase = Phase::PlaceRoom;
        home.skips = 1;
    }
    --home.tools[std::to_underlying(event.tool)];  // DRH-26
    events(event);
}

// DRH-27: the seat that is asked uses a helper or is done; then it is asked again, or the next seat
// is.
template <class Events>
void Rules::use_helper(State& state, Seat seat, const Move& move, Events& events) const {
    Home& home = state.home(seat);
    int seats_done = steps_between(state.marker, seat, state.players);
    if (move.verb == Verb::Done) {
        ++seats_done;
        events(Event{.kind = Event::Kind::Done, .seat = seat});
    } else {
        Event event{.kind = Event::Kind::Helper, .seat = seat};
        if (move.verb == Verb::Supplier) {  // DRH-28
            event.helper = Helper::Supplier;
            event.space = move.a;
            event.card = home.card_at(move.a);
            event.other_card = static_cast<Card>(move.b);
            event.lost = replace_card(home, move.a, event.other_card);
        } else if (move.verb == Verb::Handyman) {  // DRH-29
            event.helper = Helper::Handyman;
            event.space = move.a;
            event.other_space = move.b;
            event.card = home.card_at(move.a);
            event.other_card = home.card_at(move.b);
            event.down = has(home.down, move.a);
            event.other_down = has(home.down, move.b);
            event.lost = swap_cards(home, move.a, move.b);
        } else if (move.verb == Verb::Roofer) {
            event.resource = static_cast<Resource>(components_.first_roof + move.a);
            ++at_index(home.roofs, move.a);
            ++home.roof_count;
        } else {
            event.passed = true;
        }
        --home.helpers[std::to_underlying(event.helper)];
        events(event);
    }
    ask_final(state, seats_done, events);
}

template <class Chance, class Events>
void Rules::after_jackhammer(State& state, Seat seat, Chance& chance, Events& events) const {
    ask_jackhammers(state, steps_between(state.first, seat, state.players) + 1);
    if (state.to_act == kNobody) end_round(state, chance, events);  // everyone has skipped
}

template <class Chance, class Events>
void Rules::end_turn(State& state, Seat seat, Chance& chance, Events& events) const {
    state.home(seat).played = 1;
    if (!next_turn(state, seat_after(seat, state.players))) end_round(state, chance, events);
}

// DRH-9. After the last round `round`, `first` and the flags stay as they are.
template <class Chance, class Events>
void Rules::end_round(State& state, Chance& chance, Events& events) const {
    events(Event{.kind = Event::Kind::Discard, .rooms = state.rooms, .resources = state.resources});
    state.rooms.fill(kNoCard);
    state.resources.fill(kNoResource);
    if (state.round == kRounds || state.room_deck_count < kRoomsARound) {
        ask_final(state, 0, events);
        return;
    }
    ++state.round;
    state.first = state.marker;  // DRH-8
    for (Home& home : state.homes) home.skips = home.played = 0;
    events(Event{.kind = Event::Kind::Round, .seat = state.first, .round = state.round});
    deal_round(state, chance);
    events(Event{.kind = Event::Kind::Deal, .rooms = state.rooms, .resources = state.resources});
    open_round(state);
}

// DRH-1, DRH-3: from left to right, rooms then resources.
template <class Chance>
void Rules::deal_round(State& state, Chance& chance) const {
    for (Card& room : state.rooms) {
        room = static_cast<Card>(chance.draw(kRoomDeck, deck(state, kRoomDeck),
                                             state.room_deck_count, Witness::everyone()));
        remove_card(state.room_deck, room);
        --state.room_deck_count;
    }
    for (std::size_t column = 1; column < kColumns && state.resource_deck_count > 0; ++column) {
        const auto resource =
            static_cast<Resource>(chance.draw(kResourceDeck, deck(state, kResourceDeck),
                                              state.resource_deck_count, Witness::everyone()));
        state.resources[column] = resource;
        remove_card(state.resource_deck, resource);
        --state.resource_deck_count;
    }
}

// DRH-27: from the marker's holder on, the first seat that has something to choose is asked.
template <class Events>
void Rules::ask_final(State& state, int seats_done, Events& events) const {
    for (; seats_done < state.players; ++seats_done) {
        const Seat seat = seat_after(state.marker, state.players, seats_done);
        if (!asked_at_the_end(state, seat)) continue;
        state.phase = Phase::Final;
        state.to_act = seat;
        return;
    }
    state.phase = Phase::Over;
    state.to_act = kNobody;
    events(Event{.kind = Event::Kind::Over});
}

}  // namespace faubourg::dreamhome
