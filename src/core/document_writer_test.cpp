#include "src/core/document_writer.h"

#include <gtest/gtest.h>

namespace faubourg {
namespace {

Value house() {
    Value rooms = Value::list();
    rooms.add(Value("bath")).add(Value()).add(Value(3));
    Value out = Value::object();
    out.add("name", "manor")
        .add("rooms", std::move(rooms))
        .add("roof", Value::object())
        .add("share", 0.5)
        .add("sold", false);
    return out;
}

TEST(ValueWriter, makes_the_value_that_it_is_told) {
    ValueWriter out;
    out.object([&] {
        out.add("name", "manor");
        out.list("rooms", [&] { out.add("bath").add(nullptr).add(3); });
        out.object("roof", [] {});
        out.add("share", 0.5).add("sold", false);
    });
    EXPECT_EQ(out.take(), house());
}

TEST(ValueWriter, takes_a_value_whole) {
    ValueWriter out;
    out.add(house());
    EXPECT_EQ(out.take(), house());
}

TEST(ValueWriter, takes_lists_in_lists_and_values_that_others_add) {
    ValueWriter out;
    out.object([&] {
        out.list("rows", [&] {
            out.list([&] { out.add(1).add(2); });
            out.list([] {});
        });
        out.member("house", [&] { out.add(house()); });
    });
    const Value whole = out.take();
    ASSERT_EQ(whole.find("rows")->items()->size(), 2U);
    EXPECT_EQ((*whole.find("rows")->items())[0].items()->size(), 2U);
    EXPECT_TRUE((*whole.find("rows")->items())[1].items()->empty());
    EXPECT_EQ(*whole.find("house"), house());
}

TEST(ValueWriter, has_null_for_what_is_not_there) {
    ValueWriter out;
    out.object([&] { out.add("seat", std::optional<int>()).add("other", std::optional<int>(2)); });
    const Value whole = out.take();
    EXPECT_TRUE(whole.find("seat")->is_null());
    EXPECT_EQ(*whole.find("other"), Value(2));
}

}  // namespace
}  // namespace faubourg
