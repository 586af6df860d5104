#pragma once

#include <cstdint>
#include <string_view>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg::content {

// Numbers with a fraction have no place in a pack; settings have some.
enum class Fractions : std::uint8_t { Refused, Taken };

// TOML text as a document, keys in the order of their names. Dates have no place here and are
// refused; the message names the line.
Result<Value> parse_toml(std::string_view text, Fractions fractions = Fractions::Refused);

}  // namespace faubourg::content
