#pragma once

#include <string>
#include <vector>

#include "src/core/value.h"

namespace faubourg {

// A content pack as read: a well-formed document of some game. Whether its figures make sense is
// for that game's `from_pack` to say.
struct Pack {
    std::string game;
    std::string source;  // the file it came from, for messages
    std::string hash;    // "sha256:..." of the figures; words, comments and layout don't matter
    std::vector<std::string> former_hashes;  // what earlier versions called the same content
    Value document;
};

}  // namespace faubourg
