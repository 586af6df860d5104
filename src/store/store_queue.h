#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "src/store/store.h"

namespace faubourg::store {

// A store on a thread of its own. Appends that arrive while one transaction is being synced go
// together into the next one: many tables share one fsync. When the store fails it is opened again
// and what was asked is tried again, so that nothing is answered wrongly; an append that had got
// through before the failure is then a Conflict, and its author finds its own entry in the log. A
// question that fails waits apart, so that others are answered meanwhile; they are answered too
// while an append fails.
//
// Any thread may ask; answers are handed to `deliver`, which brings them to the asker's thread.
class StoreQueue {
  public:
    using Task = std::move_only_function<void()>;
    using Deliver = std::function<void(std::vector<Task>)>;
    using Log = std::function<void(const std::string& problem)>;

    StoreQueue(std::unique_ptr<Store> store, Deliver deliver, Log log);
    StoreQueue(const StoreQueue&) = delete;
    StoreQueue& operator=(const StoreQueue&) = delete;
    // Does what has been asked, unless the store fails, then ends.
    ~StoreQueue();

    void append(Append wanted, std::move_only_function<void(Appended)> then);

    // Runs `ask(store)` on the store's thread and `then(answer)` on the asker's.
    template <class Ask, class Then>
    void ask(Ask ask, Then then) {
        add_question([ask = std::move(ask), then = std::move(then)](Store& store) mutable -> Task {
            return [answer = ask(store), then = std::move(then)]() mutable {
                then(std::move(answer));
            };
        });
    }
    // The same without an answer.
    void run(std::function<void(Store&)> what);

    // Whether the last attempt succeeded and none hangs; how many transactions and entries there
    // have been.
    bool healthy() const;
    std::int64_t transactions() const { return transactions_; }
    std::int64_t entries() const { return entries_; }
    std::size_t waiting() const;

  private:
    using Question = std::move_only_function<Task(Store&)>;
    struct Waiting {
        Append wanted;
        std::move_only_function<void(Appended)> then;
    };

    void add_question(Question question);
    void work();
    void append_all(std::vector<Waiting> batch);
    void answer_all(std::vector<Question> questions);
    void ask_again(std::vector<Question> failed);
    // Waits for something to do; true when all is done and the queue ends.
    bool wait(std::unique_lock<std::mutex>& lock);
    // Calls `attempt` until it succeeds; false when the queue ends before. Questions are answered
    // meanwhile: what can't be written can perhaps be read.
    bool persist(const std::function<void()>& attempt);
    // Answers questions until this time; false when the queue ends before.
    bool answer_until(std::chrono::steady_clock::time_point end);
    // What failed goes back to the questions when it is time.
    void ask_failed_again();
    // Calls it once; false when the store failed.
    bool try_once(const std::function<void()>& attempt);

    std::unique_ptr<Store> store_;
    Deliver deliver_;
    Log log_;
    mutable std::mutex mutex_;
    std::condition_variable news_;
    std::vector<Waiting> appends_;
    std::vector<Question> questions_;
    std::vector<Question> failed_;  // to be asked again at that time
    std::chrono::steady_clock::time_point again_at_;
    std::chrono::milliseconds pause_;
    bool ending_ = false;
    bool reopen_ = false;                       // on the store's thread
    std::atomic<std::int64_t> busy_since_ = 0;  // milliseconds of the steady clock; 0: idle
    std::atomic<bool> healthy_ = true;
    std::atomic<bool> writes_ = true;  // false while an append fails, whatever is read meanwhile
    std::atomic<std::int64_t> transactions_ = 0;
    std::atomic<std::int64_t> entries_ = 0;
    std::thread thread_;  // last: it uses all the others
};

}  // namespace faubourg::store
