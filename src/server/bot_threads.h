#pragma once

#include <array>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <stop_token>
#include <thread>
#include <vector>

#include "src/core/executor.h"
#include "src/server/bots.h"

namespace faubourg::server {

// Bots that think on their own threads, so that no table waits for them. Each thread replays the
// record into its own match.
class BotThreads final : public Bots {
  public:
    BotThreads(const match::Library& library, int threads, std::size_t most_waiting,
               Executor& executor);
    BotThreads(const BotThreads&) = delete;
    BotThreads& operator=(const BotThreads&) = delete;
    // Asks thinking bots to stop and drops the waiting jobs, which stay due in the store.
    ~BotThreads() override;

    std::size_t room(Urgency urgency) const override;
    void think(table::BotTurn turn, Urgency urgency, Chosen chosen) override;
    std::size_t waiting() const override;

  private:
    struct Job {
        table::BotTurn turn;
        Chosen chosen;
    };

    void work(const std::stop_token& stop);
    // The queue of the most urgent waiting job; the last queue if none waits.
    std::deque<Job>& next();

    const match::Library& library_;
    std::size_t most_waiting_;
    Executor& executor_;
    mutable std::mutex mutex_;
    std::condition_variable_any news_;
    std::array<std::deque<Job>, 3> jobs_;  // by urgency
    std::vector<std::jthread> threads_;    // last: they use all the others
};

}  // namespace faubourg::server
