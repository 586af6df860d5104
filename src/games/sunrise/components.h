#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/index.h"
#include "src/core/text.h"

// Sunrise Avenue's components as plain data, filled from a content pack. Everything here is
// constant while a game is played.
namespace faubourg::sunrise {

inline constexpr std::size_t kMaxPlayers = 4;
inline constexpr std::size_t kMaxColours = 8;
inline constexpr std::size_t kMaxPlots = 128;
inline constexpr int kMaxGrid = 15;    // columns a-o, rows 1-15
inline constexpr int kMaxCircles = 5;  // SUN-4
inline constexpr int kHandLimit = 5;   // SUN-11
inline constexpr int kMaxHeight = 5;   // a hand has no more cards to stack
inline constexpr std::array<int, kMaxPlayers> kPlacePoints = {10, 6, 3, 0};  // SUN-16

// Plots are numbered in the order of their names as texts (a1, a10, a11, a2 ..), so taking the bits
// of a set from the lowest up gives sorted actions.
using Plot = int;
inline constexpr Plot kNoPlot = 0xFF;

// A set of plots: two words of bits.
struct PlotSet {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    constexpr bool empty() const { return (low | high) == 0; }
    constexpr int count() const { return std::popcount(low) + std::popcount(high); }
    constexpr bool has(Plot plot) const {
        return ((plot < 64 ? low : high) >> (static_cast<unsigned>(plot) & 63U) & 1U) != 0;
    }
    // The lowest plot; the set must not be empty.
    constexpr Plot first() const {
        return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high);
    }
    constexpr PlotSet operator|(PlotSet other) const {
        return {.low = low | other.low, .high = high | other.high};
    }
    constexpr PlotSet operator&(PlotSet other) const {
        return {.low = low & other.low, .high = high & other.high};
    }
    constexpr PlotSet operator-(PlotSet other) const {
        return {.low = low & ~other.low, .high = high & ~other.high};
    }
    friend constexpr bool operator==(PlotSet, PlotSet) = default;
};

constexpr PlotSet only(Plot plot) {
    const std::uint64_t bit = std::uint64_t{1} << (static_cast<unsigned>(plot) & 63U);
    return plot < 64 ? PlotSet{.low = bit, .high = 0} : PlotSet{.low = 0, .high = bit};
}

// Calls `visit` with each plot of the set, ascending.
template <class Visit>
constexpr void for_each(PlotSet plots, Visit&& visit) {
    for (std::uint64_t bits = plots.low; bits != 0; bits &= bits - 1) {
        visit(std::countr_zero(bits));
    }
    for (std::uint64_t bits = plots.high; bits != 0; bits &= bits - 1) {
        visit(64 + std::countr_zero(bits));
    }
}

// SUN-4: the bonus zones in the order of the score's parts, then the cross between them.
inline constexpr std::size_t kZones = 4;
inline constexpr std::size_t kCross = kZones;
inline constexpr std::array<std::string_view, kZones> kZoneIds = {"A1", "B1", "B2", "A2"};
constexpr bool ranks_height(std::size_t zone) { return kZoneIds[zone].front() == 'A'; }

// A colour of cards and plots. Colours are numbered in the order of their ids as texts.
struct Colour {
    std::string id;
    Text name;    // "pink": one card of it is "a pink card"
    char letter;  // how a board shows it
    std::uint8_t cards = 0;
};

struct PlotInfo {
    std::string name;  // "f5"
    int column = 0;
    int row = 0;
    std::uint8_t colour = 0;
    std::uint8_t circles = 0;
    std::uint8_t zone = 0;
};

struct Components {
    std::vector<Colour> colours;                         // by id
    std::vector<std::size_t> colours_shown;              // in the pack's order
    std::array<std::uint8_t, kMaxColours> cards{};       // by colour
    std::array<std::uint8_t, kMaxPlayers + 1> houses{};  // by number of players
    int parks = 0;

    int columns = 0;
    int rows = 0;
    int centre_column = 0;
    int centre_row = 0;
    std::vector<PlotInfo> plots;                                      // by name as a text
    std::vector<Plot> plots_by_row;                                   // from the top, left to right
    std::array<std::array<std::uint8_t, kMaxGrid>, kMaxGrid> grid{};  // [row][column], or kNoPlot
    std::array<std::array<std::uint8_t, kMaxGrid>, kMaxGrid>
        zones{};  // of every place, also scenery

    PlotSet beside_centre;
    PlotSet all_plots;
    PlotSet bonus_plots;  // of all four zones
    std::array<PlotSet, kZones> zone_plots{};
    std::array<PlotSet, kMaxColours> colour_plots{};
    std::array<PlotSet, kMaxPlots> neighbours{};
    std::array<std::uint8_t, kMaxPlots> plot_colour{};
    std::array<std::uint8_t, kMaxPlots> plot_circles{};

    const PlotInfo& plot(Plot plot) const { return at_index(plots, plot); }
    // The same facts from small tables, for the parts that must be quick.
    PlotSet beside(Plot plot) const { return at_index(neighbours, plot); }
    std::size_t colour_at(Plot plot) const { return at_index(plot_colour, plot); }
    int circles_at(Plot plot) const { return at_index(plot_circles, plot); }
    // A place of the grid: its plot, or kNoPlot; its zone.
    std::uint8_t& plot_at(int column, int row) { return at_index(at_index(grid, row), column); }
    Plot plot_at(int column, int row) const { return at_index(at_index(grid, row), column); }
    std::size_t zone_at(int column, int row) const {
        return at_index(at_index(zones, row), column);
    }
    const Colour& colour_of(Plot p) const { return colours[plot(p).colour]; }
};

}  // namespace faubourg::sunrise
