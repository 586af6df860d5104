#pragma once

#include <cstdint>

#include "src/match/any_match.h"

namespace faubourg::arena {

// A whole state, as `all` would see it, that agrees with everything the seat to act knows; what it
// can't know, hands and the order of decks, is dealt at random from the seed. It can be shown to
// anybody who plays for that seat.
Value dealt_anew(const match::AnyMatch& match, std::uint64_t seed);

}  // namespace faubourg::arena
