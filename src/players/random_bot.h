#pragma once

#include "src/players/bot.h"
#include "src/search/playout.h"

namespace faubourg::players {

// The bot `random`: takes every legal action with equal probability. With a budget it also
// estimates the win rate and the score of its choice by random playouts.
template <Game R>
class RandomBot final : public Bot<R> {
  public:
    Suggestion<typename R::Action> think(const R& rules, const View<R>& view,
                                         const Thinking& thinking) override {
        FastRandom random(thinking.seed);
        ActionList<R> list;
        rules.legal(view.known, view.seat, list);
        const auto pick = random.below(static_cast<std::uint32_t>(list.size()));
        Candidate<typename R::Action> chosen{.action = list[pick]};
        measure(rules, view, thinking, random, chosen);
        return {.action = chosen.action, .candidates = {chosen}};
    }

  private:
    static void measure(const R& rules, const View<R>& view, const Thinking& thinking,
                        FastRandom& random, Candidate<typename R::Action>& chosen) {
        const Budget& budget = thinking.budget;
        const auto start = std::chrono::steady_clock::now();
        const auto more = [&] {
            if (thinking.stop.stop_requested()) return false;
            if (budget.simulations) return chosen.visits < *budget.simulations;
            if (!budget.time) return false;
            return chosen.visits == 0 || std::chrono::steady_clock::now() - start < *budget.time;
        };
        double wins = 0;
        double points = 0;
        while (more()) {
            typename R::State state = rules.sample(view.known, view.seat, random);
            SampledChance chance(random);
            NoEvents silent;
            rules.apply(state, view.seat, chosen.action, chance, silent);
            search::random_playout(rules, state, random, chance);
            const Standing standing = rules.score(state, Viewer::all());
            wins += standing.win_share(view.seat);
            points += standing.seats[view.seat].total;
            ++chosen.visits;
        }
        if (chosen.visits == 0) return;
        chosen.win = wins / chosen.visits;
        chosen.score = points / chosen.visits;
    }
};

}  // namespace faubourg::players
