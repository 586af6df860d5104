#include <algorithm>

#include "src/core/index.h"
#include "src/games/sunrise/rules.h"

namespace faubourg::sunrise {
namespace {

PlotSet of_height(const State& state, int height, PlotSet among) {
    for (unsigned plane = 0; plane < state.height_planes.size(); ++plane) {
        const PlotSet digit = state.height_planes[plane];
        const bool one = (static_cast<unsigned>(height) >> plane & 1U) != 0;
        among = one ? among & digit : among - digit;
    }
    return among;
}

// SUN-17: the greatest height, then how many buildings have it. Single houses do not count.
RankKey height_key(const State& state, PlotSet buildings) {
    constexpr int kLowest = 2;
    for (int height = kMaxHeight; height >= kLowest; --height) {
        const int count = of_height(state, height, buildings).count();
        if (count > 0) return {.value = height, .count = count};
    }
    return {};
}

}  // namespace

// SUN-19: parks do not connect buildings.
int Rules::largest_group(PlotSet buildings) const {
    int largest = 0;
    while (!buildings.empty()) {
        PlotSet group;
        PlotSet edge = only(buildings.first());
        while (!edge.empty()) {
            group = group | edge;
            buildings = buildings - edge;
            PlotSet beside;
            for_each(edge, [&](Plot plot) { beside = beside | components_.beside(plot); });
            edge = beside & buildings;
        }
        largest = std::max(largest, group.count());
    }
    return largest;
}

RankKey Rules::rank_key(const State& state, Seat seat, std::size_t bonus) const {
    const PlotSet buildings = state.built_by(seat);
    if (bonus == kGroupBonus) return {.value = largest_group(buildings)};
    const PlotSet here = buildings & components_.zone_plots[bonus];
    return ranks_height(bonus) ? height_key(state, here)
                               : RankKey{.value = here.count()};  // SUN-18
}

Standing Rules::score(const State& state, Viewer /*viewer*/) const {
    Standing standing;
    standing.players = state.players;
    for (std::size_t bonus = 0; bonus < kBonuses; ++bonus) {
        PerSeat<RankKey, kMaxPlayers> keys{};
        for (const Seat seat : all_seats(state.players)) {
            keys[seat] = rank_key(state, seat, bonus);
        }
        for (const Seat seat : all_seats(state.players)) {
            if (keys[seat] == RankKey{}) continue;
            // SUN-16: a seat's place is the number of seats ranked above it, so places after a tie
            // are skipped.
            const auto ahead =
                std::ranges::count_if(keys, [&](RankKey key) { return key > keys[seat]; });
            standing.seats[seat].parts[1 + bonus] = at_index(kPlacePoints, ahead);
        }
    }
    for (const Seat seat : all_seats(state.players)) {  // SUN-20
        SeatScore& score = standing.seats[seat];
        score.parts[0] = state.at(seat).track;
        for (const int points : score.parts) score.total += points;
        score.tie_break = state.at(seat).hand_count;
    }
    return standing;
}

}  // namespace faubourg::sunrise
