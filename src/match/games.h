#pragma once

#include "src/games/california/rules.h"
#include "src/games/dreamhome/rules.h"
#include "src/games/sunrise/rules.h"
#include "src/match/game_list.h"
#include "src/players/california/expert.h"
#include "src/players/dreamhome/expert.h"
#include "src/players/sunrise/expert.h"

namespace faubourg {

// The list of games, by id. A new game is one line here.
using AllGames = GameList<california::Rules,  //
                          dreamhome::Rules,   //
                          sunrise::Rules>;

}  // namespace faubourg
