#pragma once

#include <compare>
#include <cstdint>

// The fixed-point units of search and players. Moves are decided with whole numbers, so that every
// platform plays the same. A fraction is therefore a number of small units, and its type says
// which.
//
//   type                 counts                           for
//   Centipoints          hundredths of a point            evaluations, values of actions, outcomes
//   WinShare             sixtieths of a win               outcomes
//   Utility              kMaxUtility is the best outcome  what an outcome is worth to a seat
//   Percent, Permille    hundredths, thousandths          settings, shares of a value
//   Eighths, Sixteenths  eighths, sixteenths              shares of a value: how much time is left
//   Doublings            eighths of a doubling            binary logarithms of weights
//   a weight             kUnitWeight is 2 to the power 0  priors and chances, not normalised
//   a normalised prior   kFullPrior is certainty          nodes of the tree
namespace faubourg::search {

// Parts of a whole: Fraction<16>{12} is three quarters.
template <int kParts>
struct Fraction {
    static constexpr int kWhole = kParts;
    int parts = 0;
    friend constexpr auto operator<=>(Fraction, Fraction) = default;
};
using Eighths = Fraction<8>;
using Sixteenths = Fraction<16>;
using Percent = Fraction<100>;
using Permille = Fraction<1000>;
using WinShare = Fraction<60>;  // exact among up to six winners

// Points in hundredths, as chess programs count in centipawns.
struct Centipoints {
    int count = 0;

    friend constexpr auto operator<=>(Centipoints, Centipoints) = default;
    constexpr Centipoints operator-() const { return {-count}; }
    constexpr Centipoints& operator+=(Centipoints other) {
        count += other.count;
        return *this;
    }
    constexpr Centipoints& operator-=(Centipoints other) {
        count -= other.count;
        return *this;
    }
    friend constexpr Centipoints operator+(Centipoints a, Centipoints b) { return a += b; }
    friend constexpr Centipoints operator-(Centipoints a, Centipoints b) { return a -= b; }
    friend constexpr Centipoints operator*(int times, Centipoints a) { return {times * a.count}; }
    friend constexpr Centipoints operator/(Centipoints a, int parts) { return {a.count / parts}; }
    // Rounded towards zero, like all divisions here.
    template <int kParts>
    friend constexpr Centipoints operator*(Centipoints a, Fraction<kParts> share) {
        return {a.count * share.parts / kParts};
    }
};
inline constexpr Centipoints kPoint = {100};

// Divisible by 60 * 100, so that a weighted share of a win is exact.
using Utility = std::int64_t;
inline constexpr int kMaxUtility = 6'000'000;

// As large as kMaxUtility by chance: neither depends on the other.
inline constexpr int kFullPrior = 6'000'000;

struct Doublings {
    static constexpr int kOne = 8;
    int eighths = 0;

    friend constexpr Doublings operator-(Doublings a, Doublings b) {
        return {a.eighths - b.eighths};
    }
};
constexpr Doublings doublings(int whole) { return {whole * Doublings::kOne}; }

inline constexpr std::uint32_t kUnitWeight = 256;

}  // namespace faubourg::search
