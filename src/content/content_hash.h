#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/value.h"

namespace faubourg::content {

// Which content a pack has, as records name it: "sha256:..." of the pack without its words. Words
// are every table with the members `en` and `fr` alone, both of them strings, and every string
// called `status`, which says where a figure comes from. All else is a figure and counts.
std::string content_hash(const Value& pack);

// What version 0.1.0 called content with these figures: it hashed the words too. Its own packs are
// known by their names whatever their words are now; of any other pack only the name with the words
// it has is known. `now` is the pack's content_hash.
std::vector<std::string> former_hashes(const Value& pack, std::string_view now);

}  // namespace faubourg::content
