#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "src/server/config.h"
#include "src/server/rate.h"
#include "src/server/tables.h"

namespace faubourg::server {

// The other end of a conversation, as far as it matters here: a WebSocket, or a test.
class Line {
  public:
    virtual ~Line() = default;
    virtual void write(std::shared_ptr<const std::string> message) = 0;
    // The conversation can't go on; the reason is a stable code.
    virtual void hang_up(std::string_view code) = 0;
};

// What a client asks for when it comes.
struct Hello {
    std::string table;
    std::string guest;
    std::optional<Seat> seat;  // through whose eyes; none: of one's only seat, else a spectator's
    std::optional<Language> language;
    std::optional<std::int64_t> since;  // the last number it has
    std::string address;
};

// One client at one table: reads its messages, makes wishes of them, passes on what the table says.
// It knows no network. On the tables' thread.
class Conversation final : public Watcher, public std::enable_shared_from_this<Conversation> {
  public:
    Conversation(Tables& tables, Line& line, Hello hello, const Limits& limits,
                 std::function<Millis()> clock);

    void begin();
    void hear(std::string_view text);
    // The line is gone; nothing is written any more.
    void end();

    const std::string& guest() const override { return hello_.guest; }
    bool gone() const override { return line_ == nullptr; }
    void send(std::shared_ptr<const std::string> message, std::string_view ack) override;
    void lost(const Error& error) override;

  private:
    Result<void> handle(const Value& message);
    Result<void> wish(const Value& message, const std::string& id);
    Result<void> look(const Value& message, const std::string& id);
    Result<void> hint(const Value& message, const std::string& id);

    void start_watching(const Table& table);
    void answer(const std::string& id, const Answer& answer);
    void turn_away(const Error& error, std::int64_t version);
    void refuse(const std::string& id, const Error& error, std::int64_t version);
    void write(std::string text);

    Tables& tables_;
    Line* line_;
    Hello hello_;
    const Limits& limits_;
    std::function<Millis()> clock_;
    Rate rate_;
};

}  // namespace faubourg::server
