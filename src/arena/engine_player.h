#pragma once

#include <memory>
#include <optional>

#include "src/arena/child_process.h"
#include "src/arena/player.h"

namespace faubourg::arena {

// How an engine is started and what it is asked for: "bot=greedy simulations=100 PROGRAM ARGS".
struct EngineSpec {
    std::string bot = "search";
    players::Budget budget;
    std::string command;
};
// Error: bot/unknown.
Result<EngineSpec> read_engine_spec(std::string_view text);

// A program that speaks the engine protocol (docs/protocol.md) and answers `suggest`. It is never
// given the real match: for each decision it gets a new one that agrees with what the seat to act
// knows, everything else dealt anew. Errors: those of ChildProcess, and bot/answer for an answer
// that makes no sense or is an error.
class EnginePlayer final : public Player {
  public:
    static Result<std::unique_ptr<Player>> start(const EngineSpec& spec,
                                                 std::chrono::milliseconds timeout);

    Result<void> begin(const match::AnyMatch& /*match*/, Seat /*seat*/) override { return {}; }
    Result<void> see(const match::AnyMatch& /*match*/) override { return {}; }
    Result<std::string> decide(const match::AnyMatch& match,
                               const players::Thinking& thinking) override;
    Result<void> end(const match::AnyMatch& /*match*/) override { return {}; }

  private:
    EnginePlayer(std::unique_ptr<ChildProcess> program, EngineSpec spec,
                 std::chrono::milliseconds timeout)
        : program_(std::move(program)), spec_(std::move(spec)), timeout_(timeout) {}
    // The member `key`, a text, of the result of a request.
    Result<std::string> ask(std::string_view command, const Value& fields, std::string_view key,
                            ChildProcess::Clock::time_point deadline, const std::stop_token& stop);

    std::unique_ptr<ChildProcess> program_;
    EngineSpec spec_;
    std::chrono::milliseconds timeout_;
    int asked_ = 0;
};

}  // namespace faubourg::arena
