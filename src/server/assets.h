#pragma once

#include <span>
#include <string_view>

namespace faubourg::server {

// A file that is compiled in and served as it is. The build makes the list: docs/openapi.json, and
// the pages of the browser client once they are built (cmake/embed_assets.cmake).
struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view type;
    std::string_view bytes;
};

std::span<const Asset> embedded_assets();

// The asset under this path, or null; "/" is the first page.
const Asset* find_asset(std::string_view path);

}  // namespace faubourg::server
