#pragma once

#include <string_view>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg::content {

// TOML text as a document, keys in the order of their names. Dates and numbers with a fraction have
// no place in a pack and are refused; the message names the line.
Result<Value> parse_toml(std::string_view text);

}  // namespace faubourg::content
