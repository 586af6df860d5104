#include <chrono>
#include <vector>

#include <boost/asio/bind_allocator.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>

#include "src/server/sessions.h"

namespace faubourg::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// No compression: it would cost each connection hundreds of kilobytes.
using Stream = websocket::stream<asio::ip::tcp::socket, false>;

// A WebSocket and the queue of what is to be written to it. The queue is limited: a client that
// reads too slowly is closed, and can come back for what it missed.
class SocketSession final : public Outlet,
                            public Closable,
                            public std::enable_shared_from_this<SocketSession> {
  public:
    SocketSession(asio::ip::tcp::socket socket, Services& services)
        : stream_(std::move(socket)), services_(services) {}

    asio::awaitable<void> run(HttpRequest& request, Hello& hello) {
        const auto self = shared_from_this();
        const Limits& limits = services_.config.limits;
        websocket::stream_base::timeout times{};
        times.handshake_timeout = std::chrono::seconds(limits.request_seconds);
        times.idle_timeout = std::chrono::seconds(limits.idle_seconds);
        times.keep_alive_pings = true;
        stream_.set_option(times);
        stream_.read_message_max(limits.message_bytes);
        stream_.auto_fragment(false);
        boost::system::error_code error;
        stream_.next_layer().set_option(asio::ip::tcp::no_delay(true), error);
        co_await stream_.async_accept(request, asio::redirect_error(asio::use_awaitable, error));
        if (error) co_return;
        request = {};
        const auto conversation = std::make_shared<Conversation>(
            services_.tables, *this, std::move(hello), limits, services_.clock);
        services_.sockets.insert(this);
        conversation->begin();
        co_await read(*conversation);
        conversation->end();
        services_.sockets.erase(this);
    }

    void write(std::shared_ptr<const std::string> message) override {
        if (hung_up_) return;
        waiting_bytes_ += message->size();
        waiting_.push_back(std::move(message));
        if (waiting_bytes_ > services_.config.limits.outgoing_bytes && waiting_.size() > 1) {
            services_.metrics.count_refusal("limit/slow_reader");
            hung_up_ = true;
            boost::system::error_code ignored;
            stream_.next_layer().close(ignored);
            return;
        }
        if (!writing_) write_next();
    }

    void hang_up(std::string_view code) override {
        if (hung_up_) return;
        services_.metrics.count_refusal(code);
        close(websocket::close_code::policy_error, code);
    }

    void close_for_restart() override {
        close(websocket::close_code::service_restart, "server/closing");
    }

  private:
    asio::awaitable<void> read(Conversation& conversation) {
        beast::flat_buffer buffer(services_.config.limits.message_bytes);
        boost::system::error_code error;
        while (true) {
            co_await stream_.async_read(buffer, asio::redirect_error(asio::use_awaitable, error));
            if (error) break;
            const auto bytes = buffer.cdata();
            conversation.hear({static_cast<const char*>(bytes.data()), bytes.size()});
            buffer.consume(buffer.size());
        }
        if (error == websocket::error::message_too_big) {
            services_.metrics.count_refusal("request/too_large");
        }
        hung_up_ = true;
    }

    void write_next() {
        writing_ = true;
        stream_.text(true);
        stream_.async_write(
            asio::buffer(*waiting_.front()),
            [self = shared_from_this()](boost::system::error_code error, std::size_t /*size*/) {
                self->written(error);
            });
    }

    void written(boost::system::error_code error) {
        writing_ = false;
        waiting_bytes_ -= waiting_.front()->size();
        waiting_.erase(waiting_.begin());
        if (error) {
            hung_up_ = true;
            waiting_.clear();
        } else if (!waiting_.empty()) {
            write_next();
        } else if (closing_) {
            finish_closing();
        }
    }

    // Closes with this reason after writing what is queued.
    void close(websocket::close_code code, std::string_view reason) {
        if (hung_up_) return;
        hung_up_ = true;
        closing_ = true;
        reason_ = websocket::close_reason(code, beast::string_view(reason.data(), reason.size()));
        if (!writing_) finish_closing();
    }

    void finish_closing() {
        closing_ = false;
        stream_.async_close(reason_, [self = shared_from_this()](boost::system::error_code) {});
    }

    Stream stream_;
    Services& services_;
    // A vector: it seldom holds more than one, and an empty deque takes more than half a kilobyte.
    std::vector<std::shared_ptr<const std::string>> waiting_;
    std::size_t waiting_bytes_ = 0;
    websocket::close_reason reason_;
    bool writing_ = false;
    bool hung_up_ = false;
    bool closing_ = false;
};

}  // namespace

asio::awaitable<void> serve_socket(asio::ip::tcp::socket socket, HttpRequest request, Hello hello,
                                   Tally::Counted counted, Tally::Counted place,
                                   Services& services) {
    const auto session = std::make_shared<SocketSession>(std::move(socket), services);
    co_await session->run(request, hello);
    place = {};
    counted = {};
}

}  // namespace faubourg::server
