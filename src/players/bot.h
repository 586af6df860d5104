#pragma once

#include <string>

#include "src/core/game.h"
#include "src/players/suggestion.h"

namespace faubourg::players {

// A player of one game. It is given the view of its seat and nothing else, so there is no way from
// here to the deal or to another hand. It remembers nothing from one decision to the next but may
// keep the memory it thinks in; not for use by several threads at once.
template <Game R>
class Bot {
  public:
    virtual ~Bot() = default;
    // The view's seat must be the one to act.
    virtual Suggestion<typename R::Action> think(const R& rules, const View<R>& view,
                                                 const Thinking& thinking) = 0;
    // What it thinks with, as its name could say it; empty when there is nothing to set.
    virtual std::string settings() const { return {}; }
};

}  // namespace faubourg::players
