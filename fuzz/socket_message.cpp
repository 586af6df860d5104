#include <cstdint>

#include "fuzz/server_support.h"

// Sends every line as a message of a client. Each gets exactly one answer, and none breaks the
// table.
namespace {

class Counting final : public faubourg::server::Outlet {
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
    Counting outlet;
    const auto talk =
        std::make_shared<server::Conversation>(fuzzed.tables, outlet,
                                               server::Hello{.table = fuzzing::FuzzedServer::kTable,
                                                             .guest = "ann",
                                                             .seat = Seat{0},
                                                             .language = Language::French,
                                                             .since = std::nullopt,
                                                             .address = {}},
                                               fuzzed.config.limits, fuzzed.clock);
    talk->begin();
    fuzzed.settle();
    int answers = 1;
    if (outlet.written != answers) std::abort();
    std::string_view text(reinterpret_cast<const char*>(data), size);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        talk->hear(text.substr(0, end));
        fuzzed.settle();
        if (outlet.written != ++answers) std::abort();
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    talk->end();
    return 0;
}
