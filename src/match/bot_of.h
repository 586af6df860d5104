#pragma once

#include <memory>
#include <utility>

#include "src/match/match_of.h"
#include "src/players/bots.h"

namespace faubourg::match {

// Implements AnyBot for a bot of one game.
template <TableGame R>
class BotOf final : public AnyBot {
  public:
    explicit BotOf(std::unique_ptr<players::Bot<R>> bot) : bot_(std::move(bot)) {}

    Result<SuggestionText> think(const AnyMatch& match,
                                 const players::Thinking& thinking) override {
        const auto* own = dynamic_cast<const MatchOf<R>*>(&match);
        if (own == nullptr) return fail("bot/unknown", "this bot plays another game");
        if (own->actor() == kNobody) return fail("match/over", "the match is over");
        const R& rules = own->rules();
        const auto found = bot_->think(rules, own->view(), thinking);
        SuggestionText out{.action = rules.text(found.action), .candidates = {}};
        out.candidates.reserve(found.candidates.size());
        for (const auto& candidate : found.candidates) {
            out.candidates.push_back({.action = rules.text(candidate.action),
                                      .visits = candidate.visits,
                                      .win = candidate.win,
                                      .score = candidate.score});
        }
        return out;
    }

    std::string settings() const override { return bot_->settings(); }

  private:
    std::unique_ptr<players::Bot<R>> bot_;
};

}  // namespace faubourg::match
