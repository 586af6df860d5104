#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <type_traits>
#include <utility>

#include "src/core/executor.h"
#include "src/core/task.h"
#include "src/store/store.h"

namespace faubourg::store {

// A store as the server uses it: questions are answered later, through the executor that the queue
// was given. A question sees everything that was appended before it. If the store fails, the call
// is repeated until it succeeds. An append that was stored although it seemed to fail is then a
// Conflict, and its author finds its own entry in the log.
class StoreQueue {
  public:
    StoreQueue() = default;
    StoreQueue(const StoreQueue&) = delete;
    StoreQueue& operator=(const StoreQueue&) = delete;
    virtual ~StoreQueue() = default;

    virtual void append(Append wanted, std::move_only_function<void(Appended)> then) = 0;

    // Runs `ask(store)` where the store lives, then `then(answer)` on the executor.
    template <class Ask, class Then>
    void ask(Ask ask, Then then) {
        add_question(
            [ask = std::move(ask), then = std::move(then)](Store& store) mutable -> Executor::Work {
                return [answer = ask(store), then = std::move(then)]() mutable {
                    then(std::move(answer));
                };
            });
    }
    // The same for a coroutine: co_await queue.answer([](Store& store) { ... }).
    template <class Ask>
    auto answer(Ask ask) {
        using Found = std::invoke_result_t<Ask&, Store&>;
        return answer_of<Found>([this, ask = std::move(ask)](auto callback) mutable {
            this->ask(std::move(ask), std::move(callback));
        });
    }
    // Runs it without an answer.
    void run(std::function<void(Store&)> what) {
        add_question([what = std::move(what)](Store& store) -> Executor::Work {
            what(store);
            return [] {};
        });
    }

    // Whether the last call succeeded and none hangs.
    virtual bool healthy() const = 0;
    // How many transactions have been made, and how many calls wait.
    virtual std::int64_t transactions() const = 0;
    virtual std::size_t waiting() const = 0;

  protected:
    // Asks the store and returns what the executor has to do with the answer.
    using Question = std::move_only_function<Executor::Work(Store&)>;
    virtual void add_question(Question question) = 0;
};

}  // namespace faubourg::store
