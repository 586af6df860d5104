#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

#include "src/games/sunrise/components.h"

namespace faubourg::sunrise {

// Actions are numbered in the order of their texts, so a list sorted by number is sorted by text:
//   build <plot> <cards> | discard <colour> | draw | end | park <plot> <colour>
struct Action {
    std::uint16_t code = 0;
    friend auto operator<=>(const Action&, const Action&) = default;
};

// The codes of one pack's actions: they depend on its numbers of plots and colours.
class ActionCodes {
  public:
    ActionCodes(std::size_t plots, std::size_t colours)
        : colours_(static_cast<int>(colours)),
          first_discard_(static_cast<int>(plots) * kMaxHeight),
          draw_(first_discard_ + colours_),
          first_park_(draw_ + 2),
          count_(first_park_ + static_cast<int>(plots) * colours_) {}

    unsigned count() const { return static_cast<unsigned>(count_); }

    static constexpr Action build(Plot plot, int cards) {
        return numbered(plot * kMaxHeight + cards - 1);
    }
    Action discard(std::size_t colour) const {
        return numbered(first_discard_ + static_cast<int>(colour));
    }
    Action draw() const { return numbered(draw_); }
    Action end() const { return numbered(draw_ + 1); }
    Action park(Plot plot, std::size_t colour) const {
        return numbered(first_park_ + plot * colours_ + static_cast<int>(colour));
    }

    bool is_build(Action action) const { return action.code < first_discard_; }
    bool is_discard(Action action) const {
        return action.code >= first_discard_ && action < draw();
    }
    bool is_park(Action action) const { return action.code >= first_park_; }

    static constexpr Plot built_plot(Action action) { return action.code / kMaxHeight; }
    static constexpr int built_cards(Action action) { return action.code % kMaxHeight + 1; }
    std::size_t discarded_colour(Action action) const {
        return static_cast<std::size_t>(action.code - first_discard_);
    }
    Plot park_plot(Action action) const { return (action.code - first_park_) / colours_; }
    std::size_t park_colour(Action action) const {
        return static_cast<std::size_t>((action.code - first_park_) % colours_);
    }

  private:
    static constexpr Action numbered(int code) { return {static_cast<std::uint16_t>(code)}; }

    int colours_;
    int first_discard_;
    int draw_;
    int first_park_;
    int count_;
};

}  // namespace faubourg::sunrise
