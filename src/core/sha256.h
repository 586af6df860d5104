#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace faubourg {

using Digest = std::array<std::uint8_t, 32>;

// SHA-256 (FIPS 180-4): makes keys of deals from seeds, and hashes content packs.
Digest sha256(std::string_view bytes);

// The first eight bytes as a number: a seed for FastRandom.
std::uint64_t number_of(const Digest& digest);

std::string hex(std::span<const std::uint8_t> bytes);

}  // namespace faubourg
