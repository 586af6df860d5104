#include "src/codec/json_writer.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <boost/json/serialize.hpp>

namespace faubourg::codec {
namespace {

// The characters that JSON does not show as they are: control characters, quotes, backslashes.
constexpr std::array<bool, 256> kEscaped = [] {
    std::array<bool, 256> escaped{};
    for (std::size_t c = 0; c < 0x20; ++c) escaped[c] = true;
    escaped['"'] = escaped['\\'] = true;
    return escaped;
}();

bool is_plain(std::string_view text) {
    bool escaped = false;
    for (const char c : text) escaped |= kEscaped[static_cast<unsigned char>(c)];
    return !escaped;
}

}  // namespace

// Whatever ends in one of these is waiting for its first item or for its value; no item does.
void JsonWriter::separate() {
    const char last = text_.empty() ? '[' : text_.back();
    if (last != '{' && last != '[' && last != ':') text_ += ',';
}

void JsonWriter::quote(std::string_view text) {
    if (is_plain(text)) {
        const std::size_t size = text_.size() + text.size() + 2;
        text_.resize_and_overwrite(size, [&](char* begin, std::size_t) {
            char* end = begin + size;
            *--end = '"';
            std::ranges::copy_backward(text, end);
            *(end - text.size() - 1) = '"';
            return size;
        });
        return;
    }
    text_ += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

void JsonWriter::name(std::string_view key) {
    separate();
    quote(key);
    text_ += ':';
}

void JsonWriter::open_object() {
    separate();
    text_ += '{';
}

void JsonWriter::open_list() {
    separate();
    text_ += '[';
}

void JsonWriter::put_null() {
    separate();
    text_ += "null";
}

void JsonWriter::put_truth(bool truth) {
    separate();
    text_ += truth ? "true" : "false";
}

void JsonWriter::put_integer(std::int64_t integer) {
    separate();
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), integer).ptr;
    text_.append(digits.data(), end);
}

void JsonWriter::put_real(double real) {
    if (!std::isfinite(real)) {
        put_null();
        return;
    }
    separate();
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), real).ptr;
    text_.append(digits.data(), end);
}

void JsonWriter::put_text(std::string_view text) {
    separate();
    quote(text);
}

}  // namespace faubourg::codec
