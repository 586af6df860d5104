#pragma once

#include <arpa/inet.h>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <grp.h>
#include <memory>
#include <netinet/in.h>
#include <pwd.h>
#include <stdexcept>
#include <string>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>
#include <vector>

#include <libpq-fe.h>

namespace faubourg::store {

// A port of the loopback interface that is free at the moment.
inline int free_port() {
    const int file = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* general = reinterpret_cast<sockaddr*>(&address);
    bind(file, general, size);
    getsockname(file, general, &size);
    close(file);
    return ntohs(address.sin_port);
}

// A real PostgreSQL for the tests: a new cluster in a temporary folder, on a loopback port, started
// at first use and removed when the test program ends.
class TestPostgres {
  public:
    static TestPostgres& instance() {
        static TestPostgres server;
        return server;
    }

    // The URL of a new, empty database.
    std::string new_database() {
        static std::atomic<int> count = 0;
        const std::string name = "t" + std::to_string(++count);
        PGconn* connection = PQconnectdb(url("postgres").c_str());
        PQclear(PQexec(connection, ("CREATE DATABASE " + name).c_str()));
        PQfinish(connection);
        return url(name);
    }

    TestPostgres(const TestPostgres&) = delete;
    TestPostgres& operator=(const TestPostgres&) = delete;
    ~TestPostgres() {
        kill(server_, SIGQUIT);
        waitpid(server_, nullptr, 0);
        std::filesystem::remove_all(folder_);
    }

  private:
    TestPostgres() : port_(free_port()) {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "faubourg-postgres-XXXXXX").string();
        folder_ = mkdtemp(pattern.data());
        if (const passwd* user = user_of_server()) {
            if (chown(folder_.c_str(), user->pw_uid, user->pw_gid) != 0) throw failure("chown");
        }
        const std::string data = folder_ + "/data";
        const pid_t made = start({program("initdb"), "-D", data, "-U", "faubourg", "-A", "trust",
                                  "--no-sync", "-E", "UTF8", "--locale=C"});
        int status = 0;
        waitpid(made, &status, 0);
        if (status != 0) throw failure("initdb");
        server_ = start({program("postgres"), "-D", data, "-h", "127.0.0.1", "-p",
                         std::to_string(port_), "-c", "unix_socket_directories=", "-c",
                         "shared_buffers=16MB", "-c", "max_connections=50"});
        wait_until_ready();
    }

    static std::runtime_error failure(const std::string& what) {
        return std::runtime_error("PostgreSQL for tests: " + what);
    }

    std::string url(const std::string& database) const {
        return "postgres://faubourg@127.0.0.1:" + std::to_string(port_) + "/" + database;
    }

    void wait_until_ready() const {
        const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(60);
        while (PQping(url("postgres").c_str()) != PQPING_OK) {
            if (std::chrono::steady_clock::now() > end) throw failure("does not answer");
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }

    // PostgreSQL refuses to run as root; Debian's package has a user for it.
    static const passwd* user_of_server() { return getuid() == 0 ? getpwnam("postgres") : nullptr; }

    static std::string program(const std::string& name) {
        namespace fs = std::filesystem;
        const fs::path versions = "/usr/lib/postgresql";
        if (fs::is_directory(versions)) {
            for (const auto& version : fs::directory_iterator(versions)) {
                const fs::path file = version.path() / "bin" / name;
                if (fs::exists(file)) return file.string();
            }
        }
        return name;
    }

    static pid_t start(std::vector<std::string> words) {
        const passwd* user = user_of_server();
        std::vector<char*> arguments;
        for (std::string& word : words) arguments.push_back(word.data());
        arguments.push_back(nullptr);
        const pid_t parent = getpid();
        const pid_t child = fork();
        if (child != 0) return child;
        if (user != nullptr && (setgroups(0, nullptr) != 0 || setgid(user->pw_gid) != 0 ||
                                setuid(user->pw_uid) != 0)) {
            _exit(126);
        }
        prctl(PR_SET_PDEATHSIG, SIGQUIT);  // the server ends with the tests, however they end
        if (getppid() != parent) _exit(126);
        const int nothing = open("/dev/null", O_RDWR);
        for (const int file : {0, 1, 2}) dup2(nothing, file);
        if (chdir("/") != 0) _exit(126);
        execvp(arguments[0], arguments.data());
        _exit(127);
    }

    int port_;
    std::string folder_;
    pid_t server_ = -1;
};

}  // namespace faubourg::store
