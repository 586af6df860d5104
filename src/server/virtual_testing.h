#pragma once

#include <algorithm>
#include <array>
#include <deque>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "src/core/executor.h"
#include "src/server/bots.h"
#include "src/store/store_queue.h"

// The parts of a server in one thread under a virtual clock: no threads, no sleeps, the same in
// every run.
namespace faubourg::server {

// Runs work in order of its time, and moves the clock to the next piece of work.
class VirtualWorld final : public Executor, public Clock {
  public:
    explicit VirtualWorld(Millis start) : start_(start) {}

    void post(Work work) override { post_after({}, std::move(work)); }
    void post_after(std::chrono::milliseconds delay, Work work) override {
        // Ordered after work that is due at the same time and was posted before.
        const auto due = elapsed_ + delay;
        const auto place = std::ranges::upper_bound(waiting_, due, {}, &Due::at);
        waiting_.insert(place, {.at = due, .work = std::move(work)});
    }
    Millis now() const override { return start_ + elapsed_.count(); }
    std::chrono::nanoseconds elapsed() const override { return elapsed_; }

    // Lets this much time pass.
    void run_for(std::chrono::milliseconds span) {
        const auto end = elapsed_ + span;
        while (!waiting_.empty() && waiting_.front().at <= end) {
            Due next = std::move(waiting_.front());
            waiting_.pop_front();
            elapsed_ = next.at;
            next.work();
        }
        elapsed_ = end;
    }

  private:
    struct Due {
        std::chrono::milliseconds at;
        Work work;
    };

    Millis start_;
    std::chrono::milliseconds elapsed_{0};
    std::deque<Due> waiting_;
};

// A store that needs time for each question and can fail for a while; a failed question is asked
// again.
class VirtualStoreQueue final : public store::StoreQueue {
  public:
    VirtualStoreQueue(store::Store& store, VirtualWorld& world) : store_(store), world_(world) {}

    void append(store::Append wanted,
                std::move_only_function<void(store::Appended)> then) override {
        add_question([wanted = std::move(wanted),
                      then = std::move(then)](store::Store& store) mutable -> Executor::Work {
            const store::Appended done = store.append({&wanted, 1}).front();
            return [then = std::move(then), done]() mutable { then(done); };
        });
    }
    bool healthy() const override { return world_.elapsed() >= fails_until_; }
    std::int64_t transactions() const override { return transactions_; }
    std::size_t waiting() const override { return waiting_; }

    void fail_for(std::chrono::milliseconds span) { fails_until_ = world_.elapsed() + span; }

  private:
    static constexpr std::chrono::milliseconds kLatency{2};
    static constexpr std::chrono::milliseconds kRetry{50};

    void add_question(Question question) override {
        ++waiting_;
        world_.post_after(kLatency, [this, question = std::move(question)]() mutable {
            attempt(std::move(question));
        });
    }
    void attempt(Question question) {
        if (!healthy()) {
            world_.post_after(kRetry, [this, question = std::move(question)]() mutable {
                attempt(std::move(question));
            });
            return;
        }
        --waiting_;
        ++transactions_;
        question(store_)();
    }

    store::Store& store_;
    VirtualWorld& world_;
    std::chrono::nanoseconds fails_until_{0};
    std::int64_t transactions_ = 0;
    std::size_t waiting_ = 0;
};

// Bots that answer after a fixed time, one after the other.
class VirtualBots final : public Bots {
  public:
    VirtualBots(const match::Library& library, VirtualWorld& world)
        : thinker_(library), world_(world) {}

    std::size_t room(Urgency urgency) const override {
        return kMostWaiting - jobs_[std::to_underlying(urgency)].size();
    }
    void think(table::BotTurn turn, Urgency urgency, Chosen chosen) override {
        assert(room(urgency) > 0);
        jobs_[std::to_underlying(urgency)].emplace_back(std::move(turn), std::move(chosen));
        if (!busy_) begin();
    }
    std::size_t waiting() const override {
        std::size_t count = 0;
        for (const auto& queue : jobs_) count += queue.size();
        return count;
    }

  private:
    static constexpr std::size_t kMostWaiting = 2;
    static constexpr std::chrono::milliseconds kThinkingTime{30};

    void begin() {
        const auto next =
            std::ranges::find_if(jobs_, [](const auto& jobs) { return !jobs.empty(); });
        busy_ = next != jobs_.end();
        if (!busy_) return;
        auto job = std::move(next->front());
        next->pop_front();
        world_.post_after(kThinkingTime, [this, job = std::move(job)]() mutable {
            auto& [turn, chosen] = job;
            chosen(thinker_.think(turn));
            begin();
        });
    }

    table::Thinker thinker_;
    VirtualWorld& world_;
    std::array<std::deque<std::pair<table::BotTurn, Chosen>>, 3> jobs_;
    bool busy_ = false;
};

}  // namespace faubourg::server
