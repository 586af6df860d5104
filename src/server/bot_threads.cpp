#include "src/server/bot_threads.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace faubourg::server {

BotThreads::BotThreads(const match::Library& library, int threads, std::size_t most_waiting,
                       Executor& executor)
    : library_(library), most_waiting_(most_waiting), executor_(executor) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }
}

BotThreads::~BotThreads() {
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
}

std::size_t BotThreads::room(Urgency urgency) const {
    const std::scoped_lock lock(mutex_);
    return most_waiting_ - jobs_[std::to_underlying(urgency)].size();
}

std::size_t BotThreads::waiting() const {
    const std::scoped_lock lock(mutex_);
    std::size_t count = 0;
    for (const auto& queue : jobs_) count += queue.size();
    return count;
}

std::deque<BotThreads::Job>& BotThreads::next() {
    const auto found =
        std::ranges::find_if(jobs_, [](const auto& queue) { return !queue.empty(); });
    return found == jobs_.end() ? jobs_.back() : *found;
}

void BotThreads::think(table::BotTurn turn, Urgency urgency, Chosen chosen) {
    {
        const std::scoped_lock lock(mutex_);
        auto& queue = jobs_[std::to_underlying(urgency)];
        assert(queue.size() < most_waiting_);
        queue.push_back({.turn = std::move(turn), .chosen = std::move(chosen)});
    }
    news_.notify_one();
}

void BotThreads::work(const std::stop_token& stop) {
    table::Thinker thinker(library_);
    std::unique_lock lock(mutex_);
    while (news_.wait(lock, stop, [&] { return !next().empty(); }) && !stop.stop_requested()) {
        Job job = std::move(next().front());
        next().pop_front();
        lock.unlock();
        auto found = thinker.think(job.turn, stop);
        if (!stop.stop_requested()) {
            executor_.post([chosen = std::move(job.chosen), found = std::move(found)]() mutable {
                chosen(std::move(found));
            });
        }
        lock.lock();
    }
}

}  // namespace faubourg::server
