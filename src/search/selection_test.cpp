#include "src/search/selection.h"

#include <gtest/gtest.h>

namespace faubourg::search {
namespace {

// mean + c * sqrt(log2(N + 1)) / sqrt(n)
TEST(Selection, without_priors_is_uct) {
    Tree::Node child;
    for (int i = 0; i < 4; ++i) UpperBound<Uct>::add_visit(child, kMaxUtility / 2);
    EXPECT_EQ(child.visits, 4U);
    EXPECT_EQ(child.mean, 0.5);
    EXPECT_EQ(UpperBound<Uct>({.exploration = {100}}, 15)(child), 0.5 + std::sqrt(4.0) / 2);
    EXPECT_EQ(UpperBound<Uct>({.exploration = {50}}, 15)(child), 0.5 + 0.5 * std::sqrt(4.0) / 2);
    EXPECT_EQ(UpperBound<Uct>({.exploration = {0}}, 15)(child), 0.5);
}

// mean + c * P * sqrt(N) / (1 + n)
TEST(Selection, with_priors_is_puct) {
    Tree::Node child{.prior = kFullPrior / 4};
    UpperBound<Puct>::add_visit(child, kMaxUtility);
    UpperBound<Puct>::add_visit(child, 0);
    UpperBound<Puct>::add_visit(child, kMaxUtility / 2);
    EXPECT_EQ(child.mean, 0.5);
    EXPECT_EQ(UpperBound<Puct>({.exploration = {200}}, 9)(child), 0.5 + 2 * 0.25 * 3 / (1 + 3));
}

TEST(Selection, prefers_the_less_visited_of_two_children_of_one_mean) {
    Tree::Node often{.prior = kFullPrior / 2};
    Tree::Node rarely{.prior = kFullPrior / 2};
    for (int i = 0; i < 10; ++i) UpperBound<Puct>::add_visit(often, kMaxUtility / 2);
    UpperBound<Puct>::add_visit(rarely, kMaxUtility / 2);
    const UpperBound<Puct> bound({}, 11);
    EXPECT_GT(bound(rarely), bound(often));
}

TEST(Selection, widens_with_the_root_of_the_visits) {
    EXPECT_EQ(max_children({.widening = {100}}, 0), 1U);
    EXPECT_EQ(max_children({.widening = {100}}, 9), 4U);
    EXPECT_EQ(max_children({.widening = {75}}, 16), 4U);
    EXPECT_EQ(max_children({.widening = {75}}, 15), 3U);
    EXPECT_EQ(max_children({.widening = {0}}, 1000), 1U);
}

}  // namespace
}  // namespace faubourg::search
