#include <memory>
#include <vector>

#include <sqlite3.h>

#include "src/server/network_testing.h"

// A store that cannot be written to, and a server that stops: it finishes what is under way and
// does not crash.
namespace faubourg::server {
namespace {

// Holds SQLite's write lock on a store's file, so that nothing can be appended.
class WriteLock {
  public:
    explicit WriteLock(const std::string& file) {
        sqlite3* raw = nullptr;
        EXPECT_EQ(sqlite3_open(file.c_str(), &raw), SQLITE_OK);
        database_.reset(raw);
        sqlite3_busy_timeout(raw, 10'000);
        EXPECT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    }

  private:
    struct Close {
        void operator()(sqlite3* database) const { sqlite3_close(database); }
    };
    std::unique_ptr<sqlite3, Close> database_;
};

std::string get(const std::string& target) {
    return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\n\r\n";
}

TEST(Drain, RequestsThatWaitAtATableInVainAreLetGo) {
    const store::TemporaryFolder folder;
    Config config = quick();
    config.store = folder.file("store.db");
    config.sweep_milliseconds = 60'000;  // a sweep would wait for the lock too
    auto server = std::make_unique<RunningServer>(config);
    Person ann(server->port());
    const std::string path = "/api/tables/" + new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    const WriteLock lock(config.store);
    const std::string bot = R"({"seat":0,"bot":"random"})";
    RawClient writer(server->port());
    writer.send_text("POST " + path + "/bot HTTP/1.1\r\nHost: localhost\r\n" + ann.cookie() +
                     "Content-Length: " + std::to_string(bot.size()) + "\r\n\r\n" + bot);
    std::this_thread::sleep_for(std::chrono::milliseconds(200));  // its entry is on its way
    RawClient reader(server->port());
    reader.send_text(get(path));
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    server.reset();
    EXPECT_EQ(writer.read_to_end(), "") << "never durable, never acknowledged";
    EXPECT_EQ(reader.read_to_end(), "");
}

TEST(Store, WhoWaitsTooLongForItIsToldToTryAgain) {
    const store::TemporaryFolder folder;
    Config config = quick();
    config.store = folder.file("store.db");
    config.limits.request_seconds = 1;
    const RunningServer server(config);
    Person ann(server.port());
    const std::string path = "/api/tables/" + new_table(ann, R"({"kind":"me"},{"kind":"me"})");
    auto lock = std::make_unique<WriteLock>(config.store);
    const std::string bot = R"({"seat":0,"bot":"random","id":"a"})";
    EXPECT_EQ(ann.post(path + "/bot", bot).code(), "server/busy");
    lock.reset();
    Reply again;
    for (int i = 0; i < 30 && again.status != 200; ++i) again = ann.post(path + "/bot", bot);
    EXPECT_EQ(again.status, 200) << "the same wish, done once";
}

TEST(Drain, EveryRequestThatWasSentIsAnswered) {
    for (int round = 0; round < 10; ++round) {
        RunningServer server(quick());
        Person ann(server.port());
        const std::string path =
            "/api/tables/" + new_table(ann, R"({"kind":"me"},{"kind":"open"})");
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < 16; ++i) {
            clients.push_back(std::make_unique<RawClient>(server.port()));
            clients.back()->send_text(get(path));
            EXPECT_NE(clients.back()->read_answer(), "");
        }
        for (const auto& client : clients) client->send_text(get(path));
        server.stop();
        for (const auto& client : clients) EXPECT_NE(client->read_answer(), "");
    }
}

}  // namespace
}  // namespace faubourg::server
