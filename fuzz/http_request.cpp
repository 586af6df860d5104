#include <cstdint>

#include "src/server/http_rules.h"

#include "fuzz/server_support.h"

// "METHOD path" on the first line, the body after it: every request gets exactly one answer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t blank = std::min(line.find(' '), line.size());
    server::cookie_value(text, "faubourg");
    server::origin_allowed(line, text, {});
    server::client_address("::1", text, {"::1"});
    fuzzing::FuzzedServer fuzzed;
    int answers = 0;
    fuzzed.api.handle({.method = std::string(line.substr(0, blank)),
                       .path = std::string(line.substr(std::min(blank + 1, line.size()))),
                       .query = {{"seat", "0"}, {"format", "text"}},
                       .body = std::string(text.substr(std::min(end + 1, text.size()))),
                       .secret = std::string(line),
                       .address = {}},
                      [&](const server::Response& response) {
                          ++answers;
                          if (response.status < 200 || response.status > 599) std::abort();
                      });
    fuzzed.settle();
    if (answers != 1) std::abort();
    return 0;
}
