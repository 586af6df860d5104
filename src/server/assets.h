#pragma once

#include <span>
#include <string_view>

namespace faubourg::server {

// A file that is compiled in and served as it is. The build makes the list: docs/openapi.json, and
// the pages of the browser client once they are built (cmake/embed_assets.cmake).
struct Asset {
    std::string_view path;  // "/index.html"
    std::string_view type;
    std::string_view tag;  // ETag, with its quotes
    std::string_view bytes;
    std::string_view gzip;  // the same compressed, or empty
};

std::span<const Asset> embedded_assets();

// The asset at this path, or null. "/" gives the first page, and so does every path that looks like
// a page of the client (no dot, not of the API), because the client routes it itself.
const Asset* find_asset(std::string_view path);

// How long a browser may cache the asset: for ever if its name contains a hash of its content;
// otherwise it asks again each time and usually gets an answer without a body.
std::string_view caching_of(const Asset& asset);

// Whether a client that sent this Accept-Encoding accepts gzip; whether one that sent this
// If-None-Match already has the asset.
bool takes_gzip(std::string_view accept_encoding);
bool has_already(std::string_view if_none_match, const Asset& asset);

}  // namespace faubourg::server
