#pragma once

#include <string>
#include <string_view>

#include "src/core/result.h"

namespace faubourg::cli {

// Whole files; errors have the code file/failed and name the file.
Result<std::string> read_file(const std::string& path);
Result<void> write_file(const std::string& path, std::string_view text);

}  // namespace faubourg::cli
