#pragma once

#include <cassert>
#include <coroutine>
#include <exception>
#include <optional>
#include <utility>

#include "src/core/result.h"

namespace faubourg {

// Coroutines for code that waits for answers, on one thread and without a library's event loop.
//
// A Task<T> is a coroutine that will return a T. It starts to run when it is called. Another task
// waits for it with co_await; `detach` lets it run on by itself. A Task<Result<T>> may also
// co_await a Result: it goes on with the value, or ends with the error.
//
// `answer_of<T>` waits for the answer that a callback brings. The callback owns the waiting tasks
// if they are detached: if it is destroyed without having been called, so are they.
//
// GCC 12 destroys lambdas and braced temporaries in a co_await expression twice, so they need a
// name before it.
template <class T>
class Task;

namespace tasks {

struct PromiseBase {
    std::coroutine_handle<> self;
    PromiseBase* waiting = nullptr;  // the task that waits for this one
    bool detached = false;
    bool done = false;

    static std::suspend_never initial_suspend() noexcept { return {}; }
    static void unhandled_exception() noexcept { std::terminate(); }

    // What runs next after this task has its result.
    std::coroutine_handle<> finish() {
        done = true;
        if (waiting != nullptr) return waiting->self;
        if (detached) self.destroy();
        return std::noop_coroutine();
    }
    // Destroys a detached task and everything that it waits for.
    void abandon() {
        PromiseBase* root = this;
        while (root->waiting != nullptr) root = root->waiting;
        if (root->detached) root->self.destroy();
    }
};

struct FinalAwaiter {
    static bool await_ready() noexcept { return false; }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> self) noexcept {
        return self.promise().finish();
    }
    static void await_resume() noexcept {}
};

// Waits for a Result in a task that returns one.
template <class T>
struct ResultAwaiter {
    Result<T> result;

    bool await_ready() const noexcept { return result.has_value(); }
    template <class Promise>
    std::coroutine_handle<> await_suspend(std::coroutine_handle<Promise> self) {
        self.promise().value.emplace(std::unexpected(std::move(result.error())));
        return self.promise().finish();
    }
    T await_resume() {
        if constexpr (!std::is_void_v<T>) return std::move(*result);
    }
};

template <class T>
struct Promise : PromiseBase {
    std::optional<T> value;

    Task<T> get_return_object();
    static FinalAwaiter final_suspend() noexcept { return {}; }
    template <class From>
    void return_value(From&& from) {
        value.emplace(std::forward<From>(from));
    }
    template <class Awaited>
    Awaited&& await_transform(Awaited&& awaited) {
        return std::forward<Awaited>(awaited);
    }
    template <class Held>
    ResultAwaiter<Held> await_transform(Result<Held> result) {
        return {std::move(result)};
    }
    T take() { return std::move(*value); }
};

template <>
struct Promise<void> : PromiseBase {
    Task<void> get_return_object();
    static FinalAwaiter final_suspend() noexcept { return {}; }
    static void return_void() {}
    static void take() {}
};

}  // namespace tasks

template <class T>
class [[nodiscard]] Task {
  public:
    // NOLINTNEXTLINE(readability-identifier-naming): the language wants this name
    using promise_type = tasks::Promise<T>;

    explicit Task(std::coroutine_handle<promise_type> handle) : handle_(handle) {}
    Task(Task&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Task(const Task&) = delete;
    Task& operator=(Task&&) = delete;
    Task& operator=(const Task&) = delete;
    ~Task() {
        if (handle_) handle_.destroy();
    }

    // Lets the task run on by itself; nobody waits for its result.
    void detach() && {
        if (handle_.promise().done) return;
        handle_.promise().detached = true;
        handle_ = nullptr;
    }

    bool await_ready() const noexcept { return handle_.promise().done; }
    template <class Waiting>
    void await_suspend(std::coroutine_handle<Waiting> waiting) noexcept {
        handle_.promise().waiting = &waiting.promise();
    }
    T await_resume() { return handle_.promise().take(); }

  private:
    std::coroutine_handle<promise_type> handle_;
};

template <class T>
Task<T> tasks::Promise<T>::get_return_object() {
    const auto handle = std::coroutine_handle<Promise>::from_promise(*this);
    self = handle;
    return Task<T>(handle);
}
inline Task<void> tasks::Promise<void>::get_return_object() {
    const auto handle = std::coroutine_handle<Promise>::from_promise(*this);
    self = handle;
    return Task<void>(handle);
}

// Waits for the T that a callback brings: co_await answer_of<T>([&](auto callback) { ... }). The
// function must start something that calls the callback exactly once, at once or later.
template <class T, class Start>
class AnswerAwaiter {
  public:
    explicit AnswerAwaiter(Start start) : start_(std::move(start)) {}

    // Passed to `start`; calling it with the answer resumes the task.
    class Callback {
      public:
        Callback(AnswerAwaiter& awaiter, tasks::PromiseBase& waiting)
            : awaiter_(&awaiter), waiting_(&waiting) {}
        Callback(Callback&& other) noexcept
            : awaiter_(std::exchange(other.awaiter_, nullptr)), waiting_(other.waiting_) {}
        Callback(const Callback&) = delete;
        Callback& operator=(Callback&&) = delete;
        Callback& operator=(const Callback&) = delete;
        ~Callback() {
            if (awaiter_ == nullptr) return;
            assert(!awaiter_->starting_ && "what was started must keep its callback");
            waiting_->abandon();
        }
        void operator()(T answer) {
            AnswerAwaiter& awaiter = *std::exchange(awaiter_, nullptr);
            awaiter.answer_.emplace(std::move(answer));
            if (!awaiter.starting_) waiting_->self.resume();
        }

      private:
        AnswerAwaiter* awaiter_;
        tasks::PromiseBase* waiting_;
    };

    static bool await_ready() noexcept { return false; }
    template <class Waiting>
    bool await_suspend(std::coroutine_handle<Waiting> waiting) {
        starting_ = true;
        start_(Callback(*this, waiting.promise()));
        starting_ = false;
        return !answer_.has_value();
    }
    T await_resume() { return std::move(*answer_); }

  private:
    Start start_;
    std::optional<T> answer_;
    bool starting_ = false;
};

template <class T, class Start>
AnswerAwaiter<T, Start> answer_of(Start start) {
    return AnswerAwaiter<T, Start>(std::move(start));
}

}  // namespace faubourg
