#include "src/arena/child_process.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace faubourg::arena {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds kGrace{300};
constexpr milliseconds kSlice{100};  // how often it checks whether to stop

// Starts the shell with both standard streams on the socket, and resets the signals that this
// program blocks or ignores.
int spawn_shell(const std::string& command, int socket, pid_t& child) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t none;
    sigemptyset(&none);
    sigset_t defaults;
    sigemptyset(&defaults);
    for (const int signal : {SIGINT, SIGTERM, SIGPIPE}) sigaddset(&defaults, signal);
    posix_spawnattr_setsigmask(&attributes, &none);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawnattr_setflags(
        &attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
    std::string shell = "sh";
    std::string flag = "-c";
    std::string text = command;
    std::array<char*, 4> arguments = {shell.data(), flag.data(), text.data(), nullptr};
    const int failed =
        posix_spawn(&child, "/bin/sh", &actions, &attributes, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed;
}

std::string how_it_ended(const siginfo_t& info) {
    if (info.si_code == CLD_EXITED) return "ended with exit code " + std::to_string(info.si_status);
    return "was ended by signal " + std::to_string(info.si_status);
}

}  // namespace

Result<std::unique_ptr<ChildProcess>> ChildProcess::start(const std::string& command) {
    std::array<int, 2> ends{};
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) {
        return fail("bot/start", "no socket for \"" + command + "\": " + std::strerror(errno));
    }
    pid_t child = -1;
    const int failed = spawn_shell(command, ends[1], child);
    close(ends[1]);
    if (failed != 0) {
        close(ends[0]);
        return fail("bot/start", "can't start \"" + command + "\": " + std::strerror(failed));
    }
    return std::unique_ptr<ChildProcess>(new ChildProcess(child, ends[0]));
}

// The group is killed before its leader is reaped, so its number cannot belong to another group
// yet.
ChildProcess::~ChildProcess() {
    close(socket_);
    ended_within(kGrace);
    kill(-child_, SIGKILL);
    while (waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
    }
}

bool ChildProcess::ended_within(milliseconds patience) const {
    const auto deadline = Clock::now() + patience;
    for (;;) {
        siginfo_t info{};
        const int asked =
            waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT);
        if (asked != 0 || info.si_pid == child_) return true;
        if (Clock::now() >= deadline) return false;
        std::this_thread::sleep_for(milliseconds(1));
    }
}

std::unexpected<Error> ChildProcess::gone() {
    if (!ended_within(kGrace)) return fail("bot/exit", "the program closed its input or output");
    siginfo_t info{};
    waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT);
    return fail("bot/exit", "the program " + how_it_ended(info));
}

Result<void> ChildProcess::wait_for(short events, Clock::time_point deadline,
                                    const std::stop_token& stop) {
    for (;;) {
        if (stop.stop_requested()) return fail("arena/stopped", "stopped");
        const auto left = std::chrono::ceil<milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) return fail("bot/timeout", "the program took too long");
        pollfd waiting{.fd = socket_, .events = events, .revents = 0};
        const int ready = poll(&waiting, 1, static_cast<int>(std::min(left, kSlice).count()));
        if (ready > 0) return {};
        if (ready < 0 && errno != EINTR) return gone();
    }
}

Result<void> ChildProcess::send(std::string_view line, Clock::time_point deadline,
                                const std::stop_token& stop) {
    const std::string bytes = std::string(line) + "\n";
    std::string_view left = bytes;
    while (!left.empty()) {
        if (const auto ready = wait_for(POLLOUT, deadline, stop); !ready) return ready;
        const ssize_t count =
            ::send(socket_, left.data(), left.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
        if (count > 0) left.remove_prefix(static_cast<std::size_t>(count));
        if (count < 0 && errno != EAGAIN && errno != EINTR) return gone();
    }
    return {};
}

Result<std::string> ChildProcess::line(Clock::time_point deadline, const std::stop_token& stop) {
    std::size_t searched = 0;
    for (;;) {
        const std::size_t end = received_.find('\n', searched);
        if (end != std::string::npos) {
            std::string found = received_.substr(0, end);
            received_.erase(0, end + 1);
            return found;
        }
        searched = received_.size();
        if (searched > kMaxLine) return fail("bot/answer", "the program's line has no end");
        if (const auto ready = wait_for(POLLIN, deadline, stop); !ready) {
            return fail(ready);
        }
        std::array<char, 65536> bytes{};
        const ssize_t count = recv(socket_, bytes.data(), bytes.size(), MSG_DONTWAIT);
        if (count > 0) received_.append(bytes.data(), static_cast<std::size_t>(count));
        if (count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)) return gone();
    }
}

}  // namespace faubourg::arena
