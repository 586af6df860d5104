#pragma once

#include <array>
#include <cstdint>

#include "src/core/seat.h"
#include "src/games/dreamhome/components.h"

namespace faubourg::dreamhome {

// What happened, for logs and animation. The kind decides which fields have a meaning.
struct Event {
    enum class Kind : std::uint8_t {
        Deal,      // rooms, resources
        Discard,   // by a seat: column, card, resource; by nobody: rooms, resources left over
        Take,      // column, card, resource
        Place,     // card, space, down, on_scaffold, lost
        Decorate,  // resource, space
        Scaffold,  // space
        Tool,      // which tool: Drill (space, card out, other_card in, column, lost),
                   // Jackhammer (column, card, resource discarded; or passed),
                   // Mixer (column, other_column)
        Helper,    // which helper: Roofer (resource; or passed), Supplier (space, card out,
                   // other_card in, lost), Handyman (card from space, down, other_card from
                   // other_space, other_down, lost)
        Done,      // uses no more helpers: written as a `helper` event
        Marker,
        Round,  // round
        Over
    };
    Kind kind = Kind::Over;
    Seat seat = kNobody;
    int column = 0;
    int other_column = 0;
    Space space = 0;
    Space other_space = 0;
    Card card = kNoCard;
    Card other_card = kNoCard;
    Resource resource = kNoResource;
    Tool tool = Tool::Drill;
    Helper helper = Helper::Roofer;
    bool down = false;
    bool other_down = false;
    bool on_scaffold = false;
    bool passed = false;
    TokenSet lost = 0;  // tokens that went out of play
    int round = 0;
    std::array<Card, kColumns> rooms{};
    std::array<Resource, kColumns> resources{};
};

}  // namespace faubourg::dreamhome
