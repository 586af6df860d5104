#include "src/core/value.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace faubourg {
namespace {

// Space reserved for the first members: growing one by one costs more than filling them in.
constexpr std::size_t kUsualSize = 8;

}  // namespace

Value::Value(Object value) : data_(std::move(value)) {}

Value Value::object() { return Value(Object{}); }

const Value* Value::find(std::string_view key) const {
    const Object* object = members();
    if (object == nullptr) return nullptr;
    const auto found = std::ranges::find(*object, key, &Member::key);
    return found == object->end() ? nullptr : &found->value;
}

Value& Value::add(std::string_view key, Value value) {
    auto* object = std::get_if<Object>(&data_);
    assert(object != nullptr);
    if (object->empty()) object->reserve(kUsualSize);
    object->push_back(Member{.key = std::string(key), .value = std::move(value)});
    return *this;
}

Value& Value::add(Value item) {
    auto* list = std::get_if<List>(&data_);
    assert(list != nullptr);
    if (list->empty()) list->reserve(kUsualSize);
    list->push_back(std::move(item));
    return *this;
}

bool operator==(const Value& a, const Value& b) { return a.data_ == b.data_; }

namespace {

void put_number(std::string& out, std::uint64_t number) {
    for (int shift = 0; shift < 64; shift += 8) out.push_back(static_cast<char>(number >> shift));
}

void put_text(std::string& out, std::string_view text) {
    put_number(out, text.size());
    out.append(text);
}

void put(std::string& out, const Value& value) {
    if (value.is_null()) {
        out.push_back('n');
    } else if (const bool* boolean = value.boolean()) {
        out.push_back(*boolean ? 't' : 'f');
    } else if (const auto* integer = value.integer()) {
        out.push_back('i');
        put_number(out, static_cast<std::uint64_t>(*integer));
    } else if (const double* real = value.real()) {
        out.push_back('r');
        put_number(out, std::bit_cast<std::uint64_t>(*real));
    } else if (const auto* string = value.string()) {
        out.push_back('s');
        put_text(out, *string);
    } else if (const auto* items = value.items()) {
        out.push_back('l');
        put_number(out, items->size());
        for (const Value& item : *items) put(out, item);
    } else if (const auto* members = value.members()) {
        out.push_back('o');
        put_number(out, members->size());
        for (const Member& member : *members) {
            put_text(out, member.key);
            put(out, member.value);
        }
    }
}

}  // namespace

std::string canonical_bytes(const Value& value) {
    std::string out;
    put(out, value);
    return out;
}

}  // namespace faubourg
