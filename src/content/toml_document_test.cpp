#include "src/content/toml_document.h"

#include <string>

#include <gtest/gtest.h>

namespace faubourg::content {
namespace {

std::string message_of(std::string_view toml) {
    const auto document = parse_toml(toml);
    if (document) return "";
    EXPECT_EQ(document.error().code, "content/invalid");
    return document.error().message;
}

std::string repeated(std::string_view text, int times) {
    std::string out;
    for (int i = 0; i < times; ++i) out += text;
    return out;
}

TEST(ParseToml, gives_a_document_with_keys_in_the_order_of_their_names) {
    const auto document = parse_toml(
        "zoo = 3\n"
        "yes = true\n"
        "[[table]]\n"
        "name = \"pâle\"\n"
        "[[table]]\n"
        "list = [1, [2, -3], \"x\"]\n");
    ASSERT_TRUE(document);
    const Value list =
        Value::list().add(Value(1)).add(Value::list().add(Value(2)).add(Value(-3))).add(Value("x"));
    const Value table = Value::list()
                            .add(Value::object().add("name", "pâle"))
                            .add(Value::object().add("list", list));
    EXPECT_EQ(*document, Value::object().add("table", table).add("yes", true).add("zoo", 3));
}

TEST(ParseToml, takes_an_empty_text) {
    EXPECT_EQ(*parse_toml(""), Value::object());
    EXPECT_EQ(*parse_toml("# only a comment"), Value::object());
}

TEST(ParseToml, names_the_line_of_a_mistake) {
    EXPECT_TRUE(message_of("a = 1\nb = \n").starts_with("line 2: "));
    EXPECT_TRUE(message_of("a = 1\na = 2\n").starts_with("line 2: ")) << "a key twice";
    EXPECT_TRUE(message_of("[[x]]\n\n\n[x]\n").starts_with("line 4: ")) << "a table and a list";
    EXPECT_TRUE(message_of("a = \"no end\n").starts_with("line 1: "));
    EXPECT_TRUE(message_of("a = 99999999999999999999\n").starts_with("line 1: "));
    EXPECT_TRUE(message_of("just words").starts_with("line 1: "));
}

// Where the parser expects a key or a value and finds something else.
TEST(ParseToml, refuses_what_is_no_key_or_value) {
    for (const std::string_view text :
         {"[",        "[\n",         "[[\n",       "[ \n]",   "[=]",        "[a.\n",
          "[a.]",     "[[a].b]\n",   "[#]\n",      "= 1",     "a. = 1",     "a.\n= 1",
          "x = {\n}", "x = {=1}",    "x = {a.=1}", "x = {,}", "x = {a=1,}", "\"\n",
          "'\n",      "x = [\n",     "x = [,]",    "x = \n",  "x = _",      "x = +",
          "x = 0x",   "x = 0b2",     "x = 1_",     "x = t",   "x = \x01",   "\x01",
          "x = \"\\", "x = \"\\u12", "x = \"\"\"", "x = '''", "x = 2024-",  "x = 12:"}) {
        EXPECT_TRUE(message_of(text).starts_with("line ")) << text << ": " << message_of(text);
    }
}

TEST(ParseToml, refuses_fractions_and_dates) {
    constexpr std::string_view kReason = "dates and numbers with a fraction have no place here";
    for (const std::string_view value :
         {"1.5", "1e3", "inf", "nan", "2024-05-01", "12:30:00", "2024-05-01T12:30:00Z"}) {
        const std::string text = "# first\nx = " + std::string(value) + "\n";
        EXPECT_EQ(message_of(text), "line 2: " + std::string(kReason)) << value;
    }
    EXPECT_EQ(message_of("x = [1,\n2.5]"), "line 2: " + std::string(kReason));
    EXPECT_EQ(message_of("[t]\nx = { y = 2.5 }"), "line 2: " + std::string(kReason));
}

TEST(ParseToml, refuses_letters_beyond_ascii_outside_of_quotes) {
    for (const std::string_view text :
         {"é", "é = 1", "x = é", "x = 1 é", "[é]", "x = [1é]", "x = {é=1}", "\u2028", "x\u3000= é",
          "\u0451 = 1", "x = \"\"é", "🏠 = 1"}) {
        EXPECT_TRUE(message_of(text).starts_with("line ")) << text << ": " << message_of(text);
    }
    EXPECT_EQ(*parse_toml("x = 'é'  # é\n"), Value::object().add("x", "é"));
    EXPECT_EQ(*parse_toml("\"é\" = \"\"\"\\\n  é\"\"\""), Value::object().add("é", "é"));
}

TEST(ParseToml, refuses_text_that_is_not_utf_8) {
    EXPECT_NE(message_of("x = \"\xff\""), "");
    EXPECT_NE(message_of("x = \"\xc3\""), "");
    EXPECT_NE(message_of(std::string_view("x = 1\n\0", 7)), "");
}

TEST(ParseToml, takes_other_line_ends_and_a_byte_order_mark) {
    EXPECT_EQ(*parse_toml("a = 1\r\nb = 2\r\n"), *parse_toml("a = 1\nb = 2\n"));
    EXPECT_EQ(*parse_toml("\xef\xbb\xbf"
                          "a = 1\n"),
              *parse_toml("a = 1\n"));
}

TEST(ParseToml, refuses_deep_nesting) {
    EXPECT_EQ(message_of("a = " + repeated("[", 8) + repeated("]", 8)), "");
    for (const int depth : {20, 40, 1000, 100'000}) {
        EXPECT_NE(message_of("a = " + repeated("[", depth) + repeated("]", depth)), "") << depth;
        EXPECT_NE(message_of("a = " + repeated("{a=", depth) + "1" + repeated("}", depth)), "")
            << depth;
        EXPECT_NE(message_of(repeated("a.", depth) + "a = 1"), "") << depth;
        EXPECT_NE(message_of("\n[" + repeated("a.", depth) + "a]\nb = 1"), "") << depth;
        EXPECT_NE(message_of("x = {" + repeated("a.", depth) + "a = 1}"), "") << depth;
    }
    EXPECT_EQ(message_of("\n" + repeated("a.", 200) + "a = 1"), "line 2: is nested too deeply");
}

// Each line is within bounds, but together they nest too deeply.
TEST(ParseToml, refuses_deep_nesting_over_several_lines) {
    EXPECT_NE(message_of(repeated("x." + repeated("a.", 90) + "a = [{\n", 1000)), "");
    std::string text;
    for (int i = 0; i < 30; ++i) text += (i == 0 ? "" : "{") + repeated("a.", 90) + "a = [\n";
    text += "1" + repeated("]}", 29) + "]";
    EXPECT_NE(message_of(text), "");
}

}  // namespace
}  // namespace faubourg::content
