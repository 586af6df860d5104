#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "src/core/index.h"

// The twelve spaces of a home (DRH-2) and sets of them.
//
//        u1  u2  u3  u4  u5        7   8   9  10  11
//        g1  g2  g3  g4  g5        2   3   4   5   6
//                    b4  b5                    0   1
//
// They are numbered in the order of their texts, so taking the bits of a set from the lowest up
// gives sorted actions; and the space above another has its number plus five.
namespace faubourg::dreamhome {

using Space = int;
using SpaceSet = std::uint16_t;

inline constexpr std::size_t kSpaces = 12;
inline constexpr std::array<std::string_view, kSpaces> kSpaceTexts = {
    "b4", "b5", "g1", "g2", "g3", "g4", "g5", "u1", "u2", "u3", "u4", "u5"};
constexpr std::string_view text_of(Space space) { return at_index(kSpaceTexts, space); }
// From the top, left to right: the order in documents and in the Handyman's pairs.
inline constexpr std::array<Space, kSpaces> kReadingOrder = {7, 8, 9, 10, 11, 2, 3, 4, 5, 6, 0, 1};

struct Floor {
    Space first;
    int size;
};
inline constexpr std::array<Floor, 3> kFloors = {
    {{.first = 7, .size = 5}, {.first = 2, .size = 5}, {.first = 0, .size = 2}}};

inline constexpr SpaceSet kAllSpaces = 0xFFF;
inline constexpr SpaceSet kBasement = 0x003;
inline constexpr SpaceSet kGroundFloor = 0x07C;
inline constexpr SpaceSet kUpperFloor = 0xF80;
inline constexpr SpaceSet kUpstairs = kGroundFloor | kUpperFloor;
inline constexpr SpaceSet kOnTheGround = 0x01F;  // b4, b5, g1, g2, g3
inline constexpr SpaceSet kLeftEnds = 0x085;     // b4, g1, u1
inline constexpr SpaceSet kRightEnds = 0x842;    // b5, g5, u5

constexpr SpaceSet only(Space space) { return static_cast<SpaceSet>(1U << space); }
constexpr bool has(SpaceSet set, Space space) { return (set >> space & 1U) != 0; }
constexpr SpaceSet without(SpaceSet set, SpaceSet others) {
    return static_cast<SpaceSet>(set & ~others);
}
// The spaces directly right, or left, of these on the same floor.
constexpr SpaceSet right_of(SpaceSet set) {
    return without(static_cast<SpaceSet>((set << 1) & kAllSpaces), kLeftEnds);
}
constexpr SpaceSet left_of(SpaceSet set) {
    return without(static_cast<SpaceSet>(set >> 1), kRightEnds);
}
// DRH-11: the spaces on the ground or directly above a filled space.
constexpr SpaceSet supported(SpaceSet filled) {
    return static_cast<SpaceSet>((kOnTheGround | filled << 5) & kAllSpaces);
}

// Calls `visit` with each space of the set, ascending.
template <class Visit>
constexpr void for_each_space(SpaceSet set, Visit&& visit) {
    for (unsigned left = set; left != 0; left &= left - 1) visit(Space{std::countr_zero(left)});
}

// The largest room of any pack is a whole floor.
inline constexpr int kMaxRoomSize = 5;

// For each maximum and each set of one floor's cards of one type (one bit each): the spaces where a
// card of the type, added or replacing one of them, gives a room within the maximum.
using FloorFits = std::array<std::array<std::uint8_t, 32>, kMaxRoomSize + 1>;
constexpr FloorFits make_floor_fits() {
    FloorFits fits{};
    for (int max = 1; max <= kMaxRoomSize; ++max) {
        for (unsigned cards = 0; cards < 32; ++cards) {
            unsigned allowed = 0;
            for (int space = 0; space < 5; ++space) {
                int size = 1;
                for (int left = space - 1; left >= 0 && (cards >> left & 1U) != 0; --left) ++size;
                for (int right = space + 1; right < 5 && (cards >> right & 1U) != 0; ++right) {
                    ++size;
                }
                if (size <= max) allowed |= 1U << space;
            }
            at_index(fits, max)[cards] = static_cast<std::uint8_t>(allowed);
        }
    }
    return fits;
}
inline constexpr FloorFits kFloorFits = make_floor_fits();

// DRH-13: the spaces on all floors where a card would keep its room within the maximum.
constexpr SpaceSet within_maximum(int max, SpaceSet same_type) {
    const auto& fits = at_index(kFloorFits, max);
    return static_cast<SpaceSet>((fits[same_type & 3U] & 3U) |
                                 unsigned{fits[same_type >> 2 & 31U]} << 2 |
                                 unsigned{fits[same_type >> 7 & 31U]} << 7);
}

// The spaces where a card of the type would join a room with a token: walking left or right from
// there over cards of the type leads to a token. A token on the space itself does not count.
constexpr SpaceSet beside_tokens(SpaceSet same_type, SpaceSet tokens) {
    SpaceSet met = 0;
    const auto own = static_cast<SpaceSet>(same_type & tokens);
    for (SpaceSet at = right_of(own); at != 0; at = right_of(at & same_type)) met |= at;
    for (SpaceSet at = left_of(own); at != 0; at = left_of(at & same_type)) met |= at;
    return met;
}

// The room of `space`: the cards of its type that are connected to it, itself included.
constexpr SpaceSet joined(SpaceSet same_type, Space space) {
    SpaceSet room = only(space);
    for (SpaceSet grown = 0; grown != room;) {
        grown = room;
        room |= static_cast<SpaceSet>((right_of(room) | left_of(room)) & same_type);
    }
    return room;
}

}  // namespace faubourg::dreamhome
