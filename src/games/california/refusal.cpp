#include <string>

#include "src/games/california/rules.h"

namespace faubourg::california {
namespace {

Refusal illegal(std::string message) {
    return {.kind = Refusal::Kind::Illegal, .message = std::move(message)};
}

std::optional<Refusal> refuse_loan(const Manor& manor, Action action) {
    if (action == kBorrow && manor.loan != 0) return illegal("CAL-25: one loan at a time");
    if (action == kRepay && manor.loan == 0) return illegal("CAL-26: there is no loan to repay");
    if (action == kRepay && manor.silver < 4) return illegal("CAL-26: repaying takes 4 silver");
    return std::nullopt;
}

}  // namespace

// Why a purchase is not allowed; empty if it is.
std::string Rules::refuse_purchase(const State& state, const Manor& manor, Action action) const {
    const Tile tile = state.good(bought_good(action));
    const int target = bought_target(action);
    if (tile == kNoTile) return "CAL-7: that shop space is empty";
    const int purse = manor.silver - state.bank;
    if (purse < 0) return "CAL-10: the tile can't be paid for in full";
    if (tile == kExtensionTile) {
        if (target != kExtensionTarget) return "CAL-19: an attic extension goes on its own spot";
        return manor.extension != 0 ? "CAL-19: one extension a manor" : "";
    }
    if (target == kExtensionTarget) return "CAL-19: only an attic extension goes on that spot";
    const std::size_t colour = components_.tile_colour[tile];
    const Space space = space_of(target);
    if (is_room(tile)) {
        if (target == kAtticTarget) return "CAL-12: a room goes on the ground floor";
        if ((manor.free() & only(space)) == 0) return "CAL-12: there is a room on that space";
        const SpaceSet same = manor.rooms[colour];
        if (same != 0 && (beside(same) & only(space)) == 0) {
            return "CAL-13: it must be beside a room of its colour";
        }
        const bool payable = side_of(state, manor).coins_on(space) <= purse;
        return payable ? "" : "CAL-14: the coins of that space can't be paid";
    }
    if (target == kAtticTarget) {
        if (manor.unfurnished(colour) != 0) return "CAL-17: there is a free room of its colour";
        return manor.free_attic() < 0 ? "CAL-17: no attic space is free" : "";
    }
    if ((manor.rooms[colour] & only(space)) == 0) return "CAL-16: no room of its colour is there";
    return (manor.furnished & only(space)) != 0 ? "CAL-16: that room is furnished" : "";
}

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, Action action) const {
    if (state.phase == Phase::Over) return illegal("CAL-29: the game is over");
    const Manor& manor = state.manor(seat);
    const bool owes_settle = state.phase == Phase::Settle && state.to_act == seat;
    const bool is_loan = action == kBorrow || action == kRepay;
    if (!is_loan && state.to_act != seat) {
        return Refusal{
            .kind = Refusal::Kind::NotYourTurn,
            .message = "CAL-11: seat " + std::to_string(state.to_act.number()) + " is to act"};
    }
    if (owes_settle && !is_settle(action)) {
        return illegal("CAL-15: first choose which attic piece moves into the new room");
    }
    if (is_loan) return refuse_loan(manor, action);
    if (is_settle(action)) {
        if (!owes_settle) return illegal("CAL-15: no attic piece is waiting for a choice");
        const Tile tile = settled_tile(action);
        if (manor.attic[0] == tile || manor.attic[1] == tile) return std::nullopt;
        return illegal("CAL-15: that piece is not in the attic");
    }
    if (action == kCoin) return std::nullopt;
    std::string reason = refuse_purchase(state, manor, action);
    if (reason.empty()) return std::nullopt;
    return illegal(std::move(reason));
}

}  // namespace faubourg::california
