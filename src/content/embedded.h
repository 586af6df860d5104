#pragma once

#include <span>
#include <string_view>

namespace faubourg::content {

// A content pack compiled into the program: the text of content/<game>.toml as it was at build
// time. The build makes the table (cmake/embed_packs.cmake); it is constant and lives as long as
// the program.
struct EmbeddedPack {
    std::string_view game;
    std::string_view text;
};

// All packs, in the order of their file names.
std::span<const EmbeddedPack> embedded_packs();

}  // namespace faubourg::content
