#pragma once

#include <cstdint>
#include <vector>

#include "src/search/units.h"

namespace faubourg::search {

// The tree of one search. It is open loop (Perez et al., "Open Loop Search for General Video Game
// Playing", GECCO 2015): a node stands for a sequence of actions, whatever was drawn between them,
// so an action may be legal at one visit and illegal at the next. All nodes lie in one block that
// is reserved before the search starts; a simulation adds at most one.
class Tree {
  public:
    using Index = std::uint32_t;
    static constexpr Index kNone = 0xFFFFFFFFU;
    static constexpr Index kRoot = 0;

    struct Node {
        Utility total_utility = 0;  // of the seat that chose the action, over all visits
        double mean = 0;            // utility per visit, from 0 to 1
        double exploration = 0;     // the child's factor of the exploration term
        std::uint32_t visits = 0;
        Index first_child = kNone;
        Index sibling = kNone;
        std::int32_t prior = 0;  // normalised: a part of kFullPrior
        std::uint16_t action = 0;
        std::uint16_t list_index = 0;  // in the legal list when the action was last seen there
    };

    // Empties the tree and reserves this many nodes besides the root.
    void reset(std::size_t nodes) {
        nodes_.clear();
        nodes_.reserve(nodes + 1);
        nodes_.emplace_back();
    }

    bool full() const { return nodes_.size() == nodes_.capacity(); }
    std::size_t size() const { return nodes_.size(); }
    Node& operator[](Index index) { return nodes_[index]; }
    const Node& operator[](Index index) const { return nodes_[index]; }

    Index add_child(Index parent, std::uint16_t action, std::size_t list_index,
                    std::int32_t prior) {
        const auto child = static_cast<Index>(nodes_.size());
        nodes_.push_back({.sibling = nodes_[parent].first_child,
                          .prior = prior,
                          .action = action,
                          .list_index = static_cast<std::uint16_t>(list_index)});
        nodes_[parent].first_child = child;
        return child;
    }

  private:
    std::vector<Node> nodes_;
};

}  // namespace faubourg::search
