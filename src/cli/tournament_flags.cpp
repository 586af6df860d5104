#include "src/cli/tournament_flags.h"

namespace faubourg::cli {
namespace {

// The options that both commands share; returns the option --games.
CLI::Option* add_common(CLI::App* command, TournamentOptions& options) {
    command->add_option("game", options.game, "The game")->required();
    command->add_option("--players", options.players, "Players at a table")->capture_default_str();
    command->add_option("--seed", options.seed, "Decides all deals and all bots' choices")
        ->capture_default_str();
    command
        ->add_option("--threads", options.threads,
                     "Games played at the same time; by default one for each core")
        ->check(CLI::Range(1, 1024));
    command
        ->add_option("--bot-timeout", options.bot_timeout,
                     "Seconds that a program of somebody else may take for a decision")
        ->capture_default_str()
        ->check(CLI::Range(0.001, 86'400.0));
    auto* out = command->add_option("--out", options.out,
                                    "Keep each game in this new file as soon as it is played");
    command->add_option("--resume", options.resume, "Go on with such a file")->excludes(out);
    command->add_option("--html", options.html, "Write the report to this file as a page");
    command->add_flag("--json", options.json, "Print the report as JSON");
    return command
        ->add_option("--games", options.games,
                     "How many games, rounded up to whole sets on the same deal")
        ->capture_default_str()
        ->check(CLI::Range(1, kMostGames));
}

}  // namespace

CLI::App* add_arena(CLI::App& app, ArenaOptions& options) {
    auto* arena = app.add_subcommand("arena", "Let bots play each other and rate them");
    arena
        ->add_option(
            "--bots,--bot", options.bots,
            "A bot that takes part: random, greedy, search, level1 to level6, cmd:PROGRAM or "
            "engine:PROGRAM (repeated for each; the same one may come twice)")
        ->required()
        ->allow_extra_args(false);
    arena->add_option("--against", options.against,
                      "The bot in all other seats, while each of --bots sits alone in each seat in "
                      "turn");
    auto* games = add_common(arena, options);
    arena->add_option("--deals", options.deals, "How many deals, instead of --games")
        ->check(CLI::Range(1, kMostGames))
        ->excludes(games);
    arena
        ->add_option("--on-failure", options.on_failure,
                     "When a program fails: stop, or count the game as its forfeit")
        ->capture_default_str()
        ->check(CLI::IsMember({"stop", "forfeit"}));
    return arena;
}

CLI::App* add_stats(CLI::App& app, StatsOptions& options) {
    auto* stats = app.add_subcommand("stats", "Let one bot play in all seats and tell what wins");
    options.games = 2000;
    stats->add_option("--bot,--bots", options.bot, "The bot in all seats")->capture_default_str();
    add_common(stats, options);
    return stats;
}

}  // namespace faubourg::cli
