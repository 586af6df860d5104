#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include "src/search/units.h"

namespace faubourg::search {

// The statistics of one action of the root, for the seat to act; totals are over all visits.
template <class Action>
struct ActionStats {
    Action action{};
    int visits = 0;
    Utility total_utility = 0;
    std::int64_t total_win = 0;     // in parts of a WinShare
    std::int64_t total_points = 0;  // in Centipoints
    Utility noise = 0;              // added to the mean utility, to play weaker

    // Per visit; there must be at least one visit.
    double mean_win() const {
        return static_cast<double>(total_win) / (WinShare::kWhole * static_cast<double>(visits));
    }
    double mean_points() const {
        return static_cast<double>(total_points) / (kPoint.count * static_cast<double>(visits));
    }

    // Per visit, including the noise.
    double mean_utility() const {
        return visits == 0
                   ? 0.0
                   : static_cast<double>(total_utility) / visits + static_cast<double>(noise);
    }
};

// Most visits first; equal ones by their mean utility, then by their code.
template <class Action>
std::vector<ActionStats<Action>> best_first(std::vector<ActionStats<Action>> stats) {
    std::ranges::sort(stats, [](const auto& a, const auto& b) {
        if (a.visits != b.visits) return a.visits > b.visits;
        if (a.mean_utility() != b.mean_utility()) return a.mean_utility() > b.mean_utility();
        return a.action.code < b.action.code;
    });
    return stats;
}

}  // namespace faubourg::search
