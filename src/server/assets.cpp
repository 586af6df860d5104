#include "src/server/assets.h"

#include <algorithm>

namespace faubourg::server {

const Asset* find_asset(std::string_view path) {
    if (path == "/") path = "/index.html";
    const auto assets = embedded_assets();
    const auto found = std::ranges::find(assets, path, &Asset::path);
    return found == assets.end() ? nullptr : &*found;
}

}  // namespace faubourg::server
