#pragma once

#include <array>
#include <memory>

#include "src/arena/facts.h"

namespace faubourg::arena {

// The facts of one game; null for a match of another.
std::unique_ptr<Facts> california_facts(const match::AnyMatch& match);
std::unique_ptr<Facts> dreamhome_facts(const match::AnyMatch& match);
std::unique_ptr<Facts> sunrise_facts(const match::AnyMatch& match);

// The games that tell facts. A new game may be one line here and a file beside; without it
// `faubourg stats` tells what every score has.
using FactMaker = std::unique_ptr<Facts> (*)(const match::AnyMatch& match);
inline constexpr std::array<FactMaker, 3> kFactMakers = {california_facts,  //
                                                         dreamhome_facts,   //
                                                         sunrise_facts};

}  // namespace faubourg::arena
