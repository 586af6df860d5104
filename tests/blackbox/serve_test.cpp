#include <cstdlib>
#include <filesystem>

#include <gtest/gtest.h>

#include "src/server/network_testing.h"

#include "tests/blackbox/process.h"

// `faubourg serve`, `faubourg load` and `faubourg backup` from outside.
namespace faubourg::blackbox {
namespace {

using server::new_table;
using server::Person;

constexpr const char* kSeats = R"({"kind":"me"},{"kind":"open"})";

// A folder for a store's files.
class Folder {
  public:
    Folder() {
        const TemporaryFile name("", "");
        path_ = name.path() + ".d";
        std::filesystem::create_directory(path_);
    }
    ~Folder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    std::string file(const std::string& name) const { return path_ + "/" + name; }

  private:
    std::string path_;
};

// The program, serving on a port that it chooses.
class Serving {
  public:
    explicit Serving(const std::vector<std::string>& more) : process_(arguments(more)) {
        const auto line = process_.line();
        if (!line) {
            ADD_FAILURE() << "does not serve: " << process_.end().err;
            return;
        }
        EXPECT_TRUE(line->starts_with("Faubourg is at http://127.0.0.1:")) << *line;
        port_ = static_cast<std::uint16_t>(std::stoi(line->substr(line->rfind(':') + 1)));
    }
    std::uint16_t port() const { return port_; }
    void close_log() { process_.close_errors(); }
    Ended stop() {
        process_.terminate();
        return process_.end();
    }

  private:
    static std::vector<std::string> arguments(const std::vector<std::string>& more) {
        std::vector<std::string> all = {"serve", "--port", "0"};
        all.insert(all.end(), more.begin(), more.end());
        return all;
    }
    Process process_;
    std::uint16_t port_ = 0;
};

std::string code_of_new_table(Person& person) {
    return person.post("/api/tables", std::string(R"({"game":"sunrise","seats":[)") + kSeats + "]}")
        .code();
}

TEST(Serve, AFlagGoesBeforeAVariableAndThatBeforeTheFile) {
    const TemporaryFile file("store = \"memory\"\nlog = \"info\"\nmax-tables = 1\nport = 1\n",
                             ".toml");
    setenv("FAUBOURG_MAX_TABLES", "2", 1);
    setenv("FAUBOURG_LOG", "error", 1);
    Serving serving({"--config", file.path(), "--log", "off"});
    unsetenv("FAUBOURG_MAX_TABLES");
    unsetenv("FAUBOURG_LOG");
    Person ann(serving.port());
    ann.get("/api/me");
    EXPECT_EQ(code_of_new_table(ann), "");
    EXPECT_EQ(code_of_new_table(ann), "");
    EXPECT_EQ(code_of_new_table(ann), "limit/tables");
    const Ended ended = serving.stop();
    EXPECT_EQ(ended.exit_code, 0);
    EXPECT_EQ(ended.err, "");
}

TEST(Serve, TakesRatesWithAFractionFromTheFile) {
    const TemporaryFile file("store = \"memory\"\nrequest-rate = 0.1\nlog = \"off\"\n", ".toml");
    Serving serving({"--config", file.path()});
    Person ann(serving.port());
    EXPECT_EQ(ann.get("/api/health").status, 200);
    EXPECT_EQ(ann.get("/api/health").code(), "limit/requests");
}

TEST(Serve, RefusesAFileItDoesNotUnderstand) {
    for (const std::string_view text : {"prot = 8080\n", "port = \"x\"\n", "port = \n",
                                        "port = 80.5\n", "request-rate = inf\n"}) {
        const TemporaryFile file(text, ".toml");
        const Ended ended = run({"serve", "--config", file.path(), "--store", "memory"});
        EXPECT_EQ(ended.exit_code, 1) << text;
        EXPECT_NE(ended.err.find(file.path()), std::string::npos) << ended.err;
    }
    EXPECT_EQ(run({"serve", "--store", "memory", "--host", "nowhere"}).exit_code, 1);
}

// As a number of days, 99999999999 leads to a date that the calendar does not have. The other
// settings have a limit below it.
TEST(Serve, RefusesTimesAndSizesThatMakeNoSense) {
    for (const std::string setting : {"--purge-idle", "--purge-over", "--purge-guest", "--grace",
                                      "--lease", "--max-header", "--bot-threads"}) {
        const Ended ended =
            run({"serve", "--store", "memory", "--host", "nowhere", setting, "99999999999"});
        EXPECT_NE(ended.exit_code, 0);
        EXPECT_NE(ended.err.find(setting), std::string::npos) << ended.err;
    }
}

TEST(Serve, EndsInSecondsAndComesBackWithEverything) {
    const Folder folder;
    const std::vector<std::string> store = {"--store", folder.file("club.db")};
    std::string secret;
    std::string table;
    {
        Serving serving(store);
        Person ann(serving.port());
        table = new_table(ann, kSeats);
        secret = ann.secret;
        const auto line = ann.play(table);
        line->read_message();
        const auto start = std::chrono::steady_clock::now();
        const Ended ended = serving.stop();
        EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(8));
        EXPECT_EQ(ended.exit_code, 0);
        EXPECT_NE(ended.err.find(R"("event":"closed")"), std::string::npos) << ended.err;
        EXPECT_EQ(ended.err.find(secret), std::string::npos) << "a secret in the log";
        EXPECT_EQ(line->read_message(), "close server/closing");
    }
    Serving again(store);
    Person ann(again.port());
    ann.secret = secret;
    EXPECT_EQ(ann.get("/api/tables/" + table).body.find("yours")->items()->size(), 1U);
}

TEST(Serve, OutlivesTheReaderOfItsLog) {
    Serving serving({"--store", "memory"});
    Person ann(serving.port());
    const auto line = ann.play(new_table(ann, kSeats));
    line->read_message();
    serving.close_log();
    EXPECT_EQ(serving.stop().exit_code, 0);
    EXPECT_EQ(line->read_message(), "close server/closing");
}

TEST(Serve, IsBackedUpWhileItRuns) {
    const Folder folder;
    Serving serving({"--store", folder.file("club.db")});
    Person ann(serving.port());
    const std::string table = new_table(ann, kSeats);
    EXPECT_EQ(run({"backup", "--store", folder.file("club.db"), folder.file("copy.db")}).exit_code,
              0);
    Serving copy({"--store", folder.file("copy.db")});
    Person there(copy.port());
    there.secret = ann.secret;
    EXPECT_EQ(there.get("/api/tables/" + table).body.find("yours")->items()->size(), 1U);
    // An existing file is not overwritten.
    EXPECT_NE(run({"backup", "--store", folder.file("club.db"), folder.file("copy.db")}).exit_code,
              0);
    EXPECT_NE(run({"backup", "--store", folder.file("typo.db"), folder.file("new.db")}).exit_code,
              0);
    EXPECT_FALSE(std::filesystem::exists(folder.file("typo.db")));
}

TEST(Load, FindsEveryAcknowledgedActionInTheRecords) {
    const Folder folder;
    Serving serving(
        {"--store", folder.file("load.db"), "--request-rate", "0", "--message-rate", "0"});
    const std::string port = std::to_string(serving.port());
    const Ended ended = run(
        {"load", "--port", port, "--tables", "6", "--actions", "300", "--seconds", "20", "--json"});
    EXPECT_EQ(ended.exit_code, 0) << ended.out << ended.err;
    const auto report = codec::from_json(ended.out);
    ASSERT_TRUE(report) << ended.out;
    EXPECT_GE(*report->find("acknowledged")->integer(), 300);
    EXPECT_EQ(*report->find("verified"), *report->find("acknowledged"));
    EXPECT_EQ(*report->find("missing")->integer(), 0);
    // Without a server the command fails at once instead of waiting for one.
    serving.stop();
    EXPECT_EQ(run({"load", "--port", port, "--tables", "1", "--seconds", "1"}).exit_code, 1);
}

}  // namespace
}  // namespace faubourg::blackbox
