#include "src/server/bots.h"

namespace faubourg::server {

Bots::Bots(const match::Library& library, int threads, std::size_t most_waiting,
           std::function<void(std::move_only_function<void()>)> deliver)
    : library_(library), most_waiting_(most_waiting), deliver_(std::move(deliver)) {
    for (int i = 0; i < threads; ++i) {
        threads_.emplace_back([this](const std::stop_token& stop) { work(stop); });
    }
}

Bots::~Bots() {
    for (std::jthread& thread : threads_) thread.request_stop();
    threads_.clear();
}

bool Bots::has_room() const {
    const std::scoped_lock lock(mutex_);
    return jobs_.size() < most_waiting_;
}

std::size_t Bots::waiting() const {
    const std::scoped_lock lock(mutex_);
    return jobs_.size();
}

bool Bots::think(Turn turn, Chosen chosen) {
    {
        const std::scoped_lock lock(mutex_);
        if (jobs_.size() >= most_waiting_) return false;
        jobs_.push_back({.turn = std::move(turn), .chosen = std::move(chosen)});
    }
    news_.notify_one();
    return true;
}

void Bots::work(const std::stop_token& stop) {
    std::unique_lock lock(mutex_);
    while (news_.wait(lock, stop, [&] { return !jobs_.empty(); }) && !stop.stop_requested()) {
        Job job = std::move(jobs_.front());
        jobs_.pop_front();
        lock.unlock();
        auto action = choose(job.turn, stop);
        if (!stop.stop_requested()) {
            deliver_([chosen = std::move(job.chosen), action = std::move(action)]() mutable {
                chosen(std::move(action));
            });
        }
        lock.lock();
    }
}

Result<std::string> Bots::choose(const Turn& turn, const std::stop_token& stop) const {
    const auto match = library_.replay(turn.record);
    if (!match) return std::unexpected(match.error());
    const match::AnyRules* rules = library_.find(turn.record.game);
    const auto bot = rules->bot(turn.bot);
    if (!bot) return std::unexpected(bot.error());
    const players::Thinking thinking{.budget = {}, .seed = turn.seed, .threads = 1, .stop = stop};
    auto found = (*bot)->think(**match, thinking);
    if (!found) return std::unexpected(found.error());
    return std::move(found->action);
}

}  // namespace faubourg::server
