#pragma once

#include <array>
#include <cstdint>

#include "src/core/seat.h"
#include "src/games/dreamhome/home.h"

namespace faubourg::dreamhome {

inline constexpr std::size_t kMaxPlayers = 4;

enum class Phase : std::uint8_t {
    Discard,
    Jackhammer,
    Turn,
    PlaceRoom,
    PlaceResource,
    Final,
    Over
};

// A whole position but for the order of the decks, which is the match's Deal. The discards are not
// here: they are the cards of the pack that are nowhere else (Rules::room_discard).
struct State {
    std::array<Home, kMaxPlayers> homes{};
    std::array<std::uint8_t, kMaxCards> room_deck{};
    // For one who may not know the roofs, the cards of all stacks are counted here too.
    std::array<std::uint8_t, kMaxResources> resource_deck{};
    std::array<Card, kColumns> rooms{};
    std::array<Resource, kColumns> resources{};
    Card taken_room = kNoCard;
    Resource taken_resource = kNoResource;
    std::uint8_t room_deck_count = 0;
    std::uint8_t resource_deck_count = 0;
    std::uint8_t players = 0;
    std::uint8_t family = 0;
    std::uint8_t open_roofs = 0;
    std::uint8_t round = 0;
    std::int8_t first = kNobody;   // opened this round
    std::int8_t marker = kNobody;  // holds the first-player marker now
    std::int8_t to_act = kNobody;
    Phase phase = Phase::Discard;

    State() {
        rooms.fill(kNoCard);
        resources.fill(kNoResource);
    }

    Home& home(Seat seat) { return homes[static_cast<std::size_t>(seat)]; }
    const Home& home(Seat seat) const { return homes[static_cast<std::size_t>(seat)]; }
    bool has_room(int column) const { return rooms[static_cast<std::size_t>(column)] != kNoCard; }
    // DRH-17: whether everyone may look at the roofs.
    bool roofs_shown() const { return open_roofs != 0 || phase == Phase::Over; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 384);

}  // namespace faubourg::dreamhome
