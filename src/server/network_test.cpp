#include "src/server/network_testing.h"

// The server over real sockets.
namespace faubourg::server {
namespace {

TEST(Network, TwoPeoplePlayOverWebSockets) {
    const RunningServer server(quick());
    Person ann(server.port());
    Person bob(server.port());
    const std::string table =
        new_table(ann, R"({"kind":"me","name":"Ann"},{"kind":"open"})", R"(,"public":true)");
    EXPECT_EQ(bob.get("/api/tables").body.find("tables")->items()->size(), 1U);
    EXPECT_EQ(bob.post("/api/tables/" + table + "/sit", R"({"seat":1,"name":"Bob"})").status, 200);
    const auto first = ann.play(table, "?lang=fr");
    const auto second = bob.play(table);
    Value seen_by_ann = message_of(*first);
    Value seen_by_bob = message_of(*second);
    EXPECT_EQ(type_of(seen_by_ann), "snapshot");
    for (int i = 0; i < 8; ++i) {
        const bool anns = *seen_by_ann.find("turn")->integer() == 0;
        const std::string id = "move" + std::to_string(i);
        (anns ? *first : *second).send_message(act(anns ? seen_by_ann : seen_by_bob, id));
        seen_by_ann = message_of(*first);
        seen_by_bob = message_of(*second);
        EXPECT_EQ(type_of(seen_by_ann), "update");
        const Value* ack = (anns ? seen_by_ann : seen_by_bob).find("ack");
        ASSERT_NE(ack, nullptr);
        EXPECT_EQ(*ack->string(), id);
        EXPECT_EQ((anns ? seen_by_bob : seen_by_ann).find("ack"), nullptr);
        ASSERT_NE(seen_by_ann.find("offers"), nullptr);
        EXPECT_EQ(seen_by_ann.find("offers")->items()->size(),
                  seen_by_ann.find("legal")->items()->size());
        EXPECT_EQ(seen_by_bob.find("offers"), nullptr) << "no words where none were asked for";
    }
    const Reply record = ann.get("/api/tables/" + table + "/record");
    EXPECT_EQ(record.body.find("seed"), nullptr);
    EXPECT_EQ(record.body.find("actions")->items()->size(), 8U);
}

TEST(Network, TheClientNamesTheLastNumberItHas) {
    const RunningServer server(quick());
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    auto client = ann.play(table, "?seat=0");
    Value seen = message_of(*client);
    std::vector<std::string> updates;
    for (int i = 0; i < 4; ++i) {
        const Seat turn = Seat::of(*seen.find("turn")->integer());
        client->send_message(R"({"do":"look","id":"l","seat":)" + std::to_string(turn.number()) +
                             "}");
        seen = message_of(*client);
        client->send_message(act(seen, "x" + std::to_string(i)));
        seen = message_of(*client);
    }
    const auto back = ann.play(table, "?seat=0&since=3");
    const Value next = message_of(*back);
    EXPECT_EQ(type_of(next), "update");
    EXPECT_EQ(*next.find("version")->integer(), 4);
}

TEST(Network, MistakesHaveStableCodes) {
    const RunningServer server(quick());
    Person ann(server.port());
    EXPECT_EQ(ann.get("/api/nowhere").code(), "request/not_found");
    const Reply wrong_method = ann.post("/api/health");
    EXPECT_EQ(wrong_method.code(), "request/method");
    EXPECT_NE(wrong_method.head.find("\r\nAllow: GET, HEAD"), std::string::npos);
    EXPECT_NE(ann.post("/api/me").head.find("\r\nAllow: GET, HEAD, PUT"), std::string::npos);
    EXPECT_EQ(ann.post("/api/tables", "no json").code(), "request/invalid");
    EXPECT_EQ(ann.post("/api/tables", R"({"game":"chess","seats":[{"kind":"me"}]})").code(),
              "game/unknown");
    EXPECT_EQ(ann.post("/api/tables", R"({"game":"sunrise","seats":[{"kind":"me"}]})").code(),
              "players/invalid");
    EXPECT_EQ(ann.post("/api/tables",
                       R"({"game":"sunrise","seats":[{"kind":"me"},{"kind":"bot","bot":"x"}]})")
                  .code(),
              "bot/unknown");
    EXPECT_EQ(ann.post("/api/tables",
                       R"({"game":"sunrise","seats":[{"kind":"me","name":" x"},{"kind":"open"}]})")
                  .code(),
              "name/invalid");
    EXPECT_EQ(ann.get("/api/tables/0000000000000000").status, 404);
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    Person stranger(server.port());
    EXPECT_EQ(stranger.post("/api/tables/" + table + "/leave", R"({"seat":0})").code(),
              "guest/required");
    stranger.get("/api/me");
    EXPECT_EQ(stranger.post("/api/tables/" + table + "/abandon").code(), "table/not_owner");
    EXPECT_EQ(stranger.post("/api/links", R"({"secret":"guess"})").code(), "link/unknown");
    EXPECT_EQ(stranger.post("/api/links", R"({"secret":"guess","name":5})").code(),
              "request/invalid");
    EXPECT_EQ(stranger.post("/api/tables/" + table + "/sit", R"({"seat":1,"name":5})").code(),
              "request/invalid");
    const auto client = ann.play(table);
    message_of(*client);
    for (const std::string text :
         {"[]", "nonsense", R"({"do":"fly","id":"a"})", R"({"do":"act"})",
          R"({"do":"act","id":"bad id","seat":0,"version":1,"action":"draw"})"}) {
        client->send_message(text);
        EXPECT_EQ(*message_of(*client).find("code")->string(), "request/invalid") << text;
    }
    client->send_message(R"({"do":"act","id":"a","seat":0,"version":1,"action":"draw"})");
    EXPECT_EQ(*message_of(*client).find("code")->string(), "table/open");
}

TEST(Network, AReplayIsForOnesOwnEyesUntilTheEnd) {
    const RunningServer server(quick());
    Person ann(server.port());
    Person bob(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    const std::string path = "/api/tables/" + table;
    EXPECT_EQ(ann.get(path + "/replay").code(), "table/open");
    bob.post(path + "/sit", R"({"seat":1,"name":"Bob"})");
    const auto first = ann.play(table);
    const auto second = bob.play(table);
    Value seen_by_ann = message_of(*first);
    Value seen_by_bob = message_of(*second);
    for (int i = 0; i < 6; ++i) {
        const bool anns = *seen_by_ann.find("turn")->integer() == 0;
        (anns ? *first : *second)
            .send_message(act(anns ? seen_by_ann : seen_by_bob, "m" + std::to_string(i)));
        seen_by_ann = message_of(*first);
        seen_by_bob = message_of(*second);
    }
    const auto hands = [](const Reply& replay) {
        int count = 0;
        for (const Value& step : *replay.body.find("steps")->items()) {
            for (const Value& seat : *step.find("state")->find("seats")->items()) {
                count += seat.find("hand") != nullptr ? 1 : 0;
            }
        }
        return count;
    };
    const Reply own = ann.get(path + "/replay");
    EXPECT_EQ(own.body.find("steps")->items()->size(), 7U);
    EXPECT_EQ(hands(own), 7);
    EXPECT_EQ(*own.body.find("steps")->items()->back().find("state"), *seen_by_ann.find("state"));
    EXPECT_EQ(ann.get(path + "/replay?seat=1").code(), "seat/not_yours");
    EXPECT_EQ(ann.get(path + "/replay?seat=all").code(), "seat/not_yours");
    Person stranger(server.port());
    EXPECT_EQ(hands(stranger.get(path + "/replay")), 0);
    EXPECT_EQ(ann.get(path + "/replay?from=x").code(), "request/invalid");
    EXPECT_EQ(ann.get(path + "/replay?count=501").code(), "request/invalid");
    EXPECT_EQ(ann.post(path + "/abandon").status, 200);
    EXPECT_EQ(hands(stranger.get(path + "/replay")), 14);
    EXPECT_EQ(hands(stranger.get(path + "/replay?seat=1&from=5&count=2")), 2);
    EXPECT_EQ(hands(stranger.get(path + "/replay?seat=spectator")), 0);
    EXPECT_EQ(stranger.get(path + "/replay?seat=2").code(), "seat/invalid");
}

TEST(Network, FilesAreTaggedCompressedAndAskedForAgain) {
    const RunningServer server(quick());
    Person ann(server.port());
    const std::string path = "/api/openapi.json";
    const Reply plain = ann.get(path);
    EXPECT_EQ(plain.status, 200);
    EXPECT_NE(plain.head.find("Content-Type: application/json"), std::string::npos);
    EXPECT_NE(plain.head.find("Cache-Control: no-cache"), std::string::npos);
    EXPECT_EQ(plain.head.find("Content-Encoding"), std::string::npos);
    const Reply packed = ann.request("GET", path, "", "Accept-Encoding: br, gzip\r\n");
    EXPECT_NE(packed.head.find("Content-Encoding: gzip"), std::string::npos);
    const std::size_t at = plain.head.find("ETag: ") + 6;
    const std::string tag = plain.head.substr(at, plain.head.find("\r\n", at) - at);
    const Reply known = ann.request("GET", path, "", "If-None-Match: " + tag + "\r\n");
    EXPECT_EQ(known.status, 304);
    EXPECT_EQ(ann.request("GET", path, "", "If-None-Match: \"other\"\r\n").status, 200);
}

TEST(Network, ADealIsReusedOnlyWhenNobodyPlaysItAndSaysSo) {
    const RunningServer server(quick());
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    const std::string same =
        R"({"game":"sunrise","seats":[{"kind":"me"},{"kind":"me"}],"deal":{"kind":"same","table":")" +
        table + R"("}})";
    EXPECT_EQ(ann.post("/api/tables", same).code(), "deal/running");
    EXPECT_EQ(ann.get("/api/tables/" + table).body.find("deal")->find("seed"), nullptr);
    EXPECT_EQ(ann.post("/api/tables/" + table + "/abandon").status, 200);
    const Value before = ann.get("/api/tables/" + table).body;
    EXPECT_EQ(before.find("deal")->find("seed")->string()->size(), 32U)
        << "128 bits, open after the end";
    const Reply again = ann.post("/api/tables", same);
    EXPECT_EQ(again.status, 201);
    EXPECT_EQ(*again.body.find("deal")->find("kind")->string(), "same");
    EXPECT_EQ(*again.body.find("deal")->find("of")->string(), table);
    const Reply rematch = ann.post("/api/tables/" + table + "/rematch");
    EXPECT_EQ(rematch.status, 201);
    EXPECT_EQ(ann.post("/api/tables/" + table + "/rematch").text("id"), rematch.text("id"));
}

TEST(Network, ARecordGoesOutAndComesInAgain) {
    const RunningServer server(quick());
    Person ann(server.port());
    const Reply made = ann.post(
        "/api/tables",
        R"({"game":"california","seats":[{"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"}]})");
    const std::string path = "/api/tables/" + made.text("id");
    const auto watcher = ann.play(made.text("id"));
    Value last = message_of(*watcher);
    while (*last.find("phase")->string() != "over") last = message_of(*watcher);
    const Reply record = ann.get(path + "/record");
    ASSERT_NE(record.body.find("seed"), nullptr) << "after the end everything is open";
    const Reply imported =
        ann.post("/api/tables", R"({"seats":[{"kind":"me"},{"kind":"me"}],"record":)" +
                                    codec::to_json(record.body) + "}");
    EXPECT_EQ(imported.status, 201);
    const auto refused = [&](const std::string& more, const std::string& seed) {
        Value changed = Value::object();
        for (const Member& member : *record.body.members()) {
            changed.add(member.key, member.key == "seed" ? Value(seed) : member.value);
        }
        return ann
            .post("/api/tables", R"({"seats":[{"kind":"me"},{"kind":"me"}],)" + more +
                                     R"("record":)" + codec::to_json(changed) + "}")
            .code();
    };
    EXPECT_EQ(refused("", std::string(201, 'x')), "request/invalid");
    for (const std::string more : {R"("game":"sunrise",)", R"("options":{},)", R"("pack":"x",)",
                                   R"("deal":{"kind":"random"},)"}) {
        EXPECT_EQ(refused(more, *record.body.find("seed")->string()), "request/invalid") << more;
    }
    EXPECT_EQ(*imported.body.find("deal")->find("kind")->string(), "imported");
    EXPECT_EQ(ann.get("/api/tables/" + imported.text("id") + "/record").body, record.body);
    const Value former = match::with(
        record.body, "pack",
        Value("sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d"));
    const Reply of_010 =
        ann.post("/api/tables", R"({"seats":[{"kind":"me"},{"kind":"me"}],"record":)" +
                                    codec::to_json(former) + "}");
    EXPECT_EQ(of_010.status, 201);
    EXPECT_EQ(ann.get("/api/tables/" + of_010.text("id") + "/record").body, record.body)
        << "a record of 0.1.0 gets its content's hash of now";
    EXPECT_EQ(ann.request("GET", path + "/record?format=text&lang=fr").status, 200);
}

TEST(Network, OtherPagesAreRefused) {
    Config config = quick();
    config.origins = {"https://club.example"};
    const RunningServer server(config);
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    const std::string evil = "Origin: https://evil.example\r\n";
    EXPECT_EQ(ann.request("POST", "/api/tables", "{}", evil).code(), "request/origin");
    ann.play(table, "", evil);
    EXPECT_NE(ann.handshake.find("403"), std::string::npos);
    for (const std::string good :
         {"Origin: https://club.example\r\n", "Origin: http://localhost\r\n", ""}) {
        ann.play(table, "", good);
        EXPECT_NE(ann.handshake.find("101"), std::string::npos) << good;
    }
    const Reply page = ann.get("/api/health");
    for (const std::string header : {"X-Content-Type-Options: nosniff", "Content-Security-Policy: ",
                                     "X-Frame-Options: DENY", "Referrer-Policy: no-referrer"}) {
        EXPECT_NE(page.head.find(header), std::string::npos) << header;
    }
    Person fresh(server.port());
    EXPECT_NE(fresh.get("/api/me").head.find("HttpOnly; SameSite=Lax"), std::string::npos);
}

TEST(Network, LimitsHaveCodesAndOthersAreServed) {
    Config config;
    config.limits.requests_per_second = 5;
    config.limits.tables_per_guest = 1;
    config.limits.messages_per_second = 2;
    config.limits.request_bytes = 2000;
    config.trusted_proxies = {"127.0.0.1"};
    const RunningServer server(config);
    const auto from = [](int address) {
        return "X-Forwarded-For: 10.0.0." + std::to_string(address) + "\r\n";
    };
    Person ann(server.port());
    const std::string body = R"({"game":"sunrise","seats":[{"kind":"me"},{"kind":"open"}]})";
    const Reply first = ann.request("POST", "/api/tables", body, from(1));
    EXPECT_EQ(first.status, 201);
    EXPECT_EQ(ann.request("POST", "/api/tables", body, from(1)).code(), "limit/tables");
    int refused = 0;
    for (int i = 0; i < 40; ++i)
        refused += ann.request("GET", "/api/health", "", from(2)).status == 429 ? 1 : 0;
    EXPECT_GT(refused, 0);
    EXPECT_EQ(ann.request("GET", "/api/health", "", from(3)).status, 200) << "another address";
    EXPECT_EQ(ann.request("POST", "/api/tables", std::string(5000, 'x'), from(3)).code(),
              "request/too_large");
    EXPECT_EQ(ann.request("GET", "/" + std::string(20'000, 'x'), "", from(3)).code(),
              "request/too_large");
    const auto client = ann.play(first.text("id"), "", from(4));
    message_of(*client);
    for (int i = 0; i < 20; ++i) client->send_message("{}");
    std::string last;
    while (!last.starts_with("close")) {
        last = client->read_message();
        ASSERT_FALSE(last.empty());
    }
    EXPECT_EQ(last, "close limit/messages");
}

// They send no byte: a connection counts from the moment it is accepted.
TEST(Network, ManySilentConnectionsOfOneAddressAreTurnedAway) {
    for (const bool in_all : {true, false}) {
        Config config = quick();
        (in_all ? config.limits.connections : config.limits.connections_per_address) = 2;
        const RunningServer server(config);
        auto first = std::make_unique<RawClient>(server.port());
        const RawClient second(server.port());
        RawClient third(server.port());
        const std::string answer = third.read_to_end();
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 503")) << answer;
        EXPECT_NE(answer.find("limit/connections"), std::string::npos) << answer;
        first.reset();
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(30);
        int status = 503;
        while (status == 503 && std::chrono::steady_clock::now() < end) {
            status = Person(server.port()).get("/api/health").status;
        }
        EXPECT_EQ(status, 200) << "there is room again";
    }
}

TEST(Network, BehindAProxyItIsTheClientsThatAreCounted) {
    Config config = quick();
    config.limits.connections_per_address = 2;
    config.trusted_proxies = {"127.0.0.1"};
    const RunningServer server(config);
    const std::array<RawClient, 4> silent = {RawClient(server.port()), RawClient(server.port()),
                                             RawClient(server.port()), RawClient(server.port())};
    Person ann(server.port());
    EXPECT_EQ(ann.get("/api/health").status, 200);
    const std::string from = "X-Forwarded-For: 10.0.0.1\r\n";
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    const auto one = ann.play(table, "", from);
    const auto two = ann.play(table, "", from);
    EXPECT_EQ(ann.request("GET", "/api/health", "", from).code(), "limit/connections");
    EXPECT_EQ(ann.get("/api/health").status, 200);
}

// A proxy may keep the client's own header line and add a line with the true address.
TEST(Network, TheLastLineOfForwardedAddressesCounts) {
    Config config;
    config.limits.requests_per_second = 1;
    config.trusted_proxies = {"127.0.0.1"};
    const RunningServer server(config);
    Person ann(server.port());
    int refused = 0;
    for (int i = 0; i < 10; ++i) {
        const std::string made_up = "X-Forwarded-For: 10.0.1." + std::to_string(i) + "\r\n";
        const Reply reply =
            ann.request("GET", "/api/health", "", made_up + "X-Forwarded-For: 10.0.0.1\r\n");
        refused += reply.code() == "limit/requests" ? 1 : 0;
    }
    EXPECT_GT(refused, 0);
}

TEST(Network, WhoSendsHalfOrNonsenseDisturbsNobody) {
    Config config = quick();
    config.limits.request_seconds = 1;
    const RunningServer server(config);
    RawClient half(server.port());
    half.send_text("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Le");
    RawClient slow(server.port());
    slow.send_text("POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{");
    RawClient silent(server.port());
    RawClient nonsense(server.port());
    nonsense.send_text(std::string("\x16\x03\x01\0\xff\r\n\r\n", 9));
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    const auto client = ann.play(table);
    message_of(*client);
    client->send_text(std::string("\x81\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF", 10));  // endless
    const auto other = ann.play(table);
    EXPECT_EQ(type_of(message_of(*other)), "snapshot");
    EXPECT_TRUE(nonsense.read_to_end().starts_with("HTTP/1.1 400"));
    // Their time runs out and they are closed.
    EXPECT_EQ(half.read_to_end(), "");
    EXPECT_EQ(slow.read_to_end(), "");
    EXPECT_EQ(silent.read_to_end(), "");
    EXPECT_EQ(ann.get("/api/health").status, 200);
}

TEST(Network, AMessageThatIsTooLongEndsTheConnection) {
    const RunningServer server(quick());
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    const auto client = ann.play(table);
    message_of(*client);
    client->send_message(std::string(5000, ' '));
    EXPECT_EQ(client->read_message(), "close ");
    EXPECT_EQ(client->close_code, 1009);
    EXPECT_EQ(ann.get("/api/health").status, 200);
}

TEST(Network, WhatCanBeReadCanBeAskedForItsHeadOnly) {
    const RunningServer server(quick());
    for (const std::string path : {"/api/health", "/api/openapi.json", "/metrics"}) {
        RawClient client(server.port());
        client.send_text("HEAD " + path +
                         " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
        const std::string answer = client.read_to_end();
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 200")) << answer;
        EXPECT_TRUE(answer.ends_with("\r\n\r\n")) << answer;
    }
}

TEST(Network, ASlowReaderIsClosedAndComesBack) {
    Config config = quick();
    config.limits.outgoing_bytes = 4096;
    config.limits.messages_per_second = 0;
    const RunningServer server(config);
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    const auto slow = ann.play(table, "?seat=0");
    // It sends and never reads, until the server closes it.
    for (int i = 0; i < 20'000; ++i) slow->send_message(R"({"do":"look","id":"l","seat":0})");
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
    bool closed = false;
    while (!closed && std::chrono::steady_clock::now() < end) {
        RawClient metrics(server.port());
        metrics.send_text("GET /metrics HTTP/1.1\r\nHost: localhost\r\n\r\n");
        closed = metrics.read_answer().find("limit/slow_reader") != std::string::npos;
    }
    EXPECT_TRUE(closed);
    const auto back = ann.play(table, "?seat=0");
    EXPECT_EQ(type_of(message_of(*back)), "snapshot");
}

TEST(Network, WhoMissedMoreThanMayWaitGetsASnapshotAndStays) {
    Config config = quick();
    config.limits.outgoing_bytes = 16'384;
    const RunningServer server(config);
    Person ann(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    const auto client = ann.play(table, "?seat=0&lang=fr");
    Value seen = message_of(*client);
    for (int i = 0; i < 25; ++i) {
        client->send_message(R"({"do":"look","id":"l","seat":)" +
                             std::to_string(*seen.find("turn")->integer()) + "}");
        seen = message_of(*client);
        client->send_message(act(seen, "x" + std::to_string(i)));
        seen = message_of(*client);
    }
    const std::int64_t version = *seen.find("version")->integer();
    const auto far = ann.play(table, "?seat=0&lang=fr&since=1");
    EXPECT_EQ(type_of(message_of(*far)), "snapshot");
    far->send_message(R"({"do":"look","id":"l","seat":1})");
    EXPECT_EQ(type_of(message_of(*far)), "snapshot") << "still there";
    const auto near = ann.play(table, "?seat=0&lang=fr&since=" + std::to_string(version - 1));
    EXPECT_EQ(type_of(message_of(*near)), "update");
}

TEST(Network, ClosingTellsEverybodyAndLosesNothing) {
    const store::TemporaryFolder folder;
    Config config = quick();
    config.store = folder.file("store.db");
    std::string table;
    Person ann(0);
    {
        RunningServer server(config);
        Person here(server.port());
        table = new_table(here, R"({"kind":"me"},{"kind":"me"})");
        const auto client = here.play(table, "?seat=0");
        message_of(*client);
        server.stop();
        EXPECT_EQ(client->read_message(), "close server/closing");
        ann.secret = here.secret;
    }
    const RunningServer later(config);
    Person again(later.port());
    again.secret = ann.secret;
    EXPECT_EQ(again.get("/api/tables/" + table).body.find("yours")->items()->size(), 2U);
}

TEST(Network, TwoProcessesOnOnePostgresServeTheSameTable) {
    Config config = quick();
    config.store = store::TestPostgres::instance().new_database();
    const RunningServer one(config);
    const RunningServer two(config);
    Person here(one.port());
    const std::string table = new_table(here, R"({"kind":"me"},{"kind":"me"})");
    Person there(two.port());
    there.secret = here.secret;
    const auto first = here.play(table, "?seat=0");
    const auto second = there.play(table, "?seat=1");
    std::array seen = {message_of(*first), message_of(*second)};
    for (int i = 0; i < 6; ++i) {
        const auto turn = static_cast<std::size_t>(*seen[0].find("turn")->integer());
        (turn == 0 ? *first : *second).send_message(act(seen[turn], "m" + std::to_string(i)));
        seen = {message_of(*first), message_of(*second)};
        EXPECT_EQ(seen[0].find("version")->integer()[0], seen[1].find("version")->integer()[0]);
    }
}

TEST(Network, WhatOneProcessHasAcknowledgedTheOtherKnows) {
    Config config = quick();
    config.store = store::TestPostgres::instance().new_database();
    const RunningServer one(config);
    const RunningServer two(config);
    for (int i = 0; i < 10; ++i) {
        Person ann(one.port());
        const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"open"})");
        Person eve(two.port());
        const auto looking_on = eve.play(table);
        EXPECT_EQ(type_of(message_of(*looking_on)), "snapshot");
        Person bob(one.port());
        EXPECT_EQ(bob.post("/api/tables/" + table + "/sit", R"({"seat":1})").status, 200);
        Person there(two.port());
        there.secret = bob.secret;
        const auto client = there.play(table, "?seat=1");
        const Value first = message_of(*client);
        EXPECT_EQ(type_of(first), "snapshot") << codec::to_json(first);
    }
}

TEST(Network, WhenOneOfTwoProcessesGoesTheOtherPlaysItsBots) {
    Config config = quick();
    config.store = store::TestPostgres::instance().new_database();
    config.lease_milliseconds = 300;
    auto one = std::make_unique<RunningServer>(config);
    const RunningServer two(config);
    Person here(one->port());
    const std::string table =
        new_table(here, R"({"kind":"bot","bot":"random"},{"kind":"bot","bot":"random"})");
    one.reset();
    Person there(two.port());
    const auto watcher = there.play(table);
    Value last = message_of(*watcher);
    while (*last.find("phase")->string() != "over") last = message_of(*watcher);
    EXPECT_EQ(there.get("/api/tables/" + table).text("phase"), "over");
}

}  // namespace
}  // namespace faubourg::server
