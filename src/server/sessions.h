#pragma once

#include <memory>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "src/server/conversation.h"
#include "src/server/services.h"

// The network's own types stay in the files that include this.
namespace faubourg::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// One connection, from its first byte: HTTP requests, one after the other, or a WebSocket.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket,
                                              std::unique_ptr<OpenConnection> counted,
                                              Services& services);
// One connection there is no room for: it is told so, unless too many are.
boost::asio::awaitable<void> turn_away(boost::asio::ip::tcp::socket socket, Services& services);

// The WebSocket a request asks for; returns when it is over.
boost::asio::awaitable<void> serve_socket(boost::asio::ip::tcp::socket socket, HttpRequest request,
                                          Hello hello, std::unique_ptr<OpenConnection> counted,
                                          std::unique_ptr<Place> place, Services& services);

}  // namespace faubourg::server
