#pragma once

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <optional>
#include <stop_token>
#include <vector>

#include "src/core/game.h"
#include "src/search/at_once.h"
#include "src/search/endgame.h"
#include "src/search/playout.h"
#include "src/search/tree.h"

namespace faubourg::search {

// When a search ends: after the settings' simulations, or when the time is over, or when asked to.
struct Limits {
    std::optional<std::chrono::milliseconds> time = std::nullopt;
    std::stop_token stop = {};
};

// What a search found of one action of the seat to act.
template <class Action>
struct Finding {
    Action action{};
    int visits = 0;
    std::int64_t value = 0;      // sum of utilities
    std::int64_t win = 0;        // sum, in sixtieths
    std::int64_t points = 0;     // sum, in hundredths
    std::int64_t misjudged = 0;  // what noise adds to each utility

    double mean_value() const {
        return visits == 0 ? 0.0
                           : static_cast<double>(value) / visits + static_cast<double>(misjudged);
    }
};

// Open-loop tree search over information sets. Each simulation fills in what the seat can't know
// anew, walks down the tree, adds a node, plays on as the guide would, and tells every seat on its
// way what it made of the outcome. No allocation in a simulation. One search at a time.
template <Game R, GuideOf<R> Guide>
class TreeSearch {
  public:
    using State = typename R::State;
    using Action = typename R::Action;

    explicit TreeSearch(Guide guide = {}) : guide_(std::move(guide)) {}

    // The actions of the view's seat, best first. A time limit stops the search early, never late
    // by more than a few simulations; at least one simulation is made.
    std::vector<Finding<Action>> run(const R& rules, const View<R>& view, const Settings& settings,
                                     std::uint64_t seed, const Limits& limits = {}) {
        start(rules, view, settings, seed);
        const auto begin = std::chrono::steady_clock::now();
        constexpr int kBetweenLooks = 16;
        for (int done = 0; done < settings.simulations; ++done) {
            simulate(view);
            if (done % kBetweenLooks != 0) continue;
            if (limits.stop.stop_requested()) break;
            if (limits.time && std::chrono::steady_clock::now() - begin >= *limits.time) break;
        }
        return sorted(std::move(findings_));
    }

    // Most visits first; equals by their value, then in the order of their texts.
    static std::vector<Finding<Action>> sorted(std::vector<Finding<Action>> findings) {
        std::ranges::sort(findings, [](const auto& a, const auto& b) {
            if (a.visits != b.visits) return a.visits > b.visits;
            if (a.mean_value() != b.mean_value()) return a.mean_value() > b.mean_value();
            return a.action.code < b.action.code;
        });
        return findings;
    }

  private:
    static constexpr int kMaxDepth = 64;
    static constexpr std::size_t kMaxNodes = std::size_t{1} << 21;

    using Tempting = Temptation<Guide::kInformed>;

    struct Step {
        Tree::Index node;
        Seat seat;
    };

    void start(const R& rules, const View<R>& view, const Settings& settings, std::uint64_t seed) {
        rules_ = &rules;
        settings_ = settings;
        random_ = FastRandom(seed);
        tree_.reset(std::min(static_cast<std::size_t>(settings.simulations), kMaxNodes));
        rules.legal(view.known, view.seat, list_);
        findings_.assign(list_.size(), {});
        FastRandom errors(settings.error_seed);
        for (std::size_t i = 0; i < list_.size(); ++i) {
            findings_[i].action = list_[i];
            if (settings.noise == 0) continue;
            const std::int64_t most = std::int64_t{settings.noise} * (Taste::kBest / 1000);
            findings_[i].misjudged =
                std::int64_t{errors.below(static_cast<std::uint32_t>(2 * most + 1))} - most;
        }
        leave_out(view, errors);
    }

    // Who heeds points at once does not think of actions that give away more, but for a slip now
    // and then.
    void leave_out(const View<R>& view, FastRandom& errors) {
        left_out_.clear(list_.size());
        constexpr std::uint32_t kSlips = 8;  // one in so many decisions
        if (settings_.heed == 0 || errors.below(kSlips) == 0) return;
        const State state = rules_->sample(view.known, view.seat, random_);
        int most = std::numeric_limits<int>::min();
        scores_.clear();
        for (const Action action : list_) {
            scores_.push_back(score_at_once(*rules_, state, view.seat, action, random_));
            most = std::max(most, scores_.back());
        }
        for (std::size_t i = 0; i < list_.size(); ++i) {
            if (scores_[i] < most - settings_.heed) left_out_.set(i);
        }
    }

    void simulate(const View<R>& view) {
        State state = rules_->sample(view.known, view.seat, random_);
        SampledChance chance(random_);
        NoEvents silent;
        Tree::Index node = Tree::kRoot;
        depth_ = 0;
        std::size_t root_pick = 0;
        for (bool in_tree = true; in_tree && depth_ < kMaxDepth;) {
            const Seat seat = rules_->actor(state);
            if (seat == kNobody) break;
            rules_->legal(state, seat, list_);
            const Choice choice = choose(node, state, seat);
            if (depth_ == 0) root_pick = choice.place;
            if (choice.child == Tree::kNone) {  // no room for more nodes
                rules_->apply(state, seat, list_[choice.place], chance, silent);
                break;
            }
            in_tree = !choice.is_new;
            node = choice.child;
            path_[static_cast<std::size_t>(depth_++)] = {.node = node, .seat = seat};
            rules_->apply(state, seat, list_[choice.place], chance, silent);
        }
        tell(finish(state, chance), root_pick, view.seat);
    }

    struct Choice {
        std::size_t place = 0;  // in the legal list
        Tree::Index child = Tree::kNone;
        bool is_new = false;
    };

    // Goes to the most tempting child, or to a new one while the node may have more.
    Choice choose(Tree::Index node, const State& state, Seat seat) {
        if (node == Tree::kRoot) {
            tried_ = left_out_;
        } else {
            tried_.clear(list_.size());
        }
        const std::size_t left_out = tried_.count();
        const Tempting tempting(settings_, tree_[node].visits);
        Choice best;
        double highest = -std::numeric_limits<double>::infinity();
        for (Tree::Index child = tree_[node].first_child; child != Tree::kNone;
             child = tree_[child].sibling) {
            const std::size_t place = place_of(tree_[child]);
            if (place == list_.size()) continue;
            tried_.set(place);
            double value = tempting(tree_[child]);
            if (node == Tree::kRoot) value += misjudged(place);
            if (value <= highest) continue;
            highest = value;
            best = {.place = place, .child = child, .is_new = false};
        }
        const std::size_t allowed =
            Guide::kInformed ? widened(settings_, tree_[node].visits) : list_.size();
        const std::size_t children = tried_.count() - left_out;
        const std::size_t possible = list_.size() - left_out;
        if (children > 0 && (children >= std::min(allowed, possible) || tree_.full())) {
            return best;
        }
        return grow(node, state, seat);
    }

    Choice grow(Tree::Index node, const State& state, Seat seat) {
        Choice choice{.is_new = true};
        std::int32_t favour = 0;
        if constexpr (Guide::kInformed) {
            guide_.weigh(*rules_, state, seat, list_, weights_);
            if (node == Tree::kRoot && settings_.noise > 0) misjudge_weights();
            favour = most_favoured(choice.place);
        } else {
            choice.place = untried_at_random();
        }
        if (tree_.full()) return choice;
        choice.child = tree_.add_child(node, list_[choice.place].code, choice.place, favour);
        return choice;
    }

    // The untried action of the greatest weight, among equals any; answers its share of all.
    std::int32_t most_favoured(std::size_t& place) {
        std::uint64_t total = 1;
        std::uint32_t most = 0;
        std::uint32_t equals = 0;
        for (std::size_t i = 0; i < list_.size(); ++i) {
            total += weights_[i];
            if (tried_.has(i) || (equals > 0 && weights_[i] < most)) continue;
            if (equals == 0 || weights_[i] > most) equals = 0;
            most = weights_[i];
            if (random_.below(++equals) == 0) place = i;
        }
        return static_cast<std::int32_t>(std::uint64_t{most} * Taste::kBest / total);
    }

    std::size_t untried_at_random() {
        const auto untried = static_cast<std::uint32_t>(list_.size() - tried_.count());
        std::uint32_t left = random_.below(untried);
        std::size_t place = 0;
        for (;; ++place) {
            if (!tried_.has(place) && left-- == 0) return place;
        }
    }

    // Where a node's action stands in the legal list; the list's size when it is not there. Lists
    // of one node are much alike, so it is looked for first where it was last.
    std::size_t place_of(Tree::Node& node) const {
        if (node.place < list_.size() && list_[node.place].code == node.action) return node.place;
        const auto* found = std::lower_bound(
            list_.begin(), list_.end(), node.action,
            [](const Action& action, std::uint16_t wanted) { return action.code < wanted; });
        if (found == list_.end() || found->code != node.action) return list_.size();
        node.place = static_cast<std::uint16_t>(found - list_.begin());
        return node.place;
    }

    // An action that is thought too well of also comes to mind sooner: the best thinkable by eight
    // doublings.
    void misjudge_weights() {
        constexpr int kEighths = 64;
        for (std::size_t i = 0; i < list_.size(); ++i) {
            const auto eighths = static_cast<int>(findings_[i].misjudged * kEighths / Taste::kBest);
            const std::uint64_t weight = std::uint64_t{weights_[i]} * exp2_eighths(eighths) / 256;
            weights_[i] =
                static_cast<std::uint32_t>(std::min<std::uint64_t>(weight, kGreatestWeight));
        }
    }

    double misjudged(std::size_t place) const {
        return static_cast<double>(findings_[place].misjudged) / Taste::kBest;
    }

    Outcome finish(State& state, SampledChance& chance) {
        if constexpr (Guide::kInformed) {
            const int most =
                settings_.horizon > 0 ? settings_.horizon : std::numeric_limits<int>::max();
            guided_playout(*rules_, guide_, state, random_, chance, most);
            if (rules_->actor(state) != kNobody) return Outcome::of(guide_.outlook(*rules_, state));
        } else {
            random_playout(*rules_, state, random_, chance);
        }
        return Outcome::of(rules_->score(state, Viewer::all()));
    }

    void tell(const Outcome& outcome, std::size_t root_pick, Seat root_seat) {
        std::array<std::int64_t, kMaxSeats> utilities{};
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(outcome.players); ++seat) {
            utilities[seat] = settings_.taste.utility(outcome, seat);
        }
        ++tree_[Tree::kRoot].visits;
        for (int i = 0; i < depth_; ++i) {
            const Step& step = path_[static_cast<std::size_t>(i)];
            Tempting::tell(tree_[step.node], utilities[static_cast<std::size_t>(step.seat)]);
        }
        const auto seat = static_cast<std::size_t>(root_seat);
        Finding<Action>& finding = findings_[root_pick];
        ++finding.visits;
        finding.value += utilities[seat];
        finding.win += outcome.win[seat];
        finding.points += outcome.points[seat];
    }

    // A set of places in the legal list.
    class Places {
      public:
        void clear(std::size_t size) {
            std::fill_n(words_.begin(), size / 64 + 1, std::uint64_t{0});
            count_ = 0;
        }
        void set(std::size_t place) {
            words_[place / 64] |= std::uint64_t{1} << (place % 64);
            ++count_;
        }
        bool has(std::size_t place) const { return (words_[place / 64] >> (place % 64) & 1U) != 0; }
        std::size_t count() const { return count_; }

      private:
        std::array<std::uint64_t, R::kMaxActions / 64 + 1> words_{};
        std::size_t count_ = 0;
    };

    Guide guide_;
    const R* rules_ = nullptr;
    Settings settings_;
    FastRandom random_{0};
    Tree tree_;
    std::vector<Finding<Action>> findings_;  // in the order of the legal list
    ActionList<R> list_;
    Weights<R> weights_{};
    Places tried_;
    Places left_out_;  // at the root
    std::vector<int> scores_;
    std::array<Step, kMaxDepth> path_{};
    int depth_ = 0;
};

}  // namespace faubourg::search
