#include "tests/blackbox/process.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <gtest/gtest.h>

#include "project_paths.h"

namespace faubourg::blackbox {
namespace {

struct Pipe {
    int read = -1;
    int write = -1;

    Pipe() {
        std::array<int, 2> ends{};
        if (pipe2(ends.data(), O_CLOEXEC) != 0) std::abort();
        read = ends[0];
        write = ends[1];
    }
};

void close_pipe(int& pipe) {
    if (pipe >= 0) close(pipe);
    pipe = -1;
}

// The environment of this process, without what would change the program's language or colours.
std::vector<std::string> plain_environment() {
    std::vector<std::string> kept = {"LC_ALL=C"};
    for (char** entry = environ; *entry != nullptr; ++entry) {
        const std::string_view text(*entry);
        if (!text.starts_with("LC_") && !text.starts_with("LANG") &&
            !text.starts_with("NO_COLOR")) {
            kept.emplace_back(text);
        }
    }
    return kept;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> out;
    out.reserve(texts.size() + 1);
    for (std::string& text : texts) out.push_back(text.data());
    out.push_back(nullptr);
    return out;
}

pid_t spawn(std::vector<std::string> arguments, int in, int out, int err) {
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, err, STDERR_FILENO);
    // This process ignores broken pipes; the program must get the default behaviour.
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGPIPE);
    posix_spawnattr_setsigdefault(&attributes, &defaults);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);

    arguments.insert(arguments.begin(), FAUBOURG_PROGRAM);
    std::vector<std::string> environment = plain_environment();
    pid_t child = -1;
    const int failed = posix_spawn(&child, FAUBOURG_PROGRAM, &actions, &attributes,
                                   pointers(arguments).data(), pointers(environment).data());
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    return failed == 0 ? child : -1;
}

}  // namespace

Process::Process(const std::vector<std::string>& arguments) {
    static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
    Pipe in;
    Pipe out;
    Pipe err;
    child_ = spawn(arguments, in.read, out.write, err.write);
    if (child_ < 0) ADD_FAILURE() << "can't start " << FAUBOURG_PROGRAM;
    close_pipe(in.read);
    close_pipe(out.write);
    close_pipe(err.write);
    in_ = in.write;
    out_ = out.read;
    err_ = err.read;
    fcntl(in_, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
    close_pipe(in_);
    close_pipe(out_);
    close_pipe(err_);
    if (child_ <= 0) return;
    kill(child_, SIGKILL);
    waitpid(child_, nullptr, 0);
}

bool Process::drain(int& pipe, std::string& into) {
    std::array<char, 65536> bytes{};
    const ssize_t count = read(pipe, bytes.data(), bytes.size());
    if (count > 0) {
        into.append(bytes.data(), static_cast<std::size_t>(count));
        return true;
    }
    if (count < 0 && errno == EINTR) return true;
    close_pipe(pipe);
    return false;
}

bool Process::step(std::string_view& to_send, Deadline deadline) {
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - std::chrono::steady_clock::now());
    if (left.count() <= 0 || (out_ < 0 && err_ < 0 && to_send.empty())) return false;
    // poll ignores a negative descriptor.
    std::array<pollfd, 3> pipes = {
        {{.fd = out_, .events = POLLIN, .revents = 0},
         {.fd = err_, .events = POLLIN, .revents = 0},
         {.fd = to_send.empty() ? -1 : in_, .events = POLLOUT, .revents = 0}}};
    if (poll(pipes.data(), pipes.size(), static_cast<int>(left.count())) <= 0)
        return errno == EINTR;
    if (pipes[0].revents != 0) drain(out_, output_);
    if (pipes[1].revents != 0) drain(err_, errors_);
    if (pipes[2].revents != 0) {
        const ssize_t count = write(in_, to_send.data(), to_send.size());
        if (count < 0 && errno != EAGAIN && errno != EINTR) return false;
        if (count > 0) to_send.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

bool Process::send(std::string_view text) {
    const Deadline deadline = std::chrono::steady_clock::now() + kPatience;
    while (!text.empty()) {
        if (in_ < 0 || !step(text, deadline)) return false;
    }
    return true;
}

std::optional<std::string> Process::line() {
    const Deadline deadline = std::chrono::steady_clock::now() + kPatience;
    std::string_view nothing;
    for (std::size_t end = output_.find('\n');; end = output_.find('\n')) {
        if (end != std::string::npos) {
            std::string found = output_.substr(0, end);
            output_.erase(0, end + 1);
            return found;
        }
        if (out_ < 0 || !step(nothing, deadline)) return std::nullopt;
    }
}

void Process::close_input() { close_pipe(in_); }
void Process::close_output() { close_pipe(out_); }
void Process::close_errors() { close_pipe(err_); }
void Process::interrupt() const { kill(child_, SIGINT); }
void Process::terminate() const { kill(child_, SIGTERM); }

std::optional<int> Process::wait(Deadline deadline) {
    int status = 0;
    while (std::chrono::steady_clock::now() < deadline) {
        const pid_t ended = waitpid(child_, &status, WNOHANG);
        if (ended == child_) {
            child_ = -1;
            return WIFEXITED(status) ? std::optional(WEXITSTATUS(status)) : std::nullopt;
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    return std::nullopt;
}

Ended Process::end() {
    const Deadline deadline = std::chrono::steady_clock::now() + kPatience;
    close_input();
    std::string_view nothing;
    while (step(nothing, deadline)) {
    }
    const std::optional<int> code = wait(deadline);
    return {.exit_code = code, .out = output_, .err = errors_};
}

Ended run(const std::vector<std::string>& arguments, std::string_view input) {
    Process process(arguments);
    process.send(input);
    return process.end();
}

TemporaryFile::TemporaryFile(std::string_view text, std::string_view suffix) {
    static int count = 0;
    path_ = testing::TempDir() + "faubourg_" + std::to_string(getpid()) + "_" +
            std::to_string(++count) + std::string(suffix);
    std::ofstream(path_, std::ios::binary) << text;
}

TemporaryFile::~TemporaryFile() {
    std::error_code ignored;
    std::filesystem::remove(path_, ignored);
}

}  // namespace faubourg::blackbox
