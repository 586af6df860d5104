#include "src/server/http_rules.h"

#include <algorithm>
#include <arpa/inet.h>
#include <array>
#include <optional>

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

// The 16 bytes of an address; an IPv4 address as mapped into IPv6.
using Bytes = std::array<unsigned char, 16>;
constexpr std::array<unsigned char, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF};

std::optional<Bytes> read_address(std::string_view text) {
    const std::string ended(text);
    Bytes bytes{};
    if (inet_pton(AF_INET6, ended.c_str(), bytes.data()) == 1) return bytes;
    std::ranges::copy(kMapped, bytes.begin());
    if (inet_pton(AF_INET, ended.c_str(), bytes.data() + kMapped.size()) == 1) return bytes;
    return std::nullopt;
}

// What a proxy wrote, without the port: "1.2.3.4:5", "[::1]:5".
std::string_view without_port(std::string_view text) {
    if (text.starts_with('[')) return text.substr(1, text.find(']') - 1);
    const std::size_t colon = text.find(':');
    const bool one = colon != std::string_view::npos && colon == text.rfind(':');
    return one ? text.substr(0, colon) : text;
}

std::string counted(std::string_view text) {
    auto bytes = read_address(text);
    if (!bytes) return std::string(text);
    std::array<char, INET6_ADDRSTRLEN> written{};
    if (std::equal(kMapped.begin(), kMapped.end(), bytes->begin())) {
        inet_ntop(AF_INET, bytes->data() + kMapped.size(), written.data(), written.size());
        return written.data();
    }
    std::fill(bytes->begin() + 8, bytes->end(), 0);
    inet_ntop(AF_INET6, bytes->data(), written.data(), written.size());
    return std::string(written.data()) + "/64";
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

bool is_address(std::string_view text) { return read_address(text).has_value(); }

bool is_origin(std::string_view text) {
    const std::size_t scheme = text.find("://");
    if (scheme == std::string_view::npos || scheme == 0) return false;
    const std::string_view host = text.substr(scheme + 3);
    return !host.empty() && !host.contains('/');
}

bool is_trusted(std::string_view peer, const std::vector<std::string>& trusted) {
    const auto bytes = read_address(peer);
    return bytes && std::ranges::any_of(trusted, [&](const std::string& known) {
               return read_address(known) == bytes;
           });
}

std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           const std::vector<std::string>& trusted) {
    if (!is_trusted(peer, trusted)) return counted(peer);
    while (!forwarded_for.empty()) {
        const std::size_t comma = forwarded_for.rfind(',');
        const std::string_view last = without_port(trimmed(
            comma == std::string_view::npos ? forwarded_for : forwarded_for.substr(comma + 1)));
        if (!last.empty() && !is_trusted(last, trusted)) return counted(last);
        forwarded_for = comma == std::string_view::npos ? "" : forwarded_for.substr(0, comma);
    }
    return counted(peer);
}

}  // namespace faubourg::server
