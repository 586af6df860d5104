#pragma once

#include <string>
#include <string_view>

#include "src/core/canvas.h"
#include "src/core/game.h"

namespace faubourg {

inline constexpr int kScreenWidth = 100;
inline constexpr Ink kTitle = {.colour = 180, .bold = true};
inline constexpr Ink kQuiet = {.dim = true};

// The common part of all games' text screens: a position as one viewer sees it, and a canvas that
// is filled from the top down. `y_` is the next free row.
template <class R>
class GameScreen {
  protected:
    GameScreen(const R& rules, const typename R::State& state, Viewer viewer,
               const ScreenStyle& style)
        : rules_(rules),
          components_(rules.components()),
          state_(state),
          viewer_(viewer),
          style_(style),
          standing_(rules.score(state, viewer)),
          canvas_(kScreenWidth) {}

    std::string say(std::string_view english, std::string_view french) const {
        return std::string(style_.language == Language::French ? french : english);
    }
    std::string name(Seat seat) const { return seat_name(seat, style_.language); }

    const R& rules_;
    const typename R::Components& components_;
    const typename R::State& state_;
    Viewer viewer_;
    ScreenStyle style_;
    Standing standing_;
    Canvas canvas_;
    int y_ = 0;
};

}  // namespace faubourg
