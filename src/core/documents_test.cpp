#include "src/core/documents.h"

#include <array>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

const std::array<OptionFacts, 2> kOptions = {
    {{.name = "first", .kind = OptionFacts::Kind::OneSeat},
     {.name = "family", .kind = OptionFacts::Kind::Switch}}};

TEST(Documents, nobody_is_null) {
    EXPECT_EQ(Value(Seat{3}), Value(3));
    EXPECT_EQ(Value(kNobody), Value());
    ValueWriter writer;
    writer.list([&] { writer.add(Seat{3}).add(kNobody); });
    EXPECT_EQ(writer.take(), Value(Value::List{Value(3), Value()}));
    Problem problem;
    EXPECT_EQ(read_seat_or_null(Reader(Value(1), problem), 2), Seat{1});
    const Value null;
    EXPECT_EQ(read_seat_or_null(Reader(null, problem), 2), kNobody);
    EXPECT_FALSE(problem.found());
    const Value too_high(2);
    read_seat_or_null(Reader(too_high, problem), 2);
    EXPECT_TRUE(problem.found());
}

TEST(Documents, only_listed_options_are_known) {
    EXPECT_TRUE(check_option_names(Value::object(), kOptions, "Game").has_value());
    EXPECT_TRUE(check_option_names(Value::object().add("family", true), kOptions, "Game"));
    const auto unknown = check_option_names(Value::object().add("Family", true), kOptions, "Game");
    EXPECT_EQ(unknown.error().code, "option/unknown");
    EXPECT_NE(unknown.error().message.find("Family"), std::string::npos);
    EXPECT_EQ(check_option_names(Value(1), kOptions, "Game").error().code, "option/invalid");
}

TEST(Documents, first_is_a_seat_or_random) {
    Problem problem;
    const auto read = [&problem](const Value& first) {
        const Value options = Value::object().add("first", first);
        return read_first(Reader(options, problem), 3);
    };
    EXPECT_EQ(read(Value(2)), Seat{2});
    EXPECT_EQ(read(Value("random")), std::nullopt);
    const Value none = Value::object();
    EXPECT_EQ(read_first(Reader(none, problem), 3), std::nullopt);
    EXPECT_FALSE(problem.found());
    read(Value("Random"));
    EXPECT_TRUE(problem.found()) << "option values are exact";
}

}  // namespace
}  // namespace faubourg
