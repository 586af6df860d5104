#pragma once

#include "src/core/reader.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {

// Refuses, by the key of the document it was read from, a position that breaks conservation or in
// which somebody could not go on.
void check_position(const Rules& rules, const Reader& document, const State& state);

}  // namespace faubourg::dreamhome
