#pragma once

#include <string>

#include "src/core/game.h"
#include "src/players/suggestion.h"

namespace faubourg::players {

// A player of one game. It is given only the view of its seat, so it cannot look at the deal or at
// another hand. Decisions do not depend on earlier ones; a bot only keeps its memory allocated
// between them. Not thread-safe.
template <Game R>
class Bot {
  public:
    virtual ~Bot() = default;
    // The view's seat must be the one to act.
    virtual Suggestion<typename R::Action> think(const R& rules, const View<R>& view,
                                                 const Thinking& thinking) = 0;
    // Its settings in the notation of bots' names; empty for a bot without settings.
    virtual std::string settings() const { return {}; }
};

}  // namespace faubourg::players
