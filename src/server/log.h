#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "src/core/value.h"

namespace faubourg::server {

// One line of JSON for each event, on standard error: {"time":..,"level":..,"event":..,...}. What
// is secret never comes here.
class Log {
  public:
    enum class Level { Debug, Info, Warning, Error };

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
