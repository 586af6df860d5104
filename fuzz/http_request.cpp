#include <cstdint>

#include "src/server/assets.h"
#include "src/server/http_rules.h"

#include "fuzz/server_support.h"

namespace {

using Query = std::map<std::string, std::string, std::less<>>;

// name=value&name=value, without the escapes: the network's part undoes those.
Query read_query(std::string_view text) {
    Query query;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('&'), text.size());
        const std::string_view item = text.substr(0, end);
        const std::size_t equals = std::min(item.find('='), item.size());
        query.try_emplace(std::string(item.substr(0, equals)),
                          item.substr(std::min(equals + 1, item.size())));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return query;
}

}  // namespace

// "METHOD path?query" on the first line, the body after it: every request gets exactly one answer.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, end);
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view target = line.substr(std::min(blank + 1, line.size()));
    const std::size_t mark = std::min(target.find('?'), target.size());
    server::takes_gzip(text);
    server::cookie_value(text, "faubourg");
    server::origin_allowed(line, text, {});
    server::client_address("::1", text, {"::1"});
    fuzzing::FuzzedServer fuzzed;
    int answers = 0;
    fuzzed.api.handle({.method = std::string(line.substr(0, blank)),
                       .path = std::string(target.substr(0, mark)),
                       .query = read_query(target.substr(std::min(mark + 1, target.size()))),
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
