#pragma once

#include <array>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "src/match/library.h"

namespace faubourg::server {

// The bots a table may have, by name. A name with settings of its own, which could think for hours,
// is not among them.
std::span<const std::string_view> offered_bots();
// bot/unknown for any other.
Result<void> check_bot(std::string_view name);

// What a bot's chances follow from: the table's secret and what the seat to act knows. So nobody
// can foresee it, it tells nothing of what the seat can't know, and the same position after an undo
// gets the same answer.
std::uint64_t thinking_seed(const match::AnyMatch& match, std::string_view secret);

// The bots' threads. Each works on a match of its own, played again from the record, so that no
// table waits for a thinking bot. The queue is bounded; what finds no place stays due in the store.
class Bots {
  public:
    // What goes first: a turn at a table with people, then a hint, then a table of bots alone.
    enum class Urgency : std::uint8_t { People, Hint, BotsAlone };
    struct Turn {
        match::Record record;
        std::string bot;
        std::string secret;  // of the table: see thinking_seed
        Urgency urgency = Urgency::People;
    };
    using Chosen = std::move_only_function<void(Result<match::SuggestionText> found)>;

    // `deliver` brings an answer to the asker's thread.
    Bots(const match::Library& library, int threads, std::size_t most_waiting,
         std::function<void(std::move_only_function<void()>)> deliver);
    Bots(const Bots&) = delete;
    Bots& operator=(const Bots&) = delete;
    // Asks bots that think to stop; what waits is dropped, and stays due in the store.
    ~Bots();

    // How many more of this urgency may wait; each has the whole room to itself.
    std::size_t room(Urgency urgency) const;
    // False when there is no room.
    bool think(Turn turn, Chosen chosen);
    std::size_t waiting() const;

  private:
    struct Job {
        Turn turn;
        Chosen chosen;
    };
    // The bots of one thread, kept with the memory they think in.
    using Kept = std::map<std::string, std::unique_ptr<match::AnyBot>>;

    void work(const std::stop_token& stop);
    // The most urgent queue in which something waits; the last when nothing does.
    std::deque<Job>& next();
    Result<match::SuggestionText> choose(const Turn& turn, Kept& kept,
                                         const std::stop_token& stop) const;

    const match::Library& library_;
    std::size_t most_waiting_;
    std::function<void(std::move_only_function<void()>)> deliver_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::array<std::deque<Job>, 3> jobs_;  // by urgency
    std::vector<std::jthread> threads_;    // last: they use all the others
};

}  // namespace faubourg::server
