#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

#include "src/games/dreamhome/spaces.h"
#include "src/games/dreamhome/tables.h"

namespace faubourg::dreamhome {

// One player's home and what lies beside it. Sets of spaces make placement a few bit operations.
struct Home {
    static constexpr Card kDownBit = 0x80;  // with it a card never equals a face-up one

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
    // DRH-10, DRH-11: where a room card may go, whatever it is; and where a Scaffolding may.
    SpaceSet open() const { return without(supported(filled()), occupied()); }
    SpaceSet open_for_scaffold() const { return without(supported(filled()), filled()); }

    // The card on an occupied space, whichever way it lies.
    Card card_at(Space space) const {
        return static_cast<Card>(cards[static_cast<std::size_t>(space)] & ~kDownBit);
    }
    Token token_at(Space space) const { return tokens[static_cast<std::size_t>(space)]; }
    int count(Helper helper) const { return helpers[static_cast<std::size_t>(helper)]; }
    int count(Tool tool) const { return tools[static_cast<std::size_t>(tool)]; }

    void put_up(Space space, Card card) {
        cards[static_cast<std::size_t>(space)] = card;
        up |= only(space);
        down = without(down, only(space));
        scaffolds = without(scaffolds, only(space));
    }
    void put_down(Space space, Card card) {
        cards[static_cast<std::size_t>(space)] = static_cast<Card>(card | kDownBit);
        down |= only(space);
        up = without(up, only(space));
        scaffolds = without(scaffolds, only(space));
    }
    void put_token(Space space, Token token) {
        tokens[static_cast<std::size_t>(space)] = token;
        decorated |= only(space);
    }
    // Answers the token that was there, or kNoToken.
    Token remove_token(Space space) {
        decorated = without(decorated, only(space));
        return std::exchange(tokens[static_cast<std::size_t>(space)], kNoToken);
    }

    friend bool operator==(const Home&, const Home&) = default;
};

// Which of eight bytes lie in first..last (below 128), a bit each; no byte of 128 or more does. All
// eight are compared at once, and the multiplication gathers the answers.
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

// DRH-12 to DRH-14, the one judge of face-up cards: the spaces that suit a card of the type where
// cards of its type lie on `same_type` and rooms with a token on `finishing` are finished. Each
// space is judged as if nothing lay on it.
inline SpaceSet suitable(const RoomType& type, SpaceSet same_type, SpaceSet finishing) {
    auto spaces = static_cast<SpaceSet>(type.floors & within_maximum(type.max, same_type));
    if ((same_type & finishing) != 0) {
        spaces = without(spaces, beside_tokens(same_type, finishing));
    }
    return spaces;
}

// The same for a home as it is: where a card of the type may lie face up, on an open space or in
// the place of the card there. DRH-21: with an Interior Designer tokens finish nothing.
inline SpaceSet suitable(const Home& home, const RoomType& type) {
    const SpaceSet finishing = home.count(Helper::Designer) > 0 ? SpaceSet{0} : home.decorated;
    return suitable(type, cards_of(home, type), finishing);
}

// The room of a face-up card.
SpaceSet room_at(const Tables& tables, const Home& home, Space space);
// DRH-18: the cards that may get this token; none for a garden's décor.
SpaceSet decorable(const Tables& tables, const Home& home, const Decor& decor);
// DRH-21, DRH-29: a room with several tokens keeps the dearest, the leftmost of equals. Answers the
// tokens that were lost.
TokenSet keep_dearest_token(const Tables& tables, Home& home, Space space);

// DRH-29: for each space those with which its card may change places, as `handyman` names pairs.
std::array<SpaceSet, kSpaces> handyman_pairs(const Tables& tables, const Home& home);

// What one home is worth: the parts are those of `Rules::kScoreParts`.
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
HomeScore score_home(const Tables& tables, const Home& home);
// DRH-34: the best four of these roof cards.
int score_roof(const Tables& tables, const std::array<std::uint8_t, kMaxRoofs>& roofs);

}  // namespace faubourg::dreamhome
