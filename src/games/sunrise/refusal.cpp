#include <string>
#include <utility>

#include "src/games/sunrise/rules.h"

namespace faubourg::sunrise {
namespace {

Refusal illegal(std::string message) {
    return {.kind = Refusal::Kind::Illegal, .message = std::move(message)};
}

std::string counted(int count, std::string_view one, std::string_view many) {
    return std::to_string(count) + " " + std::string(count == 1 ? one : many);
}

}  // namespace

// Why nothing can be built on the plot now; empty if something can.
std::string Rules::refuse_site(const State& state, Plot plot) const {
    const std::string& name = components_.plot(plot).name;
    if (!state.free.has(plot)) return "SUN-7: " + name + " is already built on";
    if (sites(state).has(plot)) return {};
    if (state.phase == Phase::Start) {
        return "SUN-6: " + name + " is beside neither the central space nor anything built";
    }
    return "SUN-8: " + name + " is not beside " + components_.plot(state.last_plot).name +
           ", where you just built";
}

std::string Rules::refuse_build(const State& state, Seat seat, Action action) const {
    const Plot plot = ActionCodes::built_plot(action);
    const int cards = ActionCodes::built_cards(action);
    const Player& player = state.at(seat);
    if (std::string reason = refuse_site(state, plot); !reason.empty()) return reason;
    if (const int held = player.hand[components_.plot(plot).colour]; held < cards) {
        return "SUN-7: " + components_.plot(plot).name + " asks for " +
               components_.colour_of(plot).id + " cards and you hold " + std::to_string(held);
    }
    if (player.houses_left < cards) {
        return "SUN-7: you have " + counted(player.houses_left, "house", "houses") + " left";
    }
    return {};
}

std::string Rules::refuse_park(const State& state, Seat seat, Action action) const {
    if (state.park_used != 0) return "SUN-9: one park a turn";
    if (state.parks_left == 0) return "SUN-9: no parks are left";
    if (std::string reason = refuse_site(state, codes_.park_plot(action)); !reason.empty()) {
        return reason;
    }
    const std::size_t colour = codes_.park_colour(action);
    if (state.at(seat).hand[colour] > 0) return {};
    return "SUN-9: you hold no " + components_.colours[colour].id + " card to discard";
}

// Why an action other than a building or park is not allowed; empty if it is.
std::string Rules::refuse_cards(const State& state, Seat seat, Action action) const {
    const bool building = state.phase == Phase::Building;
    if (action == codes_.draw()) {
        return building ? "SUN-5: who has built in a turn can't draw two cards in it" : "";
    }
    if (action == codes_.end()) return building ? "" : "SUN-10: nothing was built in this turn yet";
    if (state.phase != Phase::Discarding) {
        return "SUN-11: cards are discarded only after drawing two, down to five";
    }
    const std::size_t colour = codes_.discarded_colour(action);
    if (state.at(seat).hand[colour] > 0) return {};
    return "SUN-11: you hold no " + components_.colours[colour].id + " card";
}

std::optional<Refusal> Rules::refusal(const State& state, Seat seat, Action action) const {
    if (state.phase == Phase::Over) return illegal("SUN-13: the game is over");
    if (state.to_act != seat) {
        return Refusal{
            .kind = Refusal::Kind::NotYourTurn,
            .message = "SUN-5: seat " + std::to_string(state.to_act.number()) + " is to act"};
    }
    if (state.phase == Phase::Discarding && !codes_.is_discard(action)) {
        return illegal("SUN-11: first discard down to five cards");
    }
    std::string reason = codes_.is_build(action)  ? refuse_build(state, seat, action)
                         : codes_.is_park(action) ? refuse_park(state, seat, action)
                                                  : refuse_cards(state, seat, action);
    if (reason.empty()) return std::nullopt;
    return illegal(std::move(reason));
}

}  // namespace faubourg::sunrise
