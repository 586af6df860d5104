#pragma once

#include <memory>

#include "src/arena/child_process.h"
#include "src/arena/player.h"

namespace faubourg::arena {

// A program that speaks the bot protocol (docs/bot-protocol.md). It is told only what its seat
// sees. Errors: those of ChildProcess, and bot/answer for an answer that makes no sense.
class ProgramPlayer final : public Player {
  public:
    static Result<std::unique_ptr<Player>> start(const std::string& command,
                                                 std::chrono::milliseconds timeout);

    Result<void> begin(const match::AnyMatch& match, Seat seat) override;
    Result<void> see(const match::AnyMatch& match) override;
    Result<std::string> decide(const match::AnyMatch& match,
                               const players::Thinking& thinking) override;
    Result<void> end(const match::AnyMatch& match) override;

  private:
    ProgramPlayer(std::unique_ptr<ChildProcess> program, std::chrono::milliseconds timeout)
        : program_(std::move(program)), timeout_(timeout) {}
    Result<void> send(const Value& message, const std::stop_token& stop = {});
    Value take_events();

    std::unique_ptr<ChildProcess> program_;
    std::chrono::milliseconds timeout_;
    Seat seat_ = kNobody;
    Value events_ = Value::list();  // seen but not told yet
};

}  // namespace faubourg::arena
