#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/value.h"

namespace faubourg::content {

// The hash by which records name a pack's content: "sha256:..." of the pack without its words.
// Words are every table with the members `en` and `fr` alone, both of them strings, and every
// string called `status`, which says where a figure comes from. All else is a figure and counts.
std::string content_hash(const Value& pack);

// The hashes that 0.1.0 gave to content with these figures; it hashed the words as well. For the
// three packs of 0.1.0 they are listed, and hold whatever the words are now. For any other pack it
// is the hash of the whole document. `now` is the pack's content_hash.
std::vector<std::string> former_hashes(const Value& pack, std::string_view now);

}  // namespace faubourg::content
