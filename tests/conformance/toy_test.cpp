#include "src/engine/session.h"
#include "src/server/network_testing.h"

#include "tests/conformance/games.h"

// A new game is a folder of its own and one line of a list. The toy proves it: engine and server
// play it like the program's games, without any code about it.
namespace faubourg::conformance {
namespace {

// An engine. A request that it refuses fails the test.
class Engine {
  public:
    Value ask(const std::string& request) {
        const auto answer = codec::from_json(session_.answer(request)).value();
        EXPECT_EQ(*answer.find("ok"), Value(true)) << request << codec::to_json(answer);
        const Value* result = answer.find("result");
        return result != nullptr ? *result : Value();
    }

  private:
    engine::Session session_{library()};
};

TEST(ToyGame, IsOneOfTheGamesOfAnEngine) {
    Engine engine;
    EXPECT_NE(codec::to_json(engine.ask(R"({"cmd":"hello"})")).find("\"toy\""), std::string::npos);
    engine.ask(R"({"cmd":"new","game":"toy","players":3,"seed":"x","options":{"tall":true}})");
    int actions = 0;
    while (true) {
        const Value legal = engine.ask(R"({"cmd":"legal","match":"m1"})");
        if (legal.find("actions")->items()->empty()) break;
        const Value best = engine.ask(
            R"({"cmd":"suggest","match":"m1","bot":"search","simulations":10,"seed":"s"})");
        engine.ask(R"({"cmd":"act","match":"m1","seat":)" + codec::to_json(*legal.find("seat")) +
                   R"(,"action":)" + codec::to_json(*best.find("action")) + "}");
        ++actions;
    }
    EXPECT_EQ(actions, 3 * 16);
    const Value score = engine.ask(R"({"cmd":"score","match":"m1"})");
    EXPECT_EQ(*score.find("final"), Value(true));
    const Value record = engine.ask(R"({"cmd":"record","match":"m1"})");
    engine.ask(R"({"cmd":"load","record":)" + codec::to_json(record) + "}");
    for (const std::string command : {"state", "score"}) {
        const auto of = [&](const std::string& match) {
            return engine.ask(R"({"cmd":")" + command + R"(","match":")" + match +
                              R"(","viewer":"all"})");
        };
        EXPECT_EQ(of("m1"), of("m2")) << command;
    }
}

using server::message_of;
using server::Person;

// The next position that a player is sent.
Value next_position(server::RawClient& line) {
    while (true) {
        Value message = message_of(line);
        const std::string type = server::type_of(message);
        if (type == "update" || type == "snapshot" || type.empty()) return message;
    }
}

TEST(ToyGame, IsPlayedAtAServerToTheEndAndReplayed) {
    const server::RunningServer server(server::quick(), library());
    Person ann(server.port());
    Person bob(server.port());
    EXPECT_NE(codec::to_json(ann.get("/api/games").body).find("Jouet"), std::string::npos);
    // Ann begins, so that nothing happens before both watch.
    const server::Reply made = ann.post(
        "/api/tables", R"({"game":"toy","options":{"first":0},)"
                       R"("seats":[{"kind":"me"},{"kind":"open"},{"kind":"bot","bot":"level1"}]})");
    ASSERT_EQ(made.status, 201) << codec::to_json(made.body);
    const std::string path = "/api/tables/" + made.text("id");
    ASSERT_EQ(bob.post(path + "/sit", R"({"seat":1})").status, 200);

    const std::array lines = {ann.play(made.text("id"), "?seat=0"),
                              bob.play(made.text("id"), "?seat=1")};
    const auto is_over = [](const Value& seen) {
        return *seen.find("state")->find("phase") == Value("over");
    };
    std::array seen = {next_position(*lines[0]), next_position(*lines[1])};
    int actions = 0;
    while (!is_over(seen[0])) {
        const Value* turn = seen[0].find("turn");
        for (std::size_t seat = 0; seat < seen.size(); ++seat) {
            if (*turn != Value(static_cast<int>(seat))) continue;
            lines[seat]->send_message(server::act(seen[seat], "a" + std::to_string(actions)));
        }
        for (std::size_t seat = 0; seat < seen.size(); ++seat) {
            seen[seat] = next_position(*lines[seat]);
            ASSERT_NE(seen[seat].find("state"), nullptr) << codec::to_json(seen[seat]);
        }
        ++actions;
    }
    EXPECT_EQ(actions, 3 * 16);
    EXPECT_EQ(*seen[0].find("state"), *seen[1].find("state"));
    // At the end everything is shown to all.
    const server::Reply replay = bob.get(path + "/replay?seat=all");
    ASSERT_EQ(replay.status, 200);
    const auto& steps = *replay.body.find("steps")->items();
    ASSERT_EQ(steps.size(), 3U * 16 + 1) << "the beginning and every action";
    EXPECT_EQ(codec::to_json(*steps.back().find("state")), codec::to_json(*seen[0].find("state")));
}

}  // namespace
}  // namespace faubourg::conformance
