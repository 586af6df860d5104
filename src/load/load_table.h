#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>

#include "src/core/random.h"
#include "src/core/seat.h"
#include "src/load/client.h"
#include "src/load/load.h"
#include "src/load/message.h"

namespace faubourg::load {

using Clock = std::chrono::steady_clock;
using asio::ip::tcp;

// What all tables share.
struct Common {
    const Options& options;
    asio::io_context& context;
    std::vector<tcp::endpoint> servers;
    std::vector<std::string> games;
    Report report;
    std::vector<float> latencies;
    Clock::time_point end;
    int ready = 0;  // how many people
    int finished = 0;
    bool go = false;

    bool over() const {
        const bool enough = options.actions > 0 && report.acknowledged >= options.actions;
        return enough || Clock::now() >= end;
    }
};

// Repeats a request while the server is away, if the options say to survive that.
asio::awaitable<Answer> patient_request(HttpClient& http, const Options& options,
                                        std::string method, std::string target, std::string body,
                                        std::string secret);

// One table slot: plays one match after the other until the time is up.
class LoadTable : public std::enable_shared_from_this<LoadTable> {
  public:
    LoadTable(Common& common, int number);

    asio::awaitable<void> run();

  private:
    struct Acked {
        std::int64_t version;
        Seat seat;
        std::string action;
    };
    struct Player {
        std::string secret;
        std::unique_ptr<SocketClient> socket;
        std::int64_t version = 0;
        std::int64_t acked = 0;  // its last acknowledged entry; the update may come later
        std::string legal;       // its legal actions in the last position, if it is its turn
        std::string pending;     // the action whose answer has not come yet, as it was sent
        std::string pending_id;
        std::string pending_action;
        Clock::time_point sent;
        bool ready = false;
        bool done = false;
    };

    asio::awaitable<void> play_matches();
    asio::awaitable<Answer> request(std::string method, std::string target, std::string body,
                                    std::string secret);
    // Gets a guest's secret before the seat: if an answer is lost, the seat can still be claimed.
    asio::awaitable<bool> introduce();
    asio::awaitable<bool> open();
    int people() const { return common_.options.bot.empty() ? 2 : 1; }
    void be_ready(Player& player);
    // Play starts when everybody has received a board, so that only play is measured.
    asio::awaitable<void> wait_for_go(Player& player);
    asio::awaitable<void> play();
    bool waiting_for_answer() const;
    static asio::awaitable<void> sit(std::shared_ptr<LoadTable> self, Seat seat);
    asio::awaitable<void> keep_playing(Seat seat);
    const tcp::endpoint& server_of(std::size_t number) const;
    asio::awaitable<void> converse(Player& player, Seat seat);
    void hear(Player& player, Seat seat, const Message& message);
    // Acts if it is this seat's turn; false when the connection is lost.
    asio::awaitable<bool> act(Player& player, Seat seat);
    asio::awaitable<void> keep_pace();
    // Checks that every acknowledged action stands in the record at its place, and that the record
    // has nothing else but actions whose answer had not come yet.
    asio::awaitable<void> verify();

    Common& common_;
    int number_;
    FastRandom random_;
    HttpClient http_;
    asio::steady_timer pace_;
    asio::steady_timer wake_;  // expires at the end, or when somebody has finished
    Clock::time_point next_;
    std::string table_;
    PerSeat<Player, 2> players_;
    std::vector<Acked> acked_;
    std::int64_t start_ = 0;
    int matches_ = 0;
    int running_ = 0;
    bool stopping_ = false;
    bool finished_ = false;
};

}  // namespace faubourg::load
