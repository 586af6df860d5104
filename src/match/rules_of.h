#pragma once

#include <memory>
#include <utility>

#include "src/match/bot_of.h"
#include "src/match/match_of.h"

namespace faubourg::match {

// Counts the lines of `depth` actions from a position.
template <TableGame R>
std::uint64_t count_lines(const R& rules, const typename R::State& state, const Deal& deal,
                          int depth) {
    if (depth == 0) return 1;
    const Seat seat = rules.actor(state);
    if (seat == kNobody) return 0;
    ActionList<R> list;
    rules.legal(state, seat, list);
    if (depth == 1) return list.size();
    std::uint64_t lines = 0;
    for (const typename R::Action action : list) {
        typename R::State next = state;
        Deal next_deal = deal;
        NoEvents silent;
        rules.apply(next, seat, action, next_deal, silent);
        lines += count_lines(rules, next, next_deal, depth - 1);
    }
    return lines;
}

template <TableGame R>
class RulesOf final : public AnyRules {
  public:
    RulesOf(R rules, std::string pack_hash)
        : rules_(std::make_shared<const R>(std::move(rules))), pack_hash_(std::move(pack_hash)) {}

    const GameFacts& facts() const override { return R::kFacts; }
    const std::string& pack_hash() const override { return pack_hash_; }

    Result<std::unique_ptr<AnyMatch>> start(const Setup& setup) const override {
        return MatchOf<R>::start(rules_, pack_hash_, setup);
    }

    Result<std::unique_ptr<AnyBot>> bot(std::string_view name) const override {
        auto bot = players::make_bot<R>(name);
        if (!bot) return std::unexpected(bot.error());
        return std::make_unique<BotOf<R>>(std::move(*bot));
    }

    Result<std::uint64_t> perft(const Setup& setup, int depth) const override {
        if (auto match = start(setup); !match) return std::unexpected(match.error());
        auto options = rules_->read_options(setup.options, setup.players);
        if (!options) return std::unexpected(options.error());
        Deal deal(setup.seed);
        const typename R::State state = rules_->set_up(setup.players, *options, deal);
        return count_lines(*rules_, state, deal, depth);
    }

  private:
    std::shared_ptr<const R> rules_;
    std::string pack_hash_;
};

}  // namespace faubourg::match
