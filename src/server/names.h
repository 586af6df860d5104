#pragma once

#include <string_view>

#include "src/core/result.h"

namespace faubourg::server {

// A guest's name is only a label: 1 to 24 characters of well-formed UTF-8, none of them a control,
// direction or invisible character, one at least to be seen, no blank at either end. Error:
// name/invalid.
Result<void> check_name(std::string_view name);

// What a client calls its wish: 1 to 40 letters, digits, '-' and '_'.
bool is_client_id(std::string_view text);

}  // namespace faubourg::server
