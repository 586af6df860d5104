#include <algorithm>
#include <set>

#include "src/server/api.h"
#include "src/server/assets.h"
#include "src/server/network_testing.h"

// docs/openapi.json is true: it names the routes there are, and what the server answers has the
// form it says.
namespace faubourg::server {
namespace {

const Value& description() {
    static const Value document = [] {
        const Asset* asset = find_asset("/api/openapi.json");
        return *codec::from_json(asset->bytes);
    }();
    return document;
}

const Value& at(const Value& value, std::initializer_list<std::string_view> path) {
    const Value* found = &value;
    for (const std::string_view key : path) {
        found = found->find(key);
        if (found == nullptr) throw std::runtime_error("openapi.json lacks " + std::string(key));
    }
    return *found;
}

bool is_type(const Value& value, std::string_view type) {
    if (type == "object") return value.members() != nullptr;
    if (type == "array") return value.items() != nullptr;
    if (type == "string") return value.string() != nullptr;
    if (type == "integer") return value.integer() != nullptr;
    if (type == "number") return value.real() != nullptr || value.integer() != nullptr;
    if (type == "boolean") return value.boolean() != nullptr;
    return type == "null" && value.is_null();
}

// The part of JSON Schema that the file uses; what is wrong, or nothing.
std::string wrong_with(const Value& value, const Value& schema, const std::string& where) {
    if (const Value* ref = schema.find("$ref")) {
        const std::string& path = *ref->string();
        return wrong_with(
            value, at(description(), {"components", "schemas", path.substr(path.rfind('/') + 1)}),
            where);
    }
    if (const Value* choices = schema.find("oneOf")) {
        const auto fits = [&](const Value& choice) {
            return wrong_with(value, choice, where).empty();
        };
        return std::ranges::count_if(*choices->items(), fits) == 1
                   ? ""
                   : where + ": fits none or several";
    }
    if (const Value* choices = schema.find("enum")) {
        return std::ranges::count(*choices->items(), value) == 1 ? ""
                                                                 : where + ": not one of the words";
    }
    if (const Value* type = schema.find("type")) {
        const bool good = type->string() != nullptr
                              ? is_type(value, *type->string())
                              : std::ranges::any_of(*type->items(), [&](const Value& one) {
                                    return is_type(value, *one.string());
                                });
        if (!good) return where + ": of another type";
    }
    if (const Value* required = schema.find("required")) {
        for (const Value& key : *required->items()) {
            if (value.find(*key.string()) == nullptr) return where + ": lacks " + *key.string();
        }
    }
    const Value* properties = schema.find("properties");
    if (value.members() != nullptr && properties != nullptr) {
        for (const Member& member : *value.members()) {
            const Value* property = properties->find(member.key);
            if (property == nullptr && schema.find("additionalProperties") != nullptr)
                return where + ": has " + member.key;
            if (property == nullptr) continue;
            const std::string wrong = wrong_with(member.value, *property, where + "." + member.key);
            if (!wrong.empty()) return wrong;
        }
    }
    const Value* items = schema.find("items");
    if (value.items() != nullptr && items != nullptr) {
        for (const Value& item : *value.items()) {
            const std::string wrong = wrong_with(item, *items, where + "[]");
            if (!wrong.empty()) return wrong;
        }
    }
    return "";
}

std::string lower(std::string_view text) { return lower_case(text); }

// A request whose answer is checked against the description of its route.
Reply checked(Person& person, const std::string& method, const std::string& route,
              const std::string& table, const std::string& body = "", int status = 200) {
    std::string path = route;
    if (const std::size_t hole = path.find("{table}"); hole != std::string::npos)
        path.replace(hole, 7, table);
    const Reply reply = person.request(method, path, body);
    EXPECT_EQ(reply.status, status) << method << " " << path << " " << codec::to_json(reply.body);
    const std::string kind = status < 300 ? std::to_string(status) : "default";
    const Value& schema = at(description(), {"paths", route, lower(method), "responses", kind,
                                             "content", "application/json", "schema"});
    EXPECT_EQ(wrong_with(reply.body, schema, route), "") << codec::to_json(reply.body);
    return reply;
}

std::string wrong_with_message(const std::string& text) {
    return wrong_with(*codec::from_json(text),
                      at(description(), {"components", "schemas", "ServerMessage"}), "message");
}

TEST(OpenApi, NamesTheRoutesThereAre) {
    std::set<std::string> described;
    for (const Member& path : *at(description(), {"paths"}).members()) {
        for (const Member& method : *path.value.members())
            described.insert(method.key + " " + path.key);
    }
    std::set<std::string> served;
    for (const Api::Route& route : Api::routes())
        served.insert(lower(route.method) + " " + std::string(route.path));
    EXPECT_EQ(described, served);
}

TEST(OpenApi, DescribesWhatIsAnswered) {
    Config config;
    config.limits.requests_per_second = 0;
    const RunningServer server(config);
    Person ann(server.port());
    Person bob(server.port());
    checked(ann, "GET", "/api/health", "");
    checked(ann, "GET", "/api/games", "");
    checked(ann, "GET", "/api/me", "");
    checked(ann, "PUT", "/api/me", "", R"({"name":"Ann"})");
    checked(ann, "PUT", "/api/me", "", R"({"name":""})", 400);
    const std::string wanted =
        R"({"game":"sunrise","public":true,"seconds":86400,"seats":[{"kind":"me"},{"kind":"open"},{"kind":"invited"}]})";
    const std::string table = checked(ann, "POST", "/api/tables", "", wanted, 201).text("id");
    checked(ann, "GET", "/api/tables", "");
    checked(bob, "POST", "/api/tables/{table}/sit", table, R"({"seat":1,"name":"Bob"})");
    checked(bob, "POST", "/api/tables/{table}/leave", table, R"({"seat":1})");
    checked(bob, "POST", "/api/tables/{table}/sit", table, R"({"seat":1,"name":"Bob"})");
    checked(ann, "POST", "/api/tables/{table}/revoke", table, R"({"seat":2})");
    const std::string link =
        checked(ann, "POST", "/api/tables/{table}/invite", table, R"({"seat":2})", 201)
            .text("secret");
    Person cid(server.port());
    checked(cid, "POST", "/api/links", "", R"({"secret":")" + link + R"(","name":"Cid"})");
    checked(cid, "POST", "/api/tables/{table}/move", table, R"({"seat":2})", 201);
    checked(cid, "POST", "/api/tables/{table}/bot", table, R"({"seat":2,"bot":"random"})");
    checked(cid, "POST", "/api/tables/{table}/back", table, R"({"seat":2})");
    checked(cid, "GET", "/api/me/tables", "");
    checked(ann, "GET", "/api/tables/{table}", table);
    checked(ann, "GET", "/api/tables/{table}/record", table);
    checked(ann, "GET", "/api/tables/{table}/replay", table);
    checked(ann, "POST", "/api/tables/{table}/vote", table, R"({"seat":0})");
    checked(bob, "POST", "/api/tables/{table}/abandon", table, "", 403);
    checked(ann, "POST", "/api/tables/{table}/abandon", table);
    checked(bob, "POST", "/api/tables/{table}/rematch", table, "", 201);
    checked(ann, "POST", "/api/tables/{table}/rematch", table);
}

TEST(OpenApi, DescribesTheMessages) {
    Config config;
    config.limits.requests_per_second = 0;
    config.limits.messages_per_second = 0;
    const RunningServer server(config);
    Person ann(server.port());
    for (const std::string game : {"california", "dreamhome", "sunrise"}) {
        const Reply made = ann.post(
            "/api/tables",
            R"({"game":")" + game + R"(","seats":[{"kind":"me"},{"kind":"bot","bot":"random"}]})");
        const auto client = ann.play(made.text("id"), "?lang=en");
        std::string last = client->read_message();
        EXPECT_EQ(wrong_with_message(last), "") << last;
        int mine = 0;
        while (mine < 12) {
            const Value position = *codec::from_json(last);
            const Value* turn = position.find("turn");
            if (turn != nullptr && turn->integer() != nullptr && *turn->integer() == 0) {
                const std::string start = R"(","id":"m)" + std::to_string(++mine) +
                                          R"(","seat":0,"version":)" +
                                          std::to_string(*position.find("version")->integer());
                const bool undo = mine % 4 == 0;
                client->send_message(
                    R"({"do":")" + std::string(undo ? "undo" : "act") + start +
                    (undo ? ""
                          : R"(,"action":)" +
                                codec::to_json(position.find("legal")->items()->front())) +
                    "}");
            }
            const std::string next = client->read_message();
            ASSERT_FALSE(next.empty());
            EXPECT_EQ(wrong_with_message(next), "") << next;
            if (next.find(R"("type":"update")") != std::string::npos) last = next;
        }
        const auto turn_in = [](const std::string& text) {
            return *codec::from_json(text)->find("turn");
        };
        while (turn_in(last) != Value(0)) {
            const std::string next = client->read_message();
            ASSERT_FALSE(next.empty());
            if (next.find(R"("type":"update")") != std::string::npos) last = next;
        }
        client->send_message(R"({"do":"hint","id":"h","seat":0})");
        const std::string hint = client->read_message();
        EXPECT_NE(hint.find(R"("type":"hint")"), std::string::npos);
        EXPECT_EQ(wrong_with_message(hint), "") << hint;
        const Reply replay = checked(ann, "GET", "/api/tables/{table}/replay", made.text("id"));
        EXPECT_FALSE(replay.body.find("steps")->items()->empty());
    }
}

}  // namespace
}  // namespace faubourg::server
