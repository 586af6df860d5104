#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

// Arithmetic that decides moves. It is exactly specified, so that every platform plays alike: sums
// are integers, and floating point is only added, multiplied, divided and square-rooted (which
// IEEE 754 rounds in one way), never given to a platform's log or exp.
namespace faubourg::search {

// The binary logarithm, linear between powers of two; n must be positive.
constexpr double log2_of(std::uint32_t n) {
    const auto whole = static_cast<int>(std::bit_width(n | 1U)) - 1;
    return whole + static_cast<double>(n) / static_cast<double>(std::uint32_t{1} << whole) - 1;
}

// 2 to the power of eighths / 8, times 256, rounded down: a table over one doubling and shifts.
// Below 0 it comes down to 0, above 112 (fourteen doublings) it stays.
constexpr std::uint32_t exp2_eighths(int eighths) {
    constexpr std::array<std::uint32_t, 8> kSteps = {256, 279, 304, 331, 362, 394, 430, 469};
    constexpr int kMost = 112;
    if (eighths > kMost) eighths = kMost;
    if (eighths < -kMost) return 0;
    const int doublings = eighths >> 3;
    const std::uint32_t step = kSteps[static_cast<std::size_t>(eighths & 7)];
    return doublings >= 0 ? step << doublings : step >> -doublings;
}

}  // namespace faubourg::search
