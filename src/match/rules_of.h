#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "src/core/pack.h"
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
    RulesOf(R rules, const Pack& pack)
        : rules_(std::make_shared<const R>(std::move(rules))),
          pack_hash_(pack.hash),
          former_hashes_(pack.former_hashes) {}

    const GameFacts& facts() const override { return R::kFacts; }
    const std::string& pack_hash() const override { return pack_hash_; }
    bool has_pack(std::string_view hash) const override {
        return hash == pack_hash_ ||
               std::ranges::find(former_hashes_, hash) != former_hashes_.end();
    }
    std::vector<OptionFacts> options() const override { return rules_->options(); }

    Result<std::unique_ptr<AnyMatch>> start(const Setup& setup) const override {
        return MatchOf<R>::start(rules_, pack_hash_, setup);
    }

    Result<std::unique_ptr<AnyBot>> bot(std::string_view name) const override {
        return transform(players::make_bot<R>(name), [](auto bot) -> std::unique_ptr<AnyBot> {
            return std::make_unique<BotOf<R>>(std::move(bot));
        });
    }

    Result<std::uint64_t> perft(const Setup& setup, int depth) const override {
        const auto options = and_then(without_value(start(setup)), [&] {
            return rules_->read_options(setup.options, setup.players);
        });
        return transform(options, [&](const auto& chosen) {
            Deal deal(setup.seed);
            const typename R::State state = rules_->set_up(setup.players, chosen, deal);
            return count_lines(*rules_, state, deal, depth);
        });
    }

  private:
    std::shared_ptr<const R> rules_;
    std::string pack_hash_;
    std::vector<std::string> former_hashes_;
};

}  // namespace faubourg::match
