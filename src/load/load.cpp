#include "src/load/load.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <functional>
#include <iomanip>
#include <map>
#include <memory>
#include <ostream>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "src/codec/json.h"
#include "src/core/random.h"
#include "src/load/client.h"
#include "src/load/message.h"

namespace faubourg::load {
namespace {

using Clock = std::chrono::steady_clock;
using asio::ip::tcp;

constexpr std::chrono::milliseconds kPauseBeforeReconnect{30};
constexpr std::chrono::milliseconds kPauseBeforeRetry{100};
constexpr int kMostRetries = 300;
constexpr std::chrono::milliseconds kStopStep{20};

// What all tables share.
struct Common {
    const Options& options;
    asio::io_context& context;
    std::vector<tcp::endpoint> servers;
    Report report;
    std::vector<float> latencies;
    Clock::time_point end;
    int ready = 0;  // people
    int finished = 0;
    bool go = false;

    bool over() const {
        const bool enough = options.actions > 0 && report.acknowledged >= options.actions;
        return enough || Clock::now() >= end;
    }
};

// One table slot: one match after the other until the time is up.
class LoadTable : public std::enable_shared_from_this<LoadTable> {
  public:
    LoadTable(Common& common, int number)
        : common_(common),
          number_(number),
          random_(common.options.seed * 1'000'003 + static_cast<std::uint64_t>(number)),
          http_(common.context.get_executor(), common.servers),
          pace_(common.context),
          wake_(common.context) {}

    asio::awaitable<void> run() {
        const auto self = shared_from_this();
        co_await play_matches();
        // Closed connections keep their timers waiting: the last one out ends them all.
        if (++common_.finished == common_.options.tables) common_.context.stop();
    }

  private:
    asio::awaitable<void> play_matches() {
        bool first = true;
        do {
            if (!co_await open()) {
                if (common_.report.problem.empty())
                    common_.report.problem = "a table can't be opened";
                if (first) common_.ready += people();
                co_return;
            }
            first = false;
            http_.hang_up();  // a table costs the server what its two players do
            co_await play();
            co_await verify();
        } while (!common_.over());
    }

    struct Acked {
        std::int64_t version;
        int seat;
        std::string action;
    };
    struct Seat {
        std::string secret;
        std::unique_ptr<SocketClient> socket;
        std::int64_t version = 0;
        std::int64_t acked = 0;  // the last own entry; its update may come after its answer
        std::string legal;       // what it may do in the last position, if it is its turn
        std::string pending;     // the action that waits for its answer, as it was sent
        std::string pending_id;
        std::string pending_action;
        Clock::time_point sent;
        bool ready = false;
        bool done = false;
    };

    asio::awaitable<void> pause(Clock::duration time) {
        asio::steady_timer timer(common_.context, time);
        co_await timer.async_wait(asio::use_awaitable);
    }

    // Repeats a request while the server is away, if that is to be survived.
    asio::awaitable<Answer> request(std::string method, std::string target, std::string body,
                                    std::string secret) {
        Answer answer;
        for (int attempt = 0; attempt < kMostRetries; ++attempt) {
            answer = co_await http_.request(method, target, body, secret);
            const bool away = answer.status == 0 || answer.status == 503;
            if (!away || !common_.options.survive) break;
            co_await pause(kPauseBeforeRetry);
        }
        co_return answer;
    }

    // Who one is comes first: an answer that is lost must not take a seat with it.
    asio::awaitable<bool> introduce() {
        for (Seat& seat : seats_) {
            if (!seat.secret.empty()) continue;
            const Answer answer = co_await request("GET", "/api/me", "", "");
            if (answer.status != 200) co_return false;
            seat.secret = answer.secret;
        }
        co_return true;
    }

    asio::awaitable<bool> open() {
        if (!co_await introduce()) co_return false;
        const std::string& game =
            common_.options.games[static_cast<std::size_t>(number_ + matches_++) %
                                  common_.options.games.size()];
        const bool bot = !common_.options.bot.empty();
        const std::string other =
            bot ? R"({"kind":"bot","bot":")" + common_.options.bot + R"("})" : R"({"kind":"open"})";
        const std::string wanted =
            R"({"game":")" + game + R"(","seats":[{"kind":"me"},)" + other + "]}";
        const Answer made = co_await request("POST", "/api/tables", wanted, seats_[0].secret);
        if (made.status != 201) co_return false;
        table_ = quoted(after(made.body, R"("id":")"));
        start_ = 1;
        if (!bot) {
            const Answer sat = co_await request("POST", "/api/tables/" + table_ + "/sit",
                                                R"({"seat":1})", seats_[1].secret);
            // A repeat after a lost answer finds the seat already ours.
            const bool ours = common_.options.survive && sat.status == 409;
            if (sat.status != 200 && !ours) co_return false;
            start_ = 2;
        }
        common_.report.tables.push_back(table_);
        acked_.clear();
        co_return true;
    }

    int people() const { return common_.options.bot.empty() ? 2 : 1; }

    void be_ready(Seat& player) {
        if (!player.ready) ++common_.ready;
        player.ready = true;
    }

    // Play begins when everybody sits before a board: what is measured is playing.
    asio::awaitable<void> wait_for_go(Seat& player) {
        be_ready(player);
        while (!common_.go) co_await pause(std::chrono::milliseconds(5));
        if (common_.options.rate > 0) {  // the tables don't all act at once
            const double share = static_cast<double>(random_.below(1000)) / 1000;
            co_await pause(std::chrono::duration_cast<Clock::duration>(
                std::chrono::duration<double>(share / common_.options.rate)));
        }
        next_ = Clock::now();
        wake_.cancel();  // now there is an end to wait for
    }

    asio::awaitable<void> play() {
        running_ = people();
        finished_ = false;
        for (std::size_t seat = 0; seat < static_cast<std::size_t>(people()); ++seat) {
            Seat& player = seats_[seat];
            player.version = 0;
            player.acked = 0;
            player.legal.clear();
            player.pending.clear();
            player.done = false;
            asio::co_spawn(common_.context, sit(shared_from_this(), static_cast<int>(seat)),
                           asio::detached);
        }
        while (running_ > 0) {
            stopping_ = stopping_ || common_.over();
            if (stopping_ && !waiting_for_answer()) {
                for (Seat& seat : seats_) {
                    if (seat.socket) seat.socket->close();
                }
            }
            boost::system::error_code ignored;
            wake_.expires_at(stopping_ ? Clock::now() + kStopStep : common_.end);
            co_await wake_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
        }
    }

    bool waiting_for_answer() const {
        return std::ranges::any_of(seats_, [](const Seat& seat) { return !seat.pending.empty(); });
    }

    static asio::awaitable<void> sit(std::shared_ptr<LoadTable> self, int seat) {
        co_await self->keep_playing(seat);
        self->be_ready(self->seats_[static_cast<std::size_t>(seat)]);  // others must not wait
        --self->running_;
        self->wake_.cancel();
    }

    asio::awaitable<void> keep_playing(int seat) {
        Seat& player = seats_[static_cast<std::size_t>(seat)];
        bool again = false;
        auto server = static_cast<std::size_t>(seat);
        while (!player.done && !(stopping_ && player.pending.empty())) {
            if (again) {
                ++common_.report.reconnects;
                co_await pause(kPauseBeforeReconnect);
                if (Clock::now() > common_.end + std::chrono::seconds(30)) break;
            }
            again = true;
            player.socket = std::make_unique<SocketClient>(common_.context.get_executor());
            std::string target = "/api/tables/" + table_ + "/play?seat=" + std::to_string(seat);
            if (player.version > 0) target += "&since=" + std::to_string(player.version);
            const bool connected =
                co_await player.socket->connect(server_of(server++), target, player.secret);
            if (connected) co_await converse(player, seat);
            if (!common_.options.survive && !player.done && !stopping_) {
                if (common_.report.problem.empty())
                    common_.report.problem = "a connection was lost";
                stopping_ = true;
                break;
            }
        }
        player.pending.clear();
    }

    const tcp::endpoint& server_of(std::size_t number) const {
        return common_.servers[number % common_.servers.size()];
    }

    asio::awaitable<void> converse(Seat& player, int seat) {
        if (!player.pending.empty()) {
            if (!co_await player.socket->write(player.pending)) co_return;
        } else if (!co_await act(player, seat)) {
            co_return;
        }
        std::string text;
        while (co_await player.socket->read(text)) {
            common_.report.bytes_in += static_cast<std::int64_t>(text.size());
            const Message message = read_message(text);
            hear(player, seat, message);
            if (!common_.go) co_await wait_for_go(player);
            if (player.done) break;
            if (!co_await act(player, seat)) co_return;
        }
        player.socket->close();
    }

    void hear(Seat& player, int seat, const Message& message) {
        if (!message.ack.empty() && message.ack == player.pending_id && !player.pending.empty()) {
            if (message.is_error) {
                ++common_.report.refused;
            } else {
                const std::chrono::duration<float, std::milli> took = Clock::now() - player.sent;
                common_.latencies.push_back(took.count());
                ++common_.report.acknowledged;
                player.acked = message.version;
                acked_.push_back(
                    {.version = message.version, .seat = seat, .action = player.pending_action});
            }
            player.pending.clear();
        } else if (message.is_error) {
            ++common_.report.refused;
        }
        if (message.is_error || message.is_ack_only) return;
        player.version = message.version;
        player.legal = message.turn == seat ? message.legal : std::string_view();
        if (message.over) {
            player.done = true;
            finished_ = true;
        }
    }

    // Acts if it is this seat's turn; false when the connection is lost.
    asio::awaitable<bool> act(Seat& player, int seat) {
        const bool behind = player.version < player.acked;
        if (!player.pending.empty() || behind || stopping_) co_return true;
        if (player.legal.empty()) co_return true;
        if (common_.over()) {
            stopping_ = true;
            wake_.cancel();
            co_return true;
        }
        if (common_.options.rate > 0) {
            co_await keep_pace();
            if (stopping_) co_return true;  // everybody has got up meanwhile
        }
        const auto actions = actions_of(player.legal);
        player.pending_action = actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
        player.pending_id = "a" + std::to_string(player.version);
        player.pending = R"({"do":"act","id":")" + player.pending_id + R"(","version":)" +
                         std::to_string(player.version) + R"(,"seat":)" + std::to_string(seat) +
                         R"(,"action":")" + player.pending_action + "\"}";
        player.sent = Clock::now();
        common_.report.bytes_out += static_cast<std::int64_t>(player.pending.size());
        const std::string copy = player.pending;  // the answer may come before the write is done
        co_return co_await player.socket->write(copy);
    }

    asio::awaitable<void> keep_pace() {
        const auto step = std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(1 / common_.options.rate));
        next_ = std::max(next_ + step, Clock::now() - step);
        pace_.expires_at(next_);
        co_await pace_.async_wait(asio::use_awaitable);
    }

    // Every acknowledged action stands in the record at its place, and nothing else does but what
    // was still waiting for its answer.
    asio::awaitable<void> verify() {
        if (finished_) ++common_.report.games;
        const Answer answer = co_await request("GET", "/api/tables/" + table_ + "/record?seat=0",
                                               "", seats_[0].secret);
        const auto document = codec::from_json(answer.body);
        const Value* actions = document ? document->find("actions") : nullptr;
        if (answer.status != 200 || actions == nullptr || actions->items() == nullptr) {
            common_.report.missing += static_cast<std::int64_t>(acked_.size());
            co_return;
        }
        const auto& items = *actions->items();
        for (const Acked& acked : acked_) {
            const auto index = static_cast<std::size_t>(acked.version - start_ - 1);
            const bool there = index < items.size() &&
                               *(*items[index].items())[0].integer() == acked.seat &&
                               *(*items[index].items())[1].string() == acked.action;
            ++(there ? common_.report.verified : common_.report.missing);
        }
        // A bot's actions are nobody's wish; of people at most the one in flight is unaccounted
        // for.
        if (common_.options.bot.empty() && items.size() > acked_.size() + 1) {
            common_.report.unasked += static_cast<std::int64_t>(items.size() - acked_.size() - 1);
        }
    }

    Common& common_;
    int number_;
    FastRandom random_;
    HttpClient http_;
    asio::steady_timer pace_;
    asio::steady_timer wake_;  // at the end of the time, or when somebody has finished
    Clock::time_point next_;
    std::string table_;
    std::array<Seat, 2> seats_;
    std::vector<Acked> acked_;
    std::int64_t start_ = 0;
    int matches_ = 0;
    int running_ = 0;
    bool stopping_ = false;
    bool finished_ = false;
};

// All begin to play at once, when the last is ready.
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
                  .servers = std::move(servers),
                  .report = {},
                  .latencies = {},
                  .end = Clock::time_point::max()};
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

void print(const Report& report, const Options& options, std::ostream& out) {
    const double rate =
        report.seconds > 0 ? static_cast<double>(report.acknowledged) / report.seconds : 0;
    if (options.json) {
        Value line = Value::object();
        line.add("tables", options.tables)
            .add("seconds", report.seconds)
            .add("acknowledged", report.acknowledged);
        line.add("per_second", rate)
            .add("p50_ms", report.p50)
            .add("p99_ms", report.p99)
            .add("max_ms", report.max);
        line.add("bytes_in", report.bytes_in)
            .add("bytes_out", report.bytes_out)
            .add("games", report.games);
        line.add("verified", report.verified)
            .add("missing", report.missing)
            .add("unasked", report.unasked);
        line.add("refused", report.refused)
            .add("reconnects", report.reconnects)
            .add("problem", report.problem);
        out << codec::to_json(line) << '\n';
        return;
    }
    out << std::fixed << std::setprecision(1) << report.acknowledged << " actions acknowledged in "
        << report.seconds << " s: " << rate << " a second\n"
        << std::setprecision(2) << "latency in ms: p50 " << report.p50 << ", p99 " << report.p99
        << ", max " << report.max << '\n'
        << std::setprecision(1) << "received " << static_cast<double>(report.bytes_in) / 1e6
        << " MB, sent " << static_cast<double>(report.bytes_out) / 1e6 << " MB; " << report.games
        << " games finished; " << report.reconnects << " reconnects\n"
        << "verified in the records: " << report.verified << " of " << report.acknowledged
        << "; missing " << report.missing << ", unasked " << report.unasked << ", refused "
        << report.refused << '\n';
    if (!report.problem.empty()) out << "problem: " << report.problem << '\n';
}

}  // namespace faubourg::load
