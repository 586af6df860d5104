#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace faubourg {

constexpr std::uint64_t hash_mix(std::uint64_t hash, std::uint64_t word) {
    hash = (hash ^ word) * 0xFF51AFD7ED558CCDU;
    return hash ^ (hash >> 32);
}

// A hash of the bytes of a plain value. The type has no padding, so equal values have equal hashes.
template <class T>
    requires(std::is_trivially_copyable_v<T> && std::has_unique_object_representations_v<T>)
std::uint64_t hash_of(const T& value) {
    static_assert(std::endian::native == std::endian::little, "hashes are recorded little-endian");
    std::uint64_t hash = 0x243F6A8885A308D3U ^ sizeof(T);
    const auto* bytes = reinterpret_cast<const unsigned char*>(&value);
    for (std::size_t at = 0; at < sizeof(T); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        const std::size_t left = sizeof(T) - at;
        std::memcpy(&word, bytes + at, left < sizeof word ? left : sizeof word);
        hash = hash_mix(hash, word);
    }
    return hash;
}

}  // namespace faubourg
