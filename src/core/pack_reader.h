#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/reader.h"
#include "src/core/result.h"
#include "src/core/text.h"

namespace faubourg {

// What all content packs share, whatever the game.

// The head: format = 1, game = the game's id, title.
void read_pack_head(const Reader& pack, std::string_view game);
// Names in every language: { en = "...", fr = "..." }, neither empty.
Text read_names(const Reader& names);
// The entry's `status`, which says where a figure comes from: rulebook, source or reconstruction.
void read_status(const Reader& entry);
// An id: lower-case letters, digits and hyphens, starting with a letter. It must not be in `taken`
// yet, and is added to it.
std::string read_id(const Reader& id, std::vector<std::string>& taken);

std::unexpected<Error> pack_error(const Problem& problem);

}  // namespace faubourg
