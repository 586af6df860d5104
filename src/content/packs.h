#pragma once

#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg::content {

// A content pack as read: well-formed TOML of some game. Whether its figures make sense is for that
// game's `from_pack` to say.
struct Pack {
    std::string game;
    std::string source;  // the file it came from, for messages
    std::string hash;    // "sha256:..." of the content; comments and layout don't matter
    Value document;
};

// Errors have the code "content/invalid" and begin with the source.
Result<Pack> parse_pack(std::string_view toml, std::string_view source);
Result<Pack> load_pack(const std::string& file);

// The pack that is compiled in.
Result<Pack> default_pack(std::string_view game);

}  // namespace faubourg::content
