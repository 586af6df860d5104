#include <cstdint>

#include "fuzz/server_support.h"

// Every line is a message of a client; each gets exactly one answer, and none breaks the table.
namespace {

class Counting final : public faubourg::server::Line {
  public:
    void write(std::shared_ptr<const std::string> message) override {
        if (message->empty() || message->front() != '{' || message->back() != '}') std::abort();
        ++written;
    }
    void hang_up(std::string_view /*code*/) override { std::abort(); }

    int written = 0;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    fuzzing::FuzzedServer fuzzed;
    Counting line;
    const auto talk = std::make_shared<server::Conversation>(
        fuzzed.tables, line,
        server::Hello{.table = fuzzing::FuzzedServer::kTable,
                      .guest = "ann",
                      .seat = 0,
                      .language = Language::French,
                      .since = std::nullopt,
                      .address = {}},
        fuzzed.config.limits, [] { return store::Millis{1'000'000}; });
    talk->begin();
    fuzzed.settle();
    int answers = 1;
    if (line.written != answers) std::abort();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        talk->hear(text.substr(0, end));
        fuzzed.settle();
        if (line.written != ++answers) std::abort();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    talk->end();
    return 0;
}
