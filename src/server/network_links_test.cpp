#include "src/server/network_testing.h"

// Links over real sockets.
namespace faubourg::server {
namespace {

TEST(NetworkLinks, InvitationsAreUsedRevokedAndSeatsMove) {
    const RunningServer server(quick());
    Person ann(server.port());
    Person bob(server.port());
    const std::string table = new_table(ann, R"({"kind":"me"},{"kind":"invited"})");
    const std::string path = "/api/tables/" + table;
    EXPECT_EQ(bob.post(path + "/sit", R"({"seat":1})").code(), "seat/taken");
    const std::string lost = ann.post(path + "/invite", R"({"seat":1})").text("secret");
    EXPECT_EQ(lost.size(), 32U);
    EXPECT_EQ(ann.post(path + "/revoke", R"({"seat":1})").status, 200);
    EXPECT_EQ(bob.post("/api/links", R"({"secret":")" + lost + R"("})").code(), "link/unknown");
    const std::string link = ann.post(path + "/invite", R"({"seat":1})").text("secret");
    const auto use = [](Person& person, const std::string& secret) {
        return person.post("/api/links", R"({"secret":")" + secret + R"(","name":"Bob"})");
    };
    const Reply sat = use(bob, link);
    EXPECT_EQ(sat.status, 200);
    EXPECT_EQ(bob.get("/api/me/tables").body.find("tables")->items()->size(), 1U);
    // The owner knows the invitation but cannot use it to see Bob's hand.
    Person spy(server.port());
    EXPECT_EQ(use(spy, link).code(), "seat/taken");
    EXPECT_EQ(use(ann, link).code(), "seat/taken");
    // A move to another device works once; opening the link on the old device does not use it up.
    const std::string move = bob.post(path + "/move", R"({"seat":1})").text("secret");
    Person phone(server.port());
    EXPECT_EQ(use(bob, move).status, 200);
    EXPECT_EQ(use(phone, move).status, 200);
    EXPECT_EQ(use(bob, move).code(), "link/unknown");
    EXPECT_TRUE(bob.get(path).body.find("yours")->items()->empty());
    EXPECT_EQ(phone.get(path).body.find("yours")->items()->size(), 1U);
    // Bob comes back without the cookie, by a link that only he was given and the owner cannot
    // revoke.
    ASSERT_NE(sat.body.find("return"), nullptr);
    const std::string back = *sat.body.find("return")->find("secret")->string();
    EXPECT_EQ(ann.post(path + "/revoke", R"({"seat":1})").status, 200);
    Person again(server.port());
    EXPECT_EQ(use(again, back).status, 200);
    EXPECT_TRUE(phone.get(path).body.find("yours")->items()->empty());
    EXPECT_EQ(again.post(path + "/leave", R"({"seat":1})").status, 200);
    EXPECT_EQ(use(again, back).code(), "link/unknown");
    // The owner invites somebody to the seat that was left.
    const std::string next = ann.post(path + "/invite", R"({"seat":1})").text("secret");
    EXPECT_EQ(use(spy, next).status, 200);
    EXPECT_EQ(ann.post(path + "/invite", R"({"seat":0})").code(), "seat/taken");
}

TEST(NetworkLinks, ASeatThatMovesKeepsItsName) {
    const RunningServer server(quick());
    Person ann(server.port());
    const std::string table =
        new_table(ann, R"({"kind":"me","name":"Ann"},{"kind":"bot","bot":"level1"})");
    const std::string path = "/api/tables/" + table;
    const auto move = [&](Person& from, Person& to, const std::string& more) {
        const std::string secret = from.post(path + "/move", R"({"seat":0})").text("secret");
        EXPECT_EQ(to.post("/api/links", R"({"secret":")" + secret + "\"" + more + "}").status, 200);
        return *ann.get(path).body.find("seats")->items()->front().find("name")->string();
    };
    Person telephone(server.port());
    EXPECT_EQ(move(ann, telephone, ""), "Ann");
    Person tablet(server.port());
    EXPECT_EQ(move(telephone, tablet, R"(,"name":"Anna")"), "Anna");
}

TEST(NetworkLinks, ARematchKnowsWhoCameByInvitationAndHasALimit) {
    Config config = quick();
    config.limits.tables_per_guest = 2;
    const RunningServer server(config);
    Person ann(server.port());
    Person bob(server.port());
    const std::string first = new_table(ann, R"({"kind":"me"},{"kind":"invited"})");
    const std::string link =
        ann.post("/api/tables/" + first + "/invite", R"({"seat":1})").text("secret");
    EXPECT_EQ(bob.post("/api/links", R"({"secret":")" + link + R"("})").status, 200);
    ann.post("/api/tables/" + first + "/abandon");
    const std::string next = ann.post("/api/tables/" + first + "/rematch").text("id");
    EXPECT_EQ(ann.post("/api/tables/" + next + "/invite", R"({"seat":1})").status, 201);
    new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    ann.post("/api/tables/" + next + "/abandon");
    new_table(ann, R"({"kind":"me"},{"kind":"open"})");
    EXPECT_EQ(ann.post("/api/tables/" + next + "/rematch").code(), "limit/tables");
    EXPECT_EQ(bob.post("/api/tables/" + next + "/rematch").status, 201);
}

}  // namespace
}  // namespace faubourg::server
