#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "src/store/store_queue.h"

namespace faubourg::store {

// A store on its own thread. Appends that arrive during a transaction go together into the next
// one, so that many tables share one fsync. A failed question waits apart while others are
// answered; questions are also answered while an append fails. Any thread may ask.
class ThreadedStoreQueue final : public StoreQueue {
  public:
    using Log = std::function<void(const std::string& problem)>;

    ThreadedStoreQueue(std::unique_ptr<Store> store, Executor& executor, const Clock& clock,
                       Log log);
    ThreadedStoreQueue(const ThreadedStoreQueue&) = delete;
    ThreadedStoreQueue& operator=(const ThreadedStoreQueue&) = delete;
    // Finishes what has been asked, unless the store fails, and ends.
    ~ThreadedStoreQueue() override;

    void append(Append wanted, std::move_only_function<void(Appended)> then) override;
    bool healthy() const override;
    std::int64_t transactions() const override { return transactions_; }
    // How many entries were in those transactions.
    std::int64_t entries() const { return entries_; }
    std::size_t waiting() const override;

  private:
    struct Waiting {
        Append wanted;
        std::move_only_function<void(Appended)> then;
    };

    void add_question(Question question) override;
    void work();
    void append_all(std::vector<Waiting> batch);
    void answer_all(std::vector<Question> questions);
    void ask_again(std::vector<Question> failed);
    // Waits for work; returns true when all is done and the queue ends.
    bool wait(std::unique_lock<std::mutex>& lock);
    // Repeats `attempt` until it succeeds; false when the queue ends before. Answers questions
    // meanwhile, because a store that cannot be written to can perhaps be read.
    bool persist(const std::function<void()>& attempt);
    // Answers questions until this time; false when the queue ends before.
    bool answer_until(std::chrono::steady_clock::time_point end);
    // Puts failed questions back into the queue when their time has come.
    void ask_failed_again();
    // Calls it once; false if the store failed.
    bool try_once(const std::function<void()>& attempt);

    // Posts all answers of one transaction as one piece of work.
    void deliver(std::vector<Executor::Work> answers);

    std::unique_ptr<Store> store_;
    Executor& executor_;
    const Clock& clock_;
    Log log_;
    mutable std::mutex mutex_;
    std::condition_variable news_;
    std::vector<Waiting> appends_;
    std::vector<Question> questions_;
    std::vector<Question> failed_;  // asked again at `again_at_`
    std::chrono::steady_clock::time_point again_at_;
    std::chrono::milliseconds pause_;
    bool ending_ = false;
    bool reopen_ = false;                       // used on the store's thread only
    std::atomic<std::int64_t> busy_since_ = 0;  // steady clock, in nanoseconds; 0: idle
    std::atomic<bool> healthy_ = true;
    std::atomic<bool> writes_ = true;  // false while an append fails, even if reading works
    std::atomic<std::int64_t> transactions_ = 0;
    std::atomic<std::int64_t> entries_ = 0;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace faubourg::store
