#include "src/arena/program_player.h"

#include <csignal>
#include <fstream>

#include <gtest/gtest.h>

#include "src/arena/engine_player.h"
#include "src/arena/testing.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

using match::code_of;
using std::chrono::milliseconds;
using Clock = ChildProcess::Clock;

constexpr milliseconds kShort{300};
constexpr milliseconds kLong{20'000};

Result<std::string> decision_of(const std::string& command, milliseconds timeout = kLong) {
    const auto match = match::started("california", 2);
    auto player = ProgramPlayer::start(command, timeout);
    EXPECT_TRUE(player);
    if (const auto begun = (*player)->begin(*match, match->actor()); !begun) {
        return std::unexpected(begun.error());
    }
    return (*player)->decide(*match, {});
}

TEST(ProgramPlayer, plays_what_the_program_answers) {
    const auto action = decision_of(
        R"(read start; read act; echo '{"action":"coin","thoughts":"money"}'; read end)");
    ASSERT_TRUE(action) << match::message_of(action);
    EXPECT_EQ(*action, "coin");
}

TEST(ProgramPlayer, has_a_code_for_everything_that_goes_wrong) {
    EXPECT_EQ(code_of(decision_of("exit 3")), "bot/exit");
    EXPECT_EQ(code_of(decision_of("kill -9 $$")), "bot/exit");
    EXPECT_EQ(code_of(decision_of("exec /no/such/program 2>&-")), "bot/exit");
    EXPECT_EQ(code_of(decision_of("read start; echo hello; read end")), "bot/answer");
    EXPECT_EQ(code_of(decision_of("echo '[]'; read start; read end")), "bot/answer");
    EXPECT_EQ(code_of(decision_of(R"(echo '{"action":7}'; sleep 9)")), "bot/answer");
    EXPECT_EQ(code_of(decision_of("head -c 3000000 /dev/zero 2>&-; sleep 9")), "bot/answer");
    EXPECT_EQ(code_of(decision_of("sleep 9", kShort)), "bot/timeout");
    EXPECT_EQ(code_of(decision_of("while true; do echo -n x; sleep 0.02; done", kShort)),
              "bot/timeout");
}

TEST(ProgramPlayer, says_how_the_program_ended) {
    EXPECT_NE(match::message_of(decision_of("exit 3")).find("exit code 3"), std::string::npos);
    EXPECT_NE(match::message_of(decision_of("kill -9 $$")).find("signal 9"), std::string::npos);
}

TEST(ProgramPlayer, never_waits_beyond_its_time) {
    const auto start = Clock::now();
    EXPECT_EQ(code_of(decision_of("trap '' TERM INT; sleep 60", kShort)), "bot/timeout");
    EXPECT_LT(Clock::now() - start, milliseconds(10'000));
}

TEST(ProgramPlayer, stops_waiting_when_the_arena_stops) {
    const auto match = match::started("california", 2);
    auto player = ProgramPlayer::start("sleep 60", kLong);
    std::stop_source stop;
    stop.request_stop();
    players::Thinking thinking;
    thinking.stop = stop.get_token();
    ASSERT_TRUE((*player)->begin(*match, 0));
    EXPECT_EQ(code_of((*player)->decide(*match, thinking)), "arena/stopped");
}

TEST(ChildProcess, leaves_nothing_behind) {
    pid_t grandchild = 0;
    {
        auto program = ChildProcess::start("sleep 60 & echo $!; wait");
        ASSERT_TRUE(program);
        const auto line = (*program)->line(Clock::now() + kLong, {});
        ASSERT_TRUE(line);
        grandchild = static_cast<pid_t>(std::stol(*line));
        EXPECT_EQ(kill(grandchild, 0), 0);
    }
    // It is not our child: its new parent may need a moment to reap it.
    const auto deadline = Clock::now() + kLong;
    bool gone = false;
    while (!gone && Clock::now() < deadline) {
        std::ifstream status("/proc/" + std::to_string(grandchild) + "/stat");
        std::string text;
        std::getline(status, text);
        gone = text.empty() || text.find(") Z ") != std::string::npos;
    }
    EXPECT_TRUE(gone);
}

TEST(ChildProcess, hands_over_lines_one_by_one) {
    auto program = ChildProcess::start("printf 'one\\ntwo\\n\\nlast'");
    ASSERT_TRUE(program);
    const auto deadline = Clock::now() + kLong;
    EXPECT_EQ(*(*program)->line(deadline, {}), "one");
    EXPECT_EQ(*(*program)->line(deadline, {}), "two");
    EXPECT_EQ(*(*program)->line(deadline, {}), "");
    EXPECT_EQ(code_of((*program)->line(deadline, {})), "bot/exit") << "a line has an end";
}

TEST(ChildProcess, takes_more_than_a_pipe_holds) {
    auto program = ChildProcess::start("cat 2>&-");
    ASSERT_TRUE(program);
    const std::string longest(1'000'000, 'x');
    const auto deadline = Clock::now() + kShort;
    // Nobody reads the echo, so the program stops reading too, and the time-out notices.
    Result<void> sent;
    for (int i = 0; i < 20 && sent; ++i) sent = (*program)->send(longest, deadline, {});
    EXPECT_EQ(code_of(sent), "bot/timeout");
}

// A program is told what its seat may see and nothing more.
TEST(ProgramPlayer, is_told_what_its_seat_sees) {
    const auto match = match::started("sunrise", 3);
    const std::string file = testing::TempDir() + "told.jsonl";
    auto player =
        ProgramPlayer::start("exec 3>" + file +
                                 R"(; read -r a; read -r b; echo "$a" >&3; echo "$b" >&3;)"
                                 R"( echo '{"action":"draw"}'; read -r c)",
                             kLong);
    const Seat seat = match->actor();
    ASSERT_TRUE((*player)->begin(*match, seat));
    ASSERT_TRUE((*player)->decide(*match, {}));
    std::ifstream told(file);
    std::string start;
    std::string act;
    std::getline(told, start);
    std::getline(told, act);
    const auto first = codec::from_json(start);
    ASSERT_TRUE(first) << start;
    EXPECT_EQ(*first->find("type"), Value("start"));
    EXPECT_EQ(*first->find("seat"), Value(seat));
    EXPECT_EQ(first->find("seed"), nullptr);
    const auto second = codec::from_json(act);
    ASSERT_TRUE(second) << act;
    EXPECT_EQ(*second->find("state"), match->state(Viewer::of(seat)));
    EXPECT_EQ(second->find("state")->find("deck"), nullptr);
    EXPECT_EQ(second->find("legal")->items()->size(), match->legal(seat).size());
}

TEST(EngineSpec, reads_settings_before_the_program) {
    const auto spec = read_engine_spec("bot=level3 milliseconds=50 ./engine --fast x=1");
    ASSERT_TRUE(spec);
    EXPECT_EQ(spec->bot, "level3");
    EXPECT_EQ(spec->budget.time, milliseconds(50));
    EXPECT_EQ(spec->command, "./engine --fast x=1");
    const auto plain = read_engine_spec("engine");
    ASSERT_TRUE(plain);
    EXPECT_EQ(plain->bot, "search");
    EXPECT_EQ(plain->budget.simulations, 1000);
    for (const char* bad : {"", "bot=x", "bot=x ", "simulations=0 engine", "simulations=many e"}) {
        EXPECT_EQ(code_of(read_engine_spec(bad)), "bot/unknown") << bad;
    }
}

}  // namespace
}  // namespace faubourg::arena
