#pragma once

#include <array>

#include "src/match/game_list.h"
#include "src/match/rules_of.h"

namespace faubourg::match {

template <TableGame R>
Result<std::shared_ptr<const AnyRules>> make_game(const Pack& pack) {
    auto rules = R::from_pack(pack.document);
    if (!rules) return fail(rules.error().code, pack.source + ": " + rules.error().message);
    return std::make_shared<const RulesOf<R>>(std::move(*rules), pack);
}

// A list of types as a list of makers.
template <class... Rules>
constexpr std::array<GameMaker, sizeof...(Rules)> makers_of(GameList<Rules...> /*list*/) {
    return {GameMaker{.id = Rules::kFacts.id, .make = make_game<Rules>}...};
}

}  // namespace faubourg::match
