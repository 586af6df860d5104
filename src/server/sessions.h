#pragma once

#include <memory>
#include <string>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "src/server/conversation.h"
#include "src/server/services.h"

// Only the files that deal with the network include this header and so the network's types.
namespace faubourg::server {

using HttpRequest = boost::beast::http::request<boost::beast::http::string_body>;

// Serves one connection from its first byte: HTTP requests, one after the other, or a WebSocket.
boost::asio::awaitable<void> serve_connection(boost::asio::ip::tcp::socket socket,
                                              Tally::Counted counted, Services& services);
// Tells a connection that there is no room for it, unless too many are being told already.
boost::asio::awaitable<void> turn_away(boost::asio::ip::tcp::socket socket, Services& services);

// Serves the WebSocket that a request asks for; returns when it is closed.
boost::asio::awaitable<void> serve_socket(boost::asio::ip::tcp::socket socket, HttpRequest request,
                                          Hello hello, Tally::Counted counted, Tally::Counted place,
                                          Services& services);

}  // namespace faubourg::server
