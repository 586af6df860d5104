#pragma once

#include <chrono>

#include "src/core/executor.h"

namespace faubourg::server {

// The clock of the machine.
class SystemClock final : public Clock {
  public:
    Millis now() const override {
        const auto since = std::chrono::system_clock::now().time_since_epoch();
        return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
    }
    std::chrono::nanoseconds elapsed() const override {
        return std::chrono::steady_clock::now().time_since_epoch();
    }
};

}  // namespace faubourg::server
