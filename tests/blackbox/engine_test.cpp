#include <string>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/core/random.h"

#include "tests/blackbox/process.h"

// `faubourg engine` from outside: one answer for each line, in order, whatever the input is.
namespace faubourg::blackbox {
namespace {

constexpr std::size_t kMaxLine = std::size_t{1} << 20;
constexpr std::string_view kHello = R"({"cmd":"hello"})";

class Engine : public testing::Test {
  protected:
    std::string ask(std::string_view request) {
        EXPECT_TRUE(process_.send(std::string(request) + "\n"));
        const auto answer = process_.line();
        EXPECT_TRUE(answer.has_value()) << "no answer to " << request.substr(0, 200);
        return answer.value_or("{}");
    }
    Value result(const Value& request) {
        const auto answer = codec::from_json(ask(codec::to_json(request)));
        const Value* found = answer ? answer->find("result") : nullptr;
        if (found == nullptr) ADD_FAILURE() << codec::to_json(request);
        return found != nullptr ? *found : Value::object();
    }
    void expect_good_end() {
        const Ended ended = process_.end();
        EXPECT_EQ(ended.exit_code, 0);
        EXPECT_EQ(ended.out, "");
        EXPECT_EQ(ended.err, "");
    }

    Process process_{{"engine"}};
};

bool is_hello(std::string_view answer) {
    return answer.starts_with(
        R"({"id":null,"ok":true,"result":{"protocol":1,"program":"faubourg",)");
}

bool is_invalid(std::string_view answer) {
    return answer.starts_with(R"({"id":null,"ok":false,"error":{"code":"request/invalid",)");
}

// The input stays open, so an answer that stayed in a buffer would never come.
TEST_F(Engine, answers_line_by_line) {
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(is_hello(ask(kHello)));
    expect_good_end();
}

TEST_F(Engine, tells_its_version) {
    const Value hello = result(Value::object().add("cmd", "hello"));
    EXPECT_EQ(*hello.find("version"), Value(FAUBOURG_VERSION));
    expect_good_end();
}

TEST_F(Engine, answers_in_order) {
    std::string requests;
    constexpr int kRequests = 3000;
    for (int i = 0; i < kRequests; ++i) {
        requests += R"({"cmd":")" + std::string(i % 3 == 0 ? "hello" : "nonsense") + R"(","id":)" +
                    std::to_string(i) + "}\n";
    }
    ASSERT_TRUE(process_.send(requests));
    for (int i = 0; i < kRequests; ++i) {
        const auto answer = process_.line();
        ASSERT_TRUE(answer);
        ASSERT_TRUE(answer->starts_with(R"({"id":)" + std::to_string(i) +
                                        (i % 3 == 0 ? R"(,"ok":true,)" : R"(,"ok":false,)")))
            << *answer;
    }
    expect_good_end();
}

TEST_F(Engine, survives_garbage) {
    FastRandom random(1);
    for (int i = 0; i < 300; ++i) {
        std::string line;
        for (std::uint32_t left = random.below(200); left > 0; --left) {
            const auto byte = static_cast<char>(random.below(256));
            line += byte == '\n' ? ' ' : byte;
        }
        ASSERT_TRUE(is_invalid(ask(line))) << i;
    }
    for (const char* line : {"", "null", "[", "{\"cmd\"", "\"\\ud800\"", "{}{}"}) {
        ASSERT_TRUE(is_invalid(ask(line))) << line;
    }
    EXPECT_TRUE(is_invalid(ask(std::string(1000, '\0'))));
    EXPECT_TRUE(is_hello(ask(kHello)));
    expect_good_end();
}

TEST_F(Engine, survives_lines_that_are_too_long) {
    std::string full(kHello);
    full.resize(kMaxLine, ' ');
    EXPECT_TRUE(is_hello(ask(full)));
    EXPECT_TRUE(is_invalid(ask(full + " ")));
    EXPECT_TRUE(is_invalid(ask(std::string(5 * kMaxLine, 'x'))));
    EXPECT_TRUE(is_invalid(ask(std::string(kMaxLine, '['))));
    EXPECT_TRUE(is_hello(ask(kHello)));
    expect_good_end();
}

TEST_F(Engine, takes_lines_that_end_in_a_carriage_return) {
    EXPECT_TRUE(is_hello(ask("{\"cmd\":\"hello\"}\r")));
    expect_good_end();
}

TEST_F(Engine, answers_a_last_line_without_an_end) {
    ASSERT_TRUE(process_.send(kHello));
    const Ended ended = process_.end();
    EXPECT_TRUE(is_hello(ended.out));
    EXPECT_TRUE(ended.out.ends_with("}\n"));
    EXPECT_EQ(ended.exit_code, 0);
}

TEST_F(Engine, ends_with_its_input) { expect_good_end(); }

TEST_F(Engine, ends_with_quit_and_answers_nothing_after_it) {
    ASSERT_TRUE(process_.send("{\"id\":7,\"cmd\":\"quit\"}\n" + std::string(kHello) + "\n"));
    EXPECT_EQ(process_.line(), R"({"id":7,"ok":true,"result":{}})");
    EXPECT_EQ(process_.line(), std::nullopt) << "the output is closed though the input is not";
    expect_good_end();
}

TEST_F(Engine, ends_when_nobody_reads_its_answers) {
    process_.close_output();
    std::string requests;
    for (int i = 0; i < 5000; ++i) requests += std::string(kHello) + "\n";
    static_cast<void>(process_.send(requests));
    const auto start = std::chrono::steady_clock::now();
    static_cast<void>(process_.end());
    EXPECT_LT(std::chrono::steady_clock::now() - start, Process::kPatience / 2);
}

// Plays every game that the engine lists, from the first action to the score, then again from its
// record.
TEST_F(Engine, plays_whole_random_games) {
    const Value hello = result(Value::object().add("cmd", "hello"));
    ASSERT_FALSE(hello.find("games")->items()->empty());
    FastRandom random(5);
    for (const Value& game : *hello.find("games")->items()) {
        const Value match = *result(Value::object()
                                        .add("cmd", "new")
                                        .add("game", game)
                                        .add("players", 3)
                                        .add("seed", "black box"))
                                 .find("match");
        const auto about = [&match](std::string_view command) {
            return Value::object().add("cmd", command).add("match", match);
        };
        int actions = 0;
        for (Value legal = result(about("legal")); !legal.find("seat")->is_null();
             legal = result(about("legal"))) {
            const Value::List& texts = *legal.find("actions")->items();
            ASSERT_FALSE(texts.empty());
            const Value& text = texts[random.below(static_cast<std::uint32_t>(texts.size()))];
            result(about("act").add("seat", *legal.find("seat")).add("action", text));
            ASSERT_LT(++actions, 5000);
        }
        EXPECT_GT(actions, 10);
        EXPECT_EQ(*result(about("score")).find("final"), Value(true));
        const Value record = result(about("record"));
        const Value again =
            *result(Value::object().add("cmd", "load").add("record", record)).find("match");
        EXPECT_EQ(
            result(about("state").add("viewer", "all")),
            result(Value::object().add("cmd", "state").add("match", again).add("viewer", "all")));
    }
    expect_good_end();
}

}  // namespace
}  // namespace faubourg::blackbox
