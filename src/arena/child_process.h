#pragma once

#include <chrono>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>

#include "src/core/result.h"

namespace faubourg::arena {

// Another program that exchanges lines with us through its standard input and output; its standard
// error is ours. Nothing here waits beyond its deadline, a broken pipe is an error and not a
// signal, and the program ends with this object. Not thread-safe.
class ChildProcess {
  public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t kMaxLine = std::size_t{1} << 20;

    // Runs a shell command in its own process group. Error: bot/start.
    static Result<std::unique_ptr<ChildProcess>> start(const std::string& command);
    // Closes its input, waits a moment for it to end, and kills it with everything it started.
    ~ChildProcess();
    ChildProcess(const ChildProcess&) = delete;
    ChildProcess& operator=(const ChildProcess&) = delete;
    ChildProcess(ChildProcess&&) = delete;
    ChildProcess& operator=(ChildProcess&&) = delete;

    // Errors: bot/exit when it has ended or closed its input, bot/timeout at the deadline,
    // arena/stopped.
    Result<void> send(std::string_view line, Clock::time_point deadline,
                      const std::stop_token& stop);
    // The next line it writes, without the newline. Errors: the same, and bot/answer for a line
    // longer than kMaxLine.
    Result<std::string> line(Clock::time_point deadline, const std::stop_token& stop);

  private:
    ChildProcess(pid_t child, int socket) : child_(child), socket_(socket) {}
    Result<void> wait_for(short events, Clock::time_point deadline, const std::stop_token& stop);
    std::unexpected<Error> gone();
    bool ended_within(std::chrono::milliseconds patience) const;

    pid_t child_;
    int socket_;  // both its input and its output
    std::string received_;
};

}  // namespace faubourg::arena
