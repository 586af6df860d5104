#include "src/codec/json.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include <boost/json.hpp>

namespace faubourg::codec {
namespace {

constexpr std::size_t kMaxDepth = 64;

void write(std::string& out, const Value& value);

// Whether JSON shows the text as it is: no control characters, no quotes, no backslash.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char c) {
        return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\';
    });
}

void write_text(std::string& out, std::string_view text) {
    if (is_plain(text)) {
        out += '"';
        out += text;
        out += '"';
        return;
    }
    out += boost::json::serialize(boost::json::string_view(text.data(), text.size()));
}

void write_integer(std::string& out, std::int64_t integer) {
    std::array<char, 24> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), integer).ptr;
    out.append(digits.data(), end);
}

void write_real(std::string& out, double real) {
    if (!std::isfinite(real)) {
        out += "null";
        return;
    }
    std::array<char, 32> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), real).ptr;
    out.append(digits.data(), end);
}

void write_list(std::string& out, const Value::List& items) {
    out += '[';
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (i > 0) out += ',';
        write(out, items[i]);
    }
    out += ']';
}

void write_object(std::string& out, const Value::Object& members) {
    out += '{';
    for (std::size_t i = 0; i < members.size(); ++i) {
        if (i > 0) out += ',';
        write_text(out, members[i].key);
        out += ':';
        write(out, members[i].value);
    }
    out += '}';
}

void write(std::string& out, const Value& value) {
    if (const bool* truth = value.boolean()) {
        out += *truth ? "true" : "false";
    } else if (const auto* integer = value.integer()) {
        write_integer(out, *integer);
    } else if (const double* real = value.real()) {
        write_real(out, *real);
    } else if (const auto* text = value.string()) {
        write_text(out, *text);
    } else if (const auto* items = value.items()) {
        write_list(out, *items);
    } else if (const auto* members = value.members()) {
        write_object(out, *members);
    } else {
        out += "null";
    }
}

Value convert(const boost::json::value& json) {
    switch (json.kind()) {
        case boost::json::kind::bool_:
            return json.get_bool();
        case boost::json::kind::int64:
            return json.get_int64();
        case boost::json::kind::uint64:
            return static_cast<double>(json.get_uint64());
        case boost::json::kind::double_:
            return json.get_double();
        case boost::json::kind::string:
            return std::string_view(json.get_string());
        case boost::json::kind::array: {
            Value list = Value::list();
            for (const boost::json::value& item : json.get_array()) list.add(convert(item));
            return list;
        }
        case boost::json::kind::object: {
            Value object = Value::object();
            for (const auto& member : json.get_object()) {
                object.add(std::string_view(member.key()), convert(member.value()));
            }
            return object;
        }
        case boost::json::kind::null:
            break;
    }
    return {};
}

}  // namespace

std::string to_json(const Value& value) {
    std::string out;
    write(out, value);
    return out;
}

void append_json(std::string& text, const Value& value) { write(text, value); }

Result<Value> from_json(std::string_view text) {
    boost::json::error_code error;
    boost::json::parse_options options;
    options.max_depth = kMaxDepth;
    const boost::json::value json =
        boost::json::parse({text.data(), text.size()}, error, {}, options);
    if (error) return fail("request/invalid", "not JSON: " + error.message());
    return convert(json);
}

}  // namespace faubourg::codec
