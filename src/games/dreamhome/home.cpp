#include "src/games/dreamhome/home.h"

#include "src/core/index.h"

namespace faubourg::dreamhome {
namespace {

const RoomType& type_at(const Components& components, const Home& home, Space space) {
    return components.types[components.type_of(home.card_at(space))];
}

// For each space, the spaces that come later in reading order: a pair names the earlier one first.
constexpr std::array<SpaceSet, kSpaces> make_later() {
    std::array<SpaceSet, kSpaces> later{};
    for (std::size_t i = 0; i < kSpaces; ++i) {
        for (std::size_t j = i + 1; j < kSpaces; ++j) {
            at_index(later, kReadingOrder[i]) |= only(kReadingOrder[j]);
        }
    }
    return later;
}
constexpr std::array<SpaceSet, kSpaces> kLater = make_later();

// What a Handyman may do with the card of one space: where it may go when the card from there takes
// its place (ignoring décor), and which spaces have a card with the same type, face and token.
struct Movable {
    SpaceSet targets = 0;
    SpaceSet alike = 0;
};

// DRH-29
Movable movable(const Components& components, const Home& home, Space space) {
    if (has(home.down, space)) return {.targets = home.occupied(), .alike = home.down};
    const RoomType& type = type_at(components, home, space);
    const SpaceSet same = cards_of(home, type);
    return {.targets = suitable(type, without(same, only(space)), 0),
            .alike = has(home.decorated, space) ? only(space) : without(same, home.decorated)};
}

}  // namespace

SpaceSet room_at(const Components& components, const Home& home, Space space) {
    return joined(cards_of(home, type_at(components, home, space)), space);
}

SpaceSet decorable(const Components& components, const Home& home, const Decor& decor) {
    SpaceSet spaces = 0;
    if (decor.place == Decor::Place::Room) {
        spaces = cards_of(home, components.types[decor.type]);
    } else if (decor.place == Decor::Place::AnyRoom) {
        spaces = home.up & kUpstairs;
    }
    for_each_space(spaces & home.decorated, [&](Space space) {
        spaces = without(spaces, room_at(components, home, space));
    });
    return spaces;
}

TokenSet keep_dearest_token(const Components& components, Home& home, Space space) {
    const auto tokens = static_cast<SpaceSet>(room_at(components, home, space) & home.decorated);
    if (std::popcount(tokens) < 2) return 0;
    Space kept = std::countr_zero(tokens);  // the leftmost
    const auto value = [&](Space at) { return components.decor[home.token_at(at)].value; };
    for_each_space(tokens, [&](Space at) {
        if (value(at) > value(kept)) kept = at;
    });
    TokenSet lost = 0;
    for_each_space(without(tokens, only(kept)),
                   [&](Space at) { lost |= static_cast<TokenSet>(1U << home.remove_token(at)); });
    return lost;
}

std::array<SpaceSet, kSpaces> handyman_pairs(const Components& components, const Home& home) {
    std::array<Movable, kSpaces> cards{};
    for_each_space(home.occupied(),
                   [&](Space space) { at_index(cards, space) = movable(components, home, space); });
    std::array<SpaceSet, kSpaces> pairs{};
    for_each_space(home.occupied(), [&](Space a) {
        const auto from = static_cast<std::size_t>(a);
        const auto others =
            static_cast<SpaceSet>(cards[from].targets & kLater[from] & home.occupied());
        for_each_space(without(others, cards[from].alike), [&](Space b) {
            const unsigned fits = at_index(cards, b).targets >> a & 1U;
            pairs[from] |= static_cast<SpaceSet>(fits << b);
        });
    });
    return pairs;
}

}  // namespace faubourg::dreamhome
