#include "src/core/reader.h"

#include <array>
#include <string>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

// A document and the first problem found in reading it.
class Reading {
  public:
    explicit Reading(Value document) : document_(std::move(document)) {}
    Reader root() { return {document_, problem_}; }
    std::string message() const { return problem_.message(); }
    bool failed() const { return problem_.found(); }

  private:
    Value document_;
    Problem problem_;
};

Value sample() {
    Value seat = Value::object().add("silver", 6).add("loan", false).add("manor", "m1");
    return Value::object()
        .add("game", "california")
        .add("none", Value())
        .add("seats", Value::list().add(seat).add(Value(7)));
}

TEST(Problem, keeps_the_first_report) {
    Problem problem;
    EXPECT_FALSE(problem.found());
    EXPECT_EQ(problem.message(), "");
    problem.report("a.b", "is wrong");
    problem.report("", "later");
    EXPECT_TRUE(problem.found());
    EXPECT_EQ(problem.message(), "a.b: is wrong");
    Problem whole;
    whole.report("", "is wrong as a whole");
    EXPECT_EQ(whole.message(), "is wrong as a whole");
}

TEST(Reader, reads_what_is_there) {
    Reading reading(sample());
    const Reader root = reading.root();
    EXPECT_EQ(root.at("game").string(), "california");
    EXPECT_TRUE(root.at("game").is_string());
    EXPECT_TRUE(root.at("none").is_null());
    EXPECT_TRUE(root.at("none").present());
    const auto seats = root.at("seats").items(1, 5);
    ASSERT_EQ(seats.size(), 2U);
    EXPECT_EQ(seats[0].at("silver").integer(0, 10), 6);
    EXPECT_FALSE(seats[0].at("loan").boolean());
    EXPECT_EQ(seats[1].integer(7, 7), 7);
    EXPECT_EQ(seats[1].path(), "seats[1]");
    EXPECT_FALSE(root.maybe("nothing").present());
    EXPECT_FALSE(root.maybe("nothing").is_null());
    EXPECT_TRUE(root.maybe("nothing").value().is_null());
    EXPECT_FALSE(reading.failed()) << reading.message();
}

TEST(Reader, names_the_path_of_what_is_missing) {
    Reading reading(sample());
    reading.root().at("seats").items(2, 2)[0].at("attic");
    EXPECT_EQ(reading.message(), "seats[0].attic: is missing");
}

TEST(Reader, reads_harmless_defaults_below_what_is_missing) {
    Reading reading(sample());
    const Reader nothing = reading.root().at("nothing");
    EXPECT_EQ(nothing.integer(3, 9), 3);
    EXPECT_EQ(nothing.string(), "");
    EXPECT_FALSE(nothing.boolean());
    EXPECT_TRUE(nothing.items(2, 2).empty());
    EXPECT_TRUE(nothing.members().empty());
    EXPECT_FALSE(nothing.at("deeper").present());
    nothing.only({"a"});
    EXPECT_EQ(reading.message(), "nothing: is missing") << "the first problem is the one told";
}

TEST(Reader, refuses_numbers_outside_their_range) {
    for (const Value& wrong :
         {Value(-1), Value(11), Value(5.0), Value("5"), Value(true), Value()}) {
        Reading reading(Value::object().add("n", wrong));
        EXPECT_EQ(reading.root().at("n").integer(0, 10), 0);
        EXPECT_EQ(reading.message(), "n: must be a whole number from 0 to 10");
    }
}

TEST(Reader, refuses_the_wrong_kind) {
    const auto message = [](const Value& value, const auto& read) {
        Reading reading(Value::object().add("x", value));
        read(reading.root().at("x"));
        return reading.message();
    };
    EXPECT_EQ(message(Value(1), [](const Reader& r) { r.boolean(); }), "x: must be true or false");
    EXPECT_EQ(message(Value(1), [](const Reader& r) { r.string(); }), "x: must be a string");
    EXPECT_EQ(message(Value(1), [](const Reader& r) { r.items(0, 9); }), "x: must be a list");
    EXPECT_EQ(message(Value::list(), [](const Reader& r) { r.members(); }),
              "x: must be a table of keys");
    EXPECT_EQ(message(Value("s"), [](const Reader& r) { r.at("y"); }),
              "x: must be a table of keys");
    EXPECT_EQ(message(Value("s"), [](const Reader& r) { r.maybe("y"); }),
              "x: must be a table of keys");
    EXPECT_EQ(message(Value(), [](const Reader& r) { r.only({"y"}); }),
              "x: must be a table of keys");
}

TEST(Reader, refuses_lists_of_the_wrong_length) {
    const auto message = [](std::size_t least, std::size_t most) {
        Reading reading(Value::object().add("x", Value::list().add(Value(1)).add(Value(2))));
        const bool empty = reading.root().at("x").items(least, most).empty();
        EXPECT_EQ(empty, reading.failed());
        return reading.message();
    };
    EXPECT_EQ(message(2, 2), "");
    EXPECT_EQ(message(0, 2), "");
    EXPECT_EQ(message(3, 3), "x: must have 3 items, not 2");
    EXPECT_EQ(message(0, 1), "x: must have 0 to 1 items, not 2");
}

TEST(Reader, refuses_keys_it_does_not_know) {
    Reading reading(sample());
    reading.root().only({"game", "seats", "none"});
    EXPECT_FALSE(reading.failed());
    reading.root().only({"game", "seats"});
    EXPECT_EQ(reading.message(), "none: is not a known key");
}

TEST(Reader, chooses_among_words) {
    Reading reading(sample());
    EXPECT_EQ(reading.root().at("game").one_of({"sunrise", "california"}), 1U);
    const std::array<std::string, 2> words = {"california", "x"};
    EXPECT_EQ(reading.root().at("game").one_of(words), 0U);
    EXPECT_FALSE(reading.failed());
    EXPECT_EQ(reading.root().at("game").one_of({"a", "b"}), 0U);
    EXPECT_EQ(reading.message(), "game: must be one of: a, b");
}

TEST(Reader, lists_members_in_their_order) {
    Reading reading(sample());
    std::string seen;
    for (const auto& [key, reader] : reading.root().members())
        seen += key + "=" + reader.path() + " ";
    EXPECT_EQ(seen, "game=game none=none seats=seats ");
}

}  // namespace
}  // namespace faubourg
