#include "src/cli/serve_command.h"

#include <csignal>
#include <iostream>

#include <CLI/CLI.hpp>

#include "src/cli/files.h"
#include "src/codec/json.h"
#include "src/content/packs.h"
#include "src/content/toml_document.h"
#include "src/load/load.h"
#include "src/server/log.h"
#include "src/server/server.h"
#include "src/store/open_store.h"

namespace faubourg::cli {
namespace {

constexpr double kMostDays = 36'500;
constexpr double kMostSeconds = 366.0 * 24 * 3600;
constexpr double kMostMilliseconds = 24 * 3600 * 1000;
constexpr double kMostBytes = 1024.0 * 1024 * 1024;
constexpr double kMostThreads = 1024;
constexpr double kMostOfAnything = 1e9;

}  // namespace

struct HostingCommands::Inside {
    CLI::App* serve = nullptr;
    CLI::App* load = nullptr;
    CLI::App* backup = nullptr;
    server::Config config;
    std::vector<std::string> more_content;
    load::Options load_options;
    std::string config_file;
    std::string store = "faubourg.db";
    std::string file;

    // A setting of `serve`: the flag --name, FAUBOURG_NAME in the environment, or name in the file.
    template <class T>
    CLI::Option* setting(const std::string& name, T& value, const std::string& help) {
        std::string variable = "FAUBOURG_" + name;
        for (char& c : variable) {
            c = c == '-' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        }
        return serve->add_option("--" + name, value, help)
            ->envname(variable)
            ->capture_default_str();
    }
    // A number within sensible bounds, so that no sum of times or sizes overflows.
    template <class T>
    void number(const std::string& name, T& value, double least, double most,
                const std::string& help) {
        setting(name, value, help)->check(CLI::Range(least, most));
    }
    // Several values, in one word separated by commas or as several words.
    void several(const std::string& name, std::vector<std::string>& values,
                 const std::string& help) {
        setting(name, values, help)->delimiter(',');
    }

    void add_serve(CLI::App& app) {
        serve = app.add_subcommand("serve", "Let people and bots play together over the network");
        serve->add_option("--config", config_file, "A TOML file with settings by their long names")
            ->envname("FAUBOURG_CONFIG");
        setting("host", config.host, "The address to listen on");
        setting("port", config.port, "The port; 0: any free one");
        setting("store", config.store, "A file for SQLite, postgres://..., or memory");
        several("origin", config.origins,
                "A page's origin that may connect besides the server's own");
        several("trusted-proxy", config.trusted_proxies,
                "An address whose X-Forwarded-For is believed");
        setting("secure-cookies", config.secure_cookies,
                "Cookies only over HTTPS: true behind a TLS proxy");
        several("more-content", more_content, "A content pack offered beside the usual one");
        number("bot-threads", config.bot_threads, 1, kMostThreads, "Threads for bots");
        number("bot-queue", config.bot_queue, 1, kMostOfAnything,
               "Bots' turns that may wait for a thread");
        number("lease", config.lease_milliseconds, 100, kMostMilliseconds,
               "Milliseconds a process has for a bot's turn before another takes it up");
        number("sweep", config.sweep_milliseconds, 10, kMostMilliseconds,
               "Milliseconds between looks for what is due");
        number("grace", config.grace_seconds, 0, kMostSeconds,
               "Seconds after the start in which nobody's time runs out");
        number("drain", config.drain_seconds, 0, kMostSeconds,
               "Seconds to finish in after SIGTERM");
        number("purge-over", config.purge_over_days, 0, kMostDays,
               "Days until a finished table is deleted; 0: never");
        number("purge-idle", config.purge_idle_days, 0, kMostDays,
               "Days until an unfinished table nobody plays at is deleted; 0: never");
        number("purge-guest", config.purge_guest_days, 0, kMostDays,
               "Days until a guest at no table is forgotten; 0: never");
        setting("log", config.log_level, "debug, info, warning, error or off")
            ->check(CLI::IsMember({"debug", "info", "warning", "warn", "error", "off"}));
        server::Limits& limits = config.limits;
        number("max-message", limits.message_bytes, 256, kMostBytes,
               "Bytes of a WebSocket message");
        number("max-request", limits.request_bytes, 1024, kMostBytes, "Bytes of a request");
        number("max-header", limits.header_bytes, 1024, kMostBytes, "Bytes of a request's header");
        number("message-rate", limits.messages_per_second, 0, kMostOfAnything,
               "Messages a second on a connection; 0: any");
        number("request-rate", limits.requests_per_second, 0, kMostOfAnything,
               "Requests a second from an address; 0: any");
        number("hint-rate", limits.hints_per_second, 0, kMostOfAnything,
               "Hints a second for a guest; 0: any");
        number("max-connections", limits.connections, 0, kMostOfAnything,
               "Connections; 0: any number");
        number("max-connections-per-address", limits.connections_per_address, 0, kMostOfAnything,
               "Connections of one address; 0: any number");
        number("max-tables", limits.tables_per_guest, 0, kMostOfAnything,
               "Unfinished tables of a guest; 0: any number");
        number("max-entries", limits.entries_per_table, 0, kMostOfAnything,
               "Entries of a table's log: actions, undos and the like; 0: any number");
        number("max-outgoing", limits.outgoing_bytes, 4096, kMostBytes,
               "Bytes that may wait for a slow reader");
        number("request-time", limits.request_seconds, 1, kMostSeconds,
               "Seconds to send a request in");
        number("idle-time", limits.idle_seconds, 2, kMostSeconds,
               "Seconds a WebSocket may be without a sign of life");
    }

    void add_load(CLI::App& app) {
        load = app.add_subcommand("load", "Put a load on a server: random games over WebSockets");
        load::Options& options = load_options;
        load->add_option("--host", options.host, "The server's address")->capture_default_str();
        load->add_option("--port", options.port, "The server's port")->capture_default_str();
        load->add_option("--more-ports", options.more_ports,
                         "Of other processes that serve the same tables, with commas")
            ->delimiter(',');
        load->add_option("--tables", options.tables, "Tables, of two players each")
            ->capture_default_str()
            ->check(CLI::Range(1, 20'000));
        load->add_option("--seconds", options.seconds, "How long")
            ->capture_default_str()
            ->check(CLI::Range(0.1, 86'400.0));
        load->add_option("--rate", options.rate,
                         "Actions a second at each table; 0: as fast as answers come")
            ->capture_default_str();
        load->add_option("--actions", options.actions, "Stop after so many; 0: no limit")
            ->capture_default_str();
        load->add_option("--games", options.games, "The games, with commas; all for two by default")
            ->delimiter(',');
        load->add_option("--bot", options.bot, "The second seat is this bot");
        load->add_option("--seed", options.seed, "Decides the players' choices")
            ->capture_default_str();
        load->add_flag("--survive", options.survive, "Make lost connections again");
        load->add_flag("--json", options.json, "Print JSON");
    }

    void add_backup(CLI::App& app) {
        backup = app.add_subcommand("backup", "Copy an SQLite store while the server runs");
        backup->add_option("--store", store, "The store's file")->capture_default_str();
        backup->add_option("to", file, "The copy, a new file")->required();
    }

    // A setting in the file counts only if neither a flag nor the environment sets it.
    Result<void> read_config_file() {
        if (config_file.empty()) return {};
        const auto text = read_file(config_file);
        if (!text) return fail(text);
        const auto document = content::parse_toml(*text, content::Fractions::Taken);
        if (!document) {
            return fail("config/invalid", config_file + ": " + document.error().message);
        }
        for (const Member& member : *document->members()) {
            CLI::Option* option = serve->get_option_no_throw("--" + member.key);
            // The packs have been read already.
            if (option == nullptr || member.key == "config" || member.key == "content" ||
                member.key == "help") {
                return fail("config/invalid",
                            config_file + ": " + member.key + ": no such setting");
            }
            if (option->count() > 0) continue;
            const Value::List one = {member.value};
            for (const Value& item :
                 member.value.items() != nullptr ? *member.value.items() : one) {
                option->add_result(item.string() != nullptr ? *item.string()
                                                            : codec::to_json(item));
            }
            try {
                option->run_callback();
            } catch (const CLI::Error& error) {
                return fail("config/invalid",
                            config_file + ": " + member.key + ": " + error.what());
            }
        }
        return {};
    }

    int run_serve(match::Library library) {
        if (auto read = read_config_file(); !read) {
            std::cerr << "faubourg: " << read.error().message << '\n';
            return 1;
        }
        for (const std::string& name : more_content) {
            const auto added = and_then(content::load_pack(name),
                                        [&](const Pack& pack) { return library.add(pack); });
            if (!added) {
                std::cerr << "faubourg: " << added.error().message << '\n';
                return 1;
            }
        }
        // The reader of the log, or a client, may go away; the server must go on.
        static_cast<void>(std::signal(SIGPIPE, SIG_IGN));
        server::Log::start(config.log_level);
        server::Server server(library, config);
        server.stop_at_signals();
        Value fields = Value::object();
        fields.add("host", config.host).add("port", server.port());
        server::Log::info("serving", fields);
        const bool brackets = config.host.find(':') != std::string::npos;
        std::cout << "Faubourg is at http://" << (brackets ? "[" : "") << config.host
                  << (brackets ? "]" : "") << ':' << server.port() << '/' << std::endl;
        server.run();
        server::Log::info("closed");
        return 0;
    }
};

HostingCommands::HostingCommands(CLI::App& app) : inside_(std::make_unique<Inside>()) {
    inside_->add_serve(app);
    inside_->add_load(app);
    inside_->add_backup(app);
}

HostingCommands::~HostingCommands() = default;

bool HostingCommands::asked() const {
    return inside_->serve->parsed() || inside_->load->parsed() || inside_->backup->parsed();
}

int HostingCommands::run(match::Library library) const {
    if (inside_->serve->parsed()) return inside_->run_serve(std::move(library));
    if (inside_->backup->parsed()) {
        store::back_up_store(inside_->store, inside_->file);
        return 0;
    }
    const load::Report report = load::put_load(inside_->load_options);
    load::print(report, inside_->load_options, std::cout);
    return report.good() ? 0 : 1;
}

}  // namespace faubourg::cli
