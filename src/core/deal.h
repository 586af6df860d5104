#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/random.h"
#include "src/core/seat.h"
#include "src/core/sha256.h"

namespace faubourg {

// The chance of the authority: the order of every face-down deck of one match. A state holds only
// how many cards of each kind a deck has. The order is kept here and nowhere else, so that a state
// never reveals the future.
//
// Everything is derived from the seed: key = SHA-256(seed); the k-th set-up choice is drawn from
// stream (0, k) and the k-th shuffle of deck d from stream (d + 1, k) of ChaCha20. So a shuffle
// depends only on the seed, its number and the cards; actions, undos and options never change
// another shuffle.
//
// A value; not thread-safe.
class Deal {
  public:
    static constexpr int kMaxDecks = 2;
    using Order = std::vector<std::uint8_t>;

    explicit Deal(std::string_view seed);

    // The next random choice of the set-up: a number from 0 to n - 1.
    std::uint32_t choose(std::uint32_t n);

    // Puts these cards (`counts[kind]` of each kind) into deck `deck` in a new random order.
    void shuffle(int deck, std::span<const std::uint8_t> counts);
    // Takes the next card of the deck and returns its kind. The caller says what the deck holds:
    // `counts` cards of each kind, `total` in all.
    int draw(int deck, std::span<const std::uint8_t> counts, int total, Witness seen_by);

    // The deck's cards, the next one first; and a function that sets their order.
    Order order(int deck) const;
    void set_order(int deck, std::span<const std::uint8_t> next_first);

    // How many cards have been drawn since the deal was made. An action that draws reveals
    // something.
    int draws() const { return draws_; }

    friend bool operator==(const Deal&, const Deal&) = default;

  private:
    Digest key_;
    std::array<Order, kMaxDecks> decks_;  // the next card is the last one
    std::array<std::uint32_t, kMaxDecks> shuffles_{};
    std::uint32_t choices_ = 0;
    int draws_ = 0;
};

// The chance of a search: draws at random from what is left in the deck.
class SampledChance {
  public:
    explicit SampledChance(FastRandom& random) : random_(&random) {}

    void shuffle(int /*deck*/, std::span<const std::uint8_t> /*counts*/) {}
    int draw(int /*deck*/, std::span<const std::uint8_t> counts, int total, Witness /*seen_by*/) {
        return kind_at(counts, random_->below(static_cast<std::uint32_t>(total)));
    }

    // The kind of the card at `place` if the cards are sorted by kind; at most 255 cards.
    static int kind_at(std::span<const std::uint8_t> counts, std::uint32_t place);

  private:
    FastRandom* random_;
};

// Eight counts as one number, the first in the lowest byte.
inline std::uint64_t eight_counts(const std::uint8_t* counts) {
    static_assert(std::endian::native == std::endian::little);
    std::uint64_t eight = 0;
    std::memcpy(&eight, counts, sizeof eight);
    return eight;
}

// Takes a card of this kind out of the counts. Where possible they are written eight at a time,
// because they are read eight at a time: a processor stalls when it reads eight bytes of which one
// has just been written alone.
template <std::size_t kKinds>
void remove_card(std::array<std::uint8_t, kKinds>& counts, int kind) {
    const auto index = static_cast<std::size_t>(kind);
    if constexpr (kKinds % 8 == 0) {
        std::uint8_t* first = counts.data() + (index & ~std::size_t{7});
        const std::uint64_t left = eight_counts(first) - (std::uint64_t{1} << (8 * (index & 7)));
        std::memcpy(first, &left, sizeof left);
    } else {
        --counts[index];
    }
}

// Looks at eight kinds at a time: one multiplication gives all their running sums, and the result
// is the first kind whose sum is above the place. A loop that stops there would be mispredicted.
inline int SampledChance::kind_at(std::span<const std::uint8_t> counts, std::uint32_t place) {
    constexpr std::uint64_t kOnes = 0x0101010101010101U;
    std::size_t kind = 0;
    for (; kind + 8 <= counts.size(); kind += 8) {
        const std::uint64_t sums = eight_counts(counts.data() + kind) * kOnes;
        const auto sum = static_cast<std::uint32_t>(sums >> 56);
        if (place >= sum) {
            place -= sum;
            continue;
        }
        unsigned before = 0;
        for (unsigned i = 0; i < 8; ++i) before += (sums >> (8 * i) & 0xFFU) <= place ? 1U : 0U;
        return static_cast<int>(kind + before);
    }
    for (; place >= counts[kind]; ++kind) place -= counts[kind];
    return static_cast<int>(kind);
}

}  // namespace faubourg
