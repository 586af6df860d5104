#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/core/game.h"
#include "src/core/hash.h"
#include "src/match/games.h"
#include "src/match/library.h"

#include "tests/conformance/toy/rules.h"

// What every game guarantees, whatever its rules. These suites run over the program's list of games
// and a toy game.
namespace faubourg::conformance {

template <class... Rules>
GameList<Rules..., toy::Rules> with_toy(GameList<Rules...>);
using Games = decltype(with_toy(AllGames{}));

template <class List>
struct AsTypes;
template <class... Rules>
struct AsTypes<GameList<Rules...>> {
    using Types = testing::Types<Rules...>;
};
using GameTypes = AsTypes<Games>::Types;

// The packs of these games, and all of them as one library.
const std::vector<Pack>& packs();
const match::Library& library();

struct GameNames {
    template <class R>
    static std::string GetName(int /*index*/) {
        return std::string(R::kFacts.id);
    }
};

template <class R>
const R& default_rules() {
    static const R rules = [] {
        const auto pack = std::ranges::find(packs(), R::kFacts.id, &Pack::game);
        auto made = R::from_pack(pack->document);
        if (!made) {
            ADD_FAILURE() << made.error().message;
            std::abort();
        }
        return std::move(*made);
    }();
    return rules;
}

template <class R>
struct Position {
    typename R::State state;
    Deal deal;

    static Position start(int players, const std::string& seed) {
        Deal deal(seed);
        auto state = default_rules<R>().set_up(players, typename R::Options{}, deal);
        return {.state = state, .deal = std::move(deal)};
    }
    Value document(Viewer viewer) const {
        return state_document(default_rules<R>(), state, deal, Value::object(), viewer);
    }
    friend bool operator==(const Position&, const Position&) = default;
};

template <class R>
std::vector<typename R::Action> legal_of(const typename R::State& state, Seat seat) {
    ActionList<R> list;
    default_rules<R>().legal(state, seat, list);
    return {list.begin(), list.end()};
}

// All viewers of a match with this many players.
inline std::vector<Viewer> all_viewers(int players) {
    std::vector<Viewer> viewers = {Viewer::all(), Viewer::spectator()};
    for (const Seat seat : all_seats(players)) viewers.push_back(Viewer::of(seat));
    return viewers;
}

// Plays one random game. Now and then it picks another seat than the one to act, if that seat has a
// legal action too. Calls `visit(position, seat, action)` before every action.
template <class R, class Visit>
Position<R> random_game(int players, std::uint64_t seed, Visit&& visit) {
    const R& rules = default_rules<R>();
    FastRandom random(seed * 31 + static_cast<std::uint64_t>(players));
    auto position = Position<R>::start(players, "conformance " + std::to_string(seed));
    NoEvents silent;
    int steps = 0;
    while (rules.actor(position.state) != kNobody) {
        Seat seat = rules.actor(position.state);
        if (random.below(6) == 0) {
            const auto other = Seat::of(random.below(static_cast<std::uint32_t>(players)));
            if (!legal_of<R>(position.state, other).empty()) seat = other;
        }
        const auto actions = legal_of<R>(position.state, seat);
        EXPECT_FALSE(actions.empty()) << "the seat to act has nothing to do";
        EXPECT_LT(++steps, 20000) << "the game does not end";
        if (actions.empty() || steps >= 20000) break;
        const auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        visit(position, seat, action);
        rules.apply(position.state, seat, action, position.deal, silent);
    }
    return position;
}

// The same for every player count, `games` games each.
template <class R, class Visit>
void random_games(int games, Visit&& visit) {
    for (int players = R::kFacts.min_players; players <= R::kFacts.max_players; ++players) {
        for (int game = 0; game < games; ++game) {
            random_game<R>(players, static_cast<std::uint64_t>(game), visit);
            if (testing::Test::HasFailure()) return;
        }
    }
}

}  // namespace faubourg::conformance
