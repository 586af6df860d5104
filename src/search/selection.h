#pragma once

#include <cmath>
#include <cstdint>

#include "src/search/settings.h"
#include "src/search/tree.h"

// The tree policy: which child a simulation goes to, and how many children a node may have. N
// counts all visits of the parent, including those where the child's action was not legal.
namespace faubourg::search {

// UCT, without priors: mean + c * sqrt(log2(N + 1)) / sqrt(n), with N visits of the parent and n of
// the child; the logarithm is binary, and linear between powers of two. Kocsis and Szepesvári,
// "Bandit Based Monte-Carlo Planning", ECML 2006.
struct Uct {
    static double parent_factor(std::uint32_t visits) { return std::sqrt(log2_of(visits + 1)); }
    static double child_factor(const Tree::Node& /*node*/, double visits) {
        return 1 / std::sqrt(visits);
    }
};

// PUCT, with priors: mean + c * sqrt(N) * P / (1 + n), with P the prior of the child. Rosin,
// "Multi-armed Bandits with Episode Context", 2011, in the form of Silver et al., "Mastering the
// Game of Go", Nature 2016 and 2017.
struct Puct {
    static double parent_factor(std::uint32_t visits) {
        return std::sqrt(static_cast<double>(visits));
    }
    static double child_factor(const Tree::Node& node, double visits) {
        return node.prior / (kFullPrior * (visits + 1));
    }
};

// The upper confidence bound of a node's children. The child's factor changes only when the child
// is visited and is read far more often, so the child stores it.
template <class Formula>
class UpperBound {
  public:
    UpperBound(const Settings& settings, std::uint32_t parent_visits)
        : exploration_(settings.exploration.parts / double{Percent::kWhole} *
                       Formula::parent_factor(parent_visits)) {}

    double operator()(const Tree::Node& child) const {
        return child.mean + exploration_ * child.exploration;
    }

    // Backpropagation: adds a visit with its utility for the seat that chose the node's action.
    static void add_visit(Tree::Node& node, Utility utility) {
        node.total_utility += utility;
        const double visits = ++node.visits;
        node.mean = static_cast<double>(node.total_utility) / (visits * kMaxUtility);
        node.exploration = Formula::child_factor(node, visits);
    }

  private:
    double exploration_;
};

// Progressive widening: how many children a node with this many visits may have. Coulom, "Computing
// Elo Ratings of Move Patterns in the Game of Go", 2007; Chaslot et al., "Progressive Strategies
// for Monte-Carlo Tree Search", 2008.
inline std::size_t max_children(const Settings& settings, std::uint32_t visits) {
    const double scaled = settings.widening.parts * std::sqrt(static_cast<double>(visits));
    return 1 + static_cast<std::size_t>(scaled / Percent::kWhole);
}

}  // namespace faubourg::search
