#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "src/core/index.h"
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
// Their names in documents.
inline constexpr std::array<std::string_view, 7> kPhases = {
    "discard", "jackhammer", "turn", "place", "resource", "final", "over"};
constexpr std::string_view name_of(Phase phase) { return kPhases[std::to_underlying(phase)]; }

// A whole position except the order of the decks, which is in the match's Deal. The discards are
// not stored: they are the cards of the pack that are nowhere else (Rules::room_discard).
struct State {
    PerSeat<Home, kMaxPlayers> homes{};
    std::array<std::uint8_t, kMaxCards> room_deck{};
    // In a view that may not show the roofs, the cards of all stacks are counted here too.
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
    Seat first = kNobody;   // opened this round
    Seat marker = kNobody;  // holds the first-player marker now
    Seat to_act = kNobody;
    Phase phase = Phase::Discard;

    State() {
        rooms.fill(kNoCard);
        resources.fill(kNoResource);
    }

    Home& home(Seat seat) { return homes[seat]; }
    const Home& home(Seat seat) const { return homes[seat]; }
    // The cards in a column of the market.
    Card& room(int column) { return at_index(rooms, column); }
    Card room(int column) const { return at_index(rooms, column); }
    Resource& resource(int column) { return at_index(resources, column); }
    Resource resource(int column) const { return at_index(resources, column); }
    bool has_room(int column) const { return room(column) != kNoCard; }
    // DRH-17: whether everyone may look at the roofs.
    bool roofs_shown() const { return open_roofs != 0 || phase == Phase::Over; }

    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 384);

}  // namespace faubourg::dreamhome
