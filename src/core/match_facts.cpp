#include "src/core/match_facts.h"

namespace faubourg {

std::size_t MatchFacts::add(FactInfo info) {
    const std::size_t values = info.of_table ? 1 : static_cast<std::size_t>(players_);
    catalogue_.push_back(std::move(info));
    values_.emplace_back(values, 0);
    return catalogue_.size() - 1;
}

std::string_view MatchFacts::text_in(const Value& event, std::string_view key) {
    const Value* field = event.find(key);
    return field != nullptr && field->string() != nullptr ? std::string_view(*field->string())
                                                          : std::string_view();
}

int MatchFacts::number_in(const Value& event, std::string_view key) {
    const Value* field = event.find(key);
    return field != nullptr && field->integer() != nullptr ? static_cast<int>(*field->integer())
                                                           : -1;
}

}  // namespace faubourg
