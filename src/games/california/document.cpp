#include <algorithm>
#include <utility>

#include "src/core/documents.h"
#include "src/games/california/rules.h"

// A California state as a document. Reading one back is in read_document.cpp.
namespace faubourg::california {
namespace {

// The furniture on a space with a room of this colour, if any.
std::optional<std::string_view> furniture_on(const Components& components, const Manor& manor,
                                             Space space, std::size_t colour) {
    for (const Furniture& furniture : components.furniture) {
        if (furniture.colour == colour &&
            (manor.furniture(colour, furniture.kind) & only(space)) != 0) {
            return furniture.id;
        }
    }
    return std::nullopt;
}

void write_room(const Components& components, const Manor& manor, Space space,
                DocumentWriter& out) {
    for (std::size_t colour = 0; colour < kColours; ++colour) {
        if ((manor.rooms[colour] & only(space)) == 0) continue;
        out.object(target_text(target_of(space)), [&] {
            out.add("colour", kColourIds[colour])
                .add("printed", space == components.manors[manor.board].printed_space)
                .add("furniture", furniture_on(components, manor, space, colour));
        });
    }
}

void write_manor(const Components& components, const Manor& manor, DocumentWriter& out) {
    out.add("manor", components.manors[manor.board].id)
        .add("silver", manor.silver)
        .add("loan", manor.loan != 0)
        .add("gifts", manor.gifts)
        .add("extension", manor.extension != 0);
    out.list("attic", [&] {
        for (const Tile tile : manor.attic) {
            if (tile == kNoTile) {
                out.add(nullptr);
            } else {
                out.add(components.furniture_of(tile).id);
            }
        }
    });
    out.object("rooms", [&] {
        for (int row = 0; row < 4; ++row) {
            for (int column = 0; column < 4; ++column) {
                write_room(components, manor, space_at(column, row), out);
            }
        }
    });
}

}  // namespace

void Rules::write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
                  DocumentWriter& out) const {
    out.object([&] {
        write_state_head(kFacts.id, state.players, options, name_of(state.phase), out);
        out.add("day", state.day).add("to_act", state.to_act).add("bank", state.bank);
        write_goods(state.goods, out);
        out.add("pile_count", state.pile_count);
        if (viewer.is_all()) {
            out.list("pile", [&] {
                for (const Tile tile : deal.order(0)) out.add(tile_text(tile));
            });
        }
        out.add("bag_count", state.bag_count).list("bag", [&] {
            for (const Tile tile : components_.tiles_by_text) {
                for (int copy = 0; copy < state.bag[tile]; ++copy) out.add(tile_text(tile));
            }
        });
        out.object("neighbours", [&] {
            for (std::size_t colour = 0; colour < kColours; ++colour) {
                out.add(kColourIds[colour], state.neighbours[colour]);
            }
        });
        out.add("gifts_left", state.gifts_left).list("bonus_cards", [&] {
            for (std::size_t card = 0; card < components_.cards.size(); ++card) {
                out.object([&] {
                    out.add("id", components_.cards[card].id)
                        .add("points", components_.cards[card].points)
                        .add("owner", state.card_owners[card]);
                });
            }
        });
        out.list("seats", [&] {
            for (const Seat seat : all_seats(state.players)) {
                out.object([&] { write_manor(components_, state.manor(seat), out); });
            }
        });
    });
}

void Rules::write_goods(const std::array<Tile, kGoods>& goods, DocumentWriter& out) const {
    out.list("shops", [&] {
        for (std::size_t shop = 0; shop < kShops; ++shop) {
            out.list([&] {
                for (std::size_t space = 0; space < kShopSpaces; ++space) {
                    const Tile tile = goods[shop * kShopSpaces + space];
                    out.add(tile == kNoTile ? std::nullopt : std::optional(tile_text(tile)));
                }
            });
        }
    });
}

void Rules::write_event(const Event& event, Viewer /*viewer*/, DocumentWriter& out) const {
    using Kind = Event::Kind;
    constexpr std::array<std::string_view, 10> kNames = {
        "coin", "buy", "settle", "neighbour", "gift", "bonus", "borrow", "repay", "day", "over"};
    out.add("event", kNames[std::to_underlying(event.kind)]);
    if (event.seat != kNobody) out.add("seat", event.seat);
    switch (event.kind) {
        case Kind::Buy:
            out.add("shop", good_text(event.good))
                .add("tile", tile_text(event.tile))
                .add("to", target_text(event.target))
                .add("paid", event.paid);
            break;
        case Kind::Settle:
            out.add("furniture", components_.furniture_of(event.tile).id)
                .add("to", target_text(event.target));
            break;
        case Kind::Neighbour:
            out.add("colour", kColourIds[event.colour])
                .add("from", event.from)
                .add("to", event.seat);
            break;
        case Kind::Gift:
            out.add("colour", kColourIds[event.colour]);
            break;
        case Kind::Bonus:
            out.add("card", components_.cards[event.card].id)
                .add("points", components_.cards[event.card].points);
            break;
        case Kind::Day:
            out.add("day", event.day);
            write_goods(event.goods, out);
            out.add("bank", kBankSpaces);
            break;
        case Kind::Coin:
        case Kind::Borrow:
        case Kind::Repay:
        case Kind::Over:
            break;
    }
}

}  // namespace faubourg::california
