#pragma once

#include <cstdint>
#include <string_view>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg::content {

// Packs have no numbers with a fraction; settings have some.
enum class Fractions : std::uint8_t { Refused, Taken };

// Parses TOML text; keys are in the order of their names. Dates are refused; the message names the
// line.
Result<Value> parse_toml(std::string_view text, Fractions fractions = Fractions::Refused);

}  // namespace faubourg::content
