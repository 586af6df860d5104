#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>

#include "src/core/game.h"
#include "src/core/index.h"

// The smallest game with everything that a search must handle: turns, a drawn card, a secret, ties.
// For tests.
namespace faubourg::toy {

// Each of two seats in turn bids 0, 1 or 2; after both bids a card of 0 or 1 is drawn and added to
// the first seat's points. Each seat has a secret, which is worth nothing.
struct State {
    PerSeat<std::int8_t, 2> points{};
    PerSeat<std::int8_t, 2> secrets = {5, 6};
    std::array<std::uint8_t, 2> deck = {1, 1};
    Seat to_act = 0;
    std::int8_t hidden = 0;  // 1 when a secret is blanked; no action may be applied to such a state
    friend bool operator==(const State&, const State&) = default;
};

struct Action {
    std::uint8_t code = 0;
    friend bool operator==(const Action&, const Action&) = default;
};

class Rules {
  public:
    using State = toy::State;
    using Action = toy::Action;
    static constexpr GameFacts kFacts = {.id = "toy",
                                         .title = {.en = "Toy", .fr = "Jouet"},
                                         .min_players = 2,
                                         .max_players = 2,
                                         .rules_version = 1};
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = false, .purse = false, .match_facts = false};
    static constexpr std::size_t kMaxActions = 3;

    Seat actor(const State& state) const { return state.to_act; }
    void legal(const State& state, Seat seat, ActionList<Rules>& list) const {
        list.clear();
        if (state.to_act != seat) return;
        for (std::uint8_t bid = 0; bid < 3; ++bid) list.push_back({bid});
    }
    template <class Chance, class Events>
    void apply(State& state, Seat seat, Action action, Chance& chance, Events& /*events*/) const {
        assert(state.hidden == 0);
        std::int8_t& points = state.points[seat];
        points = static_cast<std::int8_t>(points + action.code);
        state.to_act = seat == 0 ? Seat{1} : kNobody;
        if (state.to_act != kNobody) return;
        const int card = chance.draw(0, state.deck, 2, Witness::everyone());
        --at_index(state.deck, card);
        state.points[0] = static_cast<std::int8_t>(state.points[0] + card);
    }
    Standing score(const State& state, Viewer /*viewer*/ = Viewer::all()) const {
        Standing standing{.players = 2};
        for (const Seat seat : all_seats(2)) {
            standing.seats[seat].total = state.points[seat];
        }
        return standing;
    }
    State hide(const State& state, Viewer viewer) const {
        State hidden = state;
        for (const Seat seat : all_seats(2)) {
            if (viewer.sees_secrets_of(seat)) continue;
            hidden.secrets[seat] = 0;
            hidden.hidden = 1;
        }
        return hidden;
    }
    State sample(const State& known, Seat /*seat*/, FastRandom& random) const {
        State whole = known;
        for (std::int8_t& secret : whole.secrets) {
            if (secret == 0) secret = static_cast<std::int8_t>(1 + random.below(9));
        }
        whole.hidden = 0;
        return whole;
    }
};

static_assert(Game<Rules>);

}  // namespace faubourg::toy
