#include "src/load/load_table.h"

#include <algorithm>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>

#include "src/codec/json.h"

namespace faubourg::load {
namespace {

constexpr std::chrono::milliseconds kPauseBeforeReconnect{30};
constexpr std::chrono::milliseconds kPauseBeforeRetry{100};
constexpr int kMostRetries = 300;
constexpr std::chrono::milliseconds kStopStep{20};

asio::awaitable<void> pause(Clock::duration time) {
    asio::steady_timer timer(co_await asio::this_coro::executor, time);
    co_await timer.async_wait(asio::use_awaitable);
}

}  // namespace

asio::awaitable<Answer> patient_request(HttpClient& http, const Options& options,
                                        std::string method, std::string target, std::string body,
                                        std::string secret) {
    Answer answer;
    for (int attempt = 0; attempt < kMostRetries; ++attempt) {
        answer = co_await http.request(method, target, body, secret);
        const bool away = answer.status == 0 || answer.status == 503;
        if (!away || !options.survive) break;
        co_await pause(kPauseBeforeRetry);
    }
    co_return answer;
}

LoadTable::LoadTable(Common& common, int number)
    : common_(common),
      number_(number),
      random_(common.options.seed * 1'000'003 + static_cast<std::uint64_t>(number)),
      http_(common.context.get_executor(), common.servers),
      pace_(common.context),
      wake_(common.context) {}

asio::awaitable<void> LoadTable::run() {
    const auto self = shared_from_this();
    co_await play_matches();
    // Closed connections still have timers: the last table to finish stops everything.
    if (++common_.finished == common_.options.tables) common_.context.stop();
}

asio::awaitable<void> LoadTable::play_matches() {
    bool first = true;
    do {
        if (!co_await open()) {
            if (common_.report.problem.empty()) common_.report.problem = "a table can't be opened";
            if (first) common_.ready += people();
            co_return;
        }
        first = false;
        http_.hang_up();  // so that a table costs the server its two players' connections only
        co_await play();
        co_await verify();
    } while (!common_.over());
}

asio::awaitable<Answer> LoadTable::request(std::string method, std::string target, std::string body,
                                           std::string secret) {
    return patient_request(http_, common_.options, std::move(method), std::move(target),
                           std::move(body), std::move(secret));
}

asio::awaitable<bool> LoadTable::introduce() {
    for (Player& player : players_) {
        if (!player.secret.empty()) continue;
        const Answer answer = co_await request("GET", "/api/me", "", "");
        if (answer.status != 200) co_return false;
        player.secret = answer.secret;
    }
    co_return true;
}

asio::awaitable<bool> LoadTable::open() {
    if (!co_await introduce()) co_return false;
    const std::string& game =
        common_.games[static_cast<std::size_t>(number_ + matches_++) % common_.games.size()];
    const bool bot = !common_.options.bot.empty();
    const std::string other =
        bot ? R"({"kind":"bot","bot":")" + common_.options.bot + R"("})" : R"({"kind":"open"})";
    const std::string wanted =
        R"({"game":")" + game + R"(","seats":[{"kind":"me"},)" + other + "]}";
    const Answer made = co_await request("POST", "/api/tables", wanted, players_[0].secret);
    if (made.status != 201) co_return false;
    table_ = quoted(after(made.body, R"("id":")"));
    start_ = 1;
    if (!bot) {
        const Answer sat = co_await request("POST", "/api/tables/" + table_ + "/sit",
                                            R"({"seat":1})", players_[1].secret);
        // A request that is repeated after a lost answer finds the seat already ours.
        const bool ours = common_.options.survive && sat.status == 409;
        if (sat.status != 200 && !ours) co_return false;
        start_ = 2;
    }
    common_.report.tables.push_back(table_);
    acked_.clear();
    co_return true;
}

void LoadTable::be_ready(Player& player) {
    if (!player.ready) ++common_.ready;
    player.ready = true;
}

asio::awaitable<void> LoadTable::wait_for_go(Player& player) {
    be_ready(player);
    while (!common_.go) co_await pause(std::chrono::milliseconds(5));
    if (common_.options.rate > 0) {  // so that the tables don't all act at once
        const double share = static_cast<double>(random_.below(1000)) / 1000;
        co_await pause(std::chrono::duration_cast<Clock::duration>(
            std::chrono::duration<double>(share / common_.options.rate)));
    }
    next_ = Clock::now();
    wake_.cancel();  // the end time is known now
}

asio::awaitable<void> LoadTable::play() {
    running_ = people();
    finished_ = false;
    for (const Seat seat : all_seats(people())) {
        Player& player = players_[seat];
        player.version = 0;
        player.acked = 0;
        player.legal.clear();
        player.pending.clear();
        player.done = false;
        asio::co_spawn(common_.context, sit(shared_from_this(), seat), asio::detached);
    }
    while (running_ > 0) {
        stopping_ = stopping_ || common_.over();
        if (stopping_ && !waiting_for_answer()) {
            for (Player& player : players_) {
                if (player.socket) player.socket->close();
            }
        }
        boost::system::error_code ignored;
        wake_.expires_at(stopping_ ? Clock::now() + kStopStep : common_.end);
        co_await wake_.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
    }
}

bool LoadTable::waiting_for_answer() const {
    return std::ranges::any_of(players_,
                               [](const Player& player) { return !player.pending.empty(); });
}

asio::awaitable<void> LoadTable::sit(std::shared_ptr<LoadTable> self, Seat seat) {
    co_await self->keep_playing(seat);
    self->be_ready(self->players_[seat]);  // others must not wait
    --self->running_;
    self->wake_.cancel();
}

asio::awaitable<void> LoadTable::keep_playing(Seat seat) {
    Player& player = players_[seat];
    bool again = false;
    std::size_t server = seat.index();
    while (!player.done && !(stopping_ && player.pending.empty())) {
        if (again) {
            ++common_.report.reconnects;
            co_await pause(kPauseBeforeReconnect);
            if (Clock::now() > common_.end + std::chrono::seconds(30)) break;
        }
        again = true;
        player.socket = std::make_unique<SocketClient>(common_.context.get_executor());
        std::string target =
            "/api/tables/" + table_ + "/play?seat=" + std::to_string(seat.number());
        if (player.version > 0) target += "&since=" + std::to_string(player.version);
        const bool connected =
            co_await player.socket->connect(server_of(server++), target, player.secret);
        if (connected) co_await converse(player, seat);
        if (!common_.options.survive && !player.done && !stopping_) {
            if (common_.report.problem.empty()) common_.report.problem = "a connection was lost";
            stopping_ = true;
            break;
        }
    }
    player.pending.clear();
}

const tcp::endpoint& LoadTable::server_of(std::size_t number) const {
    return common_.servers[number % common_.servers.size()];
}

asio::awaitable<void> LoadTable::converse(Player& player, Seat seat) {
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

void LoadTable::hear(Player& player, Seat seat, const Message& message) {
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
    player.legal = message.turn == seat.number() ? message.legal : std::string_view();
    if (message.over) {
        player.done = true;
        finished_ = true;
    }
}

asio::awaitable<bool> LoadTable::act(Player& player, Seat seat) {
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
        if (stopping_) co_return true;  // the load ended meanwhile
    }
    const auto actions = actions_of(player.legal);
    player.pending_action = actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
    player.pending_id = "a" + std::to_string(player.version);
    player.pending = R"({"do":"act","id":")" + player.pending_id + R"(","version":)" +
                     std::to_string(player.version) + R"(,"seat":)" +
                     std::to_string(seat.number()) + R"(,"action":")" + player.pending_action +
                     "\"}";
    player.sent = Clock::now();
    common_.report.bytes_out += static_cast<std::int64_t>(player.pending.size());
    const std::string copy = player.pending;  // the answer may come before the write is done
    co_return co_await player.socket->write(copy);
}

asio::awaitable<void> LoadTable::keep_pace() {
    const auto step = std::chrono::duration_cast<Clock::duration>(
        std::chrono::duration<double>(1 / common_.options.rate));
    next_ = std::max(next_ + step, Clock::now() - step);
    pace_.expires_at(next_);
    co_await pace_.async_wait(asio::use_awaitable);
}

asio::awaitable<void> LoadTable::verify() {
    if (finished_) ++common_.report.games;
    const Answer answer =
        co_await request("GET", "/api/tables/" + table_ + "/record?seat=0", "", players_[0].secret);
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
                           *(*items[index].items())[0].integer() == acked.seat.number() &&
                           *(*items[index].items())[1].string() == acked.action;
        ++(there ? common_.report.verified : common_.report.missing);
    }
    // A bot's actions are not sent by the client. Of the people's actions at most one, the one
    // in flight, is in the record without having been acknowledged.
    if (common_.options.bot.empty() && items.size() > acked_.size() + 1) {
        common_.report.unasked += static_cast<std::int64_t>(items.size() - acked_.size() - 1);
    }
}

}  // namespace faubourg::load
