#include "src/core/documents.h"
#include "src/games/dreamhome/rules.h"

// A Dream Home state as a document. Reading one back is in read_document.cpp.
namespace faubourg::dreamhome {
namespace {

constexpr std::array<std::string_view, 7> kPhases = {"discard",  "jackhammer", "turn", "place",
                                                     "resource", "final",      "over"};

// Cards by kind as a list of texts, sorted because kinds are.
template <class Cards, class Counts>
Value cards_document(const Cards& cards, const Counts& counts) {
    Value list = Value::list();
    for (std::size_t kind = 0; kind < cards.size(); ++kind) {
        for (int copy = 0; copy < counts[kind]; ++copy) list.add(cards[kind].text);
    }
    return list;
}

template <class Cards>
Value order_document(const Cards& cards, const Deal::Order& order) {
    Value list = Value::list();
    for (const std::uint8_t kind : order) list.add(cards[kind].text);
    return list;
}

template <class Ids, class Counts>
Value ids_document(const Ids& ids, const Counts& counts) {
    Value list = Value::list();
    for (std::size_t i = 0; i < ids.size(); ++i) {
        for (int copy = 0; copy < counts[i]; ++copy) list.add(ids[i]);
    }
    return list;
}

Value tokens_document(const Tables& tables, TokenSet tokens) {
    Value list = Value::list();
    for (std::size_t token = 0; token < tables.decor.size(); ++token) {
        if ((tokens >> token & 1U) != 0) list.add(tables.decor[token].id);
    }
    return list;
}

}  // namespace

Value Rules::card_or_null(Card card) const {
    return card == kNoCard ? Value() : Value(tables_.cards[card].text);
}

Value Rules::resource_or_null(Resource resource) const {
    return resource == kNoResource ? Value() : Value(tables_.resources[resource].text);
}

Value Rules::home_document(const Home& home) const {
    Value spaces = Value::object();
    for (const Space space : kReadingOrder) {
        Value entry = Value::object();
        if (has(home.scaffolds, space)) {
            entry.add("scaffold", true);
        } else if (has(home.occupied(), space)) {
            const Token token = home.token_at(space);
            entry.add("card", tables_.cards[home.card_at(space)].text)
                .add("down", has(home.down, space))
                .add("decor", token == kNoToken ? Value() : Value(tables_.decor[token].id));
        } else {
            continue;
        }
        spaces.add(kSpaceTexts[static_cast<std::size_t>(space)], std::move(entry));
    }
    return spaces;
}

Value Rules::document(const State& state, const Deal& deal, const Value& options,
                      Viewer viewer) const {
    Value market = Value::object();
    Value rooms = Value::list();
    Value resources = Value::list();
    for (const Card card : state.rooms) rooms.add(card_or_null(card));
    for (const Resource resource : state.resources) resources.add(resource_or_null(resource));
    market.add("rooms", std::move(rooms)).add("resources", std::move(resources));
    Value taken;
    if (state.taken_room != kNoCard || state.taken_resource != kNoResource) {
        taken = Value::object();
        taken.add("room", card_or_null(state.taken_room))
            .add("resource", resource_or_null(state.taken_resource));
    }

    Value out = Value::object();
    out.add("game", kFacts.id)
        .add("players", state.players)
        .add("options", options)
        .add("phase", kPhases[static_cast<std::size_t>(state.phase)])
        .add("round", state.round)
        .add("first", state.first)
        .add("marker", state.marker)
        .add("to_act", seat_document(state.to_act))
        .add("market", std::move(market))
        .add("taken", std::move(taken))
        .add("room_deck_count", state.room_deck_count);
    if (viewer.is_all()) {
        out.add("room_deck", order_document(tables_.cards, deal.order(kRoomDeck)));
    }
    out.add("resource_deck_count", state.resource_deck_count);
    if (viewer.is_all()) {
        out.add("resource_deck", order_document(tables_.resources, deal.order(kResourceDeck)));
    }
    out.add("room_discard", cards_document(tables_.cards, room_discard(state)))
        .add("resource_discard", cards_document(tables_.resources, resource_discard(state)));

    Value seats = Value::list();
    for (Seat number = 0; number < state.players; ++number) {
        const Home& home = state.home(number);
        Value seat = Value::object();
        seat.add("home", home_document(home))
            .add("garden", tokens_document(tables_, home.garden))
            .add("roof_count", home.roof_count);
        if (viewer.is_all() || state.roofs_shown()) {  // DRH-17
            seat.add("roofs", cards_document(tables_.roofs, home.roofs));
        }
        seat.add("helpers", ids_document(kHelperIds, home.helpers))
            .add("tools", ids_document(kToolIds, home.tools))
            .add("skips", home.skips != 0)
            .add("played", home.played != 0);
        seats.add(std::move(seat));
    }
    out.add("seats", std::move(seats));
    return out;
}

}  // namespace faubourg::dreamhome
