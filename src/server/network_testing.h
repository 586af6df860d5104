#pragma once

#include <algorithm>
#include <arpa/inet.h>
#include <chrono>
#include <memory>
#include <netinet/in.h>
#include <string>
#include <sys/socket.h>
#include <sys/time.h>
#include <thread>
#include <unistd.h>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/match/testing.h"
#include "src/server/server.h"
#include "src/store/testing.h"

// A server in the test's own process, and clients that send it bytes.
namespace faubourg::server {

class RunningServer {
  public:
    explicit RunningServer(Config config = {},
                           const match::Library& games = match::default_library()) {
        config.port = 0;
        if (config.store == "faubourg.db") config.store = "memory";
        server_ = std::make_unique<Server>(games, config);
        port_ = server_->port();
        thread_ = std::thread([this] { server_->run(); });
    }
    RunningServer(const RunningServer&) = delete;
    RunningServer& operator=(const RunningServer&) = delete;
    ~RunningServer() { stop(); }
    void stop() {
        if (!thread_.joinable()) return;
        server_->stop();
        thread_.join();
    }
    std::uint16_t port() const { return port_; }

  private:
    std::unique_ptr<Server> server_;
    std::uint16_t port_ = 0;
    std::thread thread_;
};

// A connection that exchanges raw bytes. Reads give up after a while, so that a test cannot hang.
class RawClient {
  public:
    explicit RawClient(std::uint16_t port) : file_(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(port);
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        const timeval patience{.tv_sec = 30, .tv_usec = 0};
        setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        connected_ = connect(file_, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    }
    RawClient(const RawClient&) = delete;
    RawClient& operator=(const RawClient&) = delete;
    ~RawClient() { close(file_); }

    bool connected() const { return connected_; }
    void send_text(std::string_view text) const {
        ::send(file_, text.data(), text.size(), MSG_NOSIGNAL);
    }
    // Everything until the other end closes.
    std::string read_to_end() {
        while (read_some()) continue;
        return std::move(buffer_);
    }
    // A whole answer with its body.
    std::string read_answer() {
        std::size_t head = 0;
        while ((head = buffer_.find("\r\n\r\n")) == std::string::npos) {
            if (!read_some()) return std::move(buffer_);
        }
        std::size_t length = 0;
        if (const auto at = buffer_.find("Content-Length: "); at < head) {
            length = std::stoul(buffer_.substr(at + 16));
        }
        const std::size_t whole = head + 4 + length;
        while (buffer_.size() < whole) {
            if (!read_some()) break;
        }
        std::string answer = buffer_.substr(0, whole);
        buffer_.erase(0, whole);
        return answer;
    }
    // The server's next WebSocket message, ignoring pings; empty at the end.
    std::string read_message() {
        while (true) {
            if (!fill(2)) return {};
            const auto first = static_cast<unsigned char>(buffer_[0]);
            std::size_t length = static_cast<unsigned char>(buffer_[1]) & 0x7FU;
            std::size_t head = 2;
            if (length == 126 || length == 127) {
                const std::size_t more = length == 126 ? 2 : 8;
                if (!fill(2 + more)) return {};
                length = 0;
                for (std::size_t i = 0; i < more; ++i) {
                    length = length << 8 | static_cast<unsigned char>(buffer_[2 + i]);
                }
                head += more;
            }
            if (!fill(head + length)) return {};
            std::string payload = buffer_.substr(head, length);
            buffer_.erase(0, head + length);
            if ((first & 0x0FU) == 0x8) {
                if (payload.size() >= 2) {
                    close_code = static_cast<unsigned char>(payload[0]) << 8 |
                                 static_cast<unsigned char>(payload[1]);
                }
                return "close " + (payload.size() > 2 ? payload.substr(2) : "");
            }
            if ((first & 0x0FU) == 0x1) return payload;
        }
    }
    int close_code = 0;  // of the WebSocket, after read_message has returned the end

    // Sends a client's text message, masked with zeros.
    void send_message(std::string_view text) const {
        std::string frame = "\x81";
        if (text.size() < 126) {
            frame += static_cast<char>(0x80U | text.size());
        } else {
            frame += static_cast<char>(0xFE);
            frame += static_cast<char>(text.size() >> 8);
            frame += static_cast<char>(text.size() & 0xFFU);
        }
        frame += std::string(4, '\0');
        frame += text;
        send_text(frame);
    }

  private:
    bool fill(std::size_t size) {
        while (buffer_.size() < size) {
            if (!read_some()) return false;
        }
        return true;
    }
    bool read_some() {
        char bytes[16384];
        const ssize_t count = recv(file_, bytes, sizeof bytes, 0);
        if (count <= 0) return false;
        buffer_.append(bytes, static_cast<std::size_t>(count));
        return true;
    }

    int file_;
    bool connected_ = false;
    std::string buffer_;
};

struct Reply {
    int status = 0;
    std::string head;
    Value body;
    std::string secret;
    std::string code() const {
        const Value* error = body.find("error");
        return error == nullptr ? "" : *error->find("code")->string();
    }
    std::string text(std::string_view key) const {
        const Value* field = body.find(key);
        return field != nullptr && field->string() != nullptr ? *field->string() : "";
    }
};

// One person at a browser, with a cookie.
class Person {
  public:
    explicit Person(std::uint16_t port) : port_(port) {}

    Reply request(const std::string& method, const std::string& target,
                  const std::string& body = "", const std::string& headers = "") {
        RawClient client(port_);
        client.send_text(method + " " + target + " HTTP/1.1\r\nHost: localhost\r\n" + cookie() +
                         headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
                         body);
        const std::string answer = client.read_answer();
        Reply reply;
        reply.head = answer.substr(0, answer.find("\r\n\r\n"));
        if (answer.size() > 12) reply.status = std::stoi(answer.substr(9, 3));
        EXPECT_NE(answer, "") << method << " " << target.substr(0, 100);
        const std::size_t body_at = std::min(answer.size(), reply.head.size() + 4);
        if (const auto text = codec::from_json(answer.substr(body_at))) {
            reply.body = *text;
        }
        const std::size_t at = reply.head.find("Set-Cookie: faubourg=");
        if (at != std::string::npos) {
            reply.secret = reply.head.substr(at + 21, reply.head.find(';', at) - at - 21);
            secret = reply.secret;
        }
        return reply;
    }
    Reply get(const std::string& target) { return request("GET", target); }
    Reply post(const std::string& target, const std::string& body = "{}") {
        return request("POST", target, body);
    }

    std::unique_ptr<RawClient> play(const std::string& table, const std::string& query = "",
                                    const std::string& headers = "") {
        auto client = std::make_unique<RawClient>(port_);
        client->send_text(
            "GET /api/tables/" + table + "/play" + query +
            " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
            cookie() + headers + "\r\n");
        handshake = client->read_answer();
        return client;
    }
    std::string cookie() const {
        return secret.empty() ? "" : "Cookie: faubourg=" + secret + "\r\n";
    }

    std::string secret;
    std::string handshake;

  private:
    std::uint16_t port_;
};

inline std::string new_table(Person& person, const std::string& seats,
                             const std::string& more = "") {
    const Reply made =
        person.post("/api/tables", R"({"game":"sunrise","seats":[)" + seats + "]" + more + "}");
    EXPECT_EQ(made.status, 201) << codec::to_json(made.body);
    return made.text("id");
}

// Settings without a limit on requests, with a short sweep interval and a quick end.
inline Config quick() {
    Config config;
    config.limits.requests_per_second = 0;
    config.sweep_milliseconds = 20;
    config.drain_seconds = 1;
    return config;
}

inline Value message_of(RawClient& client) {
    const std::string text = client.read_message();
    const auto message = codec::from_json(text);
    EXPECT_TRUE(message) << text;
    return message ? *message : Value();
}

inline std::string type_of(const Value& message) {
    const Value* type = message.find("type");
    return type != nullptr && type->string() != nullptr ? *type->string() : "";
}

// The message that plays the first legal action for the seat to act.
inline std::string act(const Value& position, const std::string& id) {
    const auto& legal = *position.find("legal")->items();
    return R"({"do":"act","id":")" + id + R"(","version":)" +
           std::to_string(*position.find("version")->integer()) + R"(,"seat":)" +
           std::to_string(*position.find("turn")->integer()) + R"(,"action":)" +
           codec::to_json(legal.front()) + "}";
}

}  // namespace faubourg::server
