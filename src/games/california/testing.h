#pragma once

#include <algorithm>
#include <ostream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/games/california/rules.h"
#include "src/games/california/sketch_testing.h"
#include "src/games/testing.h"

// What California's tests share: a game to play on, new or set up from a sketch.
namespace faubourg::california {

inline void PrintTo(Action action, std::ostream* out) { *out << "action " << action.code; }

}  // namespace faubourg::california

namespace faubourg::california::testing {

// A match in progress, with short functions for tests.
class TestGame {
  public:
    TestGame(const Rules& rules, State position, Deal order)
        : state(position), deal(std::move(order)), rules_(&rules) {}

    const Rules& rules() const { return *rules_; }

    std::vector<Action> legal_actions(Seat seat) const {
        return faubourg::legal_actions(*rules_, state, seat);
    }
    Texts legal(Seat seat) const { return legal_texts(*rules_, state, seat); }
    bool may(Seat seat, std::string_view text) const {
        return std::ranges::count(legal(seat), text) == 1;
    }
    // Where the tile of a shop space may go: targets("A1") is "b1 c2".
    std::string targets(std::string_view good) const {
        const std::string start = "buy " + std::string(good) + " ";
        Texts found;
        for (const std::string& text : legal(state.to_act)) {
            if (text.starts_with(start)) found.push_back(text.substr(start.size()));
        }
        return joined(found);
    }
    std::string refusal(Seat seat, std::string_view text) const {
        return refusal_of(*rules_, state, seat, text);
    }

    void act(Seat seat, std::string_view text) {
        if (!may(seat, text)) throw std::runtime_error("not legal: " + std::string(text));
        act(seat, rules_->parse(text).value());
    }
    void act(Seat seat, Action action) {
        EventLog<Event> log;
        rules_->apply(state, seat, action, deal, log);
        events = log.events();
    }

    Value document(Viewer viewer = Viewer::all()) const {
        return state_document(*rules_, state, deal, Value::object(), viewer);
    }
    // The value at a path; leaves out the pile unless it is asked for, which is much faster.
    Value look(std::string_view path) const {
        const bool pile = path == "pile" || path.starts_with("pile[");
        return at(document(pile ? Viewer::all() : Viewer::spectator()), path);
    }
    Value of(Seat seat, std::string_view key) const {
        return look("seats[" + std::to_string(seat.number()) + "]." + std::string(key));
    }
    SeatScore score(Seat seat) const { return rules_->score(state).seats[seat]; }

    // The ground floor in the notation of `floor`.
    std::string manor(Seat seat) const {
        const Value rooms = of(seat, "rooms");
        Texts cells;
        for (const char row : {'1', '2', '3', '4'}) {
            for (const char column : {'a', 'b', 'c', 'd'}) {
                const Value* room = rooms.find(std::string{column, row});
                if (room == nullptr) {
                    cells.emplace_back(".");
                } else {
                    const bool bare = at(*room, "furniture").is_null();
                    cells.push_back(*at(*room, bare ? "colour" : "furniture").string());
                }
            }
        }
        return joined(cells);
    }
    std::string visitors(Seat seat) const { return owned_by(seat, look("neighbours")); }
    std::string cards(Seat seat) const {
        Value owners = Value::object();
        const Value cards = look("bonus_cards");
        for (const Value& card : *cards.items()) {
            owners.add(*at(card, "id").string(), at(card, "owner"));
        }
        return owned_by(seat, owners);
    }
    // The events of the last action: their names, or one of them as a document.
    std::string event_names() const {
        Texts names;
        for (const Event& event : events) {
            names.push_back(*at(event_document(*rules_, event, Viewer::all()), "event").string());
        }
        return joined(names);
    }
    Value event(std::string_view name) const {
        for (const Event& event : events) {
            Value told = event_document(*rules_, event, Viewer::all());
            if (at(told, "event") == Value(name)) return told;
        }
        return {};
    }

    State state;
    Deal deal;
    std::vector<Event> events;

  private:
    static std::string owned_by(Seat seat, const Value& owners) {
        Texts found;
        for (const Member& member : *owners.members()) {
            if (member.value == Value(seat)) found.push_back(member.key);
        }
        return joined(found);
    }

    const Rules* rules_;
};

// A table set up from a sketch; `seed` affects only later shuffles.
inline TestGame position(std::string_view text, const Rules& rules = default_rules(),
                         std::string_view seed = "position") {
    Deal deal(seed);
    auto state = rules.read_document(sketched(text, rules), deal);
    if (!state) throw std::runtime_error(state.error().message);
    return {rules, *state, std::move(deal)};
}

// A new game.
inline TestGame new_table(int players, std::string_view seed, const Options& options = {},
                          const Rules& rules = default_rules()) {
    Deal deal(seed);
    const State state = rules.set_up(players, options, deal);
    return {rules, state, std::move(deal)};
}

// A random action of the seat to act or, sometimes, a loan of any seat.
inline std::pair<Seat, Action> random_choice(const TestGame& table, FastRandom& random) {
    Seat seat = table.state.to_act;
    if (random.below(8) == 0) seat = Seat::of(random.below(table.state.players));
    std::vector<Action> actions = table.legal_actions(seat);
    if (actions.empty()) {
        seat = table.state.to_act;
        actions = table.legal_actions(seat);
    }
    return {seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]};
}

// Plays random actions to the end; calls `look(table)` before each of them and at the end.
template <class Look>
void play_out(TestGame& table, FastRandom& random, Look&& look) {
    constexpr int kFarTooMany = 10000;
    for (int actions = 0; table.state.phase != Phase::Over; ++actions) {
        if (actions == kFarTooMany) throw std::runtime_error("the game doesn't end");
        look(std::as_const(table));
        const auto [seat, action] = random_choice(table, random);
        table.act(seat, action);
    }
    look(std::as_const(table));
}

}  // namespace faubourg::california::testing
