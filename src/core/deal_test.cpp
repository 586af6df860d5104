#include "src/core/deal.h"

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <string>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace faubourg {
namespace {

using Counts = std::vector<std::uint8_t>;

const Counts kTenCards(10, 1);

Deal::Order shuffled(std::string_view seed, int deck, const Counts& counts) {
    Deal deal(seed);
    deal.shuffle(deck, counts);
    return deal.order(deck);
}

int draw(Deal& deal, int deck, Counts& counts) {
    const int total = std::accumulate(counts.begin(), counts.end(), 0);
    const int kind = deal.draw(deck, counts, total, Witness::everyone());
    --counts.at(static_cast<std::size_t>(kind));
    return kind;
}

double chi_square(const std::vector<int>& counts, double expected) {
    double sum = 0;
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// Computed by another program from the description in deal.h. The records of every release depend
// on these values.
TEST(Deal, is_pinned) {
    Deal deal("faubourg");
    deal.shuffle(0, kTenCards);
    EXPECT_EQ(deal.order(0), (Deal::Order{2, 7, 4, 0, 9, 5, 3, 1, 8, 6}));
    deal.shuffle(0, kTenCards);
    EXPECT_EQ(deal.order(0), (Deal::Order{4, 8, 9, 7, 0, 2, 5, 6, 1, 3}));
    deal.shuffle(1, kTenCards);
    EXPECT_EQ(deal.order(1), (Deal::Order{5, 9, 8, 7, 3, 1, 4, 2, 6, 0}));
    EXPECT_EQ(shuffled("", 0, {3, 2, 1}), (Deal::Order{0, 2, 1, 1, 0, 0}));

    std::vector<std::uint32_t> choices;
    for (const std::uint32_t n : {5U, 5U, 4U, 3U, 2U, 1000U}) choices.push_back(deal.choose(n));
    EXPECT_EQ(choices, (std::vector<std::uint32_t>{0, 3, 0, 0, 1, 70}));
}

TEST(Deal, gives_the_same_order_for_the_same_seed) {
    EXPECT_EQ(shuffled("a seed", 0, kTenCards), shuffled("a seed", 0, kTenCards));
    EXPECT_NE(shuffled("a seed", 0, kTenCards), shuffled("another", 0, kTenCards));
    EXPECT_NE(shuffled("a seed", 0, kTenCards), shuffled("a seed", 1, kTenCards));
}

TEST(Deal, shuffles_alike_whatever_was_chosen_at_set_up) {
    Deal deal("seed");
    for (std::uint32_t n = 1; n < 50; ++n) deal.choose(n);
    deal.shuffle(0, kTenCards);
    EXPECT_EQ(deal.order(0), shuffled("seed", 0, kTenCards));
}

TEST(Deal, chooses_alike_whatever_was_shuffled_or_drawn) {
    Deal quiet("seed");
    Deal busy("seed");
    Counts cards = kTenCards;
    busy.shuffle(0, cards);
    draw(busy, 0, cards);
    for (std::uint32_t n = 2; n < 50; ++n) ASSERT_EQ(quiet.choose(n), busy.choose(n));
}

TEST(Deal, chooses_alike_whatever_the_bounds_of_earlier_choices_were) {
    Deal one("seed");
    Deal other("seed");
    one.choose(2);
    other.choose(0xC0000000);
    EXPECT_EQ(one.choose(1'000'000), other.choose(1'000'000));
}

TEST(Deal, shuffles_one_deck_alike_whatever_happened_to_the_other) {
    Deal deal("seed");
    Counts cards = kTenCards;
    deal.shuffle(0, cards);
    for (int i = 0; i < 5; ++i) draw(deal, 0, cards);
    deal.shuffle(0, cards);
    deal.shuffle(1, kTenCards);
    EXPECT_EQ(deal.order(1), shuffled("seed", 1, kTenCards));
}

// The earlier content of the deck, and how much of it was drawn, do not change the next shuffle.
TEST(Deal, reshuffles_alike_whatever_was_shuffled_before) {
    Deal one("seed");
    one.shuffle(0, kTenCards);
    one.shuffle(0, kTenCards);
    Deal other("seed");
    Counts few = {0, 1, 2};
    other.shuffle(0, few);
    draw(other, 0, few);
    other.shuffle(0, kTenCards);
    EXPECT_EQ(one.order(0), other.order(0));
    EXPECT_NE(one.order(0), shuffled("seed", 0, kTenCards)) << "the second is not the first again";
}

TEST(Deal, draws_in_its_order_and_counts_the_draws) {
    Deal deal("seed");
    Counts cards = {3, 0, 2, 1};
    deal.shuffle(0, cards);
    const Deal::Order order = deal.order(0);
    ASSERT_EQ(order.size(), 6U);
    EXPECT_EQ(deal.draws(), 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
        EXPECT_EQ(draw(deal, 0, cards), order[i]);
        EXPECT_EQ(deal.draws(), static_cast<int>(i) + 1);
        EXPECT_EQ(deal.order(0),
                  Deal::Order(order.begin() + static_cast<long>(i) + 1, order.end()));
    }
    EXPECT_EQ(cards, (Counts{0, 0, 0, 0}));
}

TEST(Deal, takes_a_given_order) {
    Deal deal("seed");
    const Deal::Order given = {2, 0, 1, 1};
    deal.set_order(1, given);
    EXPECT_EQ(deal.order(1), given);
    EXPECT_TRUE(deal.order(0).empty());
    Counts cards = {1, 2, 1};
    for (const int kind : given) EXPECT_EQ(draw(deal, 1, cards), kind);
    deal.set_order(1, {});
    EXPECT_TRUE(deal.order(1).empty());
}

TEST(Deal, does_not_shuffle_otherwise_after_a_given_order) {
    Deal deal("seed");
    deal.set_order(0, kTenCards);
    deal.shuffle(0, kTenCards);
    EXPECT_EQ(deal.order(0), shuffled("seed", 0, kTenCards));
}

TEST(Deal, is_a_value) {
    Deal deal("seed");
    Counts cards = kTenCards;
    deal.shuffle(0, cards);
    const Deal copy = deal;
    EXPECT_EQ(copy, deal);
    draw(deal, 0, cards);
    EXPECT_NE(copy, deal);
    EXPECT_EQ(copy.order(0).size(), 10U);
}

TEST(Deal, copes_with_an_empty_deck_and_a_single_card) {
    EXPECT_TRUE(shuffled("seed", 0, {}).empty());
    EXPECT_TRUE(shuffled("seed", 0, {0, 0}).empty());
    EXPECT_EQ(shuffled("seed", 0, {0, 1}), (Deal::Order{1}));
}

RC_GTEST_PROP(Deal, shuffling_loses_no_card, (const std::string& seed, const Counts& given)) {
    Counts counts = given;
    for (std::uint8_t& count : counts) count = count % 20;
    counts.resize(std::min<std::size_t>(counts.size(), 200));
    Counts found(counts.size());
    for (const std::uint8_t kind : shuffled(seed, 0, counts)) ++found.at(kind);
    RC_ASSERT(found == counts);
}

// All 24 orders of four cards, 23 degrees of freedom: chance exceeds 70 once in half a million.
TEST(Deal, makes_every_order_equally_likely) {
    constexpr int kEach = 500;
    std::map<Deal::Order, int> orders;
    for (int i = 0; i < 24 * kEach; ++i) {
        ++orders[shuffled("uniform " + std::to_string(i), 0, {1, 1, 1, 1})];
    }
    ASSERT_EQ(orders.size(), 24U);
    std::vector<int> counts;
    counts.reserve(orders.size());
    for (const auto& [order, count] : orders) counts.push_back(count);
    EXPECT_LT(chi_square(counts, kEach), 70);
}

// The shuffles within one match are as random as those of different matches.
TEST(Deal, makes_every_order_equally_likely_within_a_match) {
    constexpr int kEach = 500;
    std::map<Deal::Order, int> orders;
    Deal deal("one match");
    for (int i = 0; i < 24 * kEach; ++i) {
        deal.shuffle(1, Counts{1, 1, 1, 1});
        ++orders[deal.order(1)];
    }
    ASSERT_EQ(orders.size(), 24U);
    std::vector<int> counts;
    counts.reserve(orders.size());
    for (const auto& [order, count] : orders) counts.push_back(count);
    EXPECT_LT(chi_square(counts, kEach), 70);
}

TEST(Deal, makes_every_choice_equally_likely) {
    constexpr int kEach = 1000;
    std::vector<int> counts(7);
    for (int i = 0; i < 7 * kEach; ++i) {
        ++counts.at(Deal("choice " + std::to_string(i)).choose(7));
    }
    EXPECT_LT(chi_square(counts, kEach), 35);
}

// A search draws each kind as often as the deck has it.
TEST(SampledChance, draws_kinds_in_proportion) {
    const Counts counts = {3, 0, 5, 0, 0, 2};
    constexpr int kDraws = 20'000;
    std::vector<int> found(counts.size());
    FastRandom random(7);
    SampledChance chance(random);
    for (int i = 0; i < kDraws; ++i) {
        ++found.at(static_cast<std::size_t>(chance.draw(0, counts, 10, Witness::everyone())));
    }
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        EXPECT_NEAR(found[kind], counts[kind] * kDraws / 10.0, counts[kind] == 0 ? 0 : 400);
    }
}

// For every card of decks of all sizes: the same kind as counting one by one.
TEST(SampledChance, finds_the_kind_at_a_place) {
    FastRandom random(8);
    for (int round = 0; round < 400; ++round) {
        Counts counts(1 + random.below(40));
        for (std::uint32_t left = random.below(255); left > 0; --left) {
            ++counts[random.below(static_cast<std::uint32_t>(counts.size()))];
        }
        std::uint32_t place = 0;
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            for (int copy = 0; copy < counts[kind]; ++copy) {
                ASSERT_EQ(SampledChance::kind_at(counts, place++), static_cast<int>(kind));
            }
        }
    }
    EXPECT_EQ(SampledChance::kind_at(Counts{255, 0, 0, 0, 0, 0, 0, 0}, 254), 0);
    EXPECT_EQ(SampledChance::kind_at(Counts{0, 0, 0, 0, 0, 0, 0, 255}, 0), 7);
    EXPECT_EQ(SampledChance::kind_at(Counts{0, 0, 0, 0, 0, 0, 0, 0, 255}, 254), 8);
}

template <std::size_t kKinds>
void expect_one_removed() {
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
        for (const int others : {0, 3, 255}) {
            std::array<std::uint8_t, kKinds> counts{};
            counts.fill(static_cast<std::uint8_t>(others));
            counts[kind] = 1;
            auto expected = counts;
            expected[kind] = 0;
            remove_card(counts, static_cast<int>(kind));
            ASSERT_EQ(counts, expected);
        }
    }
}

TEST(RemoveCard, takes_one_of_its_kind_only) {
    expect_one_removed<1>();
    expect_one_removed<7>();
    expect_one_removed<8>();
    expect_one_removed<24>();
    expect_one_removed<25>();
}

TEST(SampledChance, draws_the_only_card_there_is) {
    FastRandom random(7);
    SampledChance chance(random);
    EXPECT_EQ(chance.draw(0, Counts{0, 0, 1}, 1, Witness::everyone()), 2);
    EXPECT_EQ(chance.draw(0, Counts{1, 0, 0}, 1, Witness::everyone()), 0);
}

}  // namespace
}  // namespace faubourg
