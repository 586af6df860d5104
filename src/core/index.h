#pragma once

#include <algorithm>
#include <concepts>
#include <cstddef>
#include <functional>
#include <iterator>
#include <optional>

namespace faubourg {

// Spaces, columns and levels are ints because they are computed with; lists take std::size_t.

// The item of this number, counted from 0. The library's assertions refuse a number that is
// negative or too large.
template <class List>
constexpr auto& at_index(List& list, std::integral auto number) {
    return list[static_cast<std::size_t>(number)];
}

// The index of the first item equal to the value, if there is one.
template <class List, class Item, class Projection = std::identity>
constexpr std::optional<std::size_t> index_in(const List& list, const Item& item,
                                              Projection projection = {}) {
    const auto found = std::ranges::find(list, item, projection);
    if (found == std::ranges::end(list)) return std::nullopt;
    return static_cast<std::size_t>(std::ranges::distance(std::ranges::begin(list), found));
}

}  // namespace faubourg
