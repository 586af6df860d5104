#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "src/server/assets.h"
#include "src/server/http_rules.h"
#include "src/server/log.h"
#include "src/server/sessions.h"
#include "src/server/target.h"

namespace faubourg::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

constexpr std::string_view kCookie = "faubourg";
constexpr int kCookieSeconds = 400 * 24 * 3600;
constexpr std::size_t kReadAhead = 4096;
constexpr std::chrono::seconds kLinger{2};
constexpr std::size_t kMostTurnedAway = 64;
constexpr std::size_t kMostUnread = std::size_t{1} << 20;

std::string_view view(beast::string_view text) { return {text.data(), text.size()}; }

// Waits for the answer to a request, or until its time runs out.
template <class Handler>
struct Waiting {
    explicit Waiting(Handler given)
        : handler(std::move(given)), timer(asio::get_associated_executor(*handler)) {}

    void answer(Response response) {
        if (!handler) return;
        timer.cancel();
        asio::post(timer.get_executor(),
                   [handler = std::move(*handler), response = std::move(response)]() mutable {
                       handler(std::move(response));
                   });
        handler.reset();
    }

    std::optional<Handler> handler;
    asio::steady_timer timer;
};

// Waits for the API's answer. GCC 12 destroys some temporaries of a co_await expression twice, so
// these expressions stay simple in this file and take references to the caller's variables.
asio::awaitable<Response> answer_of(Api& api, Request& given, std::chrono::seconds patience) {
    auto ask = [&api, patience, request = std::move(given)](auto handler) mutable {
        auto waiting = std::make_shared<Waiting<decltype(handler)>>(std::move(handler));
        waiting->timer.expires_after(patience);
        waiting->timer.async_wait([waiting](error_code error) {
            if (error) return;
            waiting->answer(
                error_response({.code = "server/busy", .message = "the store does not answer"}));
        });
        api.handle(std::move(request),
                   [waiting](Response response) { waiting->answer(std::move(response)); });
    };
    return asio::async_initiate<const asio::use_awaitable_t<>, void(Response)>(std::move(ask),
                                                                               asio::use_awaitable);
}

asio::awaitable<std::string> guest_of(Guests& guests, const std::string& given) {
    auto ask = [&guests, secret = given](auto handler) {
        auto shared = std::make_shared<decltype(handler)>(std::move(handler));
        guests.find(secret, [shared](const std::optional<store::Guest>& guest) {
            asio::post(asio::get_associated_executor(*shared),
                       [shared, id = guest ? guest->id : std::string()]() mutable {
                           (*shared)(std::move(id));
                       });
        });
    };
    return asio::async_initiate<const asio::use_awaitable_t<>, void(std::string)>(
        std::move(ask), asio::use_awaitable);
}

// Serves the requests of one connection, one after the other.
class HttpSession {
  public:
    HttpSession(asio::ip::tcp::socket socket, Tally::Counted counted, Services& services)
        : stream_(std::move(socket)),
          counted_(std::move(counted)),
          services_(services),
          buffer_(most_buffered(services)) {}

    asio::awaitable<void> run() {
        error_code error;
        const auto peer = stream_.socket().remote_endpoint(error);
        if (error) co_return;
        peer_ = peer.address().to_string();
        while (co_await serve_one()) continue;
        if (!stream_.socket().is_open()) co_return;  // it has become a WebSocket
        co_await hang_up();
    }

    asio::awaitable<void> turn_away() {
        co_await refuse_unread("limit/connections", "too many connections");
        co_await hang_up();
    }

  private:
    // Reads on for a moment before closing: closing a socket with unread input would cut off the
    // answer.
    asio::awaitable<void> hang_up() {
        error_code error;
        stream_.socket().shutdown(asio::ip::tcp::socket::shutdown_send, error);
        stream_.expires_after(kLinger);
        std::array<char, kReadAhead> rest{};
        std::size_t left = kMostUnread;
        while (!error && left > 0) {
            const std::size_t size = co_await stream_.async_read_some(
                asio::buffer(rest), asio::redirect_error(asio::use_awaitable, error));
            left -= std::min(left, size);
        }
    }

    using Parser = http::request_parser<http::string_body>;

    static std::size_t most_buffered(const Services& services) {
        return services.config.limits.header_bytes + kReadAhead;
    }

    // Returns true when another request may follow.
    asio::awaitable<bool> serve_one() {
        const Limits& limits = services_.config.limits;
        Parser parser;
        parser.header_limit(static_cast<std::uint32_t>(limits.header_bytes));
        parser.body_limit(limits.request_bytes);
        stream_.expires_after(std::chrono::seconds(limits.request_seconds));
        error_code error;
        co_await http::async_read_header(stream_, buffer_, parser,
                                         asio::redirect_error(asio::use_awaitable, error));
        if (error == http::error::header_limit || error == http::error::body_limit ||
            error == http::error::buffer_overflow) {
            co_return co_await refuse_unread("request/too_large", "the request is too long");
        }
        if (is_nonsense(error)) {
            co_return co_await refuse_unread("request/invalid", "that is no request");
        }
        if (error) co_return false;
        began_ = services_.clock.elapsed();
        address_ =
            client_address(peer_, forwarded_for(parser.get()), services_.config.trusted_proxies);
        if (!services_.has_place_for(address_)) {
            co_return co_await refuse_unread("limit/connections", "too many connections");
        }
        Tally::Counted place = services_.places.count(address_);
        if (!services_.rates.allow(address_, limits.requests_per_second, services_.clock.now())) {
            co_return co_await refuse_unread("limit/requests", "too many requests");
        }
        if (is_upgrade(parser.get())) {
            co_await upgrade(parser, place);
            co_return false;
        }
        co_await http::async_read(stream_, buffer_, parser,
                                  asio::redirect_error(asio::use_awaitable, error));
        if (error == http::error::body_limit) {
            co_return co_await refuse_unread("request/too_large", "the body is too long");
        }
        if (is_nonsense(error)) {
            co_return co_await refuse_unread("request/invalid", "that is no body");
        }
        if (error) co_return false;
        HttpRequest received = parser.release();
        co_return co_await answer(received);
    }

    // Whether the client sent something that is not HTTP and may still read an answer.
    static bool is_nonsense(const error_code& error) {
        static const auto& of_http = http::make_error_code(http::error::bad_method).category();
        return error && error.category() == of_http && error != http::error::end_of_stream &&
               error != http::error::partial_message;
    }

    // All X-Forwarded-For lines together: a proxy may add its own line after the client's.
    static std::string forwarded_for(const HttpRequest& request) {
        std::string all;
        const auto [first, last] = request.equal_range("X-Forwarded-For");
        for (auto line = first; line != last; ++line) {
            if (!all.empty()) all += ',';
            all += view(line->value());
        }
        return all;
    }

    static bool is_upgrade(const HttpRequest& request) {
        return beast::websocket::is_upgrade(request);
    }

    bool origin_is_good(const HttpRequest& request) const {
        return origin_allowed(view(request[http::field::origin]), view(request[http::field::host]),
                              services_.config.origins);
    }

    asio::awaitable<bool> answer(HttpRequest& received) {
        Request request{.method = std::string(view(received.method_string())),
                        .path = {},
                        .query = {},
                        .body = std::move(received.body()),
                        .secret = cookie_value(view(received[http::field::cookie]), kCookie),
                        .address = address_};
        const bool keep = received.keep_alive() && !services_.closing;
        const bool head = request.method == "HEAD";
        if (head) request.method = "GET";  // the same answer, but only its header is sent
        const bool reads = request.method == "GET";
        const bool good_target = read_target(view(received.target()), request);
        const std::string_view route = Api::route_of(request.method, request.path);
        std::string_view label = route;
        Response response;
        if (!good_target) {
            response = refusal("request/invalid", "no such address");
        } else if (!reads && !origin_is_good(received)) {
            response = refusal("request/origin", "not from that page");
        } else if (reads && request.path == "/metrics") {
            label = "/metrics";
            response.type = "text/plain; version=0.0.4";
            response.body = services_.metrics.text();
        } else if (const Asset* asset = reads && route.empty() ? find_asset(request.path) : nullptr;
                   asset != nullptr) {
            label = "asset";
            response = file_response(*asset, received);
        } else {
            stream_.expires_never();
            const std::chrono::seconds patience(services_.config.limits.request_seconds);
            response = co_await answer_of(services_.api, request, patience);
        }
        co_return co_await write(response, keep, label, head);
    }

    static Response file_response(const Asset& asset, const HttpRequest& received) {
        const bool packed =
            !asset.gzip.empty() && takes_gzip(view(received[http::field::accept_encoding]));
        Response response;
        response.type = asset.type;
        response.tag = asset.tag;
        response.caching = caching_of(asset);
        response.encoding = packed ? "gzip" : "";
        if (has_already(view(received[http::field::if_none_match]), asset)) {
            response.status = 304;
        } else {
            response.body = packed ? asset.gzip : asset.bytes;
        }
        return response;
    }

    // Answers a request that could not be read completely, and closes the connection.
    asio::awaitable<bool> refuse_unread(std::string_view code, std::string_view message) {
        services_.metrics.count_refusal(code);
        Response response = refusal(code, message);
        co_await write(response, false, "", false);
        co_return false;
    }

    static Response refusal(std::string_view code, std::string_view message) {
        return error_response({.code = std::string(code), .message = std::string(message)});
    }

    asio::awaitable<bool> write(Response& response, bool keep, std::string_view route, bool head) {
        http::response<http::string_body> out(static_cast<http::status>(response.status), 11);
        out.set(http::field::content_type, response.type);
        out.set(http::field::cache_control, response.caching);
        if (!response.tag.empty()) {
            out.set(http::field::etag, response.tag);
            out.set(http::field::vary, "Accept-Encoding");
        }
        if (!response.encoding.empty()) out.set(http::field::content_encoding, response.encoding);
        if (!response.allow.empty()) out.set(http::field::allow, response.allow);
        out.set(http::field::x_frame_options, "DENY");
        out.set("X-Content-Type-Options", "nosniff");
        out.set("Referrer-Policy", "no-referrer");
        out.set("Cross-Origin-Opener-Policy", "same-origin");
        out.set("Cross-Origin-Resource-Policy", "same-origin");
        out.set("Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
                "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action "
                "'self'");
        if (response.status == 429 || response.status == 503)
            out.set(http::field::retry_after, "1");
        if (!response.new_secret.empty())
            out.set(http::field::set_cookie, cookie(response.new_secret));
        const std::size_t size = response.body.size();
        if (!head) out.body() = std::move(response.body);
        out.keep_alive(keep);
        if (response.status != 304) out.content_length(size);
        const std::chrono::duration<double> took = services_.clock.elapsed() - began_;
        services_.metrics.count_request(route, response.status, took.count());
        stream_.expires_after(std::chrono::seconds(services_.config.limits.request_seconds));
        error_code error;
        http::response_serializer<http::string_body> serializer(out);
        serializer.split(head);
        if (head) {
            co_await http::async_write_header(stream_, serializer,
                                              asio::redirect_error(asio::use_awaitable, error));
        } else {
            co_await http::async_write(stream_, serializer,
                                       asio::redirect_error(asio::use_awaitable, error));
        }
        co_return keep && !error;
    }

    std::string cookie(const std::string& secret) const {
        return std::string(kCookie) + "=" + secret +
               "; Path=/; HttpOnly; SameSite=Lax; Max-Age=" + std::to_string(kCookieSeconds) +
               (services_.config.secure_cookies ? "; Secure" : "");
    }

    Result<Hello> read_guest(const HttpRequest& received) const {
        if (services_.closing) return fail("server/closing", "the server is closing");
        if (!origin_is_good(received)) return fail("request/origin", "not from that page");
        auto hello = read_hello(view(received.target()));
        if (hello) hello->address = address_;
        return hello;
    }

    asio::awaitable<void> upgrade(Parser& parser, Tally::Counted& place) {
        auto hello = read_guest(parser.get());
        if (!hello) {
            co_await refuse_unread(hello.error().code, hello.error().message);
            co_return;
        }
        const std::string secret = cookie_value(view(parser.get()[http::field::cookie]), kCookie);
        hello->guest = co_await guest_of(services_.guests, secret);
        stream_.expires_never();
        // In its own coroutine, so that the memory of this session is freed.
        const auto executor = stream_.get_executor();
        auto socket = serve_socket(stream_.release_socket(), parser.release(), std::move(*hello),
                                   std::move(counted_), std::move(place), services_);
        asio::co_spawn(executor, std::move(socket), asio::detached);
    }

    beast::tcp_stream stream_;
    Tally::Counted counted_;
    Services& services_;
    beast::flat_buffer buffer_;
    std::string peer_;
    std::string address_;
    std::chrono::nanoseconds began_ = services_.clock.elapsed();
};

}  // namespace

asio::awaitable<void> serve_connection(asio::ip::tcp::socket socket, Tally::Counted counted,
                                       Services& services) {
    HttpSession session(std::move(socket), std::move(counted), services);
    co_await session.run();
}

asio::awaitable<void> turn_away(asio::ip::tcp::socket socket, Services& services) {
    if (services.turned_away >= kMostTurnedAway) {
        services.metrics.count_refusal("limit/connections");
        co_return;
    }
    ++services.turned_away;
    HttpSession session(std::move(socket), Tally::Counted(), services);
    co_await session.turn_away();
    --services.turned_away;
}

}  // namespace faubourg::server
