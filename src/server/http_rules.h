#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faubourg::server {

// Small rules about headers, apart from the network so that they can be tested.

// The value of a cookie in a Cookie header; empty when it is not there.
std::string cookie_value(std::string_view header, std::string_view name);

// Whether a page of this origin may talk to this host: its own, or one the host has named. Programs
// that are no browsers send no origin, and are no risk: they have no one else's cookies.
bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& others);

// Whether the text is an address, as is_trusted compares them: no network, no name.
bool is_address(std::string_view text);
// Whether the text is what browsers send as an origin: "https://club.example", without a path.
bool is_origin(std::string_view text);

// Whether this peer is one of the trusted proxies, however the two addresses are written.
bool is_trusted(std::string_view peer, const std::vector<std::string>& trusted);

// The client's address: the peer's, unless that is a trusted proxy; then the last address it was
// told of that is no trusted proxy itself. As clients are counted: an IPv4 address, or the 64 bits
// of an IPv6 address that a household has.
std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           const std::vector<std::string>& trusted);

}  // namespace faubourg::server
