#pragma once

#include <cmath>
#include <cstdint>
#include <vector>

#include "src/search/settings.h"

namespace faubourg::search {

// The tree of one search: a node is an action after the actions above it, whatever was drawn
// meanwhile (open loop), so at one visit an action may be legal that was not at the last. Nodes lie
// in one block that is reserved before the search starts; a simulation adds at most one.
class Tree {
  public:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFFU;
    static constexpr Index kRoot = 0;

    struct Node {
        std::int64_t value = 0;  // sum of what the seat that chose this made of the outcomes
        double mean = 0;         // of the value, from 0 to 1
        double doubt = 0;        // how little that says, for Temptation
        std::uint32_t visits = 0;
        Index first_child = kNone;
        Index sibling = kNone;
        std::int32_t favour = 0;  // the guide's: its share of all actions, of Taste::kBest
        std::uint16_t action = 0;
        std::uint16_t place = 0;  // in the legal list when it was last seen
    };

    // Empties the tree and makes room for so many nodes besides the root.
    void reset(std::size_t nodes) {
        nodes_.clear();
        nodes_.reserve(nodes + 1);
        nodes_.emplace_back();
    }

    bool full() const { return nodes_.size() == nodes_.capacity(); }
    std::size_t size() const { return nodes_.size(); }
    Node& operator[](Index index) { return nodes_[index]; }
    const Node& operator[](Index index) const { return nodes_[index]; }

    Index add_child(Index parent, std::uint16_t action, std::size_t place, std::int32_t favour) {
        const auto child = static_cast<Index>(nodes_.size());
        nodes_.push_back({.sibling = nodes_[parent].first_child,
                          .favour = favour,
                          .action = action,
                          .place = static_cast<std::uint16_t>(place)});
        nodes_[parent].first_child = child;
        return child;
    }

  private:
    std::vector<Node> nodes_;
};

// How tempting an action is: what it was worth so far, and what it may still turn out to be. A
// guide's favour says which actions are worth the doubt; without a guide all are, alike. What
// changes only with the action's own visits is kept in its node: it is read far more often.
template <bool kGuided>
class Temptation {
  public:
    Temptation(const Settings& settings, std::uint32_t parent_visits)
        : explore_(settings.explore / 100.0 *
                   (kGuided ? std::sqrt(static_cast<double>(parent_visits))
                            : std::sqrt(log2_of(parent_visits + 1)))) {}

    double operator()(const Tree::Node& node) const { return node.mean + explore_ * node.doubt; }

    // Adds what a seat made of an outcome.
    static void tell(Tree::Node& node, std::int64_t utility) {
        node.value += utility;
        const double visits = ++node.visits;
        node.mean = static_cast<double>(node.value) / (visits * Taste::kBest);
        if constexpr (kGuided) {
            node.doubt = node.favour / (Taste::kBest * (visits + 1));
        } else {
            node.doubt = 1 / std::sqrt(visits);
        }
    }

  private:
    double explore_;
};

// How many actions of a node that was visited so often are looked at.
inline std::size_t widened(const Settings& settings, std::uint32_t visits) {
    return 1 + static_cast<std::size_t>(settings.widen * std::sqrt(static_cast<double>(visits)) /
                                        100.0);
}

}  // namespace faubourg::search
