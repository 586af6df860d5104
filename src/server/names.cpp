#include "src/server/names.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace faubourg::server {
namespace {

constexpr std::size_t kLongestName = 24;
constexpr std::size_t kLongestId = 40;

// Takes the first character; none when it is not well-formed UTF-8.
std::optional<std::uint32_t> take_character(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t size = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if ((first >= 0x80 && first < 0xC2) || first > 0xF4 || text.size() < size) return std::nullopt;
    std::uint32_t code = size == 1 ? first : first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80) return std::nullopt;
        code = code << 6 | (next & 0x3FU);
    }
    const bool overlong = (size == 3 && code < 0x800) || (size == 4 && code < 0x10000);
    if (overlong || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return std::nullopt;
    text.remove_prefix(size);
    return code;
}

// Control characters, and those that turn or hide the text around them.
bool is_unfit(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x200B && code <= 0x200F) ||
           (code >= 0x2028 && code <= 0x202E) || (code >= 0x2060 && code <= 0x206F) ||
           code == 0xFEFF || code == 0xFFFE || code == 0xFFFF;
}

}  // namespace

Result<void> check_name(std::string_view name) {
    const auto wrong = [](std::string why) { return fail("name/invalid", std::move(why)); };
    if (name.empty()) return wrong("a name has at least one character");
    if (name.front() == ' ' || name.back() == ' ') return wrong("a name has no blanks at its ends");
    std::size_t length = 0;
    while (!name.empty()) {
        const auto code = take_character(name);
        if (!code) return wrong("a name is UTF-8");
        if (is_unfit(*code)) return wrong("a name has no control characters");
        if (++length > kLongestName) return wrong("a name has at most 24 characters");
    }
    return {};
}

bool is_client_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestId && std::ranges::all_of(text, [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
               c == '-' || c == '_';
    });
}

}  // namespace faubourg::server
