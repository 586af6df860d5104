#pragma once

#include <CLI/CLI.hpp>

#include "src/cli/tournament_options.h"

namespace faubourg::cli {

// The subcommands `arena` and `stats`; they store what they read in these options.
CLI::App* add_arena(CLI::App& app, ArenaOptions& options);
CLI::App* add_stats(CLI::App& app, StatsOptions& options);

}  // namespace faubourg::cli
