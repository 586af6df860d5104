#include "src/codec/json.h"

#include <limits>
#include <string>

#include <gtest/gtest.h>

#include "src/core/random.h"

namespace faubourg::codec {
namespace {

// The text after reading it and writing it again.
std::string again(std::string_view text) {
    const auto value = from_json(text);
    return value ? to_json(*value) : value.error().code;
}

bool refused(std::string_view text) {
    const auto value = from_json(text);
    if (!value) {
        EXPECT_EQ(value.error().code, "request/invalid");
    }
    return !value;
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

Value random_value(FastRandom& random, int depth) {
    static const std::vector<std::string> kTexts = {
        "", "a", "\"\\/", "\n\t\x01\x1f\x7f", "pâle 🏠", std::string("nul \0 byte", 10), "é"};
    switch (random.below(depth > 0 ? 7 : 5)) {
        case 0:
            return {};
        case 1:
            return random.below(2) == 0;
        case 2:
            return static_cast<std::int64_t>(random.next());
        case 3:
            return static_cast<double>(random.below(1000)) + 0.25;
        case 4:
            return kTexts[random.below(static_cast<std::uint32_t>(kTexts.size()))];
        case 5: {
            Value list = Value::list();
            for (std::uint32_t i = random.below(4); i > 0; --i) {
                list.add(random_value(random, depth - 1));
            }
            return list;
        }
        default: {
            Value object = Value::object();
            for (std::uint32_t i = random.below(4); i > 0; --i) {
                const std::string& key =
                    kTexts[random.below(static_cast<std::uint32_t>(kTexts.size()))];
                object.add(key + std::to_string(i), random_value(random, depth - 1));
            }
            return object;
        }
    }
}

TEST(Json, is_compact_and_keeps_the_order_of_keys) {
    EXPECT_EQ(again(" { \"z\" : [ 1 , true , null ] ,\r\n\t\"a\" : { } , \"m\" : [ ] } "),
              R"({"z":[1,true,null],"a":{},"m":[]})");
    EXPECT_EQ(to_json(Value::object().add("b", false).add("a", "x")), R"({"b":false,"a":"x"})");
}

TEST(Json, comes_back_as_it_went) {
    FastRandom random(17);
    for (int i = 0; i < 3000; ++i) {
        const Value value = random_value(random, 4);
        const std::string text = to_json(value);
        const auto read = from_json(text);
        ASSERT_TRUE(read) << text;
        ASSERT_EQ(*read, value) << text;
        ASSERT_EQ(to_json(*read), text);
    }
}

TEST(Json, escapes_what_it_must) {
    EXPECT_EQ(to_json(Value("\"\\\b\f\n\r\t\x01\x1f")), R"("\"\\\b\f\n\r\t\u0001\u001f")");
    EXPECT_EQ(to_json(Value(std::string("\0", 1))), R"("\u0000")");
    EXPECT_EQ(to_json(Value("/\x7f é→🏠")), "\"/\x7f é→🏠\"") << "and nothing else";
    EXPECT_EQ(to_json(Value::object().add("\"\n", 1)), R"({"\"\n":1})");
}

TEST(Json, reads_escapes) {
    EXPECT_EQ(*from_json(R"("\u0041\/\ud83c\udfe0\u00e9")"), Value("A/🏠é"));
    EXPECT_EQ(*from_json(R"("a\u0000b")"), Value(std::string("a\0b", 3)));
}

TEST(Json, keeps_whole_numbers_whole) {
    for (const char* number : {"0", "1", "-1", "9223372036854775807", "-9223372036854775808"}) {
        const auto value = from_json(number);
        ASSERT_TRUE(value);
        EXPECT_NE(value->integer(), nullptr) << number;
        EXPECT_EQ(to_json(*value), number);
    }
}

TEST(Json, reads_other_numbers_as_real) {
    for (const char* number : {"1.0", "1e2", "0.5", "-2.5e-3", "9223372036854775808",
                               "18446744073709551615", "18446744073709551616", "1e300"}) {
        const auto value = from_json(number);
        ASSERT_TRUE(value);
        EXPECT_NE(value->real(), nullptr) << number;
    }
}

TEST(Json, writes_reals_shortly) {
    EXPECT_EQ(to_json(Value(0.5)), "0.5");
    EXPECT_EQ(to_json(Value(31.2)), "31.2");
    EXPECT_EQ(to_json(Value(0.1)), "0.1");
    EXPECT_EQ(to_json(Value(-1.25)), "-1.25");
    EXPECT_EQ(to_json(Value(1e300)), "1e+300");
    EXPECT_EQ(to_json(Value(1.0 / 3)), "0.3333333333333333");
    EXPECT_EQ(to_json(Value(std::numeric_limits<double>::infinity())), "null");
    EXPECT_EQ(to_json(Value(std::numeric_limits<double>::quiet_NaN())), "null");
}

TEST(Json, takes_the_last_of_members_with_one_key) {
    EXPECT_EQ(again(R"({"a":1,"b":2,"a":3})"), R"({"a":3,"b":2})");
}

TEST(Json, refuses_what_is_not_json) {
    for (const std::string_view text : {"",          " ",
                                        "{",         "}",
                                        "[1,]",      "{\"a\":1,}",
                                        "{a:1}",     "{'a':1}",
                                        "nul",       "True",
                                        "NaN",       "Infinity",
                                        "-",         "+1",
                                        "01",        ".5",
                                        "1.",        "1e",
                                        "0x10",      "\"",
                                        "\"a",       "\"\\x\"",
                                        "\"\\u12\"", "\"tab\t\"",
                                        "1 2",       "{} {}",
                                        "[] x",      "// c\n1",
                                        "/* c */ 1", "{\"a\"}",
                                        "{\"a\" 1}", "{1:2}",
                                        "[1 2]",     "\xef\xbb\xbf{}"}) {
        EXPECT_TRUE(refused(text)) << text;
    }
    EXPECT_TRUE(refused(std::string_view("\0", 1)));
    EXPECT_TRUE(refused(std::string_view("{}\0", 3)));
}

TEST(Json, refuses_text_that_is_not_utf_8) {
    for (const std::string_view bytes :
         {"\xff", "\x80", "\xc3", "\xc0\xaf", "\xe2\x86", "\xed\xa0\x80", "\xf4\x90\x80\x80",
          "\xf8\x88\x80\x80\x80", "\xc3\x28"}) {
        EXPECT_TRUE(refused("\"" + std::string(bytes) + "\"")) << "in a text";
        EXPECT_TRUE(refused("{\"" + std::string(bytes) + "\":1}")) << "in a key";
        EXPECT_TRUE(refused(bytes)) << "outside";
    }
    for (const std::string_view text : {R"("\ud800")", R"("\udc00")", R"("\ud800\ud800")"}) {
        EXPECT_TRUE(refused(text)) << text;
    }
}

TEST(Json, refuses_deep_nesting) {
    EXPECT_EQ(again(repeated("[", 60) + repeated("]", 60)), repeated("[", 60) + repeated("]", 60));
    for (const int depth : {100, 10'000, 500'000}) {
        EXPECT_TRUE(refused(repeated("[", depth) + repeated("]", depth)));
        EXPECT_TRUE(refused(repeated("[", depth)));
        EXPECT_TRUE(refused(repeated("{\"a\":", depth) + "1" + repeated("}", depth)));
    }
}

}  // namespace
}  // namespace faubourg::codec
