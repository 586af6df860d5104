#pragma once

#include <array>
#include <cstdint>

#include "src/core/seat.h"
#include "src/games/sunrise/tables.h"

namespace faubourg::sunrise {

// Start: of a turn, draw or build. Building: at least one step was made, go on or end.
enum class Phase : std::uint8_t { Start, Building, Discarding, Over };

// What lies before one player. In a view that may not show it the hand is blank; its size is not.
struct Player {
    std::array<std::uint8_t, kMaxColours> hand{};
    std::uint16_t track = 0;
    std::uint8_t hand_count = 0;
    std::uint8_t houses_left = 0;
    friend bool operator==(const Player&, const Player&) = default;
};

// A whole position but for the order of the deck, which is the match's Deal.
struct State {
    std::array<PlotSet, kMaxPlayers> buildings{};  // whose
    std::array<PlotSet, 3> height_planes{};        // how high: a binary digit in each plane
    PlotSet parks;
    PlotSet free;
    PlotSet open;  // free, and beside the centre or something built: where a turn may begin
    std::array<Player, kMaxPlayers> seats{};
    std::array<std::uint8_t, kMaxColours> deck{};
    std::array<std::uint8_t, kMaxColours> discard{};
    std::uint32_t turn = 0;
    std::uint16_t deck_count = 0;
    std::uint16_t idle_turns = 0;
    std::int8_t to_act = kNobody;
    std::uint8_t players = 0;
    std::uint8_t first = 0;
    Phase phase = Phase::Start;
    std::uint8_t last_plot = kNoPlot;
    std::uint8_t park_used = 0;
    std::uint8_t final_phase = 0;
    std::uint8_t parks_left = 0;

    Player& at(Seat seat) { return seats[static_cast<std::size_t>(seat)]; }
    const Player& at(Seat seat) const { return seats[static_cast<std::size_t>(seat)]; }
    PlotSet& built_by(Seat seat) { return buildings[static_cast<std::size_t>(seat)]; }
    PlotSet built_by(Seat seat) const { return buildings[static_cast<std::size_t>(seat)]; }
    int height(Plot plot) const {
        return (height_planes[0].has(plot) ? 1 : 0) + (height_planes[1].has(plot) ? 2 : 0) +
               (height_planes[2].has(plot) ? 4 : 0);
    }
    // Whose building stands on the plot, or kNobody.
    Seat owner(Plot plot) const {
        for (Seat seat = 0; seat < players; ++seat) {
            if (built_by(seat).has(plot)) return seat;
        }
        return kNobody;
    }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 256);

}  // namespace faubourg::sunrise
