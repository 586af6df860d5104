#include "src/games/dreamhome/rules.h"

// Why an action is not allowed. `legal` decides whether it is; this file only gives the reason.
namespace faubourg::dreamhome {
namespace {

std::string column_words(int column) { return "column " + std::to_string(column); }

}  // namespace

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, Action action) const {
    if (state.phase == Phase::Over) {
        return Refusal{.kind = Refusal::Kind::Illegal, .message = "DRH-9: the game is over"};
    }
    if (state.to_act != seat) {
        return Refusal{
            .kind = Refusal::Kind::NotYourTurn,
            .message = "DRH-7: seat " + std::to_string(state.to_act.number()) + " is to act"};
    }
    ActionList<Rules> list;
    legal(state, seat, list);
    if (std::ranges::binary_search(list, action)) return std::nullopt;
    return Refusal{.kind = Refusal::Kind::Illegal,
                   .message = why_not(state, state.home(seat), components_.codes.decode(action))};
}

std::string Rules::why_not(const State& state, const Home& home, const Move& move) const {
    switch (move.verb) {
        case Verb::Discard:
            if (state.phase != Phase::Discard) {
                return "DRH-5: a column is discarded only when a round begins";
            }
            return move.a == 0 ? "DRH-5: column 0 may not be discarded"
                               : "DRH-5: " + column_words(move.a) + " is empty";
        case Verb::Jackhammer:
            if (state.phase != Phase::Jackhammer || home.count(Tool::Jackhammer) == 0) {
                return "DRH-24: a Jackhammer is used when a round begins and its holder is asked";
            }
            return "DRH-24: " + column_words(move.a) + " has no room";
        case Verb::Pass:
            return "DRH-6: only a Jackhammer or a Roofer can be passed, when it is asked for";
        case Verb::Drill:
        case Verb::Mixer:
        case Verb::Take:
            return why_not_turn(state, home, move);
        case Verb::Place:
            return why_not_place(state, home, move);
        case Verb::Scaffold:
            return why_not_scaffold(state, home, move.a);
        case Verb::Decorate:
            return why_not_decorate(state, home, move.a);
        case Verb::Done:
        case Verb::Handyman:
        case Verb::Roofer:
        case Verb::Supplier:
            return why_not_final(state, home, move);
    }
    return {};
}

// Why a card of the type may not lie face up there; empty if it may.
std::string Rules::why_not_up(const Home& home, const RoomType& type, Space space) const {
    if (!has(type.floors, space)) {
        return type.kind == RoomKind::Basement ? "DRH-12: that card belongs in the basement"
                                               : "DRH-12: that card belongs upstairs";
    }
    const SpaceSet same = without(cards_of(home, type), only(space));
    if (!has(within_maximum(type.max, same), space)) {
        const SpaceSet left = left_of(only(space)) & same;
        const SpaceSet right = right_of(only(space)) & same;
        for (const SpaceSet side : {left, right}) {
            if (side != 0 && std::popcount(joined(same, std::countr_zero(side))) >= type.max) {
                return "DRH-14: a finished room of that type is beside it";
            }
        }
        return "DRH-13: the room would have more than " + std::to_string(type.max) + " cards";
    }
    if (!has(suitable(home, type), space)) {
        return "DRH-14: a room of that type with a token, so finished, is beside it";
    }
    return {};
}

std::string Rules::why_not_turn(const State& state, const Home& home, const Move& move) const {
    if (state.phase != Phase::Turn) {
        if (move.verb == Verb::Drill) return "DRH-22: a Drill is used in one's turn before taking";
        if (move.verb == Verb::Mixer) {
            return "DRH-23: a Concrete Mixer is used in one's turn before taking";
        }
        return "DRH-7: a column is taken in one's turn, once";
    }
    if (move.verb == Verb::Take) return "DRH-7: " + column_words(move.a) + " has no room left";
    if (move.verb == Verb::Mixer) {
        if (home.count(Tool::Mixer) == 0) return "DRH-23: there is no Concrete Mixer";
        if (move.a >= move.b) return "DRH-23: two columns, the smaller first";
        return "DRH-23: " + column_words(state.has_room(move.a) ? move.b : move.a) + " has no room";
    }
    if (home.count(Tool::Drill) == 0) return "DRH-22: there is no Drill";
    if (!has(home.up, move.a)) return "DRH-22: no face-up card lies there";
    if (!state.has_room(move.b)) return "DRH-22: " + column_words(move.b) + " has no room";
    const Card card = state.room(move.b);
    std::string reason = why_not_up(home, components_.types[components_.type_of(card)], move.a);
    return reason.empty() ? "DRH-11: the space below is empty" : reason;
}

std::string Rules::why_not_place(const State& state, const Home& home, const Move& move) const {
    if (state.phase != Phase::PlaceRoom) return "DRH-10: no room card waits to be placed";
    if (has(home.occupied(), move.a)) return "DRH-10: a room card lies there";
    if (!has(home.open(), move.a)) return "DRH-11: the space below is empty";
    return why_not_up(home, components_.types[components_.type_of(state.taken_room)], move.a);
}

std::string Rules::why_not_scaffold(const State& state, const Home& home, Space space) const {
    if (!is_scaffolding(state.taken_resource)) return "DRH-25: no Scaffolding waits to be placed";
    if (has(home.filled(), space)) return "DRH-25: that space is not empty";
    return "DRH-25: the space below is empty";
}

std::string Rules::why_not_decorate(const State& state, const Home& home, Space space) const {
    if (state.phase != Phase::PlaceResource || is_scaffolding(state.taken_resource)) {
        return state.phase == Phase::PlaceRoom ? "DRH-18: first the room card is placed"
                                               : "DRH-18: no décor waits to be placed";
    }
    if (!has(home.up, space)) return "DRH-18: no face-up card lies there";
    const Decor& decor = components_.decor[state.taken_resource];
    const std::size_t type = components_.type_of(home.card_at(space));
    if (decor.place == Decor::Place::Room && type != decor.type) {
        return "DRH-18: that décor goes on another type of room";
    }
    if (decor.place == Decor::Place::AnyRoom && !has(kUpstairs, space)) {
        return "DRH-18: that décor goes on the two upper floors";
    }
    return "DRH-18: one token a room";
}

std::string Rules::why_not_final(const State& state, const Home& home, const Move& move) const {
    if (state.phase != Phase::Final) return "DRH-27: helpers are used when the last round is over";
    if (move.verb == Verb::Roofer) {
        if (!asks_roofer(state, home)) return "DRH-27: no Roofer is asked for";
        return "DRH-27: that roof card is not in the discards";
    }
    if (asks_roofer(state, home)) return "DRH-27: the Roofer is used or passed first";
    if (move.verb == Verb::Handyman) {
        if (home.count(Helper::Handyman) == 0) return "DRH-29: there is no Handyman";
        return why_not_handyman(home, move.a, move.b);
    }
    if (home.count(Helper::Supplier) == 0) return "DRH-28: there is no Supplier";
    if (!has(home.occupied(), move.a)) return "DRH-28: no card lies there";
    const auto card = static_cast<std::size_t>(move.b);
    if (room_discard(state)[card] == 0) return "DRH-28: that card is not in the discards";
    return why_not_up(home, components_.types[components_.cards[card].type], move.a);
}

std::string Rules::why_not_handyman(const Home& home, Space a, Space b) const {
    const auto place = [](Space space) {
        return std::ranges::find(kReadingOrder, space) - kReadingOrder.begin();
    };
    if (place(a) >= place(b)) return "DRH-29: two spaces, in the order u1-u5, g1-g5, b4, b5";
    if (!has(home.occupied(), a) || !has(home.occupied(), b)) return "DRH-29: no card lies there";
    const auto type = [&](Space space) -> const RoomType& {
        return components_.types[components_.type_of(home.card_at(space))];
    };
    for (const auto& [from, to] : {std::pair(a, b), std::pair(b, a)}) {
        if (has(home.up, from) && !has(type(from).floors, to)) {
            return "DRH-29: a face-up card must suit its floor";
        }
    }
    const bool both_down = has(home.down, a) && has(home.down, b);
    if (both_down || (has(home.up, a) && has(home.up, b) && &type(a) == &type(b))) {
        return "DRH-29: the two cards don't differ";
    }
    return "DRH-29: a room would pass its maximum";
}

}  // namespace faubourg::dreamhome
