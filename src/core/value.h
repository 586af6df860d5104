#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "src/core/seat.h"

namespace faubourg {

struct Member;

// A document: the neutral form in which states, events, options and content packs leave and enter
// the games. Members keep their order. It is neither JSON nor TOML text; src/codec and src/content
// turn it into those.
class Value {
  public:
    using List = std::vector<Value>;
    using Object = std::vector<Member>;

    Value() = default;
    Value(std::nullptr_t);
    template <std::same_as<bool> B>
    Value(B value);
    template <std::integral I>
        requires(!std::same_as<I, bool> && !std::same_as<I, char>)
    Value(I value);
    Value(double value);
    Value(Seat seat);  // its number; null for nobody
    Value(std::string value);
    Value(std::string_view value);
    Value(const char* value);
    Value(List value);
    Value(Object value);

    static Value list();
    static Value object();

    bool is_null() const { return std::holds_alternative<std::monostate>(data_); }
    const bool* boolean() const { return std::get_if<bool>(&data_); }
    const std::int64_t* integer() const { return std::get_if<std::int64_t>(&data_); }
    const double* real() const { return std::get_if<double>(&data_); }
    const std::string* string() const { return std::get_if<std::string>(&data_); }
    const List* items() const { return std::get_if<List>(&data_); }
    const Object* members() const { return std::get_if<Object>(&data_); }

    // The member `key`, or null if there is none or this is not an object.
    const Value* find(std::string_view key) const;
    // Appends a member to an object, or an item to a list; the value must be of that kind.
    Value& add(std::string_view key, Value value);
    Value& add(Value item);

    friend bool operator==(const Value& a, const Value& b);

  private:
    std::variant<std::monostate, bool, std::int64_t, double, std::string, List, Object> data_;
};

struct Member {
    std::string key;
    Value value;
    friend bool operator==(const Member&, const Member&) = default;
};

// Defined here because Clang needs Member to be complete in a body that uses the variant.
template <std::same_as<bool> B>
Value::Value(B value) : data_(value) {}
template <std::integral I>
    requires(!std::same_as<I, bool> && !std::same_as<I, char>)
Value::Value(I value) : data_(static_cast<std::int64_t>(value)) {}
inline Value::Value(std::nullptr_t) {}
inline Value::Value(double value) : data_(value) {}
inline Value::Value(Seat seat) {
    if (seat != kNobody) data_ = std::int64_t{seat.number()};
}
inline Value::Value(std::string value) : data_(std::move(value)) {}
inline Value::Value(std::string_view value) : data_(std::string(value)) {}
inline Value::Value(const char* value) : data_(std::string(value)) {}
inline Value::Value(List value) : data_(std::move(value)) {}
inline Value Value::list() { return Value(List{}); }

// Bytes that are equal exactly when two documents are. Content hashes are made from them.
std::string canonical_bytes(const Value& value);

}  // namespace faubourg
