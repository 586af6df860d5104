#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "src/core/seat.h"

namespace faubourg {

// How the seats of one match stand: totals, where the points come from, who wins. A plain value, so
// that search needs no heap memory for it. The game's `kScoreParts` names the parts.
struct SeatScore {
    static constexpr std::size_t kMaxParts = 8;

    int total = 0;
    std::array<int, kMaxParts> parts{};
    std::uint8_t hidden_parts = 0;  // bit i: the viewer may not know part i; `total` leaves it out
    int tie_break = 0;              // the game's `kTieBreak`: wealth, cards, children
};

struct Standing {
    int players = 0;
    PerSeat<SeatScore> seats{};

    // Whether `seat` has the highest total after the tie-break; several seats may share the win.
    bool wins(Seat seat) const {
        const SeatScore& own = seats[seat];
        return std::ranges::none_of(all_seats(players), [&](Seat other) {
            const SeatScore& score = seats[other];
            return score.total > own.total ||
                   (score.total == own.total && score.tie_break > own.tie_break);
        });
    }

    // The seat's share of the win: winners share it equally.
    double win_share(Seat seat) const {
        if (!wins(seat)) return 0;
        int winners = 0;
        for (const Seat other : all_seats(players)) winners += wins(other) ? 1 : 0;
        return 1.0 / winners;
    }
};

}  // namespace faubourg
