#pragma once

#include <string>

#include "src/core/result.h"

namespace faubourg::cli {

// One line for each game: a hash over the states of many random playouts. It changes exactly when a
// rule, a list or a default figure does; commits quote it.
Result<std::string> bench_signature();

}  // namespace faubourg::cli
