#pragma once

#include "src/core/reader.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {

// Reports a position whose cards do not add up, or in which somebody could not go on, with the key
// in the document that is wrong.
void check_position(const Rules& rules, const Reader& document, const State& state);

}  // namespace faubourg::dreamhome
