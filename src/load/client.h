#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>

namespace faubourg::load {

namespace asio = boost::asio;

struct Answer {
    int status = 0;  // 0: no connection
    std::string body;
    std::string secret;  // of a new guest
};

// Sends requests over one connection that is kept open. When it is lost, connects again, to the
// next server if there are several.
class HttpClient {
  public:
    HttpClient(asio::any_io_executor executor, std::vector<asio::ip::tcp::endpoint> servers);
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;
    ~HttpClient();

    asio::awaitable<Answer> request(std::string method, std::string target, std::string body,
                                    std::string secret);
    // Closes the connection; the next request opens another.
    void hang_up();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

// One WebSocket.
class SocketClient {
  public:
    explicit SocketClient(asio::any_io_executor executor);
    SocketClient(const SocketClient&) = delete;
    SocketClient& operator=(const SocketClient&) = delete;
    ~SocketClient();

    asio::awaitable<bool> connect(asio::ip::tcp::endpoint server, std::string target,
                                  std::string secret);
    // Returns false when the connection is lost. The text is valid until the next read.
    asio::awaitable<bool> read(std::string& text);
    asio::awaitable<bool> write(const std::string& text);
    void close();

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace faubourg::load
