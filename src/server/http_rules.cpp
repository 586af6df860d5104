#include "src/server/http_rules.h"

#include <algorithm>

namespace faubourg::server {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
    return text;
}

bool contains(const std::vector<std::string>& list, std::string_view text) {
    return std::ranges::find(list, text) != list.end();
}

}  // namespace

std::string cookie_value(std::string_view header, std::string_view name) {
    while (!header.empty()) {
        const std::size_t end = header.find(';');
        const std::string_view pair = trimmed(header.substr(0, end));
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && pair.substr(0, equals) == name) {
            return std::string(pair.substr(equals + 1));
        }
        if (end == std::string_view::npos) break;
        header.remove_prefix(end + 1);
    }
    return {};
}

bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& others) {
    if (origin.empty() || contains(others, origin)) return true;
    const std::size_t scheme = origin.find("://");
    return scheme != std::string_view::npos && !host.empty() && origin.substr(scheme + 3) == host;
}

std::string client_address(const std::string& peer, std::string_view forwarded_for,
                           const std::vector<std::string>& trusted) {
    if (!contains(trusted, peer)) return peer;
    while (!forwarded_for.empty()) {
        const std::size_t comma = forwarded_for.rfind(',');
        const std::string_view last = trimmed(
            comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1));
        if (!last.empty() && !contains(trusted, last)) return std::string(last);
        forwarded_for = comma == std::string_view::npos ? "" : forwarded_for.substr(0, comma);
    }
    return peer;
}

}  // namespace faubourg::server
