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

// Who gets to see what is drawn: a seat, or everyone.
inline constexpr Seat kEveryone = -1;

// The authority's chance: the order of every face-down deck of one match. A state holds only how
// many cards of each kind a deck has; their order is here and nowhere else, so that nobody who is
// given a state is given the future.
//
// Everything comes from the seed: key = SHA-256(seed); the k-th set-up choice is drawn from stream
// (0, k) and the k-th shuffle of deck d from stream (d + 1, k) of ChaCha20. A shuffle therefore
// depends only on the seed, its number and what is shuffled: what was played, taken back or chosen
// by an option never moves another shuffle.
//
// A value; not for use by several threads at once.
class Deal {
  public:
    static constexpr int kMaxDecks = 2;
    using Order = std::vector<std::uint8_t>;

    explicit Deal(std::string_view seed);

    // A set-up choice: 0..n-1 for the next n of this match's set-up.
    std::uint32_t choose(std::uint32_t n);

    // Deck `deck` becomes these cards (`counts[kind]` of each kind) in a new random order.
    void shuffle(int deck, std::span<const std::uint8_t> counts);
    // Takes the next card of the deck; `counts`, its cards by kind, holds `total` of them.
    int draw(int deck, std::span<const std::uint8_t> counts, int total, Seat seen_by);

    // The deck's cards, next one first; and a given order instead of a shuffled one.
    Order order(int deck) const;
    void set_order(int deck, std::span<const std::uint8_t> next_first);

    // How many cards have been drawn since the deal was made: a step that draws reveals something.
    int draws() const { return draws_; }

    friend bool operator==(const Deal&, const Deal&) = default;

  private:
    Digest key_;
    std::array<Order, kMaxDecks> decks_;  // the next card is the last one
    std::array<std::uint32_t, kMaxDecks> shuffles_{};
    std::uint32_t choices_ = 0;
    int draws_ = 0;
};

// Search's chance: draws from what is left in the deck, as likely as it really is.
class SampledChance {
  public:
    explicit SampledChance(FastRandom& random) : random_(&random) {}

    void shuffle(int /*deck*/, std::span<const std::uint8_t> /*counts*/) {}
    int draw(int /*deck*/, std::span<const std::uint8_t> counts, int total, Seat /*seen_by*/) {
        return kind_at(counts, random_->below(static_cast<std::uint32_t>(total)));
    }

    // The kind of the card at `place` when the cards lie sorted by kind; at most 255 of them.
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

// Takes a card of this kind out of the counts. Where their number allows it is written eight at a
// time, as it is read: a byte written just before it is read with its neighbours stalls the
// processor.
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

// Eight kinds at a time: one multiplication gives all their running sums, and the place lies behind
// as many kinds as have sums not above it. A loop over the kinds would mispredict its end.
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
