#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "src/core/game.h"
#include "src/search/outcome.h"

namespace faubourg::search {

// Exact solving of a rest of the game that is small and certain: nothing is drawn that could still
// matter, no points are hidden, and nobody acts on what the solving seat doesn't know. Every seat
// takes what it likes best; among equals the first.
template <Game R>
class Endgame {
  public:
    Endgame(const R& rules, const Taste& taste, int most_positions)
        : rules_(&rules), taste_(taste), left_(most_positions) {}

    // The outcome of each action of the seat to act, in the order of the legal list; or nothing,
    // when the rest is too long or not certain.
    std::optional<std::vector<Outcome>> solve(const View<R>& view, FastRandom& random) {
        const typename R::State state = rules_->sample(view.known, view.seat, random);
        seat_ = view.seat;
        nothing_hidden_ = state == view.known;
        if (!nothing_hidden_ && scores_unseen(view)) return std::nullopt;
        ActionList<R> list;
        rules_->legal(state, view.seat, list);
        std::vector<Outcome> outcomes;
        for (const typename R::Action action : list) {
            const auto outcome = after(state, view.seat, action);
            if (!outcome) return std::nullopt;
            outcomes.push_back(*outcome);
        }
        return outcomes;
    }

  private:
    // Notes that something was drawn. What it was is of no account once the game is over.
    struct NotedChance {
        bool drawn = false;
        void shuffle(int /*deck*/, std::span<const std::uint8_t> /*counts*/) {}
        int draw(int /*deck*/, std::span<const std::uint8_t> counts, int /*total*/,
                 Seat /*seen_by*/) {
            drawn = true;
            return SampledChance::kind_at(counts, 0);
        }
    };

    // Whether there are points that the view doesn't show.
    bool scores_unseen(const View<R>& view) const {
        const Standing standing = rules_->score(view.known, Viewer::of(view.seat));
        return std::ranges::any_of(standing.seats,
                                   [](const SeatScore& seat) { return seat.hidden_parts != 0; });
    }

    std::optional<Outcome> after(typename R::State state, Seat seat, typename R::Action action) {
        if (--left_ < 0) return std::nullopt;
        NotedChance chance;
        NoEvents silent;
        rules_->apply(state, seat, action, chance, silent);
        const Seat next = rules_->actor(state);
        if (next == kNobody) return Outcome::of(rules_->score(state, Viewer::all()));
        if constexpr (requires { rules_->settled(state); }) {
            if (rules_->settled(state)) return played_out(state);
        }
        if (chance.drawn || (next != seat_ && !nothing_hidden_)) return std::nullopt;
        return best_of(state, next);
    }

    // Nothing that is still done or drawn can change the outcome.
    Outcome played_out(typename R::State& state) const {
        NotedChance chance;
        NoEvents silent;
        ActionList<R> list;
        for (Seat seat = rules_->actor(state); seat != kNobody; seat = rules_->actor(state)) {
            rules_->legal(state, seat, list);
            rules_->apply(state, seat, list[0], chance, silent);
        }
        return Outcome::of(rules_->score(state, Viewer::all()));
    }

    std::optional<Outcome> best_of(const typename R::State& state, Seat seat) {
        ActionList<R> list;
        rules_->legal(state, seat, list);
        std::optional<Outcome> best;
        std::int64_t most = -1;
        for (const typename R::Action action : list) {
            const auto outcome = after(state, seat, action);
            if (!outcome) return std::nullopt;
            const std::int64_t utility = taste_.utility(*outcome, static_cast<std::size_t>(seat));
            if (utility <= most) continue;
            most = utility;
            best = outcome;
        }
        return best;
    }

    const R* rules_;
    Taste taste_;
    int left_;
    Seat seat_ = kNobody;
    bool nothing_hidden_ = false;
};

}  // namespace faubourg::search
