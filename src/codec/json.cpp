#include "src/codec/json.h"

#include <array>

#include <boost/json.hpp>

#include "src/codec/json_writer.h"

namespace faubourg::codec {
namespace {

constexpr std::size_t kMaxDepth = 64;

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
    std::string text;
    JsonWriter(text).add(value);
    return text;
}

Result<Value> from_json(std::string_view text) {
    boost::json::error_code error;
    boost::json::parse_options options;
    options.max_depth = kMaxDepth;
    // Most texts are short, and their parsed form fits here.
    std::array<unsigned char, 2048> room;  // NOLINT(cppcoreguidelines-pro-type-member-init)
    boost::json::monotonic_resource memory(room.data(), room.size());
    const boost::json::value json =
        boost::json::parse({text.data(), text.size()}, error, &memory, options);
    if (error) return fail("request/invalid", "not JSON: " + error.message());
    return convert(json);
}

}  // namespace faubourg::codec
