#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

#include "src/core/index.h"
#include "src/search/units.h"

// Arithmetic that decides moves. It is exactly specified, so that every platform plays the same:
// sums are integers, and floating point uses only addition, multiplication, division and square
// root, which IEEE 754 rounds in one way, and never a platform's log or exp.
namespace faubourg::search {

// The binary logarithm, linear between powers of two; n must be positive.
constexpr double log2_of(std::uint32_t n) {
    const auto whole = static_cast<int>(std::bit_width(n | 1U)) - 1;
    return whole + static_cast<double>(n) / static_cast<double>(std::uint32_t{1} << whole) - 1;
}

// kUnitWeight doubled this many times, rounded down: a table over one doubling, then shifts. It
// reaches 0 at some negative exponent, and stays constant above fourteen doublings.
constexpr std::uint32_t weight_of(Doublings exponent) {
    constexpr std::array<std::uint32_t, Doublings::kOne> kSteps = {256, 279, 304, 331,
                                                                   362, 394, 430, 469};
    static_assert(kSteps[0] == kUnitWeight);
    constexpr int kBits = std::countr_zero(unsigned{Doublings::kOne});
    static_assert(1 << kBits == Doublings::kOne);
    constexpr int kMost = doublings(14).eighths;
    int eighths = exponent.eighths;
    if (eighths > kMost) eighths = kMost;
    if (eighths < -kMost) return 0;
    const int whole = eighths >> kBits;
    const std::uint32_t step = at_index(kSteps, eighths & (Doublings::kOne - 1));
    return whole >= 0 ? step << whole : step >> -whole;
}

// The weight of a value in a softmax: `per_doubling` more of it doubles the weight.
constexpr std::uint32_t softmax_weight(Centipoints value, Centipoints per_doubling) {
    return weight_of({value.count * Doublings::kOne / per_doubling.count});
}

}  // namespace faubourg::search
