#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <optional>
#include <stop_token>
#include <type_traits>
#include <vector>

#include "src/core/game.h"
#include "src/core/index.h"
#include "src/search/action_stats.h"
#include "src/search/expansion.h"
#include "src/search/immediate_score.h"
#include "src/search/playout.h"
#include "src/search/selection.h"

namespace faubourg::search {

// When a search ends: after the settings' simulations, when the time is over, or when asked to
// stop.
struct Limits {
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    std::stop_token stop = {};
};

// Information set Monte Carlo tree search with a tree for the observing seat (Cowling, Powley and
// Whitehouse, "Information Set Monte Carlo Tree Search", 2012), open loop over chance. A simulation
// determinizes the view, selects down the tree, expands one node, plays out, and backpropagates to
// every node the utility of the seat that chose there (max^n: Luckhardt and Irani, 1986). A
// simulation allocates nothing. One search at a time.
template <Game R, EvaluatorOf<R> Evaluator>
class TreeSearch {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    explicit TreeSearch(Evaluator evaluator = {}) : evaluator_(std::move(evaluator)) {}

    // The actions of the view's seat, best first. A time limit ends the search early, and late by
    // at most a few simulations; at least one simulation is made.
    std::vector<ActionStats<Action>> run(const R& rules, const View<R>& view,
                                         const Settings& settings, std::uint64_t seed,
                                         const Limits& limits = {}) {
        start(rules, view, settings, seed);
        const auto begin = std::chrono::steady_clock::now();
        constexpr int kSimulationsBetweenChecks = 16;
        for (int done = 0; done < settings.simulations; ++done) {
            simulate(view);
            if (done % kSimulationsBetweenChecks != 0) continue;
            if (limits.stop.stop_requested()) break;
            if (limits.time && std::chrono::steady_clock::now() - begin >= *limits.time) break;
        }
        return best_first(std::move(stats_));
    }

  private:
    static constexpr int kMaxDepth = 64;
    static constexpr std::size_t kMaxNodes = std::size_t{1} << 21;

    using Bound = UpperBound<std::conditional_t<Evaluator::kHasPriors, Puct, Uct>>;

    struct Step {
        Tree::Index node = Tree::kNone;
        Seat seat;
    };

    void start(const R& rules, const View<R>& view, const Settings& settings, std::uint64_t seed) {
        rules_ = &rules;
        settings_ = settings;
        random_ = FastRandom(seed);
        tree_.reset(std::min(static_cast<std::size_t>(settings.simulations), kMaxNodes));
        rules.legal(view.known, view.seat, list_);
        stats_.assign(list_.size(), {});
        FastRandom noise(settings.noise_seed);
        for (std::size_t i = 0; i < list_.size(); ++i) {
            stats_[i].action = list_[i];
            if (settings.noise.parts == 0) continue;
            const Utility most = Utility{settings.noise.parts} * (kMaxUtility / Permille::kWhole);
            stats_[i].noise =
                std::int64_t{noise.below(static_cast<std::uint32_t>(2 * most + 1))} - most;
        }
        prune_root(view, noise);
    }

    // With a pruning margin, root actions whose immediate score is below the highest by more than
    // the margin are not searched, so that weak levels make no absurd moves. In one decision of
    // eight nothing is pruned, so that they still make mistakes.
    void prune_root(const View<R>& view, FastRandom& noise) {
        pruned_.clear(list_.size());
        constexpr std::uint32_t kDecisionsToOneUnpruned = 8;
        if (settings_.pruning_margin == 0 || noise.below(kDecisionsToOneUnpruned) == 0) return;
        const State state = rules_->sample(view.known, view.seat, random_);
        prune_by_immediate_score(*rules_, state, view.seat, list_, settings_.pruning_margin,
                                 random_, pruned_);
    }

    void simulate(const View<R>& view) {
        State state = rules_->sample(view.known, view.seat, random_);  // determinization
        SampledChance chance(random_);
        NoEvents silent;
        Tree::Index node = Tree::kRoot;
        depth_ = 0;
        std::size_t root_index = 0;
        for (bool in_tree = true; in_tree && depth_ < kMaxDepth;) {
            const Seat seat = rules_->actor(state);
            if (seat == kNobody) break;
            rules_->legal(state, seat, list_);
            const Choice choice = select_or_expand(node, state, seat);
            if (depth_ == 0) root_index = choice.list_index;
            if (choice.child == Tree::kNone) {  // no room for more nodes
                rules_->apply(state, seat, list_[choice.list_index], chance, silent);
                break;
            }
            in_tree = !choice.is_new;
            node = choice.child;
            at_index(path_, depth_++) = {.node = node, .seat = seat};
            rules_->apply(state, seat, list_[choice.list_index], chance, silent);
        }
        backpropagate(play_out(state, chance), root_index, view.seat);
    }

    struct Choice {
        std::size_t list_index = 0;
        Tree::Index child = Tree::kNone;
        bool is_new = false;
    };

    // The legal child with the highest upper bound; or a new child while the node may have more.
    Choice select_or_expand(Tree::Index node, const State& state, Seat seat) {
        if (node == Tree::kRoot) {
            tried_ = pruned_;
        } else {
            tried_.clear(list_.size());
        }
        const std::size_t pruned = tried_.count();
        const Bound bound(settings_, tree_[node].visits);
        Choice best;
        double highest = -std::numeric_limits<double>::infinity();
        for (Tree::Index child = tree_[node].first_child; child != Tree::kNone;
             child = tree_[child].sibling) {
            const std::size_t index = list_index_of(tree_[child]);
            if (index == list_.size()) continue;
            tried_.insert(index);
            double value = bound(tree_[child]);
            if (node == Tree::kRoot) value += root_noise(index);
            if (value <= highest) continue;
            highest = value;
            best = {.list_index = index, .child = child, .is_new = false};
        }
        const std::size_t allowed =
            Evaluator::kHasPriors ? max_children(settings_, tree_[node].visits) : list_.size();
        const std::size_t children = tried_.count() - pruned;
        const std::size_t possible = list_.size() - pruned;
        if (children > 0 && (children >= std::min(allowed, possible) || tree_.full())) {
            return best;
        }
        return expand(node, state, seat);
    }

    Choice expand(Tree::Index node, const State& state, Seat seat) {
        Choice choice{.is_new = true};
        std::int32_t prior = 0;
        if constexpr (Evaluator::kHasPriors) {
            evaluator_.assign_priors(*rules_, state, seat, list_, priors_);
            if (node == Tree::kRoot && settings_.noise.parts > 0) add_noise_to_priors();
            choice.list_index = untried_of_highest_prior<R>(priors_, list_.size(), tried_, random_);
            prior = normalised_prior<R>(priors_, list_.size(), choice.list_index);
        } else {
            choice.list_index = random_untried(list_.size(), tried_, random_);
        }
        if (tree_.full()) return choice;
        choice.child =
            tree_.add_child(node, list_[choice.list_index].code, choice.list_index, prior);
        return choice;
    }

    // The index of a node's action in the legal list; the list's size when it is not legal now. The
    // lists of one node are similar, so the last index is tried first.
    std::size_t list_index_of(Tree::Node& node) const {
        if (node.list_index < list_.size() && list_[node.list_index].code == node.action) {
            return node.list_index;
        }
        const auto* found = std::lower_bound(
            list_.begin(), list_.end(), node.action,
            [](const Action& action, std::uint16_t wanted) { return action.code < wanted; });
        if (found == list_.end() || found->code != node.action) return list_.size();
        node.list_index = static_cast<std::uint16_t>(found - list_.begin());
        return node.list_index;
    }

    // An overrated action is also expanded earlier: noise over the whole range of utility counts as
    // eight doublings of the prior.
    void add_noise_to_priors() {
        constexpr Doublings kWholeRange = doublings(8);
        for (std::size_t i = 0; i < list_.size(); ++i) {
            const Utility eighths = stats_[i].noise * kWholeRange.eighths / kMaxUtility;
            const std::uint32_t factor = weight_of({static_cast<int>(eighths)});
            const std::uint64_t prior = std::uint64_t{priors_[i]} * factor / kUnitWeight;
            priors_[i] = static_cast<std::uint32_t>(std::min<std::uint64_t>(prior, kMaxPrior));
        }
    }

    double root_noise(std::size_t index) const {
        return static_cast<double>(stats_[index].noise) / kMaxUtility;
    }

    // With priors, a playout is cut off at the horizon and its last position is evaluated.
    Outcome play_out(State& state, SampledChance& chance) {
        if constexpr (Evaluator::kHasPriors) {
            const int max_actions =
                settings_.horizon > 0 ? settings_.horizon : std::numeric_limits<int>::max();
            policy_playout(*rules_, evaluator_, state, random_, chance, max_actions);
            if (rules_->actor(state) != kNobody) {
                return Outcome::of(evaluator_.evaluate(*rules_, state));
            }
        } else {
            random_playout(*rules_, state, random_, chance);
        }
        return Outcome::of(rules_->score(state, Viewer::all()));
    }

    void backpropagate(const Outcome& outcome, std::size_t root_index, Seat root_seat) {
        PerSeat<Utility> utilities{};
        for (const Seat seat : all_seats(outcome.players)) {
            utilities[seat] = settings_.utility(outcome, seat);
        }
        ++tree_[Tree::kRoot].visits;
        for (int i = 0; i < depth_; ++i) {
            const Step& step = at_index(path_, i);
            Bound::add_visit(tree_[step.node], utilities[step.seat]);
        }
        ActionStats<Action>& entry = stats_[root_index];
        ++entry.visits;
        entry.total_utility += utilities[root_seat];
        entry.total_win += outcome.win[root_seat].parts;
        entry.total_points += outcome.points[root_seat].count;
    }

    Evaluator evaluator_;
    const R* rules_ = nullptr;
    Settings settings_;
    FastRandom random_{0};
    Tree tree_;
    std::vector<ActionStats<Action>> stats_;  // of the root, in the order of its legal list
    ActionList<R> list_;
    Priors<R> priors_{};
    IndexSet<R::kMaxActions> tried_;
    IndexSet<R::kMaxActions> pruned_;  // at the root
    std::array<Step, kMaxDepth> path_{};
    int depth_ = 0;
};

}  // namespace faubourg::search
