#include <algorithm>

#include "src/engine/session.h"

#include "fuzz/support.h"

// Sends any lines to the engine. Each is answered by one line of JSON, and after the last one the
// engine still answers "hello".
namespace faubourg::fuzz {
namespace {

constexpr int kMaxBudget = 2;

// Whether the line asks a bot to think longer than a fuzzer should wait.
bool is_slow(std::string_view line) {
    const auto request = codec::from_json(line);
    if (!request) return false;
    const auto above = [&request](std::string_view key) {
        const Value* field = request->find(key);
        return field != nullptr && field->integer() != nullptr && *field->integer() > kMaxBudget;
    };
    const Value* command = request->find("cmd");
    return command != nullptr && *command == Value("suggest") &&
           (above("simulations") || above("milliseconds"));
}

void require_answer(const std::string& answer) {
    require(answer.find('\n') == std::string::npos, "an answer is one line");
    const auto document = codec::from_json(answer);
    require(document.has_value(), "an answer is JSON");
    const Value* ok = document->find("ok");
    require(ok != nullptr && ok->boolean() != nullptr, "an answer says whether all is well");
    require(document->find(*ok->boolean() ? "result" : "error") != nullptr,
            "an answer has a result or an error");
}

}  // namespace
}  // namespace faubourg::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace faubourg;
    engine::Session session(fuzz::library());
    std::string_view left = fuzz::text_of(data, size);
    while (!left.empty()) {
        const std::string_view line = left.substr(0, left.find('\n'));
        left.remove_prefix(std::min(line.size() + 1, left.size()));
        if (!fuzz::is_slow(line)) fuzz::require_answer(session.answer(line));
    }
    fuzz::require(session.answer(R"({"id":1,"cmd":"hello"})").starts_with(R"({"id":1,"ok":true,)"),
                  "the engine still says hello");
    return 0;
}
