#pragma once

#include <memory>
#include <thread>
#include <vector>

#include "src/search/tree_search.h"

namespace faubourg::search {

// Root parallelisation (Chaslot et al., "Parallel Monte-Carlo Tree Search", 2008): every thread
// searches its own tree with its share of the simulations, and the statistics of the root's actions
// are added up. With one thread it equals TreeSearch.
template <Game R, EvaluatorOf<R> Evaluator>
class ParallelSearch {
  public:
    using Action = typename R::Action;

    std::vector<ActionStats<Action>> run(const R& rules, const View<R>& view,
                                         const Settings& settings, std::uint64_t seed,
                                         const Limits& limits) {
        const int threads = settings.threads;
        while (searches_.size() < static_cast<std::size_t>(threads)) {
            searches_.push_back(std::make_unique<TreeSearch<R, Evaluator>>());
        }
        if (threads == 1) return searches_[0]->run(rules, view, settings, seed, limits);
        std::vector<std::vector<ActionStats<Action>>> found(static_cast<std::size_t>(threads));
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
        return merged(found);
    }

  private:
    static std::vector<ActionStats<Action>> merged(
        std::vector<std::vector<ActionStats<Action>>>& found) {
        for (auto& stats : found) std::ranges::sort(stats, {}, code_of);
        std::vector<ActionStats<Action>> sum = std::move(found[0]);
        for (std::size_t i = 1; i < found.size(); ++i) {
            for (std::size_t at = 0; at < sum.size(); ++at) {
                sum[at].visits += found[i][at].visits;
                sum[at].total_utility += found[i][at].total_utility;
                sum[at].total_win += found[i][at].total_win;
                sum[at].total_points += found[i][at].total_points;
            }
        }
        return best_first(std::move(sum));
    }
    static unsigned code_of(const ActionStats<Action>& entry) { return entry.action.code; }

    std::vector<std::unique_ptr<TreeSearch<R, Evaluator>>> searches_;
};

}  // namespace faubourg::search
