#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/content/packs.h"
#include "src/match/library.h"

#include "project_paths.h"
#include "tests/blackbox/process.h"

// `faubourg arena` and `faubourg stats` from outside.
namespace faubourg::blackbox {
namespace {

std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// The path of a file that does not exist; if one is created, it is removed with this object.
class FreePath {
  public:
    explicit FreePath(std::string_view suffix) {
        const TemporaryFile file("", suffix);
        path_ = file.path();
    }
    ~FreePath() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    FreePath(const FreePath&) = delete;
    FreePath& operator=(const FreePath&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

// The report without the values that differ from run to run.
Value timeless(const std::string& json) {
    const auto report = codec::from_json(json);
    if (!report || report->find("bots") == nullptr) {
        ADD_FAILURE() << json;
        return {};
    }
    Value out = Value::object();
    for (const Member& member : *report->members()) {
        if (member.key != "bots") out.add(member.key, member.value);
    }
    for (const Value& bot : *report->find("bots")->items()) {
        for (const Member& member : *bot.members()) {
            if (member.key != "times") out.add(member.key, member.value);
        }
    }
    return out;
}

std::vector<std::string> arena(const std::vector<std::string>& bots,
                               const std::vector<std::string>& more) {
    std::vector<std::string> line = {"arena", "sunrise", "--json"};
    for (const std::string& bot : bots) line.insert(line.end(), {"--bots", bot});
    line.insert(line.end(), more.begin(), more.end());
    return line;
}

TEST(Arena, prints_a_table_and_writes_a_page) {
    const FreePath page(".html");
    const Ended ended = run({"arena", "california", "--bots", "greedy", "--bots", "random",
                             "--games", "20", "--lang", "fr", "--html", page.path()});
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_EQ(ended.err, "") << "no progress bar in a pipe";
    EXPECT_TRUE(has(ended.out, "20 parties sur 10 donnes")) << ended.out;
    EXPECT_TRUE(has(text_of(page.path()), "<html lang=\"fr\">"));
}

TEST(Arena, gives_the_same_report_on_any_number_of_threads) {
    const auto one = run(arena({"greedy", "random", "random"}, {"--deals", "6", "--threads", "1"}));
    const auto two = run(arena({"greedy", "random", "random"}, {"--deals", "6", "--threads", "2"}));
    EXPECT_EQ(one.exit_code, 0);
    EXPECT_EQ(timeless(one.out), timeless(two.out));
}

TEST(Arena, plays_one_against_a_table_of_others) {
    const Ended ended = run({"arena", "dreamhome", "--players", "4", "--bots", "greedy",
                             "--against", "random", "--games", "30", "--json"});
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report);
    EXPECT_EQ(*report->find("games"), Value(32)) << "whole deals";
    const Value::List& bots = *report->find("bots")->items();
    EXPECT_EQ(*bots[0].find("seats"), Value(32));
    EXPECT_EQ(*bots[1].find("seats"), Value(96));
}

TEST(Arena, refuses_what_can_not_be_played) {
    struct Case {
        std::vector<std::string> line;
        const char* code;
    };
    const std::vector<Case> cases = {
        {{"arena", "chess", "--bots", "greedy"}, "game/unknown"},
        {{"arena", "sunrise", "--bots", "deepthought", "--bots", "random"}, "bot/unknown"},
        {{"arena", "sunrise", "--bots", "random"}, "arena/line_up"},
        {{"arena", "sunrise", "--bots", "random", "--against", "random", "--players", "5"},
         "players/invalid"},
        {{"arena", "sunrise", "--bots", "random", "--against", "random", "--option", "hue=1"},
         "option/unknown"},
        {{"arena", "sunrise", "--bots", "random", "--against", "random", "--out", "no/such/x"},
         "file/failed"},
        {{"arena", "sunrise", "--bots", "random", "--against", "random", "--deals", "9000000"},
         "arena/too_many"},
        {{"stats", "chess"}, "game/unknown"},
        {{"stats", "sunrise", "--players", "9"}, "players/invalid"},
    };
    for (const Case& it : cases) {
        const Ended ended = run(it.line);
        EXPECT_EQ(ended.exit_code, 1) << it.code;
        EXPECT_TRUE(has(ended.err, it.code)) << ended.err;
        EXPECT_EQ(ended.out, "");
    }
}

// Runs the example of docs/bot-protocol.md as it is printed there, so that it stays true.
TEST(BotProtocol, example_of_the_document_plays) {
    const std::string document = text_of(FAUBOURG_SOURCE_DIR "/docs/bot-protocol.md");
    const std::string fence = "```python\n";
    ASSERT_NE(document.find(fence), std::string::npos);
    const std::size_t start = document.find(fence) + fence.size();
    const std::string code = document.substr(start, document.find("```", start) - start);
    EXPECT_LE(std::ranges::count(code, '\n'), 10) << "ten lines are promised";
    const TemporaryFile bot(code, ".py");
    const auto line = arena({"cmd:python3 " + bot.path(), "greedy"}, {"--games", "8"});
    const Ended ended = run(line);
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    const Value report = timeless(ended.out);
    EXPECT_EQ(*report.find("games"), Value(8));
    EXPECT_EQ(timeless(run(line).out), report) << "all its chance comes from the seed";
}

TEST(BotProtocol, has_an_error_for_every_bad_bot) {
    struct Case {
        const char* command;
        const char* code;
    };
    constexpr std::array<Case, 6> kCases = {{
        {"cmd:exit 7", "bot/exit"},
        {"cmd:no-such-program-anywhere 2>&-", "bot/exit"},
        {"cmd:while read line; do echo nonsense; done", "bot/answer"},
        {R"(cmd:while read line; do echo '{"action":"castle"}'; done)", "bot/illegal"},
        {"cmd:sleep 30", "bot/timeout"},
        {"engine:cat", "bot/answer"},
    }};
    for (const Case& it : kCases) {
        const Ended ended =
            run(arena({it.command, "random"}, {"--games", "2", "--bot-timeout", "0.5"}));
        EXPECT_EQ(ended.exit_code, 1) << it.command;
        EXPECT_TRUE(has(ended.err, it.code)) << ended.err;
        EXPECT_EQ(ended.out, "") << it.command;
    }
}

// This bot plays at random and quits when its second game starts.
TEST(BotProtocol, a_failure_does_not_take_away_what_was_played) {
    const TemporaryFile bot(R"(
import json, random, sys
games = 0
for line in sys.stdin:
    message = json.loads(line)
    games += message["type"] == "start"
    if games > 1: sys.exit(3)
    if message["type"] == "act":
        print(json.dumps({"action": random.choice(message["legal"])}), flush=True)
)",
                            ".py");
    const Ended ended =
        run(arena({"cmd:python3 " + bot.path(), "random"}, {"--games", "4", "--threads", "1"}));
    EXPECT_EQ(ended.exit_code, 1);
    EXPECT_TRUE(has(ended.err, "bot/exit")) << ended.err;
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report) << ended.out;
    EXPECT_EQ(*report->find("games"), Value(1));
}

TEST(BotProtocol, failures_can_be_forfeits) {
    const Ended ended =
        run(arena({R"(cmd:while read line; do echo '{"action":"castle"}'; done)", "random"},
                  {"--games", "4", "--on-failure", "forfeit"}));
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report);
    EXPECT_EQ(*report->find("bots")->items()->front().find("forfeits"), Value(4));
}

TEST(EnginePlayer, is_our_own_engine_and_plays_like_it) {
    const std::string engine = "engine:bot=greedy simulations=1 " FAUBOURG_PROGRAM " engine";
    const Ended ended = run(arena({engine, "random"}, {"--games", "6"}));
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report);
    const Value& win = *report->find("bots")->items()->front().find("win")->find("value");
    EXPECT_EQ(codec::to_json(win), "1") << ended.out;
}

// Waits until the results file has a few games.
void wait_for_games(const std::string& file) {
    const auto deadline = std::chrono::steady_clock::now() + Process::kPatience;
    while (std::chrono::steady_clock::now() < deadline) {
        if (std::ranges::count(text_of(file), '\n') > 5) return;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
    ADD_FAILURE() << "no games in " << file;
}

TEST(Arena, keeps_what_was_played_at_ctrl_c) {
    const FreePath results(".jsonl");
    Process process(arena({"random", "random"}, {"--games", "1000000", "--out", results.path()}));
    wait_for_games(results.path());
    process.interrupt();
    const Ended ended = process.end();
    EXPECT_EQ(ended.exit_code, 130);
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report) << ended.out;
    EXPECT_EQ(*report->find("games_planned"), Value(1000000));
    EXPECT_EQ(*report->find("games"), Value(std::ranges::count(text_of(results.path()), '\n') - 1));
}

TEST(Arena, goes_on_after_it_was_killed) {
    const FreePath results(".jsonl");
    {
        const Process process(
            arena({"random", "greedy"}, {"--games", "1000000", "--out", results.path()}));
        wait_for_games(results.path());
    }
    // Cuts the file in the middle of a line, as a killed program could leave it.
    const std::string whole = text_of(results.path());
    std::filesystem::resize_file(results.path(), whole.size() - 10);
    const std::string games = std::to_string(std::ranges::count(whole, '\n') / 2 * 2 + 4);
    const Ended resumed =
        run(arena({"random", "greedy"}, {"--games", games, "--resume", results.path()}));
    EXPECT_EQ(resumed.exit_code, 0) << resumed.err;
    const Ended fresh = run(arena({"random", "greedy"}, {"--games", games}));
    EXPECT_EQ(timeless(resumed.out), timeless(fresh.out));
    const Ended other = run(arena({"greedy", "random"}, {"--resume", results.path()}));
    EXPECT_EQ(other.exit_code, 1);
    EXPECT_TRUE(has(other.err, "results/other")) << other.err;
    EXPECT_TRUE(has(other.err, "bots")) << other.err;
}

TEST(Stats, tell_what_wins_in_every_form) {
    const FreePath page(".html");
    const auto library = match::Library::of(content::default_packs().value());
    ASSERT_TRUE(library);
    for (const auto& rules : library->games()) {
        const std::string game(rules->facts().id);
        const std::vector<std::string> line = {"stats", game, "--bot", "greedy", "--games", "20"};
        const Ended table = run(line);
        EXPECT_EQ(table.exit_code, 0) << table.err;
        EXPECT_TRUE(has(table.out, "correlation with winning")) << table.out;
        auto all = line;
        all.insert(all.end(), {"--json", "--html", page.path()});
        const auto report = codec::from_json(run(all).out);
        ASSERT_TRUE(report);
        EXPECT_GT(report->find("facts")->items()->size(), 10U);
        EXPECT_GT(report->find("parts")->items()->size(), 4U);
        EXPECT_TRUE(has(text_of(page.path()), "</html>"));
    }
}

// `stats` is used to judge content packs, so different content must give different figures.
TEST(Stats, are_of_the_content_that_is_given) {
    std::string pack = text_of(FAUBOURG_SOURCE_DIR "/content/california.toml");
    const std::string id = "id = \"triple-red\"";
    ASSERT_TRUE(has(pack, id));
    pack.replace(pack.find(id), id.size(), "id = \"scarlet\"");
    const TemporaryFile file(pack, ".toml");
    const Ended ended =
        run({"stats", "california", "--games", "3", "--json", "--content", file.path()});
    EXPECT_EQ(ended.exit_code, 0) << ended.err;
    EXPECT_TRUE(has(ended.out, "\"bonus.scarlet\"")) << ended.out;
}

}  // namespace
}  // namespace faubourg::blackbox
