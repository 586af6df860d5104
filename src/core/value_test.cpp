#include "src/core/value.h"

#include <limits>
#include <set>
#include <vector>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

// One value of each kind, and pairs that are easily mistaken for each other.
std::vector<Value> different_values() {
    std::vector<Value> values = {Value(),
                                 Value(false),
                                 Value(true),
                                 Value(0),
                                 Value(1),
                                 Value(-1),
                                 Value(std::numeric_limits<std::int64_t>::min()),
                                 Value(std::numeric_limits<std::int64_t>::max()),
                                 Value(0.5),
                                 Value(1.0),
                                 Value(""),
                                 Value("1"),
                                 Value("a"),
                                 Value(std::string("a\0", 2)),
                                 Value::list(),
                                 Value::object()};
    values.push_back(Value::list().add(Value()));
    values.push_back(Value::list().add(Value("a")).add(Value("b")));
    values.push_back(Value::list().add(Value("b")).add(Value("a")));
    values.push_back(Value::list().add(Value("ab")));
    values.push_back(Value::list().add(Value("a")).add(Value::list().add(Value("b"))));
    values.push_back(Value::list().add(Value::list().add(Value("a")).add(Value("b"))));
    values.push_back(Value::object().add("a", "b"));
    values.push_back(Value::object().add("ab", ""));
    values.push_back(Value::object().add("a", 1).add("b", 2));
    values.push_back(Value::object().add("b", 2).add("a", 1));
    return values;
}

TEST(Value, is_exactly_one_kind) {
    const auto kinds = [](const Value& value) {
        return int{value.is_null()} + int{value.boolean() != nullptr} +
               int{value.integer() != nullptr} + int{value.real() != nullptr} +
               int{value.string() != nullptr} + int{value.items() != nullptr} +
               int{value.members() != nullptr};
    };
    for (const Value& value : different_values()) EXPECT_EQ(kinds(value), 1);
}

TEST(Value, takes_each_type_as_its_own_kind) {
    EXPECT_TRUE(Value().is_null());
    EXPECT_TRUE(Value(nullptr).is_null());
    EXPECT_TRUE(*Value(true).boolean());
    EXPECT_EQ(*Value(std::uint8_t{200}).integer(), 200);
    EXPECT_EQ(*Value(std::int8_t{-1}).integer(), -1);
    EXPECT_EQ(*Value(std::size_t{7}).integer(), 7);
    EXPECT_EQ(*Value(2.5).real(), 2.5);
    EXPECT_EQ(*Value("text").string(), "text") << "not a boolean, as pointers like to be";
    EXPECT_EQ(*Value(std::string_view("view")).string(), "view");
    EXPECT_TRUE(Value::list().items()->empty());
    EXPECT_TRUE(Value::object().members()->empty());
}

TEST(Value, finds_members_by_key) {
    const Value object = Value::object().add("a", 1).add("b", Value());
    ASSERT_NE(object.find("a"), nullptr);
    EXPECT_EQ(*object.find("a"), Value(1));
    ASSERT_NE(object.find("b"), nullptr) << "null is there, missing is not";
    EXPECT_TRUE(object.find("b")->is_null());
    EXPECT_EQ(object.find("c"), nullptr);
    EXPECT_EQ(object.find("A"), nullptr);
    EXPECT_EQ(Value(3).find("a"), nullptr);
    EXPECT_EQ(Value::list().add(Value("a")).find("a"), nullptr);
}

TEST(Value, keeps_members_in_their_order) {
    const Value object = Value::object().add("z", 1).add("a", 2).add("m", 3);
    std::string keys;
    for (const Member& member : *object.members()) keys += member.key;
    EXPECT_EQ(keys, "zam");
}

TEST(Value, is_a_value) {
    Value list = Value::list().add(Value(1));
    const Value copy = list;
    list.add(Value(2));
    EXPECT_EQ(copy.items()->size(), 1U);
    EXPECT_EQ(list.items()->size(), 2U);
}

TEST(Value, equality_tells_all_kinds_apart) {
    const std::vector<Value> values = different_values();
    const std::vector<Value> again = different_values();
    for (std::size_t a = 0; a < values.size(); ++a) {
        for (std::size_t b = 0; b < values.size(); ++b) {
            EXPECT_EQ(values[a] == again[b], a == b) << a << " and " << b;
        }
    }
}

TEST(CanonicalBytes, are_shared_exactly_by_equal_documents) {
    const std::vector<Value> values = different_values();
    const std::vector<Value> again = different_values();
    std::set<std::string> all;
    for (std::size_t i = 0; i < values.size(); ++i) {
        EXPECT_EQ(canonical_bytes(values[i]), canonical_bytes(again[i]));
        all.insert(canonical_bytes(values[i]));
    }
    EXPECT_EQ(all.size(), values.size());
}

// Records contain content hashes, so these bytes must never change.
TEST(CanonicalBytes, are_pinned) {
    const Value value = Value::object().add("k", Value::list().add(Value(258)).add(Value("x")));
    using namespace std::string_literals;
    EXPECT_EQ(canonical_bytes(value),
              "o\1\0\0\0\0\0\0\0"
              "\1\0\0\0\0\0\0\0k"
              "l\2\0\0\0\0\0\0\0"
              "i\2\1\0\0\0\0\0\0"
              "s\1\0\0\0\0\0\0\0x"s);
    EXPECT_EQ(canonical_bytes(Value(-1)), "i\xff\xff\xff\xff\xff\xff\xff\xff");
    EXPECT_EQ(canonical_bytes(Value()), "n");
    EXPECT_EQ(canonical_bytes(Value(true)), "t");
    EXPECT_EQ(canonical_bytes(Value(false)), "f");
    EXPECT_EQ(canonical_bytes(Value(1.0)), "r\0\0\0\0\0\0\xf0\x3f"s);
}

}  // namespace
}  // namespace faubourg
