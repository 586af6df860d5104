#pragma once

#include <memory>
#include <utility>

#include "src/arena/player.h"

namespace faubourg::arena {

// A bot of the program.
class NamedPlayer final : public Player {
  public:
    explicit NamedPlayer(std::unique_ptr<match::AnyBot> bot) : bot_(std::move(bot)) {}

    Result<void> begin(const match::AnyMatch& /*match*/, Seat /*seat*/) override { return {}; }
    Result<void> see(const match::AnyMatch& /*match*/) override { return {}; }
    Result<std::string> decide(const match::AnyMatch& match,
                               const players::Thinking& thinking) override {
        return transform(bot_->think(match, thinking), &match::SuggestionText::action);
    }
    Result<void> end(const match::AnyMatch& /*match*/) override { return {}; }

  private:
    std::unique_ptr<match::AnyBot> bot_;
};

}  // namespace faubourg::arena
