#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "src/search/tree_search.h"

namespace faubourg::search {

// A search on several threads: each grows a tree of its own with its share of the simulations, and
// what they found of the root's actions is added up. With one thread it is that thread's search.
template <Game R, GuideOf<R> Guide>
class ParallelSearch {
  public:
    using Action = typename R::Action;

    std::vector<Finding<Action>> run(const R& rules, const View<R>& view, const Settings& settings,
                                     std::uint64_t seed, const Limits& limits) {
        const int threads = settings.threads;
        while (searches_.size() < static_cast<std::size_t>(threads)) {
            searches_.push_back(std::make_unique<TreeSearch<R, Guide>>());
        }
        if (threads == 1) return searches_[0]->run(rules, view, settings, seed, limits);
        std::vector<std::vector<Finding<Action>>> found(static_cast<std::size_t>(threads));
        {
            std::vector<std::jthread> workers;
            workers.reserve(found.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                workers.emplace_back([&, i] {
                    Settings share = settings;
                    const auto number = static_cast<int>(i);
                    share.simulations =
                        std::max(1, (settings.simulations + threads - 1 - number) / threads);
                    found[i] = searches_[i]->run(rules, view, share, seed + i, limits);
                });
            }
        }
        return added_up(found);
    }

  private:
    static std::vector<Finding<Action>> added_up(std::vector<std::vector<Finding<Action>>>& found) {
        for (auto& findings : found) std::ranges::sort(findings, {}, code_of);
        std::vector<Finding<Action>> sum = std::move(found[0]);
        for (std::size_t i = 1; i < found.size(); ++i) {
            for (std::size_t at = 0; at < sum.size(); ++at) {
                sum[at].visits += found[i][at].visits;
                sum[at].value += found[i][at].value;
                sum[at].win += found[i][at].win;
                sum[at].points += found[i][at].points;
            }
        }
        return TreeSearch<R, Guide>::sorted(std::move(sum));
    }
    static unsigned code_of(const Finding<Action>& finding) { return finding.action.code; }

    std::vector<std::unique_ptr<TreeSearch<R, Guide>>> searches_;
};

}  // namespace faubourg::search
