#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "src/core/seat.h"

namespace faubourg {

// How the seats of one match stand: totals, where the points come from, who wins. A plain value, so
// that search can make one without the heap. The names of the parts are the game's `kScoreParts`.
struct SeatScore {
    static constexpr std::size_t kMaxParts = 8;

    int total = 0;
    std::array<int, kMaxParts> parts{};
    std::uint8_t hidden_parts = 0;  // bit i: the viewer may not know part i; it is not in `total`
    int tie_break = 0;              // the game's `kTieBreak`: wealth, cards, children
};

struct Standing {
    int players = 0;
    std::array<SeatScore, kMaxSeats> seats{};

    // Whether `seat` has the highest total, ties broken; several seats may share the win.
    bool wins(Seat seat) const {
        for (int other = 0; other < players; ++other) {
            const SeatScore& a = seats[static_cast<std::size_t>(other)];
            const SeatScore& b = seats[static_cast<std::size_t>(seat)];
            if (a.total > b.total) return false;
            if (a.total == b.total && a.tie_break > b.tie_break) return false;
        }
        return true;
    }

    // How much of the win is the seat's: shared wins count in equal parts.
    double win_share(Seat seat) const {
        if (!wins(seat)) return 0;
        int winners = 0;
        for (Seat other = 0; other < players; ++other) winners += wins(other) ? 1 : 0;
        return 1.0 / winners;
    }
};

}  // namespace faubourg
