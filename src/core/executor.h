#pragma once

#include <chrono>
#include <functional>

#include "src/core/millis.h"

namespace faubourg {

// The time. It is passed in, so that a test can set it.
class Clock {
  public:
    virtual ~Clock() = default;
    virtual Millis now() const = 0;
    // For measuring durations: never set back; its origin is arbitrary.
    virtual std::chrono::nanoseconds elapsed() const = 0;
};

// Runs work later, one piece after the other: the network thread, or the loop of a test.
class Executor {
  public:
    using Work = std::move_only_function<void()>;

    virtual ~Executor() = default;
    // May be called from any thread.
    virtual void post(Work work) = 0;
    // May be called only from the executor's own thread.
    virtual void post_after(std::chrono::milliseconds delay, Work work) = 0;
};

}  // namespace faubourg
