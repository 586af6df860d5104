#include "src/codec/json_writer.h"

#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "src/codec/json.h"

namespace faubourg::codec {
namespace {

template <class Tell>
std::string written(Tell&& tell, std::string text = {}) {
    {
        JsonWriter out(text);
        tell(out);
    }
    return text;
}

TEST(JsonWriter, writes_members_and_items_with_commas_between_them) {
    const std::string text = written([](JsonWriter& out) {
        out.object([&] {
            out.add("a", 1).add("b", true).add("c", nullptr).add("d", "x");
            out.list("e", [&] { out.add(1).add("y").object([] {}).list([] {}); });
            out.object("f", [&] { out.add("g", -7); });
        });
    });
    EXPECT_EQ(text, R"({"a":1,"b":true,"c":null,"d":"x","e":[1,"y",{},[]],"f":{"g":-7}})");
}

TEST(JsonWriter, goes_on_behind_what_stands_there) {
    EXPECT_EQ(written([](JsonWriter& out) { out.add("b", 2); }, R"({"a":1)"), R"({"a":1,"b":2)");
    EXPECT_EQ(written([](JsonWriter& out) { out.add(2); }, "["), "[2");
}

TEST(JsonWriter, escapes_texts_and_keys_wherever_they_stand) {
    const std::string odd = "\"\\\n\x01 é";
    const std::string long_text(5000, '"');
    const std::string text = written([&](JsonWriter& out) {
        out.object([&] { out.add(odd, odd).add("long", long_text).add("end", 1); });
    });
    const auto read = from_json(text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(*read->find(odd), Value(odd));
    EXPECT_EQ(*read->find("long"), Value(long_text));
    EXPECT_EQ(*read->find("end"), Value(1));
}

// A text whose last character looks like the start of a list or object is still a finished item.
TEST(JsonWriter, is_not_misled_by_brackets_in_texts) {
    EXPECT_EQ(written([](JsonWriter& out) { out.list([&] { out.add("[").add(":").add("{"); }); }),
              R"(["[",":","{"])");
}

TEST(JsonWriter, writes_numbers_as_short_as_they_are_exact) {
    const std::string text = written([](JsonWriter& out) {
        out.list([&] {
            out.add(std::numeric_limits<std::int64_t>::min())
                .add(std::numeric_limits<std::int64_t>::max())
                .add(0.1)
                .add(-1e300)
                .add(std::nan(""));
        });
    });
    EXPECT_EQ(text, "[-9223372036854775808,9223372036854775807,0.1,-1e+300,null]");
}

TEST(JsonWriter, grows_with_what_is_written) {
    const std::string text = written([](JsonWriter& out) {
        out.list([&] {
            for (int i = 0; i < 3000; ++i) out.list([&] { out.add(i); });
        });
    });
    const auto read = from_json(text);
    ASSERT_TRUE(read);
    ASSERT_EQ(read->items()->size(), 3000U);
    EXPECT_EQ((*(*read->items())[2999].items())[0], Value(2999));
    EXPECT_EQ(to_json(*read), text);
}

}  // namespace
}  // namespace faubourg::codec
