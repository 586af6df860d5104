#include <cstdint>

#include "src/server/assets.h"
#include "src/server/http_rules.h"
#include "src/server/target.h"

#include "fuzz/server_support.h"

// The first line is "METHOD target", the rest is the body. If the line starts with "!", the request
// comes from a known guest who sits at the table. Every request must get exactly one answer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    std::string_view text(reinterpret_cast<const char*>(data), size);
    const bool known = text.starts_with('!');
    if (known) text.remove_prefix(1);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view target = line.substr(std::min(blank + 1, line.size()));
    server::takes_gzip(text);
    server::cookie_value(text, "faubourg");
    server::origin_allowed(line, text, {});
    server::client_address("::1", text, {"::1"});
    server::client_address(line, text, {"::1"});
    if (const auto hello = server::read_hello(target);
        hello && (hello->table.empty() || !hello->seat.value_or(Seat{0}).is_among(kMaxSeats + 1) ||
                  hello->since.value_or(0) < 0)) {
        std::abort();
    }
    server::Request request{.method = std::string(line.substr(0, blank)),
                            .path = {},
                            .query = {},
                            .body = std::string(text.substr(std::min(end + 1, text.size()))),
                            .secret = known ? fuzzing::FuzzedServer::kSecret : std::string(line),
                            .address = {}};
    if (!server::read_target(target, request)) return 0;
    fuzzing::FuzzedServer fuzzed;
    int answers = 0;
    fuzzed.api.handle(std::move(request), [&](const server::Response& response) {
        ++answers;
        if (response.status < 200 || response.status > 599) std::abort();
    });
    fuzzed.settle();
    if (answers != 1) std::abort();
    return 0;
}
