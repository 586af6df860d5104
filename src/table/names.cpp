#include "src/table/names.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

namespace faubourg::table {
namespace {

constexpr std::size_t kLongestName = 24;
constexpr std::size_t kLongestClientId = 40;

// Removes the first character from the text and returns it; none if it is not well-formed UTF-8.
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

struct Range {
    std::uint32_t first;
    std::uint32_t last;
};

// Control characters, characters that reverse or hide the text around them, and characters that are
// invisible or look like a blank. Without them, names that look the same are the same.
constexpr std::array kUnfit = {
    Range{0x0000, 0x001F},    // control
    Range{0x007F, 0x00A0},    // control, no-break space
    Range{0x00AD, 0x00AD},    // soft hyphen
    Range{0x034F, 0x034F},    // grapheme joiner
    Range{0x061C, 0x061C},    // Arabic letter mark
    Range{0x115F, 0x1160},    // Hangul fillers
    Range{0x1680, 0x1680},    // Ogham space
    Range{0x17B4, 0x17B5},    // Khmer vowels without a form
    Range{0x180B, 0x180F},    // Mongolian selectors
    Range{0x2000, 0x200F},    // spaces, joiners, directions
    Range{0x2028, 0x202F},    // lines, directions, narrow space
    Range{0x205F, 0x206F},    // space, invisible operators, directions
    Range{0x2800, 0x2800},    // empty Braille
    Range{0x3000, 0x3000},    // ideographic space
    Range{0x3164, 0x3164},    // Hangul filler
    Range{0xFE00, 0xFE0F},    // variation selectors
    Range{0xFEFF, 0xFEFF},    // byte order mark
    Range{0xFFA0, 0xFFA0},    // Hangul filler
    Range{0xFFF0, 0xFFFB},    // annotations
    Range{0xFFFE, 0xFFFF},    // noncharacters
    Range{0x1D173, 0x1D17A},  // musical formatting
    Range{0xE0000, 0xE0FFF},  // tags
};
// Accents, which need another character before them.
constexpr Range kCombining{0x0300, 0x036F};

bool is_within(std::uint32_t code, const Range& range) {
    return code >= range.first && code <= range.last;
}

bool is_unfit(std::uint32_t code) {
    return std::ranges::any_of(kUnfit, [&](const Range& range) { return is_within(code, range); });
}

}  // namespace

Result<void> check_name(std::string_view name) {
    const auto wrong = [](std::string why) { return fail("name/invalid", std::move(why)); };
    if (name.empty()) return wrong("a name has at least one character");
    if (name.front() == ' ' || name.back() == ' ') return wrong("a name has no blanks at its ends");
    std::size_t length = 0;
    bool visible = false;
    while (!name.empty()) {
        const auto code = take_character(name);
        if (!code) return wrong("a name is UTF-8");
        if (is_unfit(*code)) return wrong("a name has no control or invisible characters");
        visible = visible || (*code != ' ' && !is_within(*code, kCombining));
        if (++length > kLongestName) return wrong("a name has at most 24 characters");
    }
    if (!visible) return wrong("a name has something to see");
    return {};
}

bool is_client_id(std::string_view text) {
    return !text.empty() && text.size() <= kLongestClientId &&
           std::ranges::all_of(text, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                      c == '-' || c == '_';
           });
}

bool is_of_alphabet(std::string_view text, std::size_t letters) {
    return text.size() == letters &&
           std::ranges::all_of(text, [](char c) { return kIdAlphabet.contains(c); });
}

bool is_id(std::string_view text) { return is_of_alphabet(text, kIdLetters); }

}  // namespace faubourg::table
