#include <cctype>
#include <set>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

Texts all_texts(const Rules& rules) {
    Texts texts;
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        texts.push_back(rules.text(Action{static_cast<std::uint16_t>(code)}));
    }
    return texts;
}

// The specification's list, built from its words.
std::set<std::string> expected_texts() {
    std::set<std::string> texts = {"coin", "borrow", "repay"};
    for (const auto* piece : {"piano", "drums", "billiard", "bar", "pinball", "jukebox",
                              "motorbike", "workbench", "pool", "sunbed", "dog", "statue"}) {
        texts.insert("settle " + std::string(piece));
    }
    for (const std::string shop : {"A", "B"}) {
        for (const char space : {'1', '2', '3', '4'}) {
            const std::string start = "buy " + shop + space + " ";
            texts.insert({start + "attic", start + "extension"});
            for (const char column : {'a', 'b', 'c', 'd'}) {
                for (const char row : {'1', '2', '3', '4'}) texts.insert(start + column + row);
            }
        }
    }
    return texts;
}

TEST(CaliforniaActionText, every_action_has_its_text_and_there_are_no_others) {
    const Texts texts = all_texts(default_rules());
    EXPECT_EQ(std::set<std::string>(texts.begin(), texts.end()), expected_texts());
    EXPECT_EQ(texts.size(), 159U);
}

TEST(CaliforniaActionText, codes_ascend_in_the_byte_order_of_the_texts) {
    Value pack = default_pack();
    pack = with(pack, "furniture[0].id", "bar-2");  // '-' sorts before digits and letters
    pack = with(pack, "furniture[1].id", "bar2");
    pack = with(pack, "bonus[8].needs", Value(Value::List{"pool", "bar-2"}));
    const Rules other = Rules::from_pack(pack).value();
    for (const Rules* rules : {&default_rules(), &other}) {
        const Texts texts = all_texts(*rules);
        for (std::size_t i = 1; i < texts.size(); ++i) EXPECT_LT(texts[i - 1], texts[i]);
    }
    EXPECT_TRUE(other.parse("settle bar-2"));
    EXPECT_FALSE(other.parse("settle piano"));
}

TEST(CaliforniaActionText, text_to_action_to_text_is_the_identity) {
    const Rules& rules = default_rules();
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        const Action action{static_cast<std::uint16_t>(code)};
        const std::string text = rules.text(action);
        ASSERT_EQ(rules.parse(text), action) << text;
    }
}

TEST(CaliforniaActionText, case_doesnt_matter) {
    const Rules& rules = default_rules();
    for (const std::string& text : all_texts(rules)) {
        std::string upper = text;
        std::string mixed = text;
        for (std::size_t i = 0; i < text.size(); ++i) {
            const auto letter = static_cast<unsigned char>(text[i]);
            upper[i] = static_cast<char>(std::toupper(letter));
            mixed[i] = static_cast<char>(i % 2 == 0 ? std::toupper(letter) : std::tolower(letter));
        }
        ASSERT_EQ(rules.text(rules.parse(upper).value()), text);
        ASSERT_EQ(rules.text(rules.parse(mixed).value()), text);
        ASSERT_EQ(rules.text(rules.parse(lower_case(text)).value()), text);
    }
}

TEST(CaliforniaActionText, anything_else_is_unknown) {
    const Rules& rules = default_rules();
    for (const auto* text : {"",
                             " ",
                             "coins",
                             "coin ",
                             " coin",
                             "pass",
                             "end",
                             "borrow 3",
                             "repay 4",
                             "buy",
                             "buy ",
                             "buy A1",
                             "buy A1 ",
                             "buy  A1 a1",
                             "buy A1  a1",
                             "buy A1 a1 ",
                             " buy A1 a1",
                             "buy\tA1 a1",
                             "buy A0 a1",
                             "buy A5 a1",
                             "buy C1 a1",
                             "buy @1 a1",
                             "buy 11 a1",
                             "buy AA a1",
                             "buy A1 a0",
                             "buy A1 a5",
                             "buy A1 e1",
                             "buy A1 `1",
                             "buy A1 aa",
                             "buy A1 1a",
                             "buy A1 a",
                             "buy A1 a11",
                             "buy A1 b22",
                             "buy A1,a1",
                             "buy A1a1",
                             "buy A12 a1",
                             "buy A1 atti",
                             "buy A1 attics",
                             "buy A1 attic 2",
                             "buy A1 ext",
                             "buy A1 extensions",
                             "settle",
                             "settle ",
                             "settle  piano",
                             "settle piano ",
                             "settle pian",
                             "settle pianos",
                             "settle red",
                             "settle grand piano",
                             "settle attic",
                             "sell A1 a1",
                             "c\xC3\xB6in",
                             "buy A1 \xC3\xA9",
                             "buy \xE1\x31 a1"}) {
        EXPECT_FALSE(rules.parse(text)) << text;
    }
    EXPECT_FALSE(rules.parse(std::string_view("coin\0", 5)));
    EXPECT_FALSE(rules.parse(std::string(100000, 'a')));
}

// Every text that is one character away from a known one is unknown or is another known one.
TEST(CaliforniaActionText, near_misses_are_unknown) {
    const Rules& rules = default_rules();
    const std::set<std::string> known = expected_texts();
    std::set<std::string> lower;
    for (const std::string& text : known) lower.insert(lower_case(text));
    for (const std::string& text : known) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            for (const char letter : std::string_view(" !-0123459:@ABDE`abcdeinoprtz{\x80\xFF")) {
                std::string near = text;
                near[i] = letter;
                ASSERT_EQ(rules.parse(near).has_value(), lower.contains(lower_case(near))) << near;
            }
            std::string shorter = text;
            shorter.erase(i, 1);
            ASSERT_EQ(rules.parse(shorter).has_value(), lower.contains(lower_case(shorter)));
        }
    }
}

}  // namespace
}  // namespace faubourg::california::testing
