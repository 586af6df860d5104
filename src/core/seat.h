#pragma once

#include <cstdint>

namespace faubourg {

// Seats are numbered 0..n-1 clockwise.
using Seat = int;
inline constexpr Seat kNobody = -1;
inline constexpr int kMaxSeats = 5;

constexpr Seat seat_after(Seat seat, int players) { return seat + 1 == players ? 0 : seat + 1; }

// Who looks at a state: `all` sees everything (records, tests, finished games), a seat what that
// player may know, a spectator what the table sees.
struct Viewer {
    enum class Kind : std::uint8_t { All, Spectator, Player };

    Kind kind = Kind::All;
    Seat seat = kNobody;

    static constexpr Viewer all() { return {.kind = Kind::All, .seat = kNobody}; }
    static constexpr Viewer spectator() { return {.kind = Kind::Spectator, .seat = kNobody}; }
    static constexpr Viewer of(Seat seat) { return {.kind = Kind::Player, .seat = seat}; }

    constexpr bool is_all() const { return kind == Kind::All; }
    // Whether what only `owner` may know is shown.
    constexpr bool sees_secrets_of(Seat owner) const {
        return kind == Kind::All || (kind == Kind::Player && seat == owner);
    }
    friend constexpr bool operator==(const Viewer&, const Viewer&) = default;
};

}  // namespace faubourg
