#include "src/arena/tournament.h"

#include <atomic>
#include <mutex>
#include <thread>

#include "src/arena/play_game.h"

namespace faubourg::arena {
namespace {

// What the threads share: the next game, and the first error, which stops them all.
class Desk {
  public:
    Desk(const Plan& plan, const std::set<int>& played, const std::stop_token& stop,
         const std::function<Result<void>(GameResult)>& finished)
        : plan_(&plan),
          played_(&played),
          asked_(stop, [this] { stop_.request_stop(); }),
          finished_(&finished) {}

    void work() {
        GameRunner runner(*plan_);
        for (int game = next(); game < plan_->games(); game = next()) {
            auto result = runner.play(game, stop_.get_token());
            if (!take(std::move(result))) return;
        }
    }

    Result<void> outcome() const { return outcome_; }

  private:
    int next() {
        for (;;) {
            const int game = next_++;
            if (stop_.stop_requested()) return plan_->games();
            if (!played_->contains(game)) return game;
        }
    }

    bool take(Result<GameResult> result) {
        const std::scoped_lock lock(mutex_);
        if (!result && result.error().code == "arena/stopped") return false;
        const Result<void> done = and_then(std::move(result), *finished_);
        if (done) return true;
        if (outcome_) outcome_ = done;
        stop_.request_stop();
        return false;
    }

    const Plan* plan_;
    const std::set<int>* played_;
    std::stop_source stop_;
    std::stop_callback<std::function<void()>> asked_;
    const std::function<Result<void>(GameResult)>* finished_;
    std::atomic<int> next_ = 0;
    std::mutex mutex_;
    Result<void> outcome_;
};

}  // namespace

Result<void> play_tournament(const Plan& plan, const std::set<int>& played, int threads,
                             const std::stop_token& stop,
                             const std::function<Result<void>(GameResult)>& finished) {
    Desk desk(plan, played, stop, finished);
    {
        std::vector<std::jthread> workers;
        for (int i = 1; i < threads; ++i) workers.emplace_back([&desk] { desk.work(); });
        desk.work();
    }
    return desk.outcome();
}

}  // namespace faubourg::arena
