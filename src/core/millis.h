#pragma once

#include <cstdint>

namespace faubourg {

// Milliseconds since 1970, UTC.
using Millis = std::int64_t;
inline constexpr Millis kMillisPerSecond = 1000;

}  // namespace faubourg
