#include "src/cli/program.h"

#include <cstdlib>
#include <iostream>
#include <unistd.h>

#include <CLI/CLI.hpp>

#include "src/cli/commands.h"
#include "src/cli/serve_command.h"
#include "src/cli/tournament_flags.h"
#include "src/codec/json.h"
#include "src/content/packs.h"

namespace faubourg::cli {
namespace {

constexpr int kFailed = 1;
constexpr int kBadCommandLine = 2;

Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        const char* value = std::getenv(name);
        if (value == nullptr || *value == '\0') continue;
        return std::string_view(value).starts_with("fr") ? Language::French : Language::English;
    }
    return Language::English;
}

bool colour_by_default() {
    return isatty(STDOUT_FILENO) != 0 && std::getenv("NO_COLOR") == nullptr;
}

// The library with the compiled-in packs, replaced by those given with --content.
Result<match::Library> load_library(const std::vector<std::string>& pack_files) {
    auto library = and_then(content::default_packs(),
                            [](const auto& packs) { return match::Library::of(packs); });
    for (const std::string& file : pack_files) {
        if (!library) return library;
        const auto replaced = and_then(content::load_pack(file),
                                       [&](const auto& pack) { return library->replace(pack); });
        if (!replaced) return fail(replaced);
    }
    return library;
}

// NAME=VALUE as a rules option. A value that is valid JSON is read as JSON (true, 2, ["m1","m2"]);
// any other is a word (random).
Result<Value> read_options(const std::vector<std::string>& given) {
    Value options = Value::object();
    for (const std::string& text : given) {
        const std::size_t equals = text.find('=');
        if (equals == std::string::npos) {
            return fail("option/invalid", "an option is NAME=VALUE, not \"" + text + "\"");
        }
        const std::string value = text.substr(equals + 1);
        const auto json = codec::from_json(value);
        options.add(text.substr(0, equals), json ? *json : Value(value));
    }
    return options;
}

// The command line as CLI11 knows it, and the values it has read.
class CommandLine {
  public:
    CommandLine() {
        app_.set_version_flag("--version", std::string("faubourg ") + FAUBOURG_VERSION);
        app_.require_subcommand(1);
        add_play();
        app_.add_subcommand("engine", "Speak the engine protocol on standard input and output");
        add_perft();
        add_bench();
        add_replay();
        add_tournaments();
        auto* content = app_.add_subcommand("content", "Work with content packs");
        content->require_subcommand(1);
        content->add_subcommand("check", "Check a content pack and say what is wrong with it")
            ->add_option("file", file_, "The pack, a TOML file")
            ->required();
        auto* golden =
            app_.add_subcommand("golden", "Write the golden games, perft counts and signature");
        golden->add_option("--write", folder_, "The folder to write to")->required();
        golden->add_flag("--records", records_, "Write this version's records instead");
        for (const char* name : {"play", "engine", "perft", "replay", "arena", "stats", "serve"}) {
            app_.get_subcommand(name)->add_option("--content", packs_,
                                                  "A content pack to play with (may be repeated)");
        }
    }

    int run(int argc, char** argv) {
        try {
            app_.parse(argc, argv);
        } catch (const CLI::ParseError& error) {
            return app_.exit(error) == 0 ? 0 : kBadCommandLine;
        }
        if (app_.got_subcommand("content")) {
            return content_check_command(file_, std::cout, std::cerr);
        }
        if (app_.got_subcommand("bench")) return bench_command(bench_, std::cout, std::cerr);
        const auto library = load_library(packs_);
        if (!library) {
            std::cerr << "faubourg: " << library.error().message << '\n';
            return kFailed;
        }
        return run_with(*library);
    }

  private:
    void add_play() {
        auto* play = app_.add_subcommand("play", "Play in the terminal");
        play->add_option("game", play_.game, "The game; asked for when left out");
        play->add_option("--seats", play_.seats,
                         "Who sits where, in order, with commas: human, level1 to level6, search, "
                         "greedy, random")
            ->delimiter(',');
        play->add_option("--seed", play_.seed, "The deal; a new one when left out");
        play->add_option("--option", options_, "A rules option, NAME=VALUE (may be repeated)");
        add_style(play);
    }
    void add_perft() {
        auto* perft = app_.add_subcommand("perft", "Count the lines of play of a length");
        perft->add_option("game", perft_.game, "The game")->required();
        perft->add_option("--players", perft_.players, "How many players")->capture_default_str();
        perft->add_option("--seed", perft_.seed, "The deal")->capture_default_str();
        perft->add_option("--depth", perft_.depth, "How many actions")
            ->capture_default_str()
            ->check(CLI::Range(0, 64));
    }
    void add_bench() {
        auto* bench = app_.add_subcommand("bench", "Measure the speed of the rules");
        bench->add_flag("--json", bench_.json, "Print JSON");
        bench->add_flag("--signature", bench_.signature,
                        "Print only the signature: one number that changes when a rule does");
        bench->add_option("--seconds", bench_.seconds, "Least time for each measurement")
            ->capture_default_str()
            ->check(CLI::Range(0.01, 60.0));
        bench->add_option("--game", bench_.game, "Only this game");
    }
    void add_replay() {
        auto* replay = app_.add_subcommand("replay", "Show a recorded match");
        replay->add_option("file", file_, "The record, a JSON file")->required();
        add_style(replay);
    }
    void add_tournaments() {
        for (CLI::App* command : {add_arena(app_, arena_), add_stats(app_, stats_)}) {
            command->add_option("--option", options_,
                                "A rules option, NAME=VALUE (may be repeated)");
            add_language(command);
        }
    }
    void add_language(CLI::App* command) {
        command->add_option("--lang", language_, "en or fr; by default the environment's")
            ->check(CLI::IsMember({"en", "fr"}));
    }
    void add_style(CLI::App* command) {
        add_language(command);
        command->add_option("--colour,--color", colour_, "auto, always or never")
            ->check(CLI::IsMember({"auto", "always", "never"}))
            ->capture_default_str();
    }

    ScreenStyle style() const {
        ScreenStyle style{.language = language_of_environment(), .colour = colour_by_default()};
        if (language_ == "fr") style.language = Language::French;
        if (language_ == "en") style.language = Language::English;
        if (colour_ != "auto") style.colour = colour_ == "always";
        return style;
    }

    int run_with(const match::Library& library) {
        if (hosting_.asked()) return hosting_.run(library);
        auto options = read_options(options_);
        if (!options) {
            std::cerr << "faubourg: " << options.error().message << '\n';
            return kBadCommandLine;
        }
        arena_.options = stats_.options = *options;
        arena_.language = stats_.language = style().language;
        if (app_.got_subcommand("arena")) {
            return arena_command(library, arena_, std::cout, std::cerr);
        }
        if (app_.got_subcommand("stats")) {
            return stats_command(library, stats_, std::cout, std::cerr);
        }
        if (app_.got_subcommand("play")) {
            play_.options = std::move(*options);
            play_.style = style();
            play_.curtain = isatty(STDOUT_FILENO) != 0;
            return play_command(library, play_, std::cin, std::cout);
        }
        if (app_.got_subcommand("perft")) {
            return perft_command(library, perft_, std::cout, std::cerr);
        }
        if (app_.got_subcommand("replay")) {
            return replay_command(library, file_, style(), std::cout, std::cerr);
        }
        if (app_.got_subcommand("golden")) {
            return records_ ? release_records_command(library, folder_, std::cerr)
                            : golden_command(library, folder_, std::cerr);
        }
        std::ios::sync_with_stdio(false);
        return engine_command(library, std::cin, std::cout);
    }

    CLI::App app_{"Faubourg: house-building board games for people, hosts and researchers",
                  "faubourg"};
    HostingCommands hosting_{app_};
    PlayOptions play_;
    PerftOptions perft_;
    BenchOptions bench_;
    ArenaOptions arena_;
    StatsOptions stats_;
    std::vector<std::string> options_;
    std::string file_;
    std::string folder_;
    std::string language_;
    std::string colour_ = "auto";
    std::vector<std::string> packs_;
    bool records_ = false;
};

}  // namespace

int run_program(int argc, char** argv) {
    try {
        return CommandLine().run(argc, argv);
    } catch (const std::exception& error) {
        std::cerr << "faubourg: " << error.what() << '\n';
        return kFailed;
    }
}

}  // namespace faubourg::cli
