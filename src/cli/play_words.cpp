#include "src/cli/play_words.h"

#include <charconv>

namespace faubourg::cli {

std::string trimmed(std::string_view line) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const auto first = line.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return {};
    return std::string(line.substr(first, line.find_last_not_of(kBlanks) - first + 1));
}

std::optional<int> read_number(std::string_view text) {
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace faubourg::cli
