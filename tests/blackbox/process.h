#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace faubourg::blackbox {

// How a program ended: its exit code, or none if a signal or the test's time limit ended it.
struct Ended {
    std::optional<int> exit_code;
    std::string out;  // output that had not been read before
    std::string err;
};

// The real program as a child process, connected by pipes. It ends with this object, and nothing
// here waits longer than kPatience.
class Process {
  public:
    static constexpr std::chrono::seconds kPatience{60};

    explicit Process(const std::vector<std::string>& arguments);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // Writes all of the text; output that comes meanwhile is kept for `line` and `end`. False when
    // the program no longer reads.
    bool send(std::string_view text);
    // The next line of its standard output, without the newline; none at the end of the output.
    std::optional<std::string> line();
    void close_input();
    void close_output();
    void close_errors();
    // Sends SIGINT, as Ctrl-C does.
    void interrupt() const;
    // Sends SIGTERM, as a service manager does.
    void terminate() const;
    // Closes its input, reads the rest of its output and waits for it to end.
    Ended end();

  private:
    using Deadline = std::chrono::steady_clock::time_point;
    // Waits for one of the pipes and moves some bytes; false at the deadline or when nothing more
    // can come.
    bool step(std::string_view& to_send, Deadline deadline);
    static bool drain(int& pipe, std::string& into);
    std::optional<int> wait(Deadline deadline);

    pid_t child_ = -1;
    int in_ = -1;
    int out_ = -1;
    int err_ = -1;
    std::string output_;
    std::string errors_;
};

// Runs the program to its end.
Ended run(const std::vector<std::string>& arguments, std::string_view input = "");

// A file with this text that exists as long as the object.
class TemporaryFile {
  public:
    explicit TemporaryFile(std::string_view text, std::string_view suffix = ".txt");
    ~TemporaryFile();
    TemporaryFile(const TemporaryFile&) = delete;
    TemporaryFile& operator=(const TemporaryFile&) = delete;
    const std::string& path() const { return path_; }

  private:
    std::string path_;
};

}  // namespace faubourg::blackbox
