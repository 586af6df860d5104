#pragma once

#include <span>
#include <string_view>

namespace faubourg::server {

// A file that is compiled in and served as it is. The build makes the list: docs/openapi.json, and
// the pages of the browser client once they are built (cmake/embed_assets.cmake).
struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view type;
    std::string_view tag;  // for ETag, with its quotes
    std::string_view bytes;
    std::string_view gzip;  // the same compressed, or empty
};

std::span<const Asset> embedded_assets();

// The asset under this path, or null. "/" is the first page, and so is every address that looks
// like a page of the client's own (no dot, not of the API): the client reads it itself.
const Asset* find_asset(std::string_view path);

// How long a copy may be kept: for ever where the build has put a hash of the content into the
// name, else it is asked for again each time, which costs an answer without a body.
std::string_view caching_of(const Asset& asset);

// Whether a client that sent this Accept-Encoding takes gzip; whether one that sent this
// If-None-Match has the asset already.
bool takes_gzip(std::string_view accept_encoding);
bool has_already(std::string_view if_none_match, const Asset& asset);

}  // namespace faubourg::server
