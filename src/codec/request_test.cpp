#include "src/codec/request.h"

#include <limits>

#include <gtest/gtest.h>

namespace faubourg::codec {
namespace {

Value holding(std::string_view key, Value value) {
    return Value::object().add(key, std::move(value));
}

TEST(TextField, is_a_string) {
    EXPECT_EQ(*text_field(holding("x", "text"), "x"), "text");
    EXPECT_EQ(*text_field(holding("x", ""), "x"), "");
    EXPECT_EQ(text_field(holding("x", 1), "x").error(),
              (Error{.code = "request/invalid", .message = "field \"x\" must be a string"}));
    EXPECT_EQ(text_field(holding("y", "text"), "x").error().code, "request/invalid");
}

TEST(NumberField, is_a_whole_number) {
    EXPECT_EQ(*number_field(holding("x", -3), "x"), -3);
    EXPECT_EQ(number_field(holding("x", 3.0), "x").error(),
              (Error{.code = "request/invalid", .message = "field \"x\" must be a whole number"}));
    EXPECT_EQ(number_field(Value::object(), "x").error().code, "request/invalid");
}

TEST(ClampToInt, keeps_the_sign) {
    EXPECT_EQ(clamp_to_int(5), 5);
    EXPECT_EQ(clamp_to_int(-5), -5);
    EXPECT_EQ(clamp_to_int(std::int64_t{1} << 32), std::numeric_limits<int>::max());
    EXPECT_EQ(clamp_to_int(-(std::int64_t{1} << 32)), std::numeric_limits<int>::min());
}

TEST(SeatField, is_a_seat_of_the_match) {
    EXPECT_EQ(*seat_field(holding("seat", 0), 3), Seat{0});
    EXPECT_EQ(*seat_field(holding("seat", 2), 3), Seat{2});
    EXPECT_EQ(seat_field(holding("seat", 3), 3).error(),
              (Error{.code = "seat/invalid", .message = "seats are 0 to 2"}));
    EXPECT_EQ(seat_field(holding("seat", -1), 3).error().code, "seat/invalid");
    EXPECT_EQ(seat_field(holding("seat", "0"), 3).error().code, "request/invalid");
}

TEST(ViewerField, is_a_word_or_a_seat) {
    EXPECT_EQ(*viewer_field(holding("viewer", "all"), 2), Viewer::all());
    EXPECT_EQ(*viewer_field(holding("viewer", "spectator"), 2), Viewer::spectator());
    EXPECT_EQ(*viewer_field(holding("viewer", 1), 2), Viewer::of(1));
    EXPECT_EQ(viewer_field(holding("viewer", 2), 2).error().code, "viewer/invalid");
    EXPECT_EQ(viewer_field(holding("viewer", "everyone"), 2).error().code, "viewer/invalid");
    EXPECT_EQ(viewer_field(holding("viewer", Value()), 2).error().code, "request/invalid");
    EXPECT_EQ(viewer_field(Value::object(), 2).error().code, "request/invalid");
}

TEST(BudgetFields, are_exactly_one_of_two) {
    const auto simulations = budget_fields(holding("simulations", 10), 10, 20);
    ASSERT_TRUE(simulations);
    EXPECT_EQ(simulations->simulations, 10);
    EXPECT_FALSE(simulations->time);
    const auto milliseconds = budget_fields(holding("milliseconds", 20), 10, 20);
    ASSERT_TRUE(milliseconds);
    EXPECT_EQ(milliseconds->time, std::chrono::milliseconds(20));
    EXPECT_FALSE(milliseconds->simulations);
    EXPECT_EQ(budget_fields(Value::object(), 10, 20).error().code, "budget/invalid");
    EXPECT_EQ(budget_fields(holding("simulations", 1).add("milliseconds", 1), 10, 20).error().code,
              "budget/invalid");
    EXPECT_EQ(budget_fields(holding("simulations", 11), 10, 20).error(),
              (Error{.code = "budget/invalid", .message = "simulations must be from 1 to 10"}));
    EXPECT_EQ(budget_fields(holding("milliseconds", 0), 10, 20).error().code, "budget/invalid");
    EXPECT_EQ(budget_fields(holding("milliseconds", "1"), 10, 20).error().code, "request/invalid");
}

}  // namespace
}  // namespace faubourg::codec
