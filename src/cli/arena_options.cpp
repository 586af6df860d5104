#include "src/cli/arena_options.h"

#include <CLI/CLI.hpp>

namespace faubourg::cli {

CLI::App* add_arena(CLI::App& app, ArenaOptions& options) {
    auto* arena = app.add_subcommand("arena", "Let bots play each other and rate them");
    arena->add_option("game", options.game, "The game")->required();
    arena
        ->add_option("--bots,--bot", options.bots,
                     "A bot that takes part (repeated for each; the same one may come twice)")
        ->required()
        ->allow_extra_args(false);
    arena->add_option("--against", options.against,
                      "The bot that fills all other seats while each of --bots sits alone in each "
                      "seat in turn");
    arena->add_option("--players", options.players, "Players at a table")->capture_default_str();
    auto* games = arena
                      ->add_option("--games", options.games,
                                   "How many games, rounded up to whole sets on the same deal")
                      ->capture_default_str()
                      ->check(CLI::Range(1, 10'000'000));
    arena->add_option("--deals", options.deals, "How many deals, instead of --games")
        ->check(CLI::Range(1, 10'000'000))
        ->excludes(games);
    arena->add_option("--seed", options.seed, "What all deals and decisions follow from")
        ->capture_default_str();
    arena->add_option("--threads", options.threads, "Games played at a time (default: one a core)")
        ->check(CLI::Range(1, 1024));
    arena->add_flag("--json", options.json, "Print the report as JSON");
    return arena;
}

}  // namespace faubourg::cli
