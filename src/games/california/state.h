#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "src/core/index.h"
#include "src/core/seat.h"
#include "src/games/california/components.h"

namespace faubourg::california {

enum class Phase : std::uint8_t { Main, Settle, Over };
// Their names in documents.
inline constexpr std::array<std::string_view, 3> kPhases = {"main", "settle", "over"};
constexpr std::string_view name_of(Phase phase) { return kPhases[std::to_underlying(phase)]; }

// One player's manor and possessions. Sets of spaces make placement a few bit operations. The kind
// of a piece is a number from 0 to 3 within its colour; `kind_planes` holds its two bits, each as a
// set of spaces.
struct Manor {
    std::array<SpaceSet, kColours> rooms{};
    SpaceSet furnished = 0;
    std::array<SpaceSet, 2> kind_planes{};
    std::uint16_t silver = 0;
    std::array<Tile, 2> attic = {kNoTile, kNoTile};
    std::uint8_t board = 0;
    std::uint8_t gifts = 0;
    std::uint8_t loan = 0;
    std::uint8_t extension = 0;

    SpaceSet renovated() const {
        return static_cast<SpaceSet>(rooms[0] | rooms[1] | rooms[2] | rooms[3] | rooms[4] |
                                     rooms[5]);
    }
    SpaceSet free() const { return static_cast<SpaceSet>(~renovated()); }
    // Rooms of a colour that have no furniture yet.
    SpaceSet unfurnished(std::size_t colour) const {
        return static_cast<SpaceSet>(rooms[colour] & ~furnished);
    }
    // Ground-floor spaces with furniture of this kind and colour.
    SpaceSet furniture(std::size_t colour, int kind) const {
        const auto low = (kind & 1) != 0 ? kind_planes[0] : static_cast<SpaceSet>(~kind_planes[0]);
        const auto high = (kind & 2) != 0 ? kind_planes[1] : static_cast<SpaceSet>(~kind_planes[1]);
        return static_cast<SpaceSet>(rooms[colour] & furnished & low & high);
    }
    // The attic space for the next piece, or -1.
    int free_attic() const {
        if (attic[0] == kNoTile) return 0;
        return extension != 0 && attic[1] == kNoTile ? 1 : -1;
    }
    friend bool operator==(const Manor&, const Manor&) = default;
};

// A whole position except the order of the pile, which is in the match's Deal.
struct State {
    PerSeat<Manor> manors{};
    std::array<Tile, kGoods> goods{};  // the shops' tiles
    std::array<std::uint8_t, kMaxTiles> pile{};
    std::array<std::uint8_t, kMaxTiles> bag{};
    std::uint8_t pile_count = 0;
    std::uint8_t bag_count = 0;
    std::array<Seat, kColours> neighbours{};  // at whose manor each is; nobody: at the centre
    std::array<Seat, kMaxCards> card_owners{};
    std::uint8_t gifts_left = 0;
    std::uint8_t bank = 0;
    std::uint8_t day = 0;
    Seat to_act = kNobody;
    std::uint8_t players = 0;
    Phase phase = Phase::Main;

    Tile& good(int space) { return at_index(goods, space); }
    Tile good(int space) const { return at_index(goods, space); }
    Manor& manor(Seat seat) { return manors[seat]; }
    const Manor& manor(Seat seat) const { return manors[seat]; }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 256);

}  // namespace faubourg::california
