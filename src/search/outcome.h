#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "src/core/standing.h"
#include "src/search/arithmetic.h"

namespace faubourg::search {

// The static evaluation of a position: the final points that each seat may expect, and how
// uncertain they are.
struct Evaluation {
    int players = 0;
    PerSeat<Centipoints> points{};
    Centipoints spread = kPoint;
};

// How one simulation ended, or the evaluation where it was cut off; one entry for each seat.
struct Outcome {
    int players = 0;
    PerSeat<WinShare> win{};
    PerSeat<Centipoints> points{};

    static Outcome of(const Standing& standing) {
        Outcome outcome{.players = standing.players};
        int winners = 0;
        for (const Seat seat : all_seats(standing.players)) {
            outcome.points[seat] = standing.seats[seat].total * kPoint;
            outcome.win[seat].parts = standing.wins(seat) ? 1 : 0;
            winners += outcome.win[seat].parts;
        }
        for (WinShare& win : outcome.win) win.parts *= WinShare::kWhole / winners;
        return outcome;
    }

    // The win is distributed by a softmax over the points: a lead of one spread makes a win four
    // times as likely.
    static Outcome of(const Evaluation& evaluation) {
        Outcome outcome{.players = evaluation.players, .points = evaluation.points};
        constexpr Doublings kLeader = doublings(8);
        constexpr Doublings kPerSpread = doublings(2);
        Centipoints most = evaluation.points[0];
        for (const Seat seat : all_seats(evaluation.players)) {
            most = std::max(most, evaluation.points[seat]);
        }
        PerSeat<std::uint32_t> weights{};
        std::uint32_t total = 0;
        for (const Seat seat : all_seats(evaluation.players)) {
            const Centipoints behind = most - evaluation.points[seat];
            const Doublings less = {kPerSpread.eighths * behind.count / evaluation.spread.count};
            weights[seat] = weight_of(kLeader - less);
            total += weights[seat];
        }
        for (const Seat seat : all_seats(evaluation.players)) {
            outcome.win[seat] = {static_cast<int>(WinShare::kWhole * weights[seat] / total)};
        }
        return outcome;
    }
};

// What an outcome is worth to a seat, from 0 to kMaxUtility: a weighted sum of the share of the win
// and the lead over the best of the others.
struct UtilityFunction {
    Percent win_weight = {60};  // the rest is for the lead
    int lead_range = 20;        // points; larger leads count as this much

    Utility operator()(const Outcome& outcome, Seat seat) const {
        int other = INT32_MIN;
        for (const Seat rival : all_seats(outcome.players)) {
            if (rival != seat) other = std::max(other, outcome.points[rival].count);
        }
        const std::int64_t range = (lead_range * kPoint).count;
        const std::int64_t ahead = std::int64_t{outcome.points[seat].count} - other;
        const std::int64_t lead = std::clamp(ahead, -range, range);
        constexpr int kPerPercent = kMaxUtility / Percent::kWhole;
        constexpr int kPerWinUnit = kPerPercent / WinShare::kWhole;
        const Utility of_win = Utility{win_weight.parts} * outcome.win[seat].parts * kPerWinUnit;
        const int lead_weight = Percent::kWhole - win_weight.parts;
        const Utility of_lead = Utility{lead_weight} * kPerPercent * (range + lead) / (2 * range);
        return of_win + of_lead;
    }
};

}  // namespace faubourg::search
