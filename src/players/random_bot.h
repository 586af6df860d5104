#pragma once

#include "src/core/game.h"
#include "src/players/suggestion.h"
#include "src/search/playout.h"

namespace faubourg::players {

// The bot `random`: any legal action with equal chance. What it reports of its choice, win chance
// and score, is measured by random playouts from there, within its budget.
template <Game R>
typename R::Action random_action(const R& rules, const View<R>& view, FastRandom& random) {
    ActionList<R> list;
    rules.legal(view.known, view.seat, list);
    return list[random.below(static_cast<std::uint32_t>(list.size()))];
}

template <Game R>
Suggestion<typename R::Action> random_suggestion(const R& rules, const View<R>& view,
                                                 const Budget& budget, std::uint64_t seed) {
    FastRandom random(seed);
    Candidate<typename R::Action> chosen{.action = random_action(rules, view, random)};
    const auto start = std::chrono::steady_clock::now();
    const auto more = [&] {
        if (budget.simulations) return chosen.visits < *budget.simulations;
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
        int winners = 0;
        for (Seat seat = 0; seat < standing.players; ++seat) winners += standing.wins(seat) ? 1 : 0;
        if (standing.wins(view.seat)) wins += 1.0 / winners;
        points += standing.seats[static_cast<std::size_t>(view.seat)].total;
        ++chosen.visits;
    }
    chosen.win = wins / chosen.visits;
    chosen.score = points / chosen.visits;
    return {.action = chosen.action, .candidates = {chosen}};
}

}  // namespace faubourg::players
