#include <algorithm>

#include "src/core/documents.h"
#include "src/games/california/rules.h"

// A California state as a document. Reading one back is in read_document.cpp.
namespace faubourg::california {
namespace {

constexpr std::array<std::string_view, 3> kPhases = {"main", "settle", "over"};

// The furniture on a space of a room of this colour, by its kind, or null.
Value furniture_document(const Tables& tables, const Manor& manor, Space space,
                         std::size_t colour) {
    for (const Furniture& furniture : tables.furniture) {
        if (furniture.colour == colour &&
            (manor.furniture(colour, furniture.kind) & only(space)) != 0) {
            return furniture.id;
        }
    }
    return {};
}

void add_room(Value& rooms, const Tables& tables, const Manor& manor, Space space) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if ((manor.rooms[colour] & only(space)) == 0) continue;
        Value room = Value::object();
        room.add("colour", kColourIds[colour])
            .add("printed", space == tables.manors[manor.board].printed_space)
            .add("furniture", furniture_document(tables, manor, space, colour));
        rooms.add(target_text(target_of(space)), std::move(room));
    }
}

Value rooms_document(const Tables& tables, const Manor& manor) {
    Value rooms = Value::object();
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            add_room(rooms, tables, manor, space_at(column, row));
        }
    }
    return rooms;
}

Value manor_document(const Tables& tables, const Manor& manor) {
    Value attic = Value::list();
    for (const Tile tile : manor.attic) {
        attic.add(tile == kNoTile ? Value() : Value(tables.furniture_of(tile).id));
    }
    Value seat = Value::object();
    seat.add("manor", tables.manors[manor.board].id)
        .add("silver", manor.silver)
        .add("loan", manor.loan != 0)
        .add("gifts", manor.gifts)
        .add("extension", manor.extension != 0)
        .add("attic", std::move(attic))
        .add("rooms", rooms_document(tables, manor));
    return seat;
}

}  // namespace

Value Rules::document(const State& state, const Deal& deal, const Value& options,
                      Viewer viewer) const {
    Value out = Value::object();
    out.add("game", kFacts.id)
        .add("players", state.players)
        .add("options", options)
        .add("phase", kPhases[static_cast<std::size_t>(state.phase)])
        .add("day", state.day)
        .add("to_act", seat_document(state.to_act))
        .add("bank", state.bank)
        .add("shops", goods_document(state.goods))
        .add("pile_count", state.pile_count);
    if (viewer.is_all()) {
        Value pile = Value::list();
        for (const Tile tile : deal.order(0)) pile.add(tile_text(tile));
        out.add("pile", std::move(pile));
    }
    Value bag = Value::list();
    for (const Tile tile : tables_.tiles_by_text) {
        for (int copy = 0; copy < state.bag[tile]; ++copy) bag.add(tile_text(tile));
    }
    out.add("bag_count", state.bag_count).add("bag", std::move(bag));
    Value neighbours = Value::object();
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        neighbours.add(kColourIds[colour], seat_document(state.neighbours[colour]));
    }
    out.add("neighbours", std::move(neighbours)).add("gifts_left", state.gifts_left);
    Value cards = Value::list();
    for (std::size_t card = 0; card < tables_.cards.size(); ++card) {
        Value entry = Value::object();
        entry.add("id", tables_.cards[card].id)
            .add("points", tables_.cards[card].points)
            .add("owner", seat_document(state.card_owners[card]));
        cards.add(std::move(entry));
    }
    out.add("bonus_cards", std::move(cards));
    Value seats = Value::list();
    for (Seat seat = 0; seat < state.players; ++seat) {
        seats.add(manor_document(tables_, state.manor(seat)));
    }
    out.add("seats", std::move(seats));
    return out;
}

Value Rules::goods_document(const std::array<Tile, kGoods>& goods) const {
    Value shops = Value::list();
    for (std::size_t shop = 0; shop < kShops; ++shop) {
        Value spaces = Value::list();
        for (std::size_t space = 0; space < kShopSpaces; ++space) {
            const Tile tile = goods[shop * kShopSpaces + space];
            spaces.add(tile == kNoTile ? Value() : Value(tile_text(tile)));
        }
        shops.add(std::move(spaces));
    }
    return shops;
}

Value Rules::event_document(const Event& event, Viewer /*viewer*/) const {
    using Kind = Event::Kind;
    constexpr std::array<std::string_view, 10> kNames = {
        "coin", "buy", "settle", "neighbour", "gift", "bonus", "borrow", "repay", "day", "over"};
    Value out = Value::object();
    out.add("event", kNames[static_cast<std::size_t>(event.kind)]);
    if (event.seat != kNobody) out.add("seat", event.seat);
    switch (event.kind) {
        case Kind::Buy:
            out.add("shop", good_text(event.good))
                .add("tile", tile_text(event.tile))
                .add("to", target_text(event.target))
                .add("paid", event.paid);
            break;
        case Kind::Settle:
            out.add("furniture", tables_.furniture_of(event.tile).id)
                .add("to", target_text(event.target));
            break;
        case Kind::Neighbour:
            out.add("colour", kColourIds[event.colour])
                .add("from", seat_document(event.from))
                .add("to", event.seat);
            break;
        case Kind::Gift:
            out.add("colour", kColourIds[event.colour]);
            break;
        case Kind::Bonus:
            out.add("card", tables_.cards[event.card].id)
                .add("points", tables_.cards[event.card].points);
            break;
        case Kind::Day:
            out.add("day", event.day)
                .add("shops", goods_document(event.goods))
                .add("bank", kBankSpaces);
            break;
        case Kind::Coin:
        case Kind::Borrow:
        case Kind::Repay:
        case Kind::Over:
            break;
    }
    return out;
}

}  // namespace faubourg::california
