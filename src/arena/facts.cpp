#include "src/arena/facts.h"

#include "src/arena/facts/games.h"

namespace faubourg::arena {

std::size_t Facts::add(FactInfo info) {
    const std::size_t values = info.of_table ? 1 : static_cast<std::size_t>(players_);
    catalogue_.push_back(std::move(info));
    values_.emplace_back(values, 0);
    return catalogue_.size() - 1;
}

std::unique_ptr<Facts> facts_of(const match::AnyMatch& match) {
    for (const FactMaker maker : kFactMakers) {
        if (auto facts = maker(match)) return facts;
    }
    return nullptr;
}

}  // namespace faubourg::arena
