#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "src/core/sha256.h"

namespace faubourg {

using ChaChaBlock = std::array<std::uint32_t, 16>;

// One block of ChaCha20 as in RFC 8439: 256-bit key, 32-bit counter, 96-bit nonce.
ChaChaBlock chacha20_block(const Digest& key, std::uint32_t counter,
                           const std::array<std::uint32_t, 3>& nonce);

// A stream of 32-bit words under one key. Streams with different numbers are independent: the words
// of one reveal nothing about another, nor about its own later words.
class ChaChaStream {
  public:
    ChaChaStream(const Digest& key, std::uint32_t kind, std::uint32_t number)
        : key_(key), nonce_{kind, number, 0} {}

    std::uint32_t next();
    std::uint32_t below(std::uint32_t n);

  private:
    Digest key_;
    std::array<std::uint32_t, 3> nonce_;
    std::uint32_t counter_ = 0;
    ChaChaBlock block_{};
    std::size_t used_ = 16;
};

}  // namespace faubourg
