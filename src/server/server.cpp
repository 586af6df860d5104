#include "src/server/server.h"

#include <chrono>
#include <csignal>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "src/server/asio_executor.h"
#include "src/server/bot_threads.h"
#include "src/server/http_rules.h"
#include "src/server/log.h"
#include "src/server/secret.h"
#include "src/server/sessions.h"
#include "src/server/system_clock.h"
#include "src/server/upkeep.h"
#include "src/store/news.h"
#include "src/store/open_store.h"
#include "src/store/threaded_store_queue.h"

namespace faubourg::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::chrono::milliseconds kDrainStep{5};
// The server counts as quiet after this many steps without anything new, because a request may have
// been sent but not read yet.
constexpr int kQuietSteps = 10;

}  // namespace

struct Server::Inside {
    struct Network {
        explicit Network(const tcp::endpoint& endpoint) : acceptor(context, endpoint) {}
        asio::io_context context{1};
        tcp::acceptor acceptor;
        asio::signal_set signals{context};
    };

    Inside(const match::Library& library, Config given)
        : config(checked(std::move(given))),
          lock(config.store),
          network(open_network()),
          context(network->context),
          executor(context),
          queue(std::make_unique<store::ThreadedStoreQueue>(store::open_store(config.store, origin),
                                                            executor, clock, log_store)),
          bots(std::make_unique<BotThreads>(library, config.bot_threads, config.bot_queue,
                                            executor)),
          tables(library, *queue, *bots, clock, tables_config(), log_table),
          guests(*queue, clock),
          api(library, *queue, tables, guests, clock, config),
          upkeep(tables, *queue, executor, clock, config),
          services{.config = config,
                   .tables = tables,
                   .api = api,
                   .guests = guests,
                   .metrics = metrics,
                   .clock = clock} {
        watch_figures();
        tables.on_commit = [this](double seconds) { metrics.count_message(seconds); };
        if (store::is_postgres(config.store)) {
            news = store::listen_to_postgres(config.store, origin, [this](std::string table) {
                executor.post([this, table = std::move(table)] { tables.heard(table); });
            });
        } else {
            // This process is alone, so what an earlier one claimed is given back.
            queue->run([](store::Store& store) { store.forget_claims(); });
        }
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    // The order matters: first the other threads end; then the jobs at the tables are dropped,
    // which needs the network; then the connections end, and last what they used.
    ~Inside() {
        news.reset();
        bots.reset();
        queue.reset();
        tables.forget();
        network.reset();
    }

    // Refuses, at the start, a proxy or an origin that could never match anything.
    static Config checked(Config given) {
        for (const std::string& proxy : given.trusted_proxies) {
            if (is_address(proxy)) continue;
            throw store::Failure("trusted-proxy: \"" + proxy + "\" is no address");
        }
        for (const std::string& origin : given.origins) {
            if (is_origin(origin)) continue;
            throw store::Failure("origin: \"" + origin + "\" is none, as https://club.example is");
        }
        return given;
    }

    TablesConfig tables_config() const {
        TablesConfig made;
        made.lease = config.lease_milliseconds;
        made.most_entries = config.limits.entries_per_table;
        made.hints_per_second = config.limits.hints_per_second;
        // Half of it, so that sending the missed updates does not make the client a slow reader.
        made.most_missed_bytes = config.limits.outgoing_bytes / 2;
        made.grace = config.grace_seconds * kMillisPerSecond;
        made.shared = store::is_postgres(config.store);
        return made;
    }

    static void log_store(const std::string& problem) {
        Value fields = Value::object();
        fields.add("problem", problem);
        Log::write(Log::Level::Error, "store_failed", fields);
    }

    static void log_table(std::string_view event, const std::string& table,
                          const std::string& detail) {
        Value fields = Value::object();
        fields.add("table", table).add("detail", detail);
        Log::warning(event, fields);
    }

    tcp::endpoint endpoint() const {
        boost::system::error_code error;
        const auto address = asio::ip::make_address(config.host, error);
        if (error) throw store::Failure("host: \"" + config.host + "\" is no address");
        return {address, config.port};
    }

    std::unique_ptr<Network> open_network() const {
        const tcp::endpoint where = endpoint();
        try {
            return std::make_unique<Network>(where);
        } catch (const boost::system::system_error& error) {
            throw store::Failure("port " + std::to_string(config.port) + " of " + config.host +
                                 " can't be opened: " + error.code().message());
        }
    }

    void watch_figures() {
        const auto count = [this](const char* name, const char* help, auto figure) {
            metrics.watch(name, help, true, figure);
        };
        const auto gauge = [this](const char* name, const char* help, auto figure) {
            metrics.watch(name, help, false, figure);
        };
        const auto number = [](auto value) { return static_cast<double>(value); };
        count("faubourg_entries_total", "Entries appended to tables' logs",
              [this, number] { return number(tables.counts().entries); });
        count("faubourg_actions_total", "Actions of people",
              [this, number] { return number(tables.counts().actions); });
        count("faubourg_bot_actions_total", "Actions of bots",
              [this, number] { return number(tables.counts().bot_actions); });
        count("faubourg_wishes_refused_total", "Wishes refused",
              [this, number] { return number(tables.counts().refusals); });
        count("faubourg_conflicts_total", "Entries that another process wrote first",
              [this, number] { return number(tables.counts().conflicts); });
        count("faubourg_resumed_total", "Clients that came back and got the rest",
              [this, number] { return number(tables.counts().resumed); });
        count("faubourg_snapshots_total", "Snapshots sent",
              [this, number] { return number(tables.counts().snapshots); });
        count("faubourg_transactions_total", "Transactions of the store",
              [this, number] { return number(queue->transactions()); });
        gauge("faubourg_hot_tables", "Tables in memory",
              [this, number] { return number(tables.hot()); });
        gauge("faubourg_connections", "Connections",
              [this, number] { return number(services.open.all()); });
        gauge("faubourg_sockets", "WebSockets",
              [this, number] { return number(services.sockets.size()); });
        gauge("faubourg_bots_waiting", "Bots' turns waiting for a thread",
              [this, number] { return number(bots->waiting()); });
        gauge("faubourg_store_waiting", "What waits for the store",
              [this, number] { return number(queue->waiting()); });
        gauge("faubourg_store_healthy", "1 while the store works",
              [this] { return queue->healthy() ? 1.0 : 0.0; });
    }

    asio::awaitable<void> accept() {
        boost::system::error_code error;
        while (network->acceptor.is_open()) {
            tcp::socket socket = co_await network->acceptor.async_accept(
                asio::redirect_error(asio::use_awaitable, error));
            if (!error) {
                receive(std::move(socket));
            } else if (network->acceptor.is_open()) {  // no file descriptor left: wait for one
                asio::steady_timer pause(context, std::chrono::milliseconds(50));
                co_await pause.async_wait(asio::use_awaitable);
            }
        }
    }

    void receive(tcp::socket socket) {
        boost::system::error_code error;
        const auto end = socket.remote_endpoint(error);
        if (error) return;  // the client is already gone
        const std::string address = end.address().to_string();
        const bool proxy = is_trusted(address, config.trusted_proxies);
        const std::string peer = proxy ? "" : client_address(address, "", {});
        if (services.has_room_for(peer)) {
            auto counted = proxy ? services.open.count() : services.open.count(peer);
            asio::co_spawn(context,
                           serve_connection(std::move(socket), std::move(counted), services),
                           asio::detached);
        } else {
            asio::co_spawn(context, turn_away(std::move(socket), services), asio::detached);
        }
    }

    // Takes nothing new and finishes what was asked for.
    asio::awaitable<void> drain() {
        if (services.closing) co_return;
        services.closing = true;
        Log::info("closing");
        boost::system::error_code error;
        network->acceptor.close(error);
        tables.close();
        upkeep.close();
        const auto end = clock.elapsed() + std::chrono::seconds(config.drain_seconds);
        asio::steady_timer pause(context);
        const auto wait = [&](auto done) -> asio::awaitable<void> {
            while (!done() && clock.elapsed() < end) {
                pause.expires_after(kDrainStep);
                co_await pause.async_wait(asio::use_awaitable);
            }
        };
        int quiet = 0;
        co_await wait([&] {
            const bool busy = services.requests() > 0 || !tables.idle();
            quiet = busy ? 0 : quiet + 1;
            return quiet > kQuietSteps;
        });
        co_await wait([&] {
            const auto sockets = services.sockets;  // a copy: closing may change the list
            for (Closable* socket : sockets) socket->close_for_restart();
            return sockets.empty();
        });
        context.stop();
    }

    Config config;
    std::string origin = new_id();
    store::ServingLock lock;
    std::unique_ptr<Network> network;
    asio::io_context& context;
    Metrics metrics;
    SystemClock clock;
    AsioExecutor executor;
    std::unique_ptr<store::StoreQueue> queue;
    std::unique_ptr<Bots> bots;
    Tables tables;
    Guests guests;
    Api api;
    Upkeep upkeep;
    Services services;
    std::unique_ptr<store::News> news;
};

Server::Server(const match::Library& library, Config config)
    : inside_(std::make_unique<Inside>(library, std::move(config))) {}

Server::~Server() = default;

std::uint16_t Server::port() const { return inside_->network->acceptor.local_endpoint().port(); }

void Server::run() {
    Inside& inside = *inside_;
    asio::co_spawn(inside.context, inside.accept(), asio::detached);
    inside.executor.post([&inside] { inside.upkeep.start(); });
    inside.context.run();
}

void Server::stop() {
    Inside& inside = *inside_;
    asio::post(inside.context,
               [&inside] { asio::co_spawn(inside.context, inside.drain(), asio::detached); });
}

void Server::stop_at_signals() {
    inside_->network->signals.add(SIGTERM);
    inside_->network->signals.add(SIGINT);
    inside_->network->signals.async_wait([this](boost::system::error_code error, int) {
        if (!error) stop();
    });
}

}  // namespace faubourg::server
