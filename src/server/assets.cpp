#include "src/server/assets.h"

#include <algorithm>

namespace faubourg::server {
namespace {

constexpr std::string_view kFirstPage = "/index.html";
constexpr std::string_view kHashed = "/assets/";  // where Vite puts what has a hash in its name

// The items of a header's list, without blanks and parameters.
template <class Visit>
void for_each_item(std::string_view list, Visit&& visit) {
    while (!list.empty()) {
        const std::size_t comma = std::min(list.find(','), list.size());
        std::string_view item = list.substr(0, comma);
        list.remove_prefix(std::min(comma + 1, list.size()));
        const std::size_t first = item.find_first_not_of(" \t");
        if (first == std::string_view::npos) continue;
        item = item.substr(first, item.find_last_not_of(" \t") - first + 1);
        visit(item);
    }
}

bool is_page(std::string_view path) {
    return path == "/" || (path.find('.') == std::string_view::npos && !path.starts_with("/api"));
}

}  // namespace

const Asset* find_asset(std::string_view path) {
    if (is_page(path)) path = kFirstPage;
    const auto assets = embedded_assets();
    const auto found = std::ranges::find(assets, path, &Asset::path);
    return found == assets.end() ? nullptr : &*found;
}

std::string_view caching_of(const Asset& asset) {
    return asset.path.starts_with(kHashed) ? "public, max-age=31536000, immutable" : "no-cache";
}

bool takes_gzip(std::string_view accept_encoding) {
    bool taken = false;
    for_each_item(accept_encoding, [&](std::string_view item) {
        const std::string_view name = item.substr(0, item.find_first_of("; \t"));
        if (name == "gzip") taken = !item.ends_with("q=0");
    });
    return taken;
}

bool has_already(std::string_view if_none_match, const Asset& asset) {
    bool found = false;
    for_each_item(if_none_match, [&](std::string_view item) {
        if (item.starts_with("W/")) item.remove_prefix(2);
        found = found || item == "*" || item == asset.tag;
    });
    return found;
}

}  // namespace faubourg::server
