#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "src/core/standing.h"
#include "src/search/arithmetic.h"

namespace faubourg::search {

// What a seat expects before the end: points in hundredths, and how far off that may well be.
struct Outlook {
    int players = 0;
    std::array<int, kMaxSeats> points{};  // hundredths
    int spread = 100;                     // hundredths
};

// How one simulation ended, or what is expected where it was cut off; an entry a seat.
struct Outcome {
    static constexpr int kWholeWin = 60;  // divisible among up to five winners

    int players = 0;
    std::array<int, kMaxSeats> win{};     // sixtieths
    std::array<int, kMaxSeats> points{};  // hundredths

    static Outcome of(const Standing& standing) {
        Outcome outcome{.players = standing.players};
        int winners = 0;
        for (int seat = 0; seat < standing.players; ++seat) {
            const auto index = static_cast<std::size_t>(seat);
            outcome.points[index] = 100 * standing.seats[index].total;
            outcome.win[index] = standing.wins(seat) ? 1 : 0;
            winners += outcome.win[index];
        }
        for (int& win : outcome.win) win *= kWholeWin / winners;
        return outcome;
    }

    // The win is shared out by how far the seats stand apart: a lead of one spread is worth four
    // times the chances.
    static Outcome of(const Outlook& outlook) {
        Outcome outcome{.players = outlook.players, .points = outlook.points};
        constexpr int kEighthsPerSpread = 16;
        const auto seats = static_cast<std::size_t>(outlook.players);
        const int most = *std::max_element(outlook.points.begin(), outlook.points.begin() + seats);
        std::array<std::uint32_t, kMaxSeats> chances{};
        std::uint32_t total = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const int behind = most - outlook.points[seat];
            chances[seat] = exp2_eighths(64 - kEighthsPerSpread * behind / outlook.spread);
            total += chances[seat];
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            outcome.win[seat] = static_cast<int>(kWholeWin * chances[seat] / total);
        }
        return outcome;
    }
};

// What a seat makes of an outcome: winning, and by how much. In whole numbers from 0 to kBest.
struct Taste {
    static constexpr int kBest = 6'000'000;

    int win_percent = 60;  // the rest is for the lead
    int range = 20;        // a lead of so many points is as good as it gets

    std::int64_t utility(const Outcome& outcome, std::size_t seat) const {
        int other = INT32_MIN;
        for (std::size_t i = 0; i < static_cast<std::size_t>(outcome.players); ++i) {
            if (i != seat) other = std::max(other, outcome.points[i]);
        }
        const std::int64_t reach = std::int64_t{100} * range;
        const std::int64_t ahead = std::int64_t{outcome.points[seat]} - other;
        const std::int64_t lead = std::clamp(ahead, -reach, reach);
        constexpr int kWinUnit = kBest / 100 / Outcome::kWholeWin;
        return std::int64_t{win_percent} * outcome.win[seat] * kWinUnit +
               (std::int64_t{100} - win_percent) * (kBest / 100) * (reach + lead) / (2 * reach);
    }
};

}  // namespace faubourg::search
