#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/core/document_testing.h"
#include "src/core/game.h"

// What the tests of every game share.
namespace faubourg {

using Texts = std::vector<std::string>;

// The game's default pack, and the rules made from it.
template <class R>
const Value& default_pack_of() {
    static const Value kDocument = content::default_pack(R::kFacts.id).value().document;
    return kDocument;
}
template <class R>
const R& default_rules_of() {
    static const R kRules = R::from_pack(default_pack_of<R>()).value();
    return kRules;
}

template <class R>
std::vector<typename R::Action> legal_actions(const R& rules, const typename R::State& state,
                                              Seat seat) {
    ActionList<R> list;
    rules.legal(state, seat, list);
    return {list.begin(), list.end()};
}
template <class R>
Texts legal_texts(const R& rules, const typename R::State& state, Seat seat) {
    Texts texts;
    for (const auto action : legal_actions(rules, state, seat)) texts.push_back(rules.text(action));
    return texts;
}

// The message of a refusal: "unknown" for a text that is no action, empty for a legal action.
template <class R>
std::string refusal_of(const R& rules, const typename R::State& state, Seat seat,
                       std::string_view text) {
    const auto action = rules.parse(text);
    if (!action) return "unknown";
    const auto refusal = rules.refusal(state, seat, *action);
    return refusal ? refusal->message : "";
}

}  // namespace faubourg
