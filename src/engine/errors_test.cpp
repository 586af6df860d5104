#include <map>
#include <string>

#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/engine/session.h"
#include "src/match/testing.h"

// Every error code of the protocol, and every field that may be missing or of the wrong type.
namespace faubourg::engine {
namespace {

class EngineErrors : public testing::Test {
  protected:
    EngineErrors() {
        EXPECT_EQ(code(R"({"cmd":"new","game":"california","players":2,"seed":"s",)"
                       R"("options":{"first":0}})"),
                  "");
        before_ = snapshot();
    }
    // After every test the match is unchanged and no other was made.
    ~EngineErrors() override {
        EXPECT_EQ(snapshot(), before_);
        EXPECT_NE(code(R"({"cmd":"close","match":"m2"})"), "");
        EXPECT_FALSE(session_.finished());
    }
    EngineErrors(const EngineErrors&) = delete;
    EngineErrors& operator=(const EngineErrors&) = delete;

    // The error code of the answer, empty if it succeeded. Every error has a message.
    std::string code(std::string_view line) {
        const auto answer = codec::from_json(session_.answer(line));
        if (*answer->find("ok")->boolean()) return "";
        const Value& error = *answer->find("error");
        EXPECT_EQ(error.members()->size(), 2U);
        EXPECT_FALSE(error.find("message")->string()->empty());
        return *error.find("code")->string();
    }
    std::string code_for(const Value& request) { return code(codec::to_json(request)); }
    std::string snapshot() {
        return session_.answer(R"({"cmd":"state","match":"m1","viewer":"all"})") +
               session_.answer(R"({"cmd":"record","match":"m1"})");
    }

    Session session_{match::default_library()};
    std::string before_;
};

Value request_of(std::string_view text) { return *codec::from_json(text); }

TEST_F(EngineErrors, a_line_that_is_no_object_is_invalid) {
    for (const std::string_view line :
         {"", " ", "\r", "garbage", "null", "1", "true", "\"hello\"", "[]", R"([{"cmd":"hello"}])",
          "{", R"({"cmd":"hello")", R"({"cmd":"hello"}})", R"({"cmd":"hello"} {"cmd":"hello"})",
          "\xff\xfe", "{\"cmd\":\"hello\xff\"}", "\x1b[2J"}) {
        const std::string answer = session_.answer(line);
        EXPECT_TRUE(answer.starts_with(
            R"({"id":null,"ok":false,"error":{"code":"request/invalid","message":")"))
            << answer;
    }
    EXPECT_EQ(code(R"({"cmd":"hello"})"
                   "\r"),
              "")
        << "a carriage return is a blank";
}

TEST_F(EngineErrors, an_unknown_command_is_invalid) {
    for (const std::string_view line :
         {R"({})", R"({"id":1})", R"({"cmd":null})", R"({"cmd":3})", R"({"cmd":["hello"]})",
          R"({"cmd":""})", R"({"cmd":"Hello"})", R"({"cmd":"hello "})", R"({"cmd":"hello\u0000"})",
          R"({"cmd":"perft"})", R"({"CMD":"hello"})"}) {
        EXPECT_EQ(code(line), "request/invalid") << line;
    }
}

TEST_F(EngineErrors, a_line_may_have_one_mebibyte) {
    const std::string head = R"({"cmd":"hello","x":")";
    const std::string full = head + std::string(Session::kMaxLine - head.size() - 2, 'x') + "\"}";
    ASSERT_EQ(full.size(), Session::kMaxLine);
    EXPECT_EQ(code(full), "");
    EXPECT_EQ(code(full + " "), "request/invalid");
    EXPECT_EQ(session_.answer(full + " "), Session::answer_too_long());
    EXPECT_TRUE(Session::answer_too_long().starts_with(
        R"({"id":null,"ok":false,"error":{"code":"request/invalid",)"));
    const std::string nested(Session::kMaxLine, '[');
    EXPECT_EQ(code(nested), "request/invalid");
}

// A valid request of each command, and what each of its fields must be.
struct Fields {
    const char* request;
    std::map<std::string, std::string> missing;  // the error code if the field is missing
};

const std::vector<Fields>& all_fields() {
    static const std::string kBad = "request/invalid";
    static const std::vector<Fields> kFields = {
        {R"({"cmd":"new","game":"california","players":2,"seed":"s","options":{}})",
         {{"game", kBad}, {"players", kBad}, {"seed", kBad}, {"options", ""}}},
        {R"({"cmd":"state","match":"m1","viewer":"all"})", {{"match", kBad}, {"viewer", kBad}}},
        {R"({"cmd":"legal","match":"m1","seat":0})", {{"match", kBad}, {"seat", ""}}},
        {R"({"cmd":"act","match":"m1","seat":0,"action":"coin"})",
         {{"match", kBad}, {"seat", kBad}, {"action", kBad}}},
        {R"({"cmd":"undo","match":"m1"})", {{"match", kBad}}},
        {R"({"cmd":"score","match":"m1","viewer":"all"})", {{"match", kBad}, {"viewer", ""}}},
        {R"({"cmd":"suggest","match":"m1","bot":"random","simulations":1,"seed":""})",
         {{"match", kBad}, {"bot", kBad}, {"seed", kBad}, {"simulations", "budget/invalid"}}},
        {R"({"cmd":"suggest","match":"m1","bot":"random","milliseconds":1,"seed":""})",
         {{"milliseconds", "budget/invalid"}}},
        {R"({"cmd":"record","match":"m1"})", {{"match", kBad}}},
        {R"({"cmd":"load","record":{}})", {{"record", kBad}}},
        {R"({"cmd":"close","match":"m1"})", {{"match", kBad}}},
    };
    return kFields;
}

TEST_F(EngineErrors, a_missing_field_is_invalid) {
    for (const Fields& it : all_fields()) {
        for (const auto& [key, expected] : it.missing) {
            if (expected.empty()) continue;
            EXPECT_EQ(code_for(match::without(request_of(it.request), key)), expected)
                << it.request << " without " << key;
        }
    }
}

TEST_F(EngineErrors, an_ill_typed_field_is_invalid) {
    for (const Fields& it : all_fields()) {
        const Value good = request_of(it.request);
        for (const auto& [key, expected] : it.missing) {
            for (const Value& wrong : {Value(), Value(true), Value(1.5), Value::list()}) {
                EXPECT_EQ(code_for(match::with(good, key, wrong)), "request/invalid")
                    << it.request << " with " << key << " " << codec::to_json(wrong);
            }
            const Value& right = *good.find(key);
            const bool viewer = key == "viewer";
            if (right.string() != nullptr && !viewer) {
                EXPECT_EQ(code_for(match::with(good, key, Value(1))), "request/invalid") << key;
            }
            if (right.integer() != nullptr) {
                EXPECT_EQ(code_for(match::with(good, key, Value("1"))), "request/invalid") << key;
            }
            if (right.members() == nullptr) {
                EXPECT_EQ(code_for(match::with(good, key, Value::object())), "request/invalid")
                    << key;
            } else {
                EXPECT_EQ(code_for(match::with(good, key, Value("{}"))), "request/invalid") << key;
            }
        }
    }
}

TEST_F(EngineErrors, of_new) {
    const auto try_new = [this](std::string_view game, std::string_view players,
                                std::string_view more = "") {
        return code(R"({"cmd":"new","seed":"","game":")" + std::string(game) + R"(","players":)" +
                    std::string(players) + std::string(more) + "}");
    };
    EXPECT_EQ(try_new("chess", "2"), "game/unknown");
    EXPECT_EQ(try_new("California", "2"), "game/unknown");
    EXPECT_EQ(try_new("", "2"), "game/unknown");
    for (const char* players : {"-1", "0", "1", "6", "4294967298", "-9223372036854775808"}) {
        EXPECT_EQ(try_new("california", players), "players/invalid") << players;
    }
    for (const char* players : {"2.0", "1e1", "9223372036854775808"}) {
        EXPECT_EQ(try_new("california", players), "request/invalid") << players;
    }
    EXPECT_EQ(try_new("california", "2", R"(,"options":{"bogus":1})"), "option/unknown");
    EXPECT_EQ(try_new("california", "2", R"(,"options":{"first":2})"), "option/invalid");
    EXPECT_EQ(try_new("california", "2", R"(,"options":[])"), "request/invalid");
    EXPECT_EQ(try_new("california", "2", R"(,"state":{})"), "state/invalid");
    EXPECT_EQ(try_new("california", "2", R"(,"state":null)"), "request/invalid");
    EXPECT_EQ(try_new("california", "2", R"(,"state":"x")"), "request/invalid");
}

TEST_F(EngineErrors, match_unknown) {
    for (const char* rest :
         {R"("state","viewer":"all")", R"("legal")", R"("act","seat":0,"action":"coin")",
          R"("undo")", R"("score")", R"("suggest","bot":"random","simulations":1,"seed":"")",
          R"("record")", R"("close")"}) {
        for (const char* name : {"m2", "m0", "", "M1", "m1 ", "m01"}) {
            EXPECT_EQ(code(R"({"match":")" + std::string(name) + R"(","cmd":)" + rest + "}"),
                      "match/unknown");
        }
    }
}

TEST_F(EngineErrors, seat_and_viewer_invalid) {
    for (const char* seat : {"-1", "2", "4294967296", "9223372036854775807"}) {
        const std::string field = R"(,"seat":)" + std::string(seat) + "}";
        EXPECT_EQ(code(R"({"cmd":"legal","match":"m1")" + field), "seat/invalid");
        EXPECT_EQ(code(R"({"cmd":"act","match":"m1","action":"coin")" + field), "seat/invalid");
        EXPECT_EQ(code(R"({"cmd":"act","match":"m1","action":"nonsense")" + field), "seat/invalid");
    }
    for (const char* viewer : {"-1", "2", "4294967296", R"("")", R"("0")", R"("All")", R"("me")"}) {
        const std::string field = R"(,"viewer":)" + std::string(viewer) + "}";
        EXPECT_EQ(code(R"({"cmd":"state","match":"m1")" + field), "viewer/invalid");
        EXPECT_EQ(code(R"({"cmd":"score","match":"m1")" + field), "viewer/invalid");
    }
}

TEST_F(EngineErrors, of_act_and_undo) {
    const auto act = [this](int seat, std::string_view action) {
        return code_for(Value::object()
                            .add("cmd", "act")
                            .add("match", "m1")
                            .add("seat", seat)
                            .add("action", action));
    };
    EXPECT_EQ(act(0, "castle"), "action/unknown");
    EXPECT_EQ(act(1, "castle"), "action/unknown");
    EXPECT_EQ(act(0, " coin"), "action/unknown");
    EXPECT_EQ(act(0, std::string(500'000, 'a')), "action/unknown");
    EXPECT_EQ(act(1, "coin"), "action/not_your_turn");
    EXPECT_EQ(act(0, "repay"), "action/illegal");
    EXPECT_EQ(code(R"({"cmd":"undo","match":"m1"})"), "undo/none");
}

TEST_F(EngineErrors, of_suggest) {
    const auto suggest = [this](std::string_view rest) {
        return code(R"({"cmd":"suggest","match":"m1","seed":"",)" + std::string(rest) + "}");
    };
    EXPECT_EQ(suggest(R"("bot":"stockfish","simulations":1)"), "bot/unknown");
    EXPECT_EQ(suggest(R"("bot":"","simulations":1)"), "bot/unknown");
    for (const char* budget :
         {R"("simulations":0)", R"("simulations":-1)", R"("simulations":4294967297)",
          R"("milliseconds":0)", R"("milliseconds":-5)", R"("milliseconds":99999999999)",
          R"("simulations":1,"milliseconds":1)", R"("nothing":1)"}) {
        EXPECT_EQ(suggest(R"("bot":"random",)" + std::string(budget)), "budget/invalid") << budget;
    }
    EXPECT_EQ(suggest(R"("bot":"random","simulations":"1")"), "request/invalid");
    EXPECT_EQ(suggest(R"("bot":"random","milliseconds":1.5)"), "request/invalid");
}

TEST_F(EngineErrors, of_load) {
    const Value good =
        *codec::from_json(session_.answer(R"({"cmd":"record","match":"m1"})"))->find("result");
    const auto load = [this](const Value& record) {
        return code_for(Value::object().add("cmd", "load").add("record", record));
    };
    EXPECT_EQ(load(Value::object()), "record/invalid");
    EXPECT_EQ(load(Value("x")), "request/invalid");
    EXPECT_EQ(load(Value()), "request/invalid");
    for (const Member& member : *good.members()) {
        EXPECT_EQ(load(match::without(good, member.key)), "record/invalid") << member.key;
        EXPECT_EQ(load(match::with(good, member.key, Value(77))), "record/invalid") << member.key;
    }
    const Value pair = Value::list().add(Value(0)).add(Value("castle"));
    EXPECT_EQ(load(match::with(good, "actions", Value::list().add(pair))), "record/invalid");
    EXPECT_EQ(load(match::with(good, "state", Value::object())), "record/invalid");
    EXPECT_EQ(load(match::with(good, "options", Value::object().add("bogus", 1))),
              "record/invalid");
}

}  // namespace
}  // namespace faubourg::engine
