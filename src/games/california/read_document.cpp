#include <algorithm>
#include <bit>
#include <numeric>

#include "src/core/documents.h"
#include "src/games/california/rules.h"

// Reads a full California state from a document. It refuses wrong types, pieces that the content
// lacks, and pieces that do not add up. It accepts positions that no game can reach.
namespace faubourg::california {
namespace {

// Far more than twelve days can bring, and small enough that playing on never overflows.
constexpr int kMaxSilver = 30000;

using Counts = std::array<std::uint8_t, kMaxTiles>;

std::vector<std::string> manor_ids(const Components& components) {
    std::vector<std::string> ids;
    ids.reserve(components.manors.size());
    for (const ManorBoard& board : components.manors) ids.push_back(board.id);
    return ids;
}

class StateReader {
  public:
    StateReader(const Components& components, std::vector<std::string> tile_texts,
                const Reader& doc)
        : components_(components), tile_texts_(std::move(tile_texts)), doc_(doc) {
        for (const Furniture& furniture : components.furniture) furniture_.push_back(furniture.id);
        for (const ManorBoard& board : components.manors) manors_.push_back(board.id);
    }

    State read(Deal& deal) {
        State state;
        doc_.only({"game", "players", "options", "phase", "day", "to_act", "bank", "shops",
                   "pile_count", "pile", "bag_count", "bag", "neighbours", "gifts_left",
                   "bonus_cards", "seats"});
        doc_.at("game").one_of({Rules::kFacts.id});
        state.players = static_cast<std::uint8_t>(doc_.at("players").integer(2, 5));
        state.phase = static_cast<Phase>(doc_.at("phase").one_of(kPhases));
        state.day = static_cast<std::uint8_t>(doc_.at("day").integer(1, kDays));
        state.to_act = read_seat_or_null(doc_.at("to_act"), state.players);
        state.bank = static_cast<std::uint8_t>(doc_.at("bank").integer(0, kBankSpaces));
        state.gifts_left = static_cast<std::uint8_t>(doc_.at("gifts_left").integer(0, 255));
        read_shops(state);
        deal.set_order(0, read_tiles("pile", "pile_count", state.pile, state.pile_count));
        read_tiles("bag", "bag_count", state.bag, state.bag_count);
        read_neighbours(state);
        read_cards(state);
        const auto seats = doc_.at("seats").items(state.players, state.players);
        for (const Seat seat : all_seats(seats.size())) {
            read_manor(seats[seat.index()], state.manor(seat));
        }
        check_manors_differ(state);
        check_gifts(state);
        check_tiles(state);
        check_phase(state);
        check_attics(state);
        return state;
    }

  private:
    Tile tile(const Reader& reader) const { return static_cast<Tile>(reader.one_of(tile_texts_)); }

    Tile furniture_or_null(const Reader& reader) const {
        if (!reader.present() || reader.is_null()) return kNoTile;
        return static_cast<Tile>(kFirstFurniture + reader.one_of(furniture_));
    }

    void read_shops(State& state) {
        state.goods.fill(kNoTile);
        const auto shops = doc_.at("shops").items(kShops, kShops);
        for (std::size_t shop = 0; shop < shops.size(); ++shop) {
            const auto spaces = shops[shop].items(kShopSpaces, kShopSpaces);
            for (std::size_t space = 0; space < spaces.size(); ++space) {
                if (spaces[space].is_null()) continue;
                state.goods[shop * kShopSpaces + space] = tile(spaces[space]);
            }
        }
    }

    std::vector<Tile> read_tiles(std::string_view key, std::string_view count_key, Counts& counts,
                                 std::uint8_t& total) {
        std::vector<Tile> order;
        for (const Reader& item : doc_.at(key).items(0, 255)) {
            order.push_back(tile(item));
            ++counts[order.back()];
        }
        total = static_cast<std::uint8_t>(order.size());
        const Reader count = doc_.at(count_key);
        if (count.integer(0, 255) != total) count.report("is not the number of tiles listed");
        return order;
    }

    void read_neighbours(State& state) {
        const Reader neighbours = doc_.at("neighbours");
        state.neighbours.fill(kNobody);
        neighbours.only({kColourIds[0], kColourIds[1], kColourIds[2], kColourIds[3], kColourIds[4],
                         kColourIds[5]});
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            state.neighbours[colour] =
                read_seat_or_null(neighbours.at(kColourIds[colour]), state.players);
        }
    }

    void read_cards(State& state) {
        state.card_owners.fill(kNobody);
        const auto cards =
            doc_.at("bonus_cards").items(components_.cards.size(), components_.cards.size());
        for (std::size_t card = 0; card < cards.size(); ++card) {
            cards[card].only({"id", "points", "owner"});
            cards[card].at("id").one_of({components_.cards[card].id});
            cards[card].at("points").integer(components_.cards[card].points,
                                             components_.cards[card].points);
            state.card_owners[card] = read_seat_or_null(cards[card].at("owner"), state.players);
        }
    }

    void read_manor(const Reader& seat, Manor& manor) {
        seat.only({"manor", "silver", "loan", "gifts", "extension", "attic", "rooms"});
        manor.board = static_cast<std::uint8_t>(seat.at("manor").one_of(manors_));
        manor.silver = static_cast<std::uint16_t>(seat.at("silver").integer(0, kMaxSilver));
        manor.loan = seat.at("loan").boolean() ? 1 : 0;
        manor.gifts = static_cast<std::uint8_t>(seat.at("gifts").integer(0, 255));
        manor.extension = seat.at("extension").boolean() ? 1 : 0;
        const Reader attic = seat.at("attic");
        const auto spaces = attic.items(2, 2);
        for (std::size_t space = 0; space < spaces.size(); ++space) {
            manor.attic[space] = furniture_or_null(spaces[space]);
        }
        if (manor.attic[1] != kNoTile && manor.extension == 0) {
            attic.report("has a piece on the second space without an extension");
        }
        read_rooms(seat.at("rooms"), manor);
    }

    void read_rooms(const Reader& rooms, Manor& manor) {
        const ManorBoard& board = components_.manors[manor.board];
        bool printed_seen = false;
        for (const auto& [key, room] : rooms.members()) {
            Space space = 0;
            while (space < kSpaces && target_text(target_of(space)) != key) ++space;
            if (space == kSpaces) {
                room.report("is not a space of the ground floor");
                return;
            }
            room.only({"colour", "printed", "furniture"});
            const std::size_t colour =
                room.at("colour").one_of({kColourIds[0], kColourIds[1], kColourIds[2],
                                          kColourIds[3], kColourIds[4], kColourIds[5]});
            if ((manor.renovated() & only(space)) != 0) room.report("is there twice");
            manor.rooms[colour] |= only(space);
            const bool printed = space == board.printed_space;
            printed_seen |= printed;
            if (room.at("printed").boolean() != printed) {
                room.report("is wrong about being the printed room");
            }
            if (printed && colour != board.printed_colour) {
                room.report("is not of the printed room's colour");
            }
            const Reader piece = room.at("furniture");
            const Tile furniture = furniture_or_null(piece);
            if (furniture == kNoTile) continue;
            if (components_.tile_colour[furniture] != colour) {
                piece.report("does not match the room's colour");
            }
            const unsigned kind = components_.tile_kind[furniture];
            manor.furnished |= only(space);
            if ((kind & 1U) != 0) manor.kind_planes[0] |= only(space);
            if ((kind & 2U) != 0) manor.kind_planes[1] |= only(space);
        }
        if (!printed_seen) rooms.report("lacks the printed room");
    }

    void check_manors_differ(const State& state) const {
        for (const Seat a : all_seats(state.players)) {
            for (const Seat b : all_seats(a.number())) {
                if (state.manor(a).board == state.manor(b).board) {
                    doc_.at("seats").report("two seats have the same manor");
                }
            }
        }
    }

    void check_gifts(const State& state) const {
        int gifts = state.gifts_left;
        for (const Manor& manor : state.manors) gifts += manor.gifts;
        if (gifts != components_.gifts) doc_.at("gifts_left").report("the gifts don't add up");
    }

    // Every tile is in the pile, the bag, a shop or a manor.
    void check_tiles(const State& state) const {
        std::array<int, kMaxTiles> found{};
        for (std::size_t kind = 0; kind < kMaxTiles; ++kind) {
            found[kind] = state.pile[kind] + state.bag[kind];
        }
        for (const Tile good : state.goods) {
            if (good != kNoTile) ++found[good];
        }
        for (const Seat seat : all_seats(state.players)) {
            const Manor& manor = state.manor(seat);
            for (std::size_t colour = 0; colour < kColours; ++colour) {
                found[colour] += std::popcount(manor.rooms[colour]);
            }
            --found[components_.manors[manor.board].printed_colour];
            found[kExtensionTile] += manor.extension;
            for (const Tile piece : manor.attic) {
                if (piece != kNoTile) ++found[piece];
            }
            for (std::size_t kind = kFirstFurniture; kind < components_.tile_kinds(); ++kind) {
                found[kind] += std::popcount(
                    manor.furniture(components_.tile_colour[kind], components_.tile_kind[kind]));
            }
        }
        for (std::size_t kind = 0; kind < components_.tile_kinds(); ++kind) {
            if (found[kind] == components_.tile_counts[kind]) continue;
            doc_.report("there are " + std::to_string(found[kind]) + " tiles " + tile_texts_[kind] +
                        ", the content has " + std::to_string(components_.tile_counts[kind]));
            return;
        }
    }

    void check_phase(const State& state) const {
        const Reader phase = doc_.at("phase");
        if ((state.phase == Phase::Over) != (state.to_act == kNobody)) {
            doc_.at("to_act").report("must be null exactly when the game is over");
            return;
        }
        const auto goods = [&state](int shop) {
            return std::ranges::count_if(
                std::span(state.goods)
                    .subspan(static_cast<std::size_t>(shop) * kShopSpaces, kShopSpaces),
                [](Tile good) { return good != kNoTile; });
        };
        const bool nothing_to_fill_with = state.pile_count == 0 && state.bag_count == 0;
        const bool day_open =
            state.bank > 0 && ((goods(0) > 0 && goods(1) > 0) || nothing_to_fill_with);
        if (state.phase == Phase::Main && !day_open) {
            phase.report("the bank or a shop is empty: the day would have ended");
        }
        if (state.phase != Phase::Settle) return;
        const Manor& manor = state.manor(state.to_act);
        const bool two_kinds = manor.attic[0] != kNoTile && manor.attic[1] != kNoTile &&
                               manor.attic[0] != manor.attic[1];
        if (!two_kinds || state.bank == 0) {
            phase.report("there is no choice between two attic pieces");
            return;
        }
        const std::size_t colour = components_.tile_colour[manor.attic[0]];
        if (components_.tile_colour[manor.attic[1]] != colour ||
            std::popcount(manor.unfurnished(colour)) != 1) {
            phase.report("there is no one new room for two attic pieces of its colour");
        }
    }

    // CAL-15: a player with two different attic pieces chooses which of them furnishes a new room
    // of their colour. That room must be the only unfurnished one of the colour, or it would not be
    // clear which room is meant.
    void check_attics(const State& state) const {
        if (state.phase != Phase::Main) return;
        const auto seats = doc_.at("seats").items(state.players, state.players);
        for (const Seat seat : all_seats(seats.size())) {
            const Manor& manor = state.manor(seat);
            const auto [first, second] = manor.attic;
            if (first == kNoTile || second == kNoTile || first == second) continue;
            const std::size_t colour = components_.tile_colour[first];
            if (components_.tile_colour[second] == colour && manor.unfurnished(colour) != 0) {
                seats[seat.index()].at("attic").report(
                    "holds two pieces for a room that stands unfurnished");
            }
        }
    }

    const Components& components_;
    std::vector<std::string> tile_texts_;
    std::vector<std::string> furniture_;
    std::vector<std::string> manors_;
    Reader doc_;
};

// The option `manors`: a different board for each seat; empty if they are dealt at random.
std::vector<std::uint8_t> read_boards(const Reader& option, const std::vector<std::string>& ids,
                                      int players) {
    std::vector<std::uint8_t> chosen;
    if (!option.present() || is_random(option)) return chosen;
    if (option.value().items() == nullptr) {
        option.report("must be a list of manors by seat, or \"random\"");
    }
    const auto count = static_cast<std::size_t>(players);
    for (const Reader& item : option.items(count, count)) {
        const auto board = static_cast<std::uint8_t>(item.one_of(ids));
        if (std::ranges::find(chosen, board) != chosen.end()) item.report("is there twice");
        chosen.push_back(board);
    }
    return chosen;
}

}  // namespace

Result<State> Rules::read_document(const Value& document, Deal& deal) const {
    std::vector<std::string> texts;
    texts.reserve(components_.tile_kinds());
    for (std::size_t tile = 0; tile < components_.tile_kinds(); ++tile) {
        texts.push_back(tile_text(static_cast<Tile>(tile)));
    }
    return read_whole(document, "state/invalid", [&](const Reader& doc) {
        return StateReader(components_, std::move(texts), doc).read(deal);
    });
}

std::vector<OptionFacts> Rules::options() const {
    return {
        {.name = "first", .kind = OptionFacts::Kind::OneSeat},
        {.name = "manors", .kind = OptionFacts::Kind::EachSeat, .values = manor_ids(components_)}};
}

Result<Options> Rules::read_options(const Value& document, int players) const {
    return read_options_of(*this, document, [&](const Reader& doc) {
        return Options{.first = read_first(doc, players),
                       .manors = read_boards(doc.maybe("manors"), manor_ids(components_), players)};
    });
}

}  // namespace faubourg::california
