#pragma once

#include <memory>

#include "src/match/library.h"

namespace CLI {
class App;
}  // namespace CLI

namespace faubourg::cli {

// The commands of those who host: serve, load, backup. They bring their own options.
class HostingCommands {
  public:
    explicit HostingCommands(CLI::App& app);
    HostingCommands(const HostingCommands&) = delete;
    HostingCommands& operator=(const HostingCommands&) = delete;
    ~HostingCommands();

    // Whether one of them was asked for.
    bool asked() const;
    // Runs it on these games; the exit code.
    int run(match::Library library) const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace faubourg::cli
