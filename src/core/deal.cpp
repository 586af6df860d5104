#include "src/core/deal.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "src/core/chacha.h"
#include "src/core/index.h"

namespace faubourg {

Deal::Deal(std::string_view seed) : key_(sha256(seed)) {}

std::uint32_t Deal::choose(std::uint32_t n) {
    // Each choice has its own stream, so that the words one choice rejects never shift the next.
    return ChaChaStream(key_, 0, choices_++).below(n);
}

void Deal::shuffle(int deck, std::span<const std::uint8_t> counts) {
    const auto index = static_cast<std::size_t>(deck);
    Order& cards = decks_[index];
    cards.clear();
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        cards.insert(cards.end(), counts[kind], static_cast<std::uint8_t>(kind));
    }
    ChaChaStream stream(key_, static_cast<std::uint32_t>(deck) + 1, shuffles_[index]++);
    for (std::size_t left = cards.size(); left > 1; --left) {
        std::swap(cards[left - 1], cards[stream.below(static_cast<std::uint32_t>(left))]);
    }
}

int Deal::draw(int deck, std::span<const std::uint8_t> counts, int total, Witness /*seen_by*/) {
    Order& cards = at_index(decks_, deck);
    assert(!cards.empty() && static_cast<int>(cards.size()) == total);
    const int kind = cards.back();
    assert(at_index(counts, kind) > 0);
    cards.pop_back();
    ++draws_;
    static_cast<void>(counts);
    static_cast<void>(total);
    return kind;
}

Deal::Order Deal::order(int deck) const {
    const Order& cards = at_index(decks_, deck);
    return {cards.rbegin(), cards.rend()};
}

void Deal::set_order(int deck, std::span<const std::uint8_t> next_first) {
    at_index(decks_, deck).assign(next_first.rbegin(), next_first.rend());
}

}  // namespace faubourg
