#pragma once

#include <optional>
#include <string_view>

#include "src/arena/facts.h"
#include "src/match/match_of.h"

// What the games' facts have in common.
namespace faubourg::arena {

// The rules of a match that is of this game, or null.
template <TableGame R>
const R* rules_of(const match::AnyMatch& match) {
    const auto* own = dynamic_cast<const match::MatchOf<R>*>(&match);
    return own != nullptr ? &own->rules() : nullptr;
}

// The position of a match; none only if the game could not read its own document.
template <TableGame R>
std::optional<typename R::State> position_of(const R& rules, const match::AnyMatch& match) {
    Deal deal("");
    auto state = rules.read_document(match.state(Viewer::all()), deal);
    if (!state) return std::nullopt;
    return *state;
}

// The fields of an event; a text that is missing is empty, a number -1.
inline std::string_view text_in(const Value& event, std::string_view key) {
    const Value* field = event.find(key);
    return field != nullptr && field->string() != nullptr ? std::string_view(*field->string())
                                                          : std::string_view();
}
inline int number_in(const Value& event, std::string_view key) {
    const Value* field = event.find(key);
    return field != nullptr && field->integer() != nullptr ? static_cast<int>(*field->integer())
                                                           : -1;
}

}  // namespace faubourg::arena
