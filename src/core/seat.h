#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <concepts>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace faubourg {

inline constexpr int kMaxSeats = 5;

// A place at the table, numbered from 0 clockwise, or nobody (the default). It takes one byte, so
// that states can hold it directly. A literal converts to a seat by itself (`Viewer::of(0)`); a
// number known only at run time needs `Seat::of(number)`.
class Seat {
  public:
    constexpr Seat() = default;
    consteval Seat(int number) : number_(static_cast<std::int8_t>(number)) {}
    // -1 is nobody.
    static constexpr Seat of(std::integral auto number) {
        Seat seat;
        assert(std::in_range<std::int8_t>(number));
        seat.number_ = static_cast<std::int8_t>(number);
        return seat;
    }

    constexpr int number() const { return number_; }
    // Whether this is a seat of a table with this many players.
    constexpr bool is_among(std::integral auto players) const {
        return number_ >= 0 && std::cmp_less(number_, players);
    }
    // The index of this seat in a list by seat; not for nobody.
    constexpr std::size_t index() const {
        assert(number_ >= 0);
        return static_cast<std::size_t>(number_);
    }

    friend constexpr auto operator<=>(const Seat&, const Seat&) = default;

  private:
    std::int8_t number_ = -1;
};

inline constexpr Seat kNobody;

// The next seat clockwise, and the seat `steps` further on.
constexpr Seat seat_after(Seat seat, int players) {
    return Seat::of(seat.number() + 1 == players ? 0 : seat.number() + 1);
}
constexpr Seat seat_after(Seat seat, int players, int steps) {
    return Seat::of((seat.number() + steps) % players);
}
// How many seats `to` is further on, clockwise.
constexpr int steps_between(Seat from, Seat to, int players) {
    return (to.number() - from.number() + players) % players;
}

// `for (const Seat seat : all_seats(players))`: from seat 0 on, clockwise.
class SeatRange {
  public:
    class Iterator {
      public:
        using value_type = Seat;
        using difference_type = int;

        constexpr Iterator() = default;
        explicit constexpr Iterator(int number) : number_(number) {}
        constexpr Seat operator*() const { return Seat::of(number_); }
        constexpr Iterator& operator++() {
            ++number_;
            return *this;
        }
        constexpr Iterator operator++(int) { return Iterator(number_++); }
        friend constexpr bool operator==(const Iterator&, const Iterator&) = default;

      private:
        int number_ = 0;
    };

    explicit constexpr SeatRange(int players) : players_(players) {}
    constexpr Iterator begin() const { return Iterator(0); }
    constexpr Iterator end() const { return Iterator(players_); }

  private:
    int players_;
};
constexpr SeatRange all_seats(std::integral auto players) {
    return SeatRange(static_cast<int>(players));
}

// A value for each seat that a game can have.
template <class T, std::size_t kSeats = kMaxSeats>
struct PerSeat {
    std::array<T, kSeats> values;

    constexpr T& operator[](Seat seat) { return values[seat.index()]; }
    constexpr const T& operator[](Seat seat) const { return values[seat.index()]; }
    constexpr void fill(const T& value) { values.fill(value); }
    constexpr auto begin() { return values.begin(); }
    constexpr auto end() { return values.end(); }
    constexpr auto begin() const { return values.begin(); }
    constexpr auto end() const { return values.end(); }
    friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

// Who looks at a state: `all` sees everything (records, tests, finished games), a seat sees what
// that player may know, a spectator what everybody at the table sees.
struct Viewer {
    enum class Kind : std::uint8_t { All, Spectator, Player };

    Kind kind = Kind::All;
    Seat seat = kNobody;

    static constexpr Viewer all() { return {.kind = Kind::All, .seat = kNobody}; }
    static constexpr Viewer spectator() { return {.kind = Kind::Spectator, .seat = kNobody}; }
    static constexpr Viewer of(Seat seat) { return {.kind = Kind::Player, .seat = seat}; }

    constexpr bool is_all() const { return kind == Kind::All; }
    // Whether this viewer sees what only `owner` may know.
    constexpr bool sees_secrets_of(Seat owner) const {
        return kind == Kind::All || (kind == Kind::Player && seat == owner);
    }
    friend constexpr bool operator==(const Viewer&, const Viewer&) = default;
};

// Who sees a drawn card: everyone at the table, or one seat. `only(kNobody)`: nobody at the table.
class Witness {
  public:
    static constexpr Witness everyone() { return Witness(kNobody, true); }
    static constexpr Witness only(Seat seat) { return Witness(seat, false); }

    constexpr bool is_everyone() const { return everyone_; }
    // Whether this viewer sees the drawn card.
    constexpr bool includes(const Viewer& viewer) const {
        return everyone_ || viewer.sees_secrets_of(seat_);
    }
    friend constexpr bool operator==(const Witness&, const Witness&) = default;

  private:
    constexpr Witness(Seat seat, bool everyone) : seat_(seat), everyone_(everyone) {}
    Seat seat_;
    bool everyone_;
};

}  // namespace faubourg
