#include "src/server/log.h"

#include <array>
#include <utility>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "src/codec/json.h"

namespace faubourg::server {
namespace {

constexpr std::array kLevels = {spdlog::level::debug, spdlog::level::info, spdlog::level::warn,
                                spdlog::level::err};

std::shared_ptr<spdlog::logger> logger() {
    static const auto kLogger = [] {
        auto made = std::make_shared<spdlog::logger>(
            "faubourg", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern(R"({"time":"%Y-%m-%dT%H:%M:%S.%eZ","level":"%l",%v})",
                          spdlog::pattern_time_type::utc);
        made->set_level(spdlog::level::off);  // until Log::start
        made->flush_on(spdlog::level::info);
        return made;
    }();
    return kLogger;
}

}  // namespace

void Log::start(const std::string& level) { logger()->set_level(spdlog::level::from_str(level)); }

void Log::write(Level level, std::string_view event, const Value& fields) {
    const auto severity = kLevels[std::to_underlying(level)];
    if (!logger()->should_log(severity)) return;
    Value line = Value::object();
    line.add("event", event);
    if (fields.members() != nullptr) {
        for (const Member& member : *fields.members()) line.add(member.key, member.value);
    }
    const std::string json = codec::to_json(line);
    logger()->log(severity, "{}", json.substr(1, json.size() - 2));
}

}  // namespace faubourg::server
