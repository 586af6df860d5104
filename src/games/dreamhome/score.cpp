#include <algorithm>
#include <bit>

#include "src/core/index.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {
namespace {

constexpr int kFunctionality = 3;           // DRH-32
constexpr int kArchitectFunctionality = 4;  // DRH-33
constexpr int kRoofCardsUsed = 4;           // DRH-34
constexpr int kUniformRoof = 8;
constexpr int kMixedRoof = 3;

// The types of one floor's face-up cards from left to right, with an empty entry at either end.
using FloorTypes = std::array<int, kMaxRoomSize + 2>;

FloorTypes floor_types(const Components& components, const Home& home, const Floor& floor) {
    FloorTypes types{};
    types.fill(RoomType::kNone);
    for (int i = 0; i < floor.size; ++i) {
        const Space space = floor.first + i;
        if (!has(home.up, space)) continue;
        at_index(types, i + 1) = static_cast<int>(components.type_of(home.card_at(space)));
    }
    return types;
}

// DRH-30: rooms score by size; an annex beside the room that it names scores more, once.
int score_floor(const Components& components, const FloorTypes& types) {
    int points = 0;
    for (std::size_t start = 1; start + 1 < types.size();) {
        std::size_t end = start + 1;
        if (types[start] == RoomType::kNone) {
            start = end;
            continue;
        }
        while (types[end] == types[start]) ++end;
        const RoomType& type = at_index(components.types, types[start]);
        const bool beside = type.beside != RoomType::kNone &&
                            (types[start - 1] == type.beside || types[end] == type.beside);
        points += beside ? type.beside_points : type.points[end - start];
        start = end;
    }
    return points;
}

// DRH-31, DRH-21: tokens in house and garden; each is worth one more for each Designer.
int score_decor(const Components& components, const Home& home) {
    const int bonus = home.count(Helper::Designer);
    int points = 0;
    for_each_space(home.decorated, [&](Space space) {
        points += components.decor[home.token_at(space)].value + bonus;
    });
    for (unsigned left = home.garden; left != 0; left &= left - 1) {
        points += at_index(components.decor, std::countr_zero(left)).value + bonus;
    }
    return points;
}

// DRH-32
int score_functionality(const Components& components, const Home& home) {
    const SpaceSet bathrooms = cards_of(home, components.types[components.bathroom]);
    const bool both_floors = (bathrooms & kUpperFloor) != 0 && (bathrooms & kGroundFloor) != 0;
    const bool all_three = bathrooms != 0 &&
                           cards_of(home, components.types[components.kitchen]) != 0 &&
                           cards_of(home, components.types[components.bedroom]) != 0;
    const int each =
        home.count(Helper::Architect) > 0 ? kArchitectFunctionality : kFunctionality;  // DRH-33
    return (both_floors ? each : 0) + (all_three ? each : 0);
}

}  // namespace

// DRH-34: four of one colour are worth more than any other four, however many windows those have.
int score_roof(const Components& components, const std::array<std::uint8_t, kMaxRoofs>& roofs) {
    std::array<int, kMaxRoofColours> of_colour{};
    std::array<int, kMaxRoofColours> windows{};
    int all = 0;
    int all_windows = 0;
    for (std::size_t roof = 0; roof < components.roofs.size(); ++roof) {
        const RoofCard& card = components.roofs[roof];
        of_colour[card.colour] += roofs[roof];
        all += roofs[roof];
        if (!card.window) continue;
        windows[card.colour] += roofs[roof];
        all_windows += roofs[roof];
    }
    if (all < kRoofCardsUsed) return 0;
    int best = kMixedRoof + std::min(all_windows, kRoofCardsUsed);
    for (std::size_t colour = 0; colour < kMaxRoofColours; ++colour) {
        if (of_colour[colour] < kRoofCardsUsed) continue;
        best = std::max(best, kUniformRoof + std::min(windows[colour], kRoofCardsUsed));
    }
    return best;
}

HomeScore score_home(const Components& components, const Home& home) {
    HomeScore score;
    for (const Floor& floor : kFloors) {
        score.rooms += score_floor(components, floor_types(components, home, floor));
    }
    score.decor = score_decor(components, home);
    score.functionality = score_functionality(components, home);
    score.roof = score_roof(components, home.roofs);
    // DRH-33: a second Architect adds nothing.
    score.helpers = home.count(Helper::Architect) > 0 ? std::popcount(home.down) : 0;
    for_each_space(home.up, [&](Space space) {
        score.children += components.cards[home.card_at(space)].children;
    });
    return score;
}

// DRH-35. Leaves out the roof for viewers who may not know it yet.
Standing Rules::score(const State& state, Viewer viewer) const {
    constexpr unsigned kRoofPart = 3;
    const bool roofs_known = viewer.is_all() || state.roofs_shown();
    Standing standing;
    standing.players = state.players;
    for (const Seat seat : all_seats(state.players)) {
        const HomeScore home = score_home(components_, state.home(seat));
        SeatScore& score = standing.seats[seat];
        score.parts = {home.rooms, home.decor, home.functionality, roofs_known ? home.roof : 0,
                       home.helpers};
        score.hidden_parts = roofs_known ? 0 : 1U << kRoofPart;
        score.total = home.total() - (roofs_known ? 0 : home.roof);
        score.tie_break = home.children;
    }
    return standing;
}

}  // namespace faubourg::dreamhome
