#pragma once

#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg::codec {

// Compact JSON: members in their order, no blanks.
std::string to_json(const Value& value);

// Parses JSON text. Whole numbers that fit into 64 bits become integers, others reals; of several
// members with one key the last counts. Errors have the code request/invalid.
Result<Value> from_json(std::string_view text);

}  // namespace faubourg::codec
