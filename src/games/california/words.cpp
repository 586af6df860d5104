#include "src/games/california/rules.h"

// California in words: what happened, and what an action would mean.
namespace faubourg::california {
namespace {

std::string silver(int amount) { return std::to_string(amount) + " silver"; }
std::string argent(int amount) { return std::to_string(amount) + " d'argent"; }
std::string money(int amount, Language language) {
    return language == Language::French ? argent(amount) : silver(amount);
}

std::string place_name(int target, Language language) {
    if (target == kAtticTarget) return language == Language::French ? "grenier" : "attic";
    if (target == kExtensionTarget) {
        return language == Language::French ? "place d'extension" : "extension spot";
    }
    return target_text(target);
}

}  // namespace

std::string Rules::tile_name(Tile tile, Language language) const {
    if (is_room(tile)) {
        return components_.room_names[tile].in(language) + " (" +
               components_.colour_names[tile].in(language) + ")";
    }
    if (tile == kExtensionTile) {
        return language == Language::French ? "agrandissement du grenier" : "attic extension";
    }
    return components_.furniture_of(tile).name.in(language) + " (" +
           components_.colour_names[components_.tile_colour[tile]].in(language) + ")";
}

std::string Rules::tell(const Event& event, Viewer /*viewer*/, Language language) const {
    using Kind = Event::Kind;
    const SeatSentence say(event.seat, language);
    const auto& [who, french] = say;
    switch (event.kind) {
        case Kind::Coin:
            return say(" takes a gold coin (5 silver)", " prend une monnaie d'or (5 d'argent)");
        case Kind::Buy:
            return say(" buys: ", " achète : ") + tile_name(event.tile, language) + ", " +
                   good_text(event.good) + " → " + place_name(event.target, language) + ", " +
                   money(event.paid, language);
        case Kind::Settle:
            return say(" carries down from the attic: ", " descend du grenier : ") +
                   tile_name(event.tile, language) + " → " + place_name(event.target, language);
        case Kind::Neighbour: {
            const std::string& colour = components_.colour_names[event.colour].in(language);
            if (french) return "Le voisin " + colour + " rend visite à " + who;
            return "The " + colour + " neighbour visits " + who;
        }
        case Kind::Gift:
            return say(" receives a gift", " reçoit un cadeau");
        case Kind::Bonus: {
            const BonusCard& card = components_.cards[event.card];
            return say(" takes the bonus card: ", " prend la carte bonus : ") +
                   card.name.in(language) + " (+" + std::to_string(card.points) + ")";
        }
        case Kind::Borrow:
            return say(" borrows 3 silver", " emprunte 3 d'argent");
        case Kind::Repay:
            return say(" repays the loan (4 silver)", " rembourse son emprunt (4 d'argent)");
        case Kind::Day:
            return (french ? "Jour " : "Day ") + std::to_string(event.day);
        case Kind::Over:
            return french ? "Fin de la partie" : "The game is over";
    }
    return {};
}

std::string Rules::gloss(const State& state, Seat seat, Action action, Language language,
                         Gain gain) const {
    const bool french = language == Language::French;
    if (action == kCoin) return french ? "une monnaie d'or, +5 d'argent" : "a gold coin, +5 silver";
    if (action == kBorrow) return french ? "emprunter, +3 d'argent" : "take a loan, +3 silver";
    if (action == kRepay) return french ? "rembourser, -4 d'argent" : "repay the loan, -4 silver";
    if (is_settle(action)) {
        return tile_name(settled_tile(action), language) +
               (french ? " descend du grenier" : " comes down from the attic");
    }
    const Tile tile = state.good(bought_good(action));
    if (tile == kNoTile) return {};
    const int target = bought_target(action);
    int price = state.bank;
    std::string points;
    if (is_room(tile) && target != kAtticTarget && target != kExtensionTarget) {
        price += side_of(state, state.manor(seat)).coins_on(space_of(target));
        if (gain == Gain::Told) points = ", " + signed_points(1);
    }
    return tile_name(tile, language) + " → " + place_name(target, language) + ", " +
           money(price, language) + points;
}

}  // namespace faubourg::california
