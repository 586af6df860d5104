#pragma once

#include <stop_token>
#include <thread>

namespace faubourg::cli {

// The exit code of a program that was interrupted.
inline constexpr int kInterrupted = 130;

// While it lives, the first Ctrl-C (or SIGTERM) asks to stop instead of ending the program; the
// second ends it. Create it before other threads: they inherit its signal mask, which blocks the
// signals.
class Interrupt {
  public:
    Interrupt();
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;
    Interrupt(Interrupt&&) = delete;
    Interrupt& operator=(Interrupt&&) = delete;

    std::stop_token token() const { return asked_.get_token(); }

  private:
    std::stop_source asked_;
    std::jthread waiter_;
};

}  // namespace faubourg::cli
