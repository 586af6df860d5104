#include <fstream>
#include <sstream>
#include <string>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/content/packs.h"
#include "src/core/random.h"
#include "src/match/library.h"

#include "project_paths.h"
#include "tests/blackbox/process.h"

// The other commands from outside: what they print, where they print it, and their exit codes.
namespace faubourg::blackbox {
namespace {

std::string default_pack_file(std::string_view game) {
    return FAUBOURG_SOURCE_DIR "/content/" + std::string(game) + ".toml";
}

std::string text_of(const std::string& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != text.npos; }

// Expects that the command failed with this exit code and gave the reason on standard error only.
void expect_failure(const Ended& ended, int exit_code, std::string_view reason) {
    EXPECT_EQ(ended.exit_code, exit_code);
    EXPECT_TRUE(has(ended.err, reason)) << ended.err;
    EXPECT_EQ(ended.out, "");
}

std::string played_record() {
    const auto library = match::Library::of(content::default_packs().value());
    match::Setup setup;
    setup.players = 2;
    setup.seed = "record";
    auto match = library->start("california", setup);
    FastRandom random(4);
    while ((*match)->actor() != kNobody) {
        const Seat seat = (*match)->actor();
        const auto legal = (*match)->legal(seat);
        EXPECT_TRUE(
            (*match)->act(seat, legal[random.below(static_cast<std::uint32_t>(legal.size()))]));
    }
    return codec::to_json(codec::record_document((*match)->record())) + "\n";
}

TEST(Program, tells_its_version) {
    const Ended ended = run({"--version"});
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_EQ(ended.out, "faubourg " FAUBOURG_VERSION "\n");
    EXPECT_EQ(ended.err, "");
}

TEST(Program, explains_itself) {
    const Ended ended = run({"--help"});
    EXPECT_EQ(ended.exit_code, 0);
    for (const char* command :
         {"play", "engine", "perft", "bench", "replay", "content", "golden", "arena", "stats"}) {
        EXPECT_TRUE(has(ended.out, command)) << command;
        const Ended help = run({command, "--help"});
        EXPECT_EQ(help.exit_code, 0);
        EXPECT_NE(help.out, "");
    }
}

TEST(Program, refuses_a_wrong_command_line) {
    const std::vector<std::vector<std::string>> lines = {
        {},
        {"dance"},
        {"engine", "extra"},
        {"engine", "--bogus"},
        {"content"},
        {"content", "check"},
        {"content", "bake", "x"},
        {"perft"},
        {"perft", "california", "--depth", "many"},
        {"perft", "california", "--depth", "-1"},
        {"arena", "california"},
        {"arena", "california", "--bots", "random", "--games", "0"},
        {"stats"},
        {"replay"},
        {"replay", "x", "--lang", "de"},
        {"replay", "x", "--colour", "pink"}};
    for (const auto& line : lines) {
        const Ended ended = run(line);
        EXPECT_EQ(ended.exit_code, 2) << testing::PrintToString(line);
        EXPECT_NE(ended.err, "") << testing::PrintToString(line);
        EXPECT_EQ(ended.out, "") << testing::PrintToString(line);
    }
}

TEST(ContentCheck, praises_every_pack_of_the_program) {
    const auto library = match::Library::of(content::default_packs().value());
    for (const auto& rules : library->games()) {
        const std::string file = default_pack_file(rules->facts().id);
        const Ended ended = run({"content", "check", file});
        EXPECT_EQ(ended.exit_code, 0);
        EXPECT_EQ(ended.err, "");
        EXPECT_TRUE(has(ended.out, file)) << ended.out;
        EXPECT_TRUE(has(ended.out, rules->pack_hash())) << ended.out;
    }
}

TEST(ContentCheck, names_file_key_and_reason) {
    const std::string good = text_of(default_pack_file("california"));
    struct Case {
        const char* from;
        const char* to;
        const char* reason;
    };
    constexpr std::array<Case, 8> kCases = {{
        {"count = 30", "count = -1", "gifts.count: must be a whole number from 0 to 255"},
        {"format = 1", "format = 9", "format: must be a whole number from 1 to 1"},
        {"rooms = 8", "rooms = 8.5", "line "},
        {"id = \"piano\"", "id = \"Piano\"", "furniture[0].id: "},
        {"colour = \"red\"", "colour = \"pink\"", "furniture[0].colour: "},
        {"printed = \"red\"", "", "manors[0].printed: is missing"},
        {"points = 3", "pints = 3", "bonus[0].pints: is not a known key"},
        {"[[bonus]]", "[[bonus]", "line "},
    }};
    for (const Case& it : kCases) {
        const TemporaryFile file(replaced(good, it.from, it.to), ".toml");
        expect_failure(run({"content", "check", file.path()}), 1, file.path() + ": " + it.reason);
    }
}

TEST(ContentCheck, refuses_files_that_are_no_pack) {
    expect_failure(run({"content", "check", "no/such/file.toml"}), 1, "no/such/file.toml: ");
    expect_failure(run({"content", "check", testing::TempDir()}), 1, testing::TempDir());
    const TemporaryFile empty("", ".toml");
    expect_failure(run({"content", "check", empty.path()}), 1, empty.path() + ": game: ");
    const TemporaryFile other("game = \"chess\"\n", ".toml");
    expect_failure(run({"content", "check", other.path()}), 1, "no game is called \"chess\"");
    const TemporaryFile large(std::string((1 << 20) + 1, '#'), ".toml");
    expect_failure(run({"content", "check", large.path()}), 1, "at most 1 MiB");
    std::string deep;
    for (int i = 0; i < 200'000; ++i) deep += "a.";
    const TemporaryFile nested(deep + "a = 1\n", ".toml");
    expect_failure(run({"content", "check", nested.path()}), 1, "nested too deeply");
}

TEST(ContentOption, plays_with_the_pack_that_is_given) {
    const TemporaryFile file(
        replaced(text_of(default_pack_file("california")), "count = 30", "count = 7"), ".toml");
    const Ended ended =
        run({"engine", "--content", file.path()},
            "{\"cmd\":\"new\",\"game\":\"california\",\"players\":2,\"seed\":\"\"}\n"
            "{\"cmd\":\"state\",\"match\":\"m1\",\"viewer\":\"all\"}\n");
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_TRUE(has(ended.out, "\"gifts_left\":7,")) << ended.out;
    const TemporaryFile wrong("game = \"california\"\n", ".toml");
    for (const char* command : {"engine", "perft"}) {
        std::vector<std::string> line = {command, "--content", wrong.path()};
        if (std::string_view(command) == "perft") line.emplace_back("california");
        expect_failure(run(line), 1, wrong.path() + ": ");
    }
}

TEST(Perft, counts_each_depth) {
    const auto library = match::Library::of(content::default_packs().value());
    for (const auto& rules : library->games()) {
        match::Setup setup;
        setup.players = 3;
        setup.seed = "p";
        std::string expected;
        for (const int depth : {1, 2}) {
            expected +=
                std::to_string(depth) + " " + std::to_string(*rules->perft(setup, depth)) + "\n";
        }
        const Ended ended = run({"perft", std::string(rules->facts().id), "--players", "3",
                                 "--seed", "p", "--depth", "2"});
        EXPECT_EQ(ended.exit_code, 0);
        EXPECT_EQ(ended.out, expected);
        EXPECT_EQ(ended.err, "");
    }
}

TEST(Perft, refuses_games_and_players_that_are_not_there) {
    expect_failure(run({"perft", "chess"}), 1, "no game is called \"chess\"");
    expect_failure(run({"perft", "california", "--players", "9"}), 1, "players/invalid");
}

TEST(Replay, shows_a_match_to_its_end) {
    const TemporaryFile file(played_record(), ".json");
    const Ended english = run({"replay", file.path()});
    EXPECT_EQ(english.exit_code, 0);
    EXPECT_EQ(english.err, "");
    EXPECT_TRUE(has(english.out, "   1. Player ")) << english.out.substr(0, 500);
    EXPECT_TRUE(has(english.out, "The game is over"));
    EXPECT_TRUE(has(english.out, "final score"));
    EXPECT_FALSE(has(english.out, "\x1b")) << "no colours in a pipe";
    const Ended french = run({"replay", file.path(), "--lang", "fr", "--colour", "always"});
    EXPECT_EQ(french.exit_code, 0);
    EXPECT_TRUE(has(french.out, "Fin de la partie"));
    EXPECT_TRUE(has(french.out, "\x1b["));
}

TEST(Replay, refuses_what_is_no_record_of_this_program) {
    const std::string good = played_record();
    expect_failure(run({"replay", "no/such/file.json"}), 1, "no/such/file.json: ");
    struct Case {
        std::string text;
        const char* reason;
    };
    const std::vector<Case> cases = {
        {"", "not JSON"},
        {"{}", "is missing"},
        {"[]", "must be a table of keys"},
        {good.substr(0, good.size() / 2), "not JSON"},
        {replaced(good, "\"pack\":\"sha256:", "\"pack\":\"sha256:0"), "pack: "},
        {replaced(good, "\"rules\":1", "\"rules\":99"), "rules: "},
        {replaced(good, "\"game\":\"california\"", "\"game\":\"chess\""), "game: "},
        {replaced(good, "\"actions\":[[", "\"actions\":[[0,\"castle\"],["), "actions[0]: "},
    };
    for (const Case& it : cases) {
        const TemporaryFile file(it.text, ".json");
        const Ended ended = run({"replay", file.path()});
        expect_failure(ended, 1, it.reason);
        EXPECT_TRUE(has(ended.err, file.path())) << ended.err;
    }
}

TEST(Play, ends_with_its_input) {
    for (const auto& line : std::vector<std::vector<std::string>>{
             {"play"}, {"play", "california"}, {"play", "california", "--seats", "human,random"}}) {
        const Ended ended = run(line);
        EXPECT_EQ(ended.exit_code, 0) << testing::PrintToString(line);
        EXPECT_EQ(ended.err, "");
    }
}

TEST(Play, refuses_games_and_seats_that_are_not_there) {
    EXPECT_EQ(run({"play", "chess"}).exit_code, 1);
    EXPECT_EQ(run({"play", "california", "--seats", "human,stockfish"}).exit_code, 1);
    EXPECT_EQ(run({"play", "california", "--seats", "human"}).exit_code, 1);
}

TEST(Play, lets_bots_play_to_the_end) {
    const auto library = match::Library::of(content::default_packs().value());
    for (const auto& rules : library->games()) {
        const std::vector<std::string> line = {
            "play", std::string(rules->facts().id), "--seats", "random,random", "--seed", "bots"};
        const Ended ended = run(line);
        EXPECT_EQ(ended.exit_code, 0);
        EXPECT_TRUE(has(ended.out, "wins")) << ended.out;
        EXPECT_EQ(run(line).out, ended.out) << "the same deal, the same game";
    }
}

TEST(Play, obeys_every_command_and_saves_a_record_that_replays) {
    const TemporaryFile saved("", ".json");
    const Ended ended = run({"play", "california", "--seats", "human,human", "--seed", "x"},
                            "help\nlist\nboard\nscore\nhint\nnonsense\n0\n999\n\nundo\nCOIN\nundo\n"
                            "coin\ncoin\nas 1 borrow\n"
                            "as 9 coin\nas\nsave\nsave " +
                                saved.path() + "\nquit\n");
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_EQ(ended.err, "");
    EXPECT_TRUE(has(ended.out, "Goodbye"));
    const Ended replay = run({"replay", saved.path()});
    EXPECT_EQ(replay.exit_code, 0) << replay.err;
    EXPECT_TRUE(has(replay.out, "   3. Player 1: borrow")) << replay.out;
}

TEST(Bench, signs_the_rules_alike_every_time) {
    const Ended one = run({"bench", "--signature"});
    EXPECT_EQ(one.exit_code, 0);
    EXPECT_TRUE(one.out.starts_with("california ")) << one.out;
    EXPECT_EQ(run({"bench", "--signature"}).out, one.out);
}

TEST(Bench, prints_json) {
    const Ended ended = run({"bench", "--json", "--seconds", "0.01", "--game", "california"});
    EXPECT_EQ(ended.exit_code, 0);
    const auto document = codec::from_json(ended.out);
    ASSERT_TRUE(document) << ended.out;
    EXPECT_NE(document->find("yardstick_ns"), nullptr);
    const Value::List& playouts = *document->find("playouts")->items();
    ASSERT_EQ(playouts.size(), 4U) << "for 2 to 5 players";
    std::string keys;
    for (const Member& member : *playouts[0].members()) keys += member.key + " ";
    EXPECT_EQ(keys,
              "game players ns_per_action playouts_per_s actions_per_game branching copy_ns "
              "state_bytes ");
    EXPECT_EQ(run({"bench", "--game", "chess"}).exit_code, 1);
}

}  // namespace
}  // namespace faubourg::blackbox
