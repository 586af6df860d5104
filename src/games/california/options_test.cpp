#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

Value option(std::string_view key, Value value) {
    Value options = Value::object();
    options.add(key, std::move(value));
    return options;
}

Result<Options> read(const Value& options, int players = 3) {
    return default_rules().read_options(options, players);
}

TEST(CaliforniaOptions, CAL_6_no_option_leaves_everything_to_chance) {
    for (const Value& options :
         {Value::object(), option("first", "random"), option("manors", "random")}) {
        const auto read_options = read(options);
        ASSERT_TRUE(read_options);
        EXPECT_FALSE(read_options->first);
        EXPECT_TRUE(read_options->manors.empty());
    }
}

TEST(CaliforniaOptions, CAL_6_first_is_a_seat) {
    EXPECT_EQ(read(option("first", 0))->first, Seat{0});
    EXPECT_EQ(read(option("first", 2))->first, Seat{2});
    EXPECT_EQ(read(option("first", 4), 5)->first, Seat{4});
    for (const Value& wrong : {Value(3), Value(-1), Value(1.0), Value("0"), Value("Random"),
                               Value(true), Value(nullptr), Value::list(), Value::object()}) {
        const auto refused = read(option("first", wrong));
        ASSERT_FALSE(refused) << show(wrong);
        EXPECT_EQ(refused.error().code, "option/invalid");
        EXPECT_TRUE(refused.error().message.starts_with("first: ")) << refused.error().message;
    }
}

TEST(CaliforniaOptions, CAL_6_manors_are_different_ids_one_a_seat) {
    EXPECT_EQ(read(option("manors", Value::List{"m5", "m1", "m3"}))->manors,
              (std::vector<std::uint8_t>{4, 0, 2}));
    struct Wrong {
        Value value;
        std::string_view message;
    };
    const std::string kNoList = "manors: must be a list of manors by seat, or \"random\"";
    for (const auto& [value, message] :
         {Wrong{Value::List{"m1", "m2"}, "manors: must have 3 items, not 2"},
          Wrong{Value::List{"m1", "m2", "m3", "m4"}, "manors: must have 3 items, not 4"},
          Wrong{Value::List{"m1", "m2", "m1"}, "manors[2]: is there twice"},
          Wrong{Value::List{"m1", "m9", "m2"}, "manors[1]: must be one of: m1, m2, m3, m4, m5"},
          Wrong{Value::List{"m1", 2, "m3"}, "manors[1]: must be a string"},
          Wrong{Value("m1"), kNoList}, Wrong{Value(), kNoList}, Wrong{Value::object(), kNoList}}) {
        const auto refused = read(option("manors", value));
        ASSERT_FALSE(refused) << show(value);
        EXPECT_EQ(refused.error().code, "option/invalid");
        EXPECT_EQ(refused.error().message, message);
    }
}

TEST(CaliforniaOptions, an_unknown_option_is_refused_before_a_wrong_value) {
    for (const auto* name : {"speed", "First", "", "manor"}) {
        const auto refused = read(option(name, 1).add("first", 99));
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, "option/unknown");
        EXPECT_NE(refused.error().message.find("\"" + std::string(name) + "\""), std::string::npos);
    }
}

TEST(CaliforniaOptions, options_are_an_object) {
    for (const Value& wrong : {Value(), Value::list(), Value("first"), Value(1)}) {
        const auto refused = read(wrong);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().code, "option/invalid");
    }
}

TEST(CaliforniaOptions, are_listed_first_then_manors_and_shown_as_given) {
    const TestGame table = new_table(2, "shown");
    const auto listed = table.rules().options();
    ASSERT_EQ(listed.size(), 2U);
    EXPECT_EQ(listed[0].name, "first");
    EXPECT_EQ(listed[1].name, "manors");
    EXPECT_EQ(listed[1].values.size(), table.rules().components().manors.size());
    const Value given = option("first", "random");
    EXPECT_EQ(
        at(state_document(table.rules(), table.state, table.deal, given, Viewer::all()), "options"),
        given);
}

}  // namespace
}  // namespace faubourg::california::testing
