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

#include "src/server/http_rules.h"
#include "src/server/log.h"
#include "src/server/secret.h"
#include "src/server/sessions.h"
#include "src/store/news.h"
#include "src/store/open_store.h"

namespace faubourg::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr std::chrono::hours kPurgeEvery{1};
constexpr std::chrono::milliseconds kDrainStep{5};
// For so long nothing new must come: a request may be sent already and not yet be read.
constexpr int kQuietSteps = 10;

Millis now_of_system() {
    return std::chrono::duration_cast<std::chrono::milliseconds>(
               std::chrono::system_clock::now().time_since_epoch())
        .count();
}

}  // namespace

struct Server::Inside {
    struct Network {
        explicit Network(const tcp::endpoint& endpoint) : acceptor(context, endpoint) {}
        asio::io_context context{1};
        tcp::acceptor acceptor;
        asio::steady_timer sweeping{context};
        asio::steady_timer purging{context};
        asio::signal_set signals{context};
    };

    Inside(const match::Library& library, Config given)
        : config(checked(std::move(given))),
          lock(config.store),
          network(open_network()),
          context(network->context),
          queue(std::make_unique<store::StoreQueue>(
              store::open_store(config.store, origin),
              [this](std::vector<store::StoreQueue::Task> tasks) {
                  asio::post(context, [tasks = std::move(tasks)]() mutable {
                      for (auto& task : tasks) task();
                  });
              },
              [](const std::string& problem) {
                  Value fields = Value::object();
                  fields.add("problem", problem);
                  Log::write(Log::Level::Error, "store_failed", fields);
              })),
          bots(std::make_unique<Bots>(library, config.bot_threads, config.bot_queue,
                                      [this](std::move_only_function<void()> task) {
                                          asio::post(context, [task = std::move(task)]() mutable {
                                              task();
                                          });
                                      })),
          tables(library, *queue, *bots, now_of_system, tables_config(), log_table),
          guests(*queue, now_of_system),
          api(library, *queue, tables, guests, now_of_system, config),
          services{.config = config,
                   .tables = tables,
                   .api = api,
                   .guests = guests,
                   .metrics = metrics,
                   .clock = now_of_system} {
        watch_figures();
        tables.on_commit = [this](double seconds) { metrics.count_message(seconds); };
        if (store::is_postgres(config.store)) {
            news = store::listen_to_postgres(config.store, origin, [this](std::string table) {
                asio::post(context, [this, table = std::move(table)] { tables.heard(table); });
            });
        } else {
            // Nobody else is here: what an earlier process had claimed is ours.
            queue->run([](store::Store& store) { store.forget_claims(); });
        }
    }
    Inside(const Inside&) = delete;
    Inside& operator=(const Inside&) = delete;

    // First the other threads end, then whoever waits at a table is let go, which needs the
    // network, then the connections end, then what those used.
    ~Inside() {
        news.reset();
        bots.reset();
        queue.reset();
        tables.forget();
        network.reset();
    }

    // What could never match must not look as if it did.
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
        // Who comes back is no slow reader: what was missed leaves room for what happens meanwhile.
        made.most_missed_bytes = config.limits.outgoing_bytes / 2;
        made.grace = config.grace_seconds * kMillisPerSecond;
        made.shared = store::is_postgres(config.store);
        return made;
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
              [this, number] { return number(services.open); });
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
            } else if (network->acceptor
                           .is_open()) {  // out of files, perhaps: wait for some to be closed
                asio::steady_timer pause(context, std::chrono::milliseconds(50));
                co_await pause.async_wait(asio::use_awaitable);
            }
        }
    }

    void receive(tcp::socket socket) {
        boost::system::error_code error;
        const auto end = socket.remote_endpoint(error);
        if (error) return;  // gone already
        const std::string address = end.address().to_string();
        const bool proxy = is_trusted(address, config.trusted_proxies);
        const std::string peer = proxy ? "" : client_address(address, "", {});
        if (OpenConnection::free(services, peer)) {
            auto counted = std::make_unique<OpenConnection>(services, peer);
            asio::co_spawn(context,
                           serve_connection(std::move(socket), std::move(counted), services),
                           asio::detached);
        } else {
            asio::co_spawn(context, turn_away(std::move(socket), services), asio::detached);
        }
    }

    asio::awaitable<void> sweep() {
        boost::system::error_code error;
        while (!services.closing) {
            tables.sweep();
            network->sweeping.expires_after(std::chrono::milliseconds(config.sweep_milliseconds));
            co_await network->sweeping.async_wait(asio::redirect_error(asio::use_awaitable, error));
        }
    }

    // Before which time something is old; of 0 days nothing ever is.
    static Millis days_ago(Millis now, std::int64_t days) {
        return days == 0 ? 0 : now - days * kDay;
    }

    asio::awaitable<void> purge() {
        boost::system::error_code error;
        while (!services.closing) {
            const Millis now = now_of_system();
            purge_from("", {.over_before = days_ago(now, config.purge_over_days),
                            .idle_before = days_ago(now, config.purge_idle_days),
                            .guest_before = days_ago(now, config.purge_guest_days),
                            .link_before = now});
            network->purging.expires_after(kPurgeEvery);
            co_await network->purging.async_wait(asio::redirect_error(asio::use_awaitable, error));
        }
    }

    // Portion by portion, so that nobody waits long.
    void purge_from(const std::string& after, const store::Purge& old) {
        queue->ask([old, after](store::Store& store) { return store.purge(old, after); },
                   [this, old](const store::Purged& purged) {
                       if (purged.tables > 0) {
                           Value fields = Value::object();
                           fields.add("tables", purged.tables);
                           Log::info("purged", fields);
                       }
                       if (!purged.next.empty() && !services.closing) purge_from(purged.next, old);
                   });
    }

    // Everything that was asked for is finished; nothing new is taken.
    asio::awaitable<void> drain() {
        if (services.closing) co_return;
        services.closing = true;
        Log::info("closing");
        boost::system::error_code error;
        network->acceptor.close(error);
        tables.close();
        network->sweeping.cancel();
        network->purging.cancel();
        const auto end =
            std::chrono::steady_clock::now() + std::chrono::seconds(config.drain_seconds);
        asio::steady_timer pause(context);
        const auto wait = [&](auto done) -> asio::awaitable<void> {
            while (!done() && std::chrono::steady_clock::now() < end) {
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
            const auto sockets = services.sockets;  // closing may change them
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
    std::unique_ptr<store::StoreQueue> queue;
    std::unique_ptr<Bots> bots;
    Tables tables;
    Guests guests;
    Api api;
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
    asio::co_spawn(inside.context, inside.sweep(), asio::detached);
    asio::co_spawn(inside.context, inside.purge(), asio::detached);
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
