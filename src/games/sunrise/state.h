#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "src/core/seat.h"
#include "src/games/sunrise/components.h"

namespace faubourg::sunrise {

// Start: a turn begins, draw or build. Building: something was built in this turn, build on or end.
enum class Phase : std::uint8_t { Start, Building, Discarding, Over };
// Their names in documents.
inline constexpr std::array<std::string_view, 4> kPhases = {"start", "building", "discarding",
                                                            "over"};
constexpr std::string_view name_of(Phase phase) { return kPhases[std::to_underlying(phase)]; }

// What one player has. In a view that may not show the hand it is blank, but its size is kept.
struct Player {
    std::array<std::uint8_t, kMaxColours> hand{};
    std::uint16_t track = 0;
    std::uint8_t hand_count = 0;
    std::uint8_t houses_left = 0;
    friend bool operator==(const Player&, const Player&) = default;
};

// A whole position except the order of the deck, which is in the match's Deal.
struct State {
    PerSeat<PlotSet, kMaxPlayers> buildings{};
    std::array<PlotSet, 3>
        height_planes{};  // how high: the binary digits of the height, a set of plots for each
    PlotSet parks;
    PlotSet free;
    PlotSet open;  // free, and beside the centre or something built: where a turn may start
    PerSeat<Player, kMaxPlayers> seats{};
    std::array<std::uint8_t, kMaxColours> deck{};
    std::array<std::uint8_t, kMaxColours> discard{};
    std::uint32_t turn = 0;
    std::uint16_t deck_count = 0;
    std::uint16_t idle_turns = 0;
    Seat to_act = kNobody;
    std::uint8_t players = 0;
    Seat first = 0;
    Phase phase = Phase::Start;
    std::uint8_t last_plot = kNoPlot;
    std::uint8_t park_used = 0;
    std::uint8_t final_phase = 0;
    std::uint8_t parks_left = 0;

    Player& at(Seat seat) { return seats[seat]; }
    const Player& at(Seat seat) const { return seats[seat]; }
    PlotSet& built_by(Seat seat) { return buildings[seat]; }
    PlotSet built_by(Seat seat) const { return buildings[seat]; }
    int height(Plot plot) const {
        return (height_planes[0].has(plot) ? 1 : 0) + (height_planes[1].has(plot) ? 2 : 0) +
               (height_planes[2].has(plot) ? 4 : 0);
    }
    // The owner of the building on the plot, or kNobody.
    Seat owner(Plot plot) const {
        for (const Seat seat : all_seats(players)) {
            if (built_by(seat).has(plot)) return seat;
        }
        return kNobody;
    }
    friend bool operator==(const State&, const State&) = default;
};

static_assert(sizeof(State) <= 256);

}  // namespace faubourg::sunrise
