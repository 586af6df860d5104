#include "src/load/load.h"

#include <algorithm>
#include <chrono>
#include <memory>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "src/codec/json.h"
#include "src/load/load_table.h"

namespace faubourg::load {
namespace {

constexpr int kPlayers = 2;  // at each table

// Starts all tables at once when the last one is ready.
asio::awaitable<void> start_all(Common& common) {
    asio::steady_timer timer(common.context);
    const int people = common.options.tables * (common.options.bot.empty() ? 2 : 1);
    while (common.ready < people) {
        timer.expires_after(std::chrono::milliseconds(5));
        co_await timer.async_wait(asio::use_awaitable);
    }
    common.end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                    std::chrono::duration<double>(common.options.seconds));
    common.go = true;
}

// The games of an answer of /api/games that two can play.
std::vector<std::string> games_for_two(const std::string& body) {
    std::vector<std::string> games;
    const auto document = codec::from_json(body);
    const Value* list = document ? document->find("games") : nullptr;
    if (list == nullptr || list->items() == nullptr) return games;
    for (const Value& game : *list->items()) {
        const Value* id = game.find("id");
        const Value* least = game.find("min_players");
        if (id == nullptr || id->string() == nullptr) continue;
        if (least == nullptr || least->integer() == nullptr) continue;
        if (*least->integer() <= kPlayers) games.push_back(*id->string());
    }
    return games;
}

// The games to play: those that were asked for, or else the server's.
std::vector<std::string> find_games(const Options& options,
                                    const std::vector<tcp::endpoint>& servers) {
    std::vector<std::string> games = options.games;
    if (!games.empty()) return games;
    asio::io_context context(1);
    HttpClient http(context.get_executor(), servers);
    const auto ask = [&]() -> asio::awaitable<void> {
        const Answer answer = co_await patient_request(http, options, "GET", "/api/games", "", "");
        games = games_for_two(answer.body);
        context.stop();  // a connection's timers would keep it waiting
    };
    asio::co_spawn(context, ask(), asio::detached);
    context.run();
    return games;
}

double percentile(std::vector<float>& sorted, double share) {
    if (sorted.empty()) return 0;
    const auto index = static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1));
    return static_cast<double>(sorted[index]);
}

}  // namespace

Report put_load(const Options& options) {
    asio::io_context context(1);
    const auto host = asio::ip::make_address(options.host);
    std::vector<tcp::endpoint> servers = {{host, options.port}};
    for (const std::uint16_t port : options.more_ports) servers.emplace_back(host, port);
    Common common{.options = options,
                  .context = context,
                  .servers = servers,
                  .games = find_games(options, servers),
                  .report = {},
                  .latencies = {},
                  .end = Clock::time_point::max()};
    if (common.games.empty()) {
        common.report.problem = "the server can't be asked for its games";
        return common.report;
    }
    std::vector<std::shared_ptr<LoadTable>> tables;
    for (int i = 0; i < options.tables; ++i) {
        tables.push_back(std::make_shared<LoadTable>(common, i));
        asio::co_spawn(context, tables.back()->run(), asio::detached);
    }
    asio::co_spawn(context, start_all(common), asio::detached);
    context.run();
    Report report = std::move(common.report);
    if (common.go) {
        const auto begin = common.end - std::chrono::duration_cast<Clock::duration>(
                                            std::chrono::duration<double>(options.seconds));
        report.seconds =
            std::min(options.seconds, std::chrono::duration<double>(Clock::now() - begin).count());
    }
    std::ranges::sort(common.latencies);
    report.p50 = percentile(common.latencies, 0.5);
    report.p99 = percentile(common.latencies, 0.99);
    report.max = percentile(common.latencies, 1);
    return report;
}

}  // namespace faubourg::load
