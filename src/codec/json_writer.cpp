#include "src/codec/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>

#include <boost/json/serialize.hpp>

namespace faubourg::codec {
namespace {

constexpr std::size_t kMargin = 8;  // a comma, quotes, a colon
constexpr std::size_t kLongestNumber = 32;

// Characters that JSON must escape: control characters, quotes, backslashes.
constexpr std::array<bool, 256> kEscaped = [] {
    std::array<bool, 256> escaped{};
    for (std::size_t c = 0; c < 0x20; ++c) escaped[c] = true;
    escaped['"'] = escaped['\\'] = true;
    return escaped;
}();

// Whether a first item or a value comes next, so that no comma is needed: no finished item ends
// like this.
bool waits(char last) { return last == '{' || last == '[' || last == ':'; }

}  // namespace

void JsonWriter::grow_by(std::size_t characters) {
    const std::size_t needed = size_ + characters + kMargin;
    if (needed > text_.size()) text_.resize(std::max(needed * 2, text_.capacity()));
}

char* JsonWriter::room_for(std::size_t characters) {
    grow_by(characters);
    char* to = text_.data() + size_;
    if (size_ > 0 && !waits(to[-1])) *to++ = ',';
    return to;
}

void JsonWriter::put_item(std::string_view text) {
    char* to = room_for(text.size());
    std::memcpy(to, text.data(), text.size());
    written_to(to + text.size());
}

void JsonWriter::put_end(char bracket) {
    grow_by(1);
    text_[size_++] = bracket;
}

// Writes the text unescaped, for which there is room, and notes on the way whether it needs
// escapes; most texts do not.
char* JsonWriter::quote(char* to, std::string_view text) {
    char* const begin = to;
    bool escaped = false;
    *to++ = '"';
    for (const char c : text) {
        escaped |= kEscaped[static_cast<unsigned char>(c)];
        *to++ = c;
    }
    *to++ = '"';
    if (!escaped) return to;
    written_to(begin);
    const std::string whole =
        boost::json::serialize(boost::json::string_view(text.data(), text.size()));
    grow_by(whole.size());
    std::memcpy(text_.data() + size_, whole.data(), whole.size());
    return text_.data() + size_ + whole.size();
}

void JsonWriter::name(std::string_view key) {
    char* to = quote(room_for(key.size()), key);
    *to++ = ':';
    written_to(to);
}

void JsonWriter::put_text(std::string_view text) { written_to(quote(room_for(text.size()), text)); }

void JsonWriter::put_integer(std::int64_t integer) {
    char* to = room_for(kLongestNumber);
    written_to(std::to_chars(to, to + kLongestNumber, integer).ptr);
}

void JsonWriter::put_real(double real) {
    if (!std::isfinite(real)) {
        put_null();
        return;
    }
    char* to = room_for(kLongestNumber);
    written_to(std::to_chars(to, to + kLongestNumber, real).ptr);
}

}  // namespace faubourg::codec
