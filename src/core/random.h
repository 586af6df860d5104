#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace faubourg {

// Draws 0..n-1 uniformly from a generator of 32 random bits (Lemire's multiplication with
// rejection), the same on every platform. n must be positive.
template <class Next32>
constexpr std::uint32_t unbiased_below(std::uint32_t n, Next32&& next) {
    std::uint64_t product = std::uint64_t{next()} * n;
    if (static_cast<std::uint32_t>(product) < n) {
        const std::uint32_t threshold = -n % n;
        while (static_cast<std::uint32_t>(product) < threshold) {
            product = std::uint64_t{next()} * n;
        }
    }
    return static_cast<std::uint32_t>(product >> 32);
}

// A small, fast generator (xoshiro256**, seeded by splitmix64) for bots, playouts and tests.
// Matches never use it: their chance is a Deal.
class FastRandom {
  public:
    explicit constexpr FastRandom(std::uint64_t seed) {
        for (std::uint64_t& word : state_) {
            seed += 0x9E3779B97F4A7C15U;
            std::uint64_t mixed = seed;
            mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9U;
            mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBU;
            word = mixed ^ (mixed >> 31);
        }
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = std::rotl(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = std::rotl(state_[3], 45);
        return result;
    }

    constexpr std::uint32_t below(std::uint32_t n) {
        return unbiased_below(n, [this] { return static_cast<std::uint32_t>(next() >> 32); });
    }

  private:
    std::array<std::uint64_t, 4> state_{};
};

}  // namespace faubourg
