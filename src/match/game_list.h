#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "src/core/pack.h"
#include "src/match/any_match.h"

namespace faubourg {

// Games as a list of types, for code that is made for each of them.
template <class... Rules>
struct GameList {
    // Calls `visit.template operator()<Rules>()` for every game, in order.
    template <class Visit>
    static void for_each(Visit&& visit) {
        (visit.template operator()<Rules>(), ...);
    }
};

}  // namespace faubourg

namespace faubourg::match {

// A game as an entry of a list: its id and how it is made from a pack. Errors: content/invalid.
struct GameMaker {
    std::string_view id;
    Result<std::shared_ptr<const AnyRules>> (*make)(const Pack& pack);
};

// The games of this program (src/match/games.h). They live as long as the program.
std::span<const GameMaker> all_games();

}  // namespace faubourg::match
