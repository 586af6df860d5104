#include "src/core/pack_reader.h"

#include <gtest/gtest.h>

namespace faubourg {
namespace {

Value names(Value en, Value fr) {
    return Value::object().add("en", std::move(en)).add("fr", std::move(fr));
}

Value head(Value format, Value game, Value title) {
    return Value::object()
        .add("format", std::move(format))
        .add("game", std::move(game))
        .add("title", std::move(title));
}

std::string head_problem(const Value& pack) {
    Problem problem;
    read_pack_head(Reader(pack, problem), "california");
    return problem.message();
}

TEST(PackHead, is_format_game_and_title) {
    EXPECT_EQ(head_problem(head(1, "california", names("a", "b"))), "");
    EXPECT_EQ(head_problem(Value::object()), "format: is missing");
    EXPECT_EQ(head_problem(head(2, "california", names("a", "b"))),
              "format: must be a whole number from 1 to 1");
    EXPECT_EQ(head_problem(head(1, "sunrise", names("a", "b"))), "game: must be \"california\"");
    EXPECT_EQ(head_problem(head(1, 5, names("a", "b"))), "game: must be a string");
    EXPECT_EQ(head_problem(head(1, "california", "California")), "title: must be a table of keys");
}

TEST(PackNames, are_there_in_every_language) {
    const auto problem_of = [](const Value& value) {
        Problem problem;
        read_names(Reader(value, problem));
        return problem.message();
    };
    EXPECT_EQ(problem_of(names("house", "maison")), "");
    EXPECT_EQ(problem_of(names("house", "")), "fr: must not be empty");
    EXPECT_EQ(problem_of(names(1, "maison")), "en: must be a string");
    EXPECT_EQ(problem_of(Value::object().add("en", "house")), "fr: is missing");
    EXPECT_EQ(problem_of(names("a", "b").add("de", "c")), "de: is not a known key");

    Problem problem;
    const Value value = names("house", "maison");
    const Text text = read_names(Reader(value, problem));
    EXPECT_EQ(text.en, "house");
    EXPECT_EQ(text.fr, "maison");
}

TEST(PackStatus, is_one_of_three_words) {
    const auto problem_of = [](const Value& value) {
        Problem problem;
        read_status(Reader(value, problem));
        return problem.message();
    };
    for (const char* word : {"rulebook", "source", "reconstruction"}) {
        EXPECT_EQ(problem_of(Value::object().add("status", word)), "");
    }
    EXPECT_EQ(problem_of(Value::object()), "status: is missing");
    EXPECT_EQ(problem_of(Value::object().add("status", "guess")),
              "status: must be one of: rulebook, source, reconstruction");
}

TEST(PackId, is_a_new_word_of_letters_digits_and_hyphens) {
    const auto problem_of = [](const Value& value) {
        Problem problem;
        std::vector<std::string> taken = {"red"};
        read_id(Reader(value, problem), taken);
        return problem.message();
    };
    EXPECT_EQ(problem_of("pool"), "");
    EXPECT_EQ(problem_of("pair-pool-2"), "");
    for (const char* wrong : {"", "Pool", "2pool", "-pool", "po ol", "po_ol", "p\xc3\xa9"}) {
        EXPECT_EQ(problem_of(wrong), "must be lower-case letters, digits and hyphens") << wrong;
    }
    EXPECT_EQ(problem_of("red"), "\"red\" is there twice");
    EXPECT_EQ(problem_of(3), "must be a string");
}

TEST(PackError, is_content_invalid) {
    Problem problem;
    problem.report("gifts.count", "is missing");
    EXPECT_EQ(pack_error(problem).error(),
              (Error{.code = "content/invalid", .message = "gifts.count: is missing"}));
}

}  // namespace
}  // namespace faubourg
