#include "src/core/chacha.h"

#include <bit>

#include "src/core/random.h"

namespace faubourg {
namespace {

void quarter_round(ChaChaBlock& s, std::size_t a, std::size_t b, std::size_t c, std::size_t d) {
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 16);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 12);
    s[a] += s[b];
    s[d] = std::rotl(s[d] ^ s[a], 8);
    s[c] += s[d];
    s[b] = std::rotl(s[b] ^ s[c], 7);
}

}  // namespace

ChaChaBlock chacha20_block(const Digest& key, std::uint32_t counter,
                           const std::array<std::uint32_t, 3>& nonce) {
    ChaChaBlock start = {0x61707865, 0x3320646e, 0x79622d32, 0x6b206574};
    for (std::size_t i = 0; i < 8; ++i) {
        for (std::size_t b = 0; b < 4; ++b) {
            start[4 + i] |= std::uint32_t{key[4 * i + b]} << (8 * b);
        }
    }
    start[12] = counter;
    for (std::size_t i = 0; i < 3; ++i) start[13 + i] = nonce[i];

    ChaChaBlock block = start;
    for (int round = 0; round < 10; ++round) {
        for (std::size_t i = 0; i < 4; ++i) quarter_round(block, i, 4 + i, 8 + i, 12 + i);
        for (std::size_t i = 0; i < 4; ++i) {
            quarter_round(block, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4);
        }
    }
    for (std::size_t i = 0; i < block.size(); ++i) block[i] += start[i];
    return block;
}

std::uint32_t ChaChaStream::next() {
    if (used_ == block_.size()) {
        block_ = chacha20_block(key_, counter_++, nonce_);
        used_ = 0;
    }
    return block_[used_++];
}

std::uint32_t ChaChaStream::below(std::uint32_t n) {
    return unbiased_below(n, [this] { return next(); });
}

}  // namespace faubourg
