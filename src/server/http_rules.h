#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace faubourg::server {

// Rules about headers, kept apart from the network so that they can be tested.

// The value of a cookie in a Cookie header; empty when it is not there.
std::string cookie_value(std::string_view header, std::string_view name);

// Whether a page of this origin may talk to this server: the server's own pages and those of the
// origins the host has named. Programs other than browsers send no origin; they are allowed,
// because they carry nobody else's cookies.
bool origin_allowed(std::string_view origin, std::string_view host,
                    const std::vector<std::string>& others);

// Whether the text is a single address that is_trusted can compare: not a network and not a name.
bool is_address(std::string_view text);
// Whether the text is an origin as browsers send it: "https://club.example", without a path.
bool is_origin(std::string_view text);

// Whether this peer is one of the trusted proxies, however the two addresses are written.
bool is_trusted(std::string_view peer, const std::vector<std::string>& trusted);

// The client's address: the peer's, or, if the peer is a trusted proxy, the last address in
// X-Forwarded-For that is not a trusted proxy. Clients are counted by this, so an IPv6 address is
// cut to its first 64 bits, which a household shares.
std::string client_address(std::string_view peer, std::string_view forwarded_for,
                           const std::vector<std::string>& trusted);

}  // namespace faubourg::server
