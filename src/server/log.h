#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "src/core/value.h"

namespace faubourg::server {

// Writes one line of JSON for each event to standard error: {"time":..,"level":..,"event":..,...}.
// Callers never pass secrets.
class Log {
  public:
    enum class Level : std::uint8_t { Debug, Info, Warning, Error };

    // "debug", "info", "warning", "error" or "off".
    static void start(const std::string& level);
    static void write(Level level, std::string_view event, const Value& fields = Value::object());
    static void info(std::string_view event, const Value& fields = Value::object()) {
        write(Level::Info, event, fields);
    }
    static void warning(std::string_view event, const Value& fields = Value::object()) {
        write(Level::Warning, event, fields);
    }
};

}  // namespace faubourg::server
