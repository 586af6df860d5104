#pragma once

#include "src/games/california/rules.h"
#include "src/games/dreamhome/rules.h"
#include "src/games/sunrise/rules.h"
#include "src/players/california/expert.h"
#include "src/players/dreamhome/expert.h"
#include "src/players/sunrise/expert.h"

namespace faubourg {

template <class... Rules>
struct GameList {
    // Calls `visit.template operator()<Rules>()` for every game, in order.
    template <class Visit>
    static void for_each(Visit&& visit) {
        (visit.template operator()<Rules>(), ...);
    }
};

// The list of games, by id. A new game is one line here.
using AllGames = GameList<california::Rules,  //
                          dreamhome::Rules,   //
                          sunrise::Rules>;

}  // namespace faubourg
