#pragma once

#include <array>
#include <cstdint>

#include "src/core/seat.h"
#include "src/games/california/tables.h"

namespace faubourg::california {

enum class Phase : std::uint8_t { Main, Settle, Over };

// One player's manor and possessions. Sets of spaces make placement a few bit operations; the kind
// of the furniture on a space is its number within the room's colour, one bit in each plane.
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
    // The attic space that would take the next piece, or -1.
    int free_attic() const {
        if (attic[0] == kNoTile) return 0;
        return extension != 0 && attic[1] == kNoTile ? 1 : -1;
    }
    friend bool operator==(const Manor&, const Manor&) = default;
};

// A whole position but for the order of the pile, which is the match's Deal.
struct State {
    std::array<Manor, kMaxSeats> manors{};
    std::array<Tile, kGoods> goods{};  // the shops' tiles
    std::array<std::uint8_t, kMaxTiles> pile{};
    std::array<std::uint8_t, kMaxTiles> bag{};
    std::uint8_t pile_count = 0;
    std::uint8_t bag_count = 0;
    std::array<std::int8_t, kColours> neighbours{};  // whose manor, or kNobody at the centre
    std::array<std::int8_t, kMaxCards> card_owners{};
    std::uint8_t gifts_left = 0;
    std::uint8_t bank = 0;
    std::uint8_t day = 0;
    std::int8_t to_act = kNobody;
    std::uint8_t players = 0;
    Phase phase = Phase::Main;

    Manor& manor(Seat seat) { return manors[static_cast<std::size_t>(seat)]; }
    const Manor& manor(Seat seat) const { return manors[static_cast<std::size_t>(seat)]; }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 256);

}  // namespace faubourg::california
