#pragma once

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "src/match/library.h"

namespace faubourg::server {

// The bots' threads. Each works on a match of its own, played again from the record, so that no
// table waits for a thinking bot. The queue is bounded; what finds no place stays due in the store.
class Bots {
  public:
    struct Turn {
        match::Record record;
        std::string bot;
        std::uint64_t seed = 0;
    };
    using Chosen = std::move_only_function<void(Result<std::string> action)>;

    // `deliver` brings an answer to the asker's thread.
    Bots(const match::Library& library, int threads, std::size_t most_waiting,
         std::function<void(std::move_only_function<void()>)> deliver);
    Bots(const Bots&) = delete;
    Bots& operator=(const Bots&) = delete;
    // Asks bots that think to stop; what waits is dropped, and stays due in the store.
    ~Bots();

    bool has_room() const;
    // False when there is no room.
    bool think(Turn turn, Chosen chosen);
    std::size_t waiting() const;

  private:
    struct Job {
        Turn turn;
        Chosen chosen;
    };
    void work(const std::stop_token& stop);
    Result<std::string> choose(const Turn& turn, const std::stop_token& stop) const;

    const match::Library& library_;
    std::size_t most_waiting_;
    std::function<void(std::move_only_function<void()>)> deliver_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::deque<Job> jobs_;
    std::vector<std::jthread> threads_;  // last: they use all the others
};

}  // namespace faubourg::server
