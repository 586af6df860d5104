#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <iostream>
#include <random>
#include <set>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/load/load.h"
#include "src/match/library.h"
#include "src/store/testing.h"
#include "src/table/table.h"

#include "project_paths.h"

// The server is killed at random moments under load, repeatedly. Everything acknowledged must still
// be there, nothing may be there twice, and every table's log must replay.
namespace faubourg {
namespace {

// FAUBOURG_CRASH_SECONDS=600 makes the run long (`make crash`).
double seconds_of_load() {
    const char* given = std::getenv("FAUBOURG_CRASH_SECONDS");
    return given == nullptr ? 8 : std::atof(given);
}

pid_t start_server(int port, const std::string& where) {
    std::vector<std::string> words = {
        FAUBOURG_PROGRAM, "serve", "--port",         std::to_string(port),
        "--store",        where,   "--log",          "off",
        "--request-rate", "0",     "--message-rate", "0",
        "--lease",        "300",   "--sweep",        "50",
        "--max-tables",   "0"};
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    const pid_t child = fork();
    if (child != 0) return child;
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    execv(arguments[0], arguments.data());
    _exit(127);
}

void kill_hard(pid_t server) {
    kill(server, SIGKILL);
    waitpid(server, nullptr, 0);
}

// Clients give each of their requests an id. The log has each id once, and it replays.
void check_log(const match::Library& library, const std::vector<table::StoredEntry>& log) {
    std::set<std::pair<std::string, std::string>> ids;
    for (const table::StoredEntry& entry : log) {
        EXPECT_TRUE(ids.emplace(entry.guest, entry.id).second)
            << entry.table << " has " << entry.id << " twice";
    }
    const auto table = table::Table::from_log(library, log);
    EXPECT_TRUE(table) << table.error().message;
}

// Runs `processes` servers on one store; repeatedly kills a random one and starts it again.
void crash_under_load(const std::string& where, const std::string& bot, std::size_t processes = 1) {
    std::random_device entropy;
    const unsigned seed = entropy();
    std::cout << "kills follow from " << seed << '\n';
    std::mt19937 random(seed);
    std::vector<int> ports;
    std::vector<pid_t> servers;
    for (std::size_t i = 0; i < processes; ++i) {
        ports.push_back(store::free_port());
        servers.push_back(start_server(ports.back(), where));
    }
    load::Options options;
    options.port = static_cast<std::uint16_t>(ports.front());
    for (std::size_t i = 1; i < processes; ++i) {
        options.more_ports.push_back(static_cast<std::uint16_t>(ports[i]));
    }
    options.tables = 8;
    options.seconds = seconds_of_load();
    options.survive = true;
    options.bot = bot;
    options.seed = seed;
    std::atomic<bool> done = false;
    load::Report report;
    std::thread client([&] {
        report = load::put_load(options);
        done = true;
    });
    int kills = 0;
    const auto end =
        std::chrono::steady_clock::now() + std::chrono::duration<double>(options.seconds + 2);
    while (!done && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200 + random() % 600));
        const std::size_t victim = random() % processes;
        kill_hard(servers[victim]);
        ++kills;
        servers[victim] = start_server(ports[victim], where);
    }
    client.join();
    for (const pid_t server : servers) kill_hard(server);
    load::print(report, options, std::cout);
    std::cout << kills << " kills, " << report.tables.size() << " tables\n";
    EXPECT_TRUE(report.good()) << report.problem;
    EXPECT_GT(report.acknowledged, 0);
    EXPECT_GE(kills, 3);
    const auto library = match::Library::of(content::default_packs().value());
    const auto kept = store::open_store(where, "check");
    for (const std::string& table : report.tables) check_log(*library, kept->entries(table, 0));
}

TEST(Crash, SqliteLosesNothing) {
    const store::StorePlace place("sqlite");
    crash_under_load(place.where(), "");
}

TEST(Crash, PostgresLosesNothing) {
    const store::StorePlace place("postgres");
    crash_under_load(place.where(), "");
}

TEST(Crash, OfTwoProcessesOnOnePostgresOneDiesAndTheOtherGoesOn) {
    const store::StorePlace place("postgres");
    crash_under_load(place.where(), "", 2);
}

TEST(Crash, BotsGoOnAfterEachKill) {
    const store::StorePlace place("sqlite");
    crash_under_load(place.where(), "random");
}

}  // namespace
}  // namespace faubourg
