#include "src/core/result.h"

#include <memory>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

Result<int> number_in(std::string_view text) {
    if (text.empty()) return fail("test/empty", "nothing there");
    return static_cast<int>(text.size());
}

TEST(Result, an_error_goes_on_as_that_of_another_type) {
    const auto twice = [](std::string_view text) -> Result<std::string> {
        const auto number = number_in(text);
        if (!number) return fail(number);
        return std::to_string(2 * *number);
    };
    EXPECT_EQ(twice("ab").value(), "4");
    EXPECT_EQ(twice("").error(), (Error{.code = "test/empty", .message = "nothing there"}));
}

TEST(Result, the_first_error_of_a_row_is_the_answer) {
    const auto even = [](int number) -> Result<std::string> {
        if (number % 2 != 0) return fail("test/odd", "odd");
        return "even";
    };
    EXPECT_EQ(and_then(number_in("ab"), even).value(), "even");
    EXPECT_EQ(and_then(number_in("a"), even).error().code, "test/odd");
    EXPECT_EQ(and_then(number_in(""), even).error().code, "test/empty");
}

TEST(Result, a_row_may_begin_with_nothing_and_hand_on_what_cannot_be_copied) {
    const auto make = []() -> Result<std::unique_ptr<int>> { return std::make_unique<int>(7); };
    const auto made = and_then(Result<void>(), make);
    EXPECT_EQ(*made.value(), 7);
    EXPECT_EQ(and_then(Result<void>(fail("test/no", "no")), make).error().code, "test/no");
    const auto taken =
        and_then(make(), [](std::unique_ptr<int> held) -> Result<int> { return *held; });
    EXPECT_EQ(taken.value(), 7);
}

TEST(Result, what_is_made_of_a_value_keeps_its_error) {
    const auto twice = [](int number) { return 2 * number; };
    EXPECT_EQ(transform(number_in("ab"), twice).value(), 4);
    EXPECT_EQ(transform(number_in(""), twice).error().code, "test/empty");
    EXPECT_EQ(transform(Result<void>(), [] { return 7; }).value(), 7);
}

TEST(Result, what_is_done_with_a_value_may_answer_nothing) {
    int seen = 0;
    const auto see = [&](int number) { seen = number; };
    const Result<void> failed = transform(number_in(""), see);
    EXPECT_EQ(failed.error().code, "test/empty");
    EXPECT_EQ(seen, 0);
    EXPECT_TRUE(transform(number_in("abc"), see));
    EXPECT_EQ(seen, 3);
}

TEST(Result, values_are_gathered_or_the_first_error_is_told) {
    const auto join = [](int number, std::unique_ptr<int> held) { return 10 * number + *held; };
    const auto make = []() -> Result<std::unique_ptr<int>> { return std::make_unique<int>(7); };
    const auto refuse = []() -> Result<std::unique_ptr<int>> { return fail("test/no", "no"); };
    EXPECT_EQ(transform(gather(number_in("ab"), make()), join).value(), 27);
    EXPECT_EQ(transform(gather(number_in("ab"), refuse()), join).error().code, "test/no");
    EXPECT_EQ(transform(gather(number_in(""), refuse()), join).error().code, "test/empty");
    EXPECT_EQ(gather(number_in(""), make()).error().message, "nothing there");
}

}  // namespace
}  // namespace faubourg
