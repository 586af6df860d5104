#pragma once

#include <string>

#include "src/core/result.h"

namespace faubourg::cli {

// One line a game: a hash over the states of many random playouts. It stays the same exactly as
// long as no rule, list or default figure changes; commits quote it.
Result<std::string> bench_signature();

}  // namespace faubourg::cli
