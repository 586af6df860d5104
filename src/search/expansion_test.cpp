#include "src/search/expansion.h"

#include <array>

#include <gtest/gtest.h>

#include "src/search/immediate_score.h"
#include "src/search/testing.h"

namespace faubourg::search {
namespace {

using Priors = search::Priors<toy::Rules>;
using Tried = IndexSet<toy::Rules::kMaxActions>;

Tried tried(std::initializer_list<std::size_t> indices) {
    Tried set;
    set.clear(toy::Rules::kMaxActions);
    for (const std::size_t index : indices) set.insert(index);
    return set;
}

TEST(Expansion, goes_in_the_order_of_the_priors) {
    FastRandom random(1);
    const Priors priors = {5, 9, 0};
    EXPECT_EQ(untried_of_highest_prior<toy::Rules>(priors, 3, tried({}), random), 1U);
    EXPECT_EQ(untried_of_highest_prior<toy::Rules>(priors, 3, tried({1}), random), 0U);
    EXPECT_EQ(untried_of_highest_prior<toy::Rules>(priors, 3, tried({0, 1}), random), 2U);
}

TEST(Expansion, breaks_ties_of_priors_with_equal_chances) {
    FastRandom random(1);
    std::array<int, 3> counts{};
    for (int i = 0; i < 3000; ++i) {
        ++counts.at(untried_of_highest_prior<toy::Rules>({7, 1, 7}, 3, tried({}), random));
    }
    EXPECT_NEAR(counts[0], 1500, 150);
    EXPECT_EQ(counts[1], 0);
}

TEST(Expansion, without_priors_takes_every_untried_action_with_equal_chances) {
    FastRandom random(1);
    std::array<int, 3> counts{};
    for (int i = 0; i < 3000; ++i) ++counts.at(random_untried(3, tried({1}), random));
    EXPECT_NEAR(counts[0], 1500, 150);
    EXPECT_EQ(counts[1], 0);
}

TEST(Expansion, normalises_a_prior_by_those_of_the_whole_list) {
    const Priors priors = {300'000, 100'000, 0};
    EXPECT_NEAR(normalised_prior<toy::Rules>(priors, 3, 0), kFullPrior * 0.75, 20);
    EXPECT_NEAR(normalised_prior<toy::Rules>(priors, 3, 1), kFullPrior * 0.25, 20);
    EXPECT_EQ(normalised_prior<toy::Rules>({0, 0, 0}, 3, 1), 0);
}

TEST(ImmediateScore, prunes_what_scores_less_than_the_best_by_more_than_the_margin) {
    const toy::Rules rules;
    const toy::State state;
    FastRandom random(1);
    ActionList<toy::Rules> list;
    rules.legal(state, 0, list);
    const auto pruned = [&](int margin) {
        Tried set = tried({});
        prune_by_immediate_score(rules, state, 0, list, margin, random, set);
        return set;
    };
    EXPECT_EQ(pruned(0).count(), 2U);
    EXPECT_EQ(pruned(1).count(), 1U);
    EXPECT_TRUE(pruned(1).contains(0));
    EXPECT_EQ(pruned(2).count(), 0U);
}

}  // namespace
}  // namespace faubourg::search
