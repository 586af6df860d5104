#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "src/server/config.h"
#include "src/server/rate.h"
#include "src/server/tables.h"
#include "src/table/messages.h"

namespace faubourg::server {

// Where a conversation writes what its client is told: a WebSocket, or a test.
class Outlet {
  public:
    virtual ~Outlet() = default;
    virtual void write(std::shared_ptr<const std::string> message) = 0;
    // Ends the connection; the reason is a stable code.
    virtual void hang_up(std::string_view code) = 0;
};

// What a client asks for when it connects.
struct Hello {
    std::string table;
    std::string guest;
    std::optional<Seat> seat;  // the viewer; none: the guest's only seat, or else a spectator
    std::optional<Language> language;
    std::optional<std::int64_t> since;  // the last entry it has seen
    std::string address;
};

// One client at one table: turns the client's messages into wishes and passes on what the table
// says. It knows no network. Runs on the tables' thread.
class Conversation final : public Watcher, public std::enable_shared_from_this<Conversation> {
  public:
    Conversation(Tables& tables, Outlet& outlet, Hello hello, const Limits& limits,
                 const Clock& clock);

    void begin();
    void hear(std::string_view text);
    // The connection is gone; nothing more is written to it.
    void end();

    const std::string& guest() const override { return hello_.guest; }
    bool gone() const override { return outlet_ == nullptr; }
    void send(std::shared_ptr<const std::string> message, std::string_view ack) override;
    void lost(const Error& error) override;

  private:
    void handle(const std::string& id, Wish wish);
    void handle(const std::string& id, const table::LookRequest& request);
    void handle(const std::string& id, const table::HintRequest& request);

    void start_watching(const Table& table);
    void answer(const std::string& id, const Answer& answer);
    void turn_away(const Error& error, std::int64_t version);
    void refuse(const std::string& id, const Error& error, std::int64_t version);
    void write(std::string text);

    Tables& tables_;
    Outlet* outlet_;
    Hello hello_;
    const Limits& limits_;
    const Clock& clock_;
    Rate rate_;
};

}  // namespace faubourg::server
