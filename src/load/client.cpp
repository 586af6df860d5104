#include "src/load/client.h"

#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

namespace faubourg::load {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using boost::system::error_code;

constexpr std::chrono::seconds kPatience{30};
constexpr std::string_view kCookie = "faubourg=";

auto into(error_code& error) { return asio::redirect_error(asio::use_awaitable, error); }

std::string host_of(const asio::ip::tcp::endpoint& server) {
    return server.address().to_string() + ":" + std::to_string(server.port());
}

}  // namespace

struct HttpClient::Inside {
    asio::any_io_executor executor;
    std::vector<asio::ip::tcp::endpoint> servers;
    std::size_t current = 0;
    std::unique_ptr<beast::tcp_stream> stream;

    const asio::ip::tcp::endpoint& server() const { return servers[current % servers.size()]; }
};

HttpClient::HttpClient(asio::any_io_executor executor, std::vector<asio::ip::tcp::endpoint> servers)
    : inside_(std::make_unique<Inside>(Inside{.executor = std::move(executor),
                                              .servers = std::move(servers),
                                              .current = 0,
                                              .stream = nullptr})) {}
HttpClient::~HttpClient() = default;

asio::awaitable<Answer> HttpClient::request(std::string method, std::string target,
                                            std::string body, std::string secret) {
    http::request<http::string_body> out(http::string_to_verb(method), target, 11);
    out.set(http::field::host, host_of(inside_->server()));
    if (!secret.empty()) out.set(http::field::cookie, std::string(kCookie) + secret);
    out.body() = std::move(body);
    out.prepare_payload();
    // The server may have closed a kept connection: try once more on a new one.
    for (int attempt = 0; attempt < 2; ++attempt) {
        error_code error;
        if (!inside_->stream) {
            inside_->stream = std::make_unique<beast::tcp_stream>(inside_->executor);
            inside_->stream->expires_after(kPatience);
            co_await inside_->stream->async_connect(inside_->server(), into(error));
        }
        beast::flat_buffer buffer;
        http::response<http::string_body> in;
        inside_->stream->expires_after(kPatience);
        if (!error) co_await http::async_write(*inside_->stream, out, into(error));
        if (!error) co_await http::async_read(*inside_->stream, buffer, in, into(error));
        if (error) {
            inside_->stream.reset();
            ++inside_->current;
            continue;
        }
        if (!in.keep_alive()) inside_->stream.reset();
        Answer answer{.status = static_cast<int>(in.result_int()),
                      .body = std::move(in.body()),
                      .secret = {}};
        const auto cookie = in[http::field::set_cookie];
        const std::string_view text(cookie.data(), cookie.size());
        if (text.starts_with(kCookie)) {
            answer.secret = text.substr(kCookie.size(), text.find(';') - kCookie.size());
        }
        co_return answer;
    }
    co_return Answer{};
}

void HttpClient::hang_up() { inside_->stream.reset(); }

struct SocketClient::Inside {
    explicit Inside(asio::any_io_executor executor) : stream(std::move(executor)) {}
    websocket::stream<asio::ip::tcp::socket, false> stream;
    beast::flat_buffer buffer;
};

SocketClient::SocketClient(asio::any_io_executor executor)
    : inside_(std::make_unique<Inside>(std::move(executor))) {}
SocketClient::~SocketClient() = default;

asio::awaitable<bool> SocketClient::connect(asio::ip::tcp::endpoint server, std::string target,
                                            std::string secret) {
    error_code error;
    auto& stream = inside_->stream;
    co_await stream.next_layer().async_connect(server, into(error));
    if (error) co_return false;
    stream.next_layer().set_option(asio::ip::tcp::no_delay(true), error);
    stream.set_option(websocket::stream_base::timeout{.handshake_timeout = kPatience,
                                                      .idle_timeout = std::chrono::minutes(5),
                                                      .keep_alive_pings = false});
    stream.set_option(websocket::stream_base::decorator([secret](websocket::request_type& request) {
        request.set(http::field::cookie, std::string(kCookie) + secret);
    }));
    stream.auto_fragment(false);
    co_await stream.async_handshake(host_of(server), target, into(error));
    co_return !error;
}

asio::awaitable<bool> SocketClient::read(std::string& text) {
    error_code error;
    inside_->buffer.consume(inside_->buffer.size());
    co_await inside_->stream.async_read(inside_->buffer, into(error));
    if (error) co_return false;
    const auto bytes = inside_->buffer.cdata();
    text.assign(static_cast<const char*>(bytes.data()), bytes.size());
    co_return true;
}

asio::awaitable<bool> SocketClient::write(const std::string& text) {
    error_code error;
    inside_->stream.text(true);
    co_await inside_->stream.async_write(asio::buffer(text), into(error));
    co_return !error;
}

void SocketClient::close() {
    error_code ignored;
    inside_->stream.next_layer().close(ignored);
}

}  // namespace faubourg::load
