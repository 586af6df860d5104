#include "src/engine/session.h"

#include <string>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/match/testing.h"

// The engine's answers to valid requests; errors_test.cpp has the errors.
namespace faubourg::engine {
namespace {

class Engine : public testing::Test {
  protected:
    std::string ask(std::string_view line) { return session_.answer(line); }
    // The result of a request that must succeed, as JSON text.
    std::string result(std::string_view line) {
        const std::string answer = ask(line);
        const std::string head = R"({"id":null,"ok":true,"result":)";
        if (!answer.starts_with(head)) ADD_FAILURE() << line << " -> " << answer;
        return answer.starts_with(head)
                   ? answer.substr(head.size(), answer.size() - head.size() - 1)
                   : "";
    }
    Value value(std::string_view line) { return *codec::from_json(result(line)); }
    // A match of California in which seat 0 begins.
    void start() {
        EXPECT_EQ(result(R"({"cmd":"new","game":"california","players":2,"seed":"s",)"
                         R"("options":{"first":0,"manors":["m1","m2"]}})"),
                  R"({"match":"m1"})");
    }

    Session session_{match::default_library()};
};

TEST_F(Engine, says_hello) {
    std::string games;
    for (const auto& rules : match::default_library().games()) {
        games += (games.empty() ? "\"" : ",\"") + std::string(rules->facts().id) + "\"";
    }
    EXPECT_EQ(
        ask(R"({"id":1,"cmd":"hello"})"),
        R"({"id":1,"ok":true,"result":{"protocol":1,"program":"faubourg","version":")" FAUBOURG_VERSION
        R"(","games":[)" +
            games + "]}}");
}

TEST_F(Engine, gives_back_an_id_of_any_type) {
    for (const char* id :
         {"0", "-7", "9223372036854775807", "1.5", "true", "false", "null", "\"\"",
          R"("a \" \u0001 é")", "[]", R"([1,[2,null],"x"])", "{}", R"({"z":1,"a":{"b":[true]}})"}) {
        const std::string good = ask(R"({"id":)" + std::string(id) + R"(,"cmd":"undo"})");
        EXPECT_TRUE(good.starts_with(R"({"id":)" + std::string(id) + R"(,"ok":false,)")) << good;
    }
    EXPECT_TRUE(ask(R"({"cmd":"hello"})").starts_with(R"({"id":null,"ok":true,)"));
    EXPECT_TRUE(ask(R"({"id":5})").starts_with(R"({"id":5,"ok":false,)"))
        << "also without a command";
    EXPECT_TRUE(ask(R"({"id":5,"cmd":"x"})").starts_with(R"({"id":5,"ok":false,)"));
}

TEST_F(Engine, numbers_its_matches_and_uses_no_name_twice) {
    const std::string_view request = R"({"cmd":"new","game":"california","players":3,"seed":""})";
    EXPECT_EQ(result(request), R"({"match":"m1"})");
    EXPECT_EQ(result(request), R"({"match":"m2"})");
    EXPECT_EQ(result(R"({"cmd":"close","match":"m2"})"), "{}");
    EXPECT_EQ(result(request), R"({"match":"m3"})");
    EXPECT_EQ(result(request), R"({"match":"m4"})");
    EXPECT_NE(ask(R"({"cmd":"undo","match":"m2"})").find("match/unknown"), std::string::npos);
}

TEST_F(Engine, keeps_its_matches_apart) {
    start();
    EXPECT_EQ(result(R"({"cmd":"new","game":"california","players":2,"seed":"s",)"
                     R"("options":{"first":0,"manors":["m1","m2"]}})"),
              R"({"match":"m2"})");
    const std::string before = result(R"({"cmd":"state","match":"m2","viewer":"all"})");
    EXPECT_EQ(before, result(R"({"cmd":"state","match":"m1","viewer":"all"})"));
    result(R"({"cmd":"act","match":"m1","seat":0,"action":"coin"})");
    EXPECT_EQ(before, result(R"({"cmd":"state","match":"m2","viewer":"all"})"));
    EXPECT_NE(before, result(R"({"cmd":"state","match":"m1","viewer":"all"})"));
}

TEST_F(Engine, shows_the_state_to_each_viewer) {
    start();
    const std::string all = result(R"({"cmd":"state","match":"m1","viewer":"all"})");
    EXPECT_TRUE(all.starts_with(
        R"({"game":"california","players":2,"options":{"first":0,"manors":["m1","m2"]},)"
        R"("phase":"main","day":1,"to_act":0,"bank":4,"shops":[[)"))
        << all;
    EXPECT_NE(all.find(R"("pile":[)"), std::string::npos);
    const std::string spectator = result(R"({"cmd":"state","match":"m1","viewer":"spectator"})");
    EXPECT_EQ(spectator.find(R"("pile":[)"), std::string::npos);
    EXPECT_EQ(spectator, result(R"({"cmd":"state","match":"m1","viewer":0})"));
    EXPECT_EQ(spectator, result(R"({"cmd":"state","match":"m1","viewer":1})"));
}

TEST_F(Engine, lists_the_legal_actions_of_a_seat) {
    start();
    EXPECT_EQ(result(R"({"cmd":"legal","match":"m1","seat":1})"),
              R"({"seat":1,"actions":["borrow"]})");
    const std::string own = result(R"({"cmd":"legal","match":"m1"})");
    EXPECT_TRUE(own.starts_with(R"({"seat":0,"actions":["borrow",)")) << own;
    EXPECT_TRUE(own.ends_with(R"("coin"]})")) << own;
    EXPECT_EQ(own, result(R"({"cmd":"legal","match":"m1","seat":0})"));
}

TEST_F(Engine, plays_an_action_and_tells_what_happened) {
    start();
    EXPECT_EQ(result(R"({"cmd":"act","match":"m1","seat":1,"action":"Borrow"})"),
              R"({"events":[{"event":"borrow","seat":1}]})");
    EXPECT_EQ(result(R"({"cmd":"act","match":"m1","seat":0,"action":"coin"})"),
              R"({"events":[{"event":"coin","seat":0}]})");
    EXPECT_EQ(*value(R"({"cmd":"state","match":"m1","viewer":"all"})").find("to_act"), Value(1));
}

TEST_F(Engine, takes_back_one_action) {
    start();
    const std::string before = result(R"({"cmd":"state","match":"m1","viewer":"all"})");
    result(R"({"cmd":"act","match":"m1","seat":0,"action":"coin"})");
    EXPECT_EQ(result(R"({"cmd":"undo","match":"m1"})"), "{}");
    EXPECT_EQ(result(R"({"cmd":"state","match":"m1","viewer":"all"})"), before);
}

TEST_F(Engine, scores_at_any_time) {
    start();
    const std::string expected =
        R"({"final":false,"scores":[)"
        R"({"seat":0,"total":1,"parts":{"gifts":0,"bonus":0,"rooms":1,"loan":0},"wealth":6},)"
        R"({"seat":1,"total":1,"parts":{"gifts":0,"bonus":0,"rooms":1,"loan":0},"wealth":6}],)"
        R"("winners":[0,1]})";
    EXPECT_EQ(result(R"({"cmd":"score","match":"m1"})"), expected);
    EXPECT_EQ(result(R"({"cmd":"score","match":"m1","viewer":"all"})"), expected);
    EXPECT_EQ(result(R"({"cmd":"score","match":"m1","viewer":"spectator"})"), expected);
    EXPECT_EQ(result(R"({"cmd":"score","match":"m1","viewer":1})"), expected);
}

TEST_F(Engine, suggests_an_action) {
    start();
    const std::string_view request =
        R"({"cmd":"suggest","match":"m1","bot":"random","simulations":8,"seed":"b"})";
    const Value found = value(request);
    ASSERT_EQ(found.members()->size(), 2U);
    EXPECT_EQ(found.members()->at(0).key, "action");
    const Value& candidate = found.find("candidates")->items()->at(0);
    std::string keys;
    for (const Member& member : *candidate.members()) keys += member.key + " ";
    EXPECT_EQ(keys, "action visits win score ");
    EXPECT_EQ(*candidate.find("action"), *found.find("action"));
    EXPECT_EQ(*candidate.find("visits"), Value(8));
    EXPECT_EQ(value(request), found) << "the same seed suggests the same";
    EXPECT_GE(*value(R"({"cmd":"suggest","match":"m1","bot":"random","milliseconds":1,"seed":""})")
                   .find("candidates")
                   ->items()
                   ->at(0)
                   .find("visits")
                   ->integer(),
              1);
}

TEST_F(Engine, suggests_with_candidates_best_first) {
    start();
    const Value found =
        value(R"({"cmd":"suggest","match":"m1","bot":"search","simulations":200,"seed":"b"})");
    const auto& candidates = *found.find("candidates")->items();
    ASSERT_GT(candidates.size(), 1U);
    std::int64_t visits = 0;
    std::int64_t last = 200;
    for (const Value& candidate : candidates) {
        const std::int64_t tried = *candidate.find("visits")->integer();
        EXPECT_LE(tried, last);
        last = tried;
        visits += tried;
        EXPECT_GT(*candidate.find("score")->real(), 0);
    }
    EXPECT_EQ(visits, 200);
    EXPECT_EQ(*candidates[0].find("action"), *found.find("action"));
}

TEST_F(Engine, a_level_knows_how_long_to_think_and_never_thinks_longer) {
    start();
    const auto visits = [this](std::string_view budget) {
        const Value found = value(R"({"cmd":"suggest","match":"m1","bot":"level2","seed":"b")" +
                                  std::string(budget) + "}");
        std::int64_t sum = 0;
        for (const Value& candidate : *found.find("candidates")->items()) {
            sum += *candidate.find("visits")->integer();
        }
        return sum;
    };
    const std::int64_t own = visits("");
    EXPECT_GT(own, 1);
    EXPECT_EQ(visits(R"(,"simulations":1000000)"), own);
    EXPECT_EQ(visits(R"(,"simulations":1)"), 1);
}

TEST_F(Engine, records_and_loads_a_match) {
    start();
    result(R"({"cmd":"act","match":"m1","seat":1,"action":"borrow"})");
    result(R"({"cmd":"act","match":"m1","seat":0,"action":"COIN"})");
    const std::string record = result(R"({"cmd":"record","match":"m1"})");
    EXPECT_TRUE(record.starts_with(R"({"record":1,"game":"california","pack":"sha256:)")) << record;
    EXPECT_TRUE(record.ends_with(R"("actions":[[1,"borrow"],[0,"coin"]]})")) << record;
    EXPECT_EQ(result(R"({"cmd":"load","record":)" + record + "}"), R"({"match":"m2"})");
    EXPECT_EQ(result(R"({"cmd":"record","match":"m2"})"), record);
    EXPECT_EQ(result(R"({"cmd":"state","match":"m2","viewer":"all"})"),
              result(R"({"cmd":"state","match":"m1","viewer":"all"})"));
    EXPECT_EQ(result(R"({"cmd":"undo","match":"m2"})"), "{}") << "and it can be taken back";
}

TEST_F(Engine, starts_from_a_given_state) {
    start();
    result(R"({"cmd":"act","match":"m1","seat":0,"action":"coin"})");
    const std::string state = result(R"({"cmd":"state","match":"m1","viewer":"all"})");
    EXPECT_EQ(
        result(R"({"cmd":"new","game":"california","players":2,"seed":"x","state":)" + state + "}"),
        R"({"match":"m2"})");
    EXPECT_EQ(result(R"({"cmd":"state","match":"m2","viewer":"all"})"), state);
    const std::string record = result(R"({"cmd":"record","match":"m2"})");
    EXPECT_NE(record.find(R"("state":{"game":"california")"), std::string::npos);
    EXPECT_EQ(result(R"({"cmd":"load","record":)" + record + "}"), R"({"match":"m3"})");
    EXPECT_EQ(result(R"({"cmd":"state","match":"m3","viewer":"all"})"), state);
}

TEST_F(Engine, ends_with_quit) {
    EXPECT_FALSE(session_.finished());
    EXPECT_EQ(ask(R"({"id":"bye","cmd":"quit"})"), R"({"id":"bye","ok":true,"result":{}})");
    EXPECT_TRUE(session_.finished());
}

TEST_F(Engine, does_not_mind_fields_it_does_not_know) {
    EXPECT_TRUE(ask(R"({"cmd":"hello","comment":"hi"})").starts_with(R"({"id":null,"ok":true)"));
}

// Every game, played to its end through the protocol.
TEST_F(Engine, plays_whole_games) {
    int number = 0;
    match::for_each_game([&](std::string_view game, int players) {
        const std::string name = R"("match":"m)" + std::to_string(++number) + "\"";
        result(R"({"cmd":"new","game":")" + std::string(game) + R"(","players":)" +
               std::to_string(players) + R"(,"seed":"whole"})");
        FastRandom random(static_cast<std::uint64_t>(number));
        Value legal = value(R"({"cmd":"legal",)" + name + "}");
        while (!legal.find("seat")->is_null()) {
            const Value::List& actions = *legal.find("actions")->items();
            const Value& action =
                actions.at(random.below(static_cast<std::uint32_t>(actions.size())));
            result(R"({"cmd":"act",)" + name + R"(,"seat":)" + codec::to_json(*legal.find("seat")) +
                   R"(,"action":)" + codec::to_json(action) + "}");
            legal = value(R"({"cmd":"legal",)" + name + "}");
        }
        EXPECT_EQ(codec::to_json(legal), R"({"seat":null,"actions":[]})");
        EXPECT_EQ(result(R"({"cmd":"legal","seat":1,)" + name + "}"), R"({"seat":1,"actions":[]})");
        EXPECT_EQ(*value(R"({"cmd":"score",)" + name + "}").find("final"), Value(true));
        EXPECT_NE(ask(R"({"cmd":"act","seat":0,"action":"x",)" + name + "}").find("match/over"),
                  std::string::npos);
        EXPECT_NE(ask(R"({"cmd":"suggest","bot":"random","simulations":1,"seed":"",)" + name + "}")
                      .find("match/over"),
                  std::string::npos);
    });
}

}  // namespace
}  // namespace faubourg::engine
