#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "src/core/game.h"
#include "src/search/outcome.h"

namespace faubourg::search {

// Solves the end of a game exactly if it is small and deterministic: nothing is drawn that could
// still matter, no points are hidden, and nobody acts on something that the solving seat does not
// know. A depth-first max^n search (Luckhardt and Irani, "An Algorithmic Solution of N-Person
// Games", AAAI 1986): every seat takes the action with its own highest utility, the first of
// several.
template <Game R>
class EndgameSolver {
  public:
    EndgameSolver(const R& rules, const UtilityFunction& utility, int max_positions)
        : rules_(&rules), utility_(utility), positions_left_(max_positions) {}

    // The outcome of each action of the seat to act, in the order of the legal list; empty if there
    // are too many positions or the rest of the game is not deterministic.
    std::optional<std::vector<Outcome>> solve(const View<R>& view, FastRandom& random) {
        const typename R::State state = rules_->sample(view.known, view.seat, random);
        seat_ = view.seat;
        perfect_information_ = state == view.known;
        if (!perfect_information_ && has_hidden_points(view)) return std::nullopt;
        ActionList<R> list;
        rules_->legal(state, view.seat, list);
        std::vector<Outcome> outcomes;
        for (const typename R::Action action : list) {
            const auto outcome = outcome_after(state, view.seat, action);
            if (!outcome) return std::nullopt;
            outcomes.push_back(*outcome);
        }
        return outcomes;
    }

  private:
    // Notes whether something was drawn. Which card it was does not matter: the draw either ends
    // the solving, or comes when nothing can change the outcome.
    struct DetectingChance {
        bool drawn = false;
        void shuffle(int /*deck*/, std::span<const std::uint8_t> /*counts*/) {}
        int draw(int /*deck*/, std::span<const std::uint8_t> counts, int /*total*/,
                 Witness /*seen_by*/) {
            drawn = true;
            return SampledChance::kind_at(counts, 0);
        }
    };

    bool has_hidden_points(const View<R>& view) const {
        const Standing standing = rules_->score(view.known, Viewer::of(view.seat));
        return std::ranges::any_of(standing.seats,
                                   [](const SeatScore& seat) { return seat.hidden_parts != 0; });
    }

    std::optional<Outcome> outcome_after(typename R::State state, Seat seat,
                                         typename R::Action action) {
        if (--positions_left_ < 0) return std::nullopt;
        DetectingChance chance;
        NoEvents silent;
        rules_->apply(state, seat, action, chance, silent);
        const Seat next = rules_->actor(state);
        if (next == kNobody) return Outcome::of(rules_->score(state, Viewer::all()));
        if constexpr (HasSettled<R>) {
            if (rules_->settled(state)) return play_out(state);
        }
        if (chance.drawn || (next != seat_ && !perfect_information_)) return std::nullopt;
        return max_n(state, next);
    }

    // The outcome of a settled game: nothing that is still done or drawn can change it.
    Outcome play_out(typename R::State& state) const {
        DetectingChance chance;
        NoEvents silent;
        ActionList<R> list;
        for (Seat seat = rules_->actor(state); seat != kNobody; seat = rules_->actor(state)) {
            rules_->legal(state, seat, list);
            rules_->apply(state, seat, list[0], chance, silent);
        }
        return Outcome::of(rules_->score(state, Viewer::all()));
    }

    // The outcome if the seat chooses by its own utility.
    std::optional<Outcome> max_n(const typename R::State& state, Seat seat) {
        ActionList<R> list;
        rules_->legal(state, seat, list);
        std::optional<Outcome> best;
        Utility highest = -1;
        for (const typename R::Action action : list) {
            const auto outcome = outcome_after(state, seat, action);
            if (!outcome) return std::nullopt;
            const Utility utility = utility_(*outcome, seat);
            if (utility <= highest) continue;
            highest = utility;
            best = outcome;
        }
        return best;
    }

    const R* rules_;
    UtilityFunction utility_;
    int positions_left_;
    Seat seat_ = kNobody;
    bool perfect_information_ = false;
};

}  // namespace faubourg::search
