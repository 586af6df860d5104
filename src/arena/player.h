#pragma once

#include <memory>
#include <string>

#include "src/match/any_match.h"

namespace faubourg::arena {

// Plays a seat in the arena: a bot of the program or another program. It plays one seat of one
// match at a time, and many matches one after the other. It takes from a match only what its seat
// may know. Not thread-safe.
class Player {
  public:
    virtual ~Player() = default;

    virtual Result<void> begin(const match::AnyMatch& match, Seat seat) = 0;
    // Something was played; the match holds its events.
    virtual Result<void> see(const match::AnyMatch& match) = 0;
    // The action for its seat, which is to act. A text that is not a legal action is the player's
    // mistake; the match detects it.
    virtual Result<std::string> decide(const match::AnyMatch& match,
                                       const players::Thinking& thinking) = 0;
    virtual Result<void> end(const match::AnyMatch& match) = 0;
};

}  // namespace faubourg::arena
