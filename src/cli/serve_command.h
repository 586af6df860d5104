#pragma once

#include <memory>

#include "src/match/library.h"

namespace CLI {
class App;
}  // namespace CLI

namespace faubourg::cli {

// The commands for hosts: serve, load, backup. Each adds its own options.
class HostingCommands {
  public:
    explicit HostingCommands(CLI::App& app);
    HostingCommands(const HostingCommands&) = delete;
    HostingCommands& operator=(const HostingCommands&) = delete;
    ~HostingCommands();

    // Whether one of these commands was given.
    bool asked() const;
    // Runs it with these games and returns the exit code.
    int run(match::Library library) const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace faubourg::cli
