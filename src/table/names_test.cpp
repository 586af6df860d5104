#include "src/table/names.h"

#include <gtest/gtest.h>

namespace faubourg::table {
namespace {

TEST(Names, AreLabels) {
    for (const std::string good : {"Ann", "Zoé", "李", "a b", "x", "🏠"})
        EXPECT_TRUE(check_name(good)) << good;
    const std::string longest(24, 'x');
    EXPECT_TRUE(check_name(longest));
    EXPECT_FALSE(check_name(longest + "x"));
    for (const std::string bad : {"", " a", "a ", "a\nb", "a\x7f", "\xff", "\xc0\xaf",
                                  "\xe2\x80\xae"
                                  "abc",
                                  "\xed\xa0\x80", "a\xc3"}) {
        EXPECT_FALSE(check_name(bad)) << bad;
    }
}

TEST(Names, CanBeSeenAndDoNotTurnWhatStandsBesideThem) {
    for (const char8_t* hidden :
         {u8"\u061C", u8"\u3164", u8"\u00A0", u8"\u3000", u8"\u2800", u8"\u00AD", u8"\U000E0041",
          u8"\uFE0F", u8"\u202F", u8"\u2003", u8"\u115F"}) {
        const std::string text = reinterpret_cast<const char*>(hidden);
        EXPECT_FALSE(check_name(text)) << text;
        EXPECT_FALSE(check_name("Ann" + text)) << text;
    }
    EXPECT_FALSE(check_name("\u0301"));
    EXPECT_TRUE(check_name("e\u0301"));
    for (const std::string good : {"Noël", "Ŵ", "محمد", "Ελένη", "ยา", "한글"}) {
        EXPECT_TRUE(check_name(good)) << good;
    }
}

TEST(Names, OfWishesAreLettersAndDigits) {
    EXPECT_TRUE(is_client_id("a-Z_9"));
    EXPECT_FALSE(is_client_id(""));
    EXPECT_FALSE(is_client_id("a\"b"));
    EXPECT_FALSE(is_client_id(std::string(41, 'a')));
}

}  // namespace
}  // namespace faubourg::table
