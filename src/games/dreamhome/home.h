#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "src/core/index.h"
#include "src/games/dreamhome/components.h"
#include "src/games/dreamhome/spaces.h"

namespace faubourg::dreamhome {

// One player's home and belongings. Sets of spaces make placement a few bit operations.
struct Home {
    static constexpr Card kDownBit =
        0x80;  // set in cards that lie face down: they equal no face-up card

    std::array<Card, kSpaces> cards{};
    std::array<Token, kSpaces> tokens{};
    SpaceSet up = 0;    // face-up cards
    SpaceSet down = 0;  // empty rooms
    SpaceSet scaffolds = 0;
    SpaceSet decorated = 0;
    TokenSet garden = 0;
    std::array<std::uint8_t, kMaxRoofs> roofs{};  // blanked for those who may not know
    std::array<std::uint8_t, kHelpers> helpers{};
    std::array<std::uint8_t, kTools> tools{};
    std::uint8_t roof_count = 0;
    std::uint8_t skips = 0;   // used a Jackhammer this round
    std::uint8_t played = 0;  // had its turn of this round

    Home() {
        cards.fill(kNoCard);
        tokens.fill(kNoToken);
    }

    SpaceSet occupied() const { return static_cast<SpaceSet>(up | down); }
    SpaceSet filled() const { return static_cast<SpaceSet>(occupied() | scaffolds); }
    SpaceSet empty() const { return without(kAllSpaces, filled()); }
    // DRH-10, DRH-11: where any room card may go, and where a Scaffolding may go.
    SpaceSet open() const { return without(supported(filled()), occupied()); }
    SpaceSet open_for_scaffold() const { return without(supported(filled()), filled()); }

    // The card on an occupied space, face up or face down.
    Card card_at(Space space) const {
        return static_cast<Card>(at_index(cards, space) & ~kDownBit);
    }
    Token token_at(Space space) const { return at_index(tokens, space); }
    int count(Helper helper) const { return helpers[std::to_underlying(helper)]; }
    int count(Tool tool) const { return tools[std::to_underlying(tool)]; }

    void put_up(Space space, Card card) {
        at_index(cards, space) = card;
        up |= only(space);
        down = without(down, only(space));
        scaffolds = without(scaffolds, only(space));
    }
    void put_down(Space space, Card card) {
        at_index(cards, space) = static_cast<Card>(card | kDownBit);
        down |= only(space);
        up = without(up, only(space));
        scaffolds = without(scaffolds, only(space));
    }
    void put_token(Space space, Token token) {
        at_index(tokens, space) = token;
        decorated |= only(space);
    }
    // Removes the token and returns it; kNoToken if there was none.
    Token remove_token(Space space) {
        decorated = without(decorated, only(space));
        return std::exchange(at_index(tokens, space), kNoToken);
    }

    friend bool operator==(const Home&, const Home&) = default;
};

// One bit for each of eight bytes: whether its value is between first and last, which must be below
// 128. Bytes of 128 or more never match. All eight are compared at once, and a multiplication
// gathers the bits.
constexpr unsigned bytes_within(std::uint64_t bytes, unsigned first, unsigned last) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    constexpr std::uint64_t kHighBits = 0x8080808080808080U;
    const std::uint64_t low = bytes & ~kHighBits;
    const std::uint64_t reach_first = low + kOnes * (0x80 - first);
    const std::uint64_t pass_last = low + kOnes * (0x7F - last);
    const std::uint64_t within = (reach_first & ~pass_last & ~bytes & kHighBits) >> 7;
    return static_cast<unsigned>((within * 0x0102040810204080U) >> 56);
}

// The spaces with a face-up card of the type.
inline SpaceSet cards_of(const Home& home, const RoomType& type) {
    static_assert(kSpaces == 12 && std::endian::native == std::endian::little);
    std::uint64_t low = 0;
    std::uint32_t high = 0;
    std::memcpy(&low, home.cards.data(), sizeof low);
    std::memcpy(&high, home.cards.data() + sizeof low, sizeof high);
    const unsigned first = type.first_card;
    const unsigned last = first + type.cards - 1U;
    constexpr std::uint64_t kNothing = 0xFFFFFFFF00000000U;
    return static_cast<SpaceSet>(bytes_within(low, first, last) |
                                 bytes_within(high | kNothing, first, last) << 8);
}

// DRH-12 to DRH-14 are decided here and nowhere else: the spaces where a card of the type may lie
// face up, if cards of the type lie on `same_type` and a token on a space of `finishing` finishes
// its room. Each space is judged as if it were empty.
inline SpaceSet suitable(const RoomType& type, SpaceSet same_type, SpaceSet finishing) {
    auto spaces = static_cast<SpaceSet>(type.floors & within_maximum(type.max, same_type));
    if ((same_type & finishing) != 0) {
        spaces = without(spaces, beside_tokens(same_type, finishing));
    }
    return spaces;
}

// The same for a given home: where a card of the type may lie face up, on an open space or in place
// of the card there. DRH-21: with an Interior Designer tokens finish nothing.
inline SpaceSet suitable(const Home& home, const RoomType& type) {
    const SpaceSet finishing = home.count(Helper::Designer) > 0 ? SpaceSet{0} : home.decorated;
    return suitable(type, cards_of(home, type), finishing);
}

// The room of a face-up card.
SpaceSet room_at(const Components& components, const Home& home, Space space);
// DRH-18: the cards that may get this token; none for garden décor.
SpaceSet decorable(const Components& components, const Home& home, const Decor& decor);
// DRH-21, DRH-29: a room with several tokens keeps only the most valuable one, and of equal ones
// the leftmost. Returns the lost tokens.
TokenSet keep_dearest_token(const Components& components, Home& home, Space space);

// DRH-29: for each space the spaces with which its card may change places. A pair is listed once,
// under the space that `handyman` names first.
std::array<SpaceSet, kSpaces> handyman_pairs(const Components& components, const Home& home);

// The score of one home; the parts are those of `Rules::kScoreParts`.
struct HomeScore {
    int rooms = 0;
    int decor = 0;
    int functionality = 0;
    int roof = 0;
    int helpers = 0;
    int children = 0;

    int total() const { return rooms + decor + functionality + roof + helpers; }
    friend bool operator==(const HomeScore&, const HomeScore&) = default;
};
HomeScore score_home(const Components& components, const Home& home);
// DRH-34: the best four of these roof cards.
int score_roof(const Components& components, const std::array<std::uint8_t, kMaxRoofs>& roofs);

}  // namespace faubourg::dreamhome
