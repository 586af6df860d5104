#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/pack.h"
#include "src/core/result.h"

namespace faubourg::content {

// Errors have the code "content/invalid" and begin with the source.
Result<Pack> parse_pack(std::string_view toml, std::string_view source);
Result<Pack> load_pack(const std::string& file);

// The pack that is compiled in, and all of them.
Result<Pack> default_pack(std::string_view game);
Result<std::vector<Pack>> default_packs();

}  // namespace faubourg::content
