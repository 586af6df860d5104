#include "src/core/documents.h"
#include "src/games/dreamhome/rules.h"

// A Dream Home state as a document. Reading one back is in read_document.cpp.
namespace faubourg::dreamhome {
namespace {

// Cards by kind as a list of texts, sorted because kinds are.
template <class Cards, class Counts>
void write_cards(std::string_view key, const Cards& cards, const Counts& counts,
                 DocumentWriter& out) {
    out.list(key, [&] {
        for (std::size_t kind = 0; kind < cards.size(); ++kind) {
            for (int copy = 0; copy < counts[kind]; ++copy) out.add(cards[kind].text);
        }
    });
}

template <class Cards>
void write_order(std::string_view key, const Cards& cards, const Deal::Order& order,
                 DocumentWriter& out) {
    out.list(key, [&] {
        for (const std::uint8_t kind : order) out.add(cards[kind].text);
    });
}

template <class Ids, class Counts>
void write_ids(std::string_view key, const Ids& ids, const Counts& counts, DocumentWriter& out) {
    out.list(key, [&] {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            for (int copy = 0; copy < counts[i]; ++copy) out.add(ids[i]);
        }
    });
}

}  // namespace

std::optional<std::string_view> Rules::card_or_null(Card card) const {
    if (card == kNoCard) return std::nullopt;
    return components_.cards[card].text;
}

std::optional<std::string_view> Rules::resource_or_null(Resource resource) const {
    if (resource == kNoResource) return std::nullopt;
    return components_.resources[resource].text;
}

void Rules::write_columns(std::span<const Card> rooms, std::span<const Resource> resources,
                          DocumentWriter& out) const {
    out.list("rooms", [&] {
        for (const Card card : rooms) out.add(card_or_null(card));
    });
    out.list("resources", [&] {
        for (const Resource resource : resources) out.add(resource_or_null(resource));
    });
}

void Rules::write_tokens(std::string_view key, TokenSet tokens, DocumentWriter& out) const {
    out.list(key, [&] {
        for (std::size_t token = 0; token < components_.decor.size(); ++token) {
            if ((tokens >> token & 1U) != 0) out.add(components_.decor[token].id);
        }
    });
}

void Rules::write_home(const Home& home, DocumentWriter& out) const {
    for (const Space space : kReadingOrder) {
        if (has(home.scaffolds, space)) {
            out.object(text_of(space), [&] { out.add("scaffold", true); });
        } else if (has(home.occupied(), space)) {
            const Token token = home.token_at(space);
            std::optional<std::string_view> decor;
            if (token != kNoToken) decor = components_.decor[token].id;
            out.object(text_of(space), [&] {
                out.add("card", components_.cards[home.card_at(space)].text)
                    .add("down", has(home.down, space))
                    .add("decor", decor);
            });
        }
    }
}

void Rules::write_seat(const State& state, Seat seat, Viewer viewer, DocumentWriter& out) const {
    const Home& home = state.home(seat);
    out.object("home", [&] { write_home(home, out); });
    write_tokens("garden", home.garden, out);
    out.add("roof_count", home.roof_count);
    if (viewer.is_all() || state.roofs_shown()) {  // DRH-17
        write_cards("roofs", components_.roofs, home.roofs, out);
    }
    write_ids("helpers", kHelperIds, home.helpers, out);
    write_ids("tools", kToolIds, home.tools, out);
    out.add("skips", home.skips != 0).add("played", home.played != 0);
}

void Rules::write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
                  DocumentWriter& out) const {
    out.object([&] {
        write_state_head(kFacts.id, state.players, options, name_of(state.phase), out);
        out.add("round", state.round)
            .add("first", state.first)
            .add("marker", state.marker)
            .add("to_act", state.to_act);
        out.object("market", [&] { write_columns(state.rooms, state.resources, out); });
        if (state.taken_room != kNoCard || state.taken_resource != kNoResource) {
            out.object("taken", [&] {
                out.add("room", card_or_null(state.taken_room))
                    .add("resource", resource_or_null(state.taken_resource));
            });
        } else {
            out.add("taken", nullptr);
        }
        out.add("room_deck_count", state.room_deck_count);
        if (viewer.is_all()) {
            write_order("room_deck", components_.cards, deal.order(kRoomDeck), out);
        }
        out.add("resource_deck_count", state.resource_deck_count);
        if (viewer.is_all()) {
            write_order("resource_deck", components_.resources, deal.order(kResourceDeck), out);
        }
        write_cards("room_discard", components_.cards, room_discard(state), out);
        write_cards("resource_discard", components_.resources, resource_discard(state), out);
        out.list("seats", [&] {
            for (const Seat seat : all_seats(state.players)) {
                out.object([&] { write_seat(state, seat, viewer, out); });
            }
        });
    });
}

}  // namespace faubourg::dreamhome
