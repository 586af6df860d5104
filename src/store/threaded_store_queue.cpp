#include "src/store/threaded_store_queue.h"

#include <algorithm>
#include <chrono>

namespace faubourg::store {
namespace {

constexpr std::size_t kMostInOneTransaction = 512;
constexpr std::chrono::milliseconds kFirstPause{50};
constexpr std::chrono::milliseconds kLongestPause{2000};
constexpr std::chrono::milliseconds kHangs{5000};  // an attempt that takes longer counts as hanging

using Time = std::chrono::steady_clock;

}  // namespace

ThreadedStoreQueue::ThreadedStoreQueue(std::unique_ptr<Store> store, Executor& executor,
                                       const Clock& clock, Log log)
    : store_(std::move(store)),
      executor_(executor),
      clock_(clock),
      log_(std::move(log)),
      pause_(kFirstPause),
      thread_([this] { work(); }) {}

ThreadedStoreQueue::~ThreadedStoreQueue() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    news_.notify_all();
    thread_.join();
}

void ThreadedStoreQueue::append(Append wanted, std::move_only_function<void(Appended)> then) {
    {
        const std::scoped_lock lock(mutex_);
        appends_.push_back({.wanted = std::move(wanted), .then = std::move(then)});
    }
    news_.notify_one();
}

void ThreadedStoreQueue::add_question(Question question) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back(std::move(question));
    }
    news_.notify_one();
}

std::size_t ThreadedStoreQueue::waiting() const {
    const std::scoped_lock lock(mutex_);
    return appends_.size() + questions_.size() + failed_.size();
}

bool ThreadedStoreQueue::healthy() const {
    const std::chrono::nanoseconds since(busy_since_);
    return healthy_ && writes_ && (since.count() == 0 || clock_.elapsed() - since < kHangs);
}

bool ThreadedStoreQueue::wait(std::unique_lock<std::mutex>& lock) {
    const auto something = [&] { return ending_ || !appends_.empty() || !questions_.empty(); };
    if (failed_.empty()) {
        news_.wait(lock, something);
    } else {
        news_.wait_until(lock, again_at_, something);
        ask_failed_again();
    }
    return appends_.empty() && questions_.empty();
}

void ThreadedStoreQueue::ask_failed_again() {
    if (failed_.empty() || Time::now() < again_at_) return;
    questions_.insert(questions_.begin(), std::move_iterator(failed_.begin()),
                      std::move_iterator(failed_.end()));
    failed_.clear();
}

void ThreadedStoreQueue::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        if (wait(lock)) return;
        std::vector<Waiting> batch;
        const auto taken =
            static_cast<std::ptrdiff_t>(std::min(appends_.size(), kMostInOneTransaction));
        std::move(appends_.begin(), appends_.begin() + taken, std::back_inserter(batch));
        appends_.erase(appends_.begin(), appends_.begin() + taken);
        // A question must see everything appended before it, so it waits until those appends are
        // taken.
        std::vector<Question> questions;
        if (appends_.empty()) questions.swap(questions_);
        lock.unlock();
        if (!batch.empty()) append_all(std::move(batch));
        if (!questions.empty()) answer_all(std::move(questions));
        lock.lock();
    }
}

void ThreadedStoreQueue::append_all(std::vector<Waiting> batch) {
    std::vector<Append> wanted;
    wanted.reserve(batch.size());
    for (Waiting& item : batch) wanted.push_back(std::move(item.wanted));
    std::vector<Appended> done;
    if (!persist([&] { done = store_->append(wanted); })) return;
    ++transactions_;
    entries_ += static_cast<std::int64_t>(wanted.size());
    std::vector<Executor::Work> tasks;
    tasks.reserve(batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        tasks.emplace_back(
            [then = std::move(batch[i].then), result = done[i]]() mutable { then(result); });
    }
    deliver(std::move(tasks));
}

void ThreadedStoreQueue::answer_all(std::vector<Question> questions) {
    std::vector<Executor::Work> tasks;
    std::vector<Question> failed;
    for (Question& question : questions) {
        if (!try_once([&] { tasks.push_back(question(*store_)); })) {
            failed.push_back(std::move(question));
        }
    }
    ask_again(std::move(failed));
    deliver(std::move(tasks));
}

void ThreadedStoreQueue::deliver(std::vector<Executor::Work> answers) {
    executor_.post([answers = std::move(answers)]() mutable {
        for (auto& answer : answers) answer();
    });
}

void ThreadedStoreQueue::ask_again(std::vector<Question> failed) {
    const std::scoped_lock lock(mutex_);
    if (!failed.empty()) {
        again_at_ = Time::now() + pause_;
        pause_ = std::min(pause_ * 2, kLongestPause);
    } else if (failed_.empty()) {
        pause_ = kFirstPause;
    }
    std::ranges::move(failed, std::back_inserter(failed_));
}

bool ThreadedStoreQueue::try_once(const std::function<void()>& attempt) {
    busy_since_ = clock_.elapsed().count();
    bool done = false;
    try {
        if (reopen_) store_->reopen();
        reopen_ = false;
        attempt();
        done = true;
    } catch (const Failure& failure) {
        reopen_ = true;
        log_(failure.what());
    }
    healthy_ = done;
    busy_since_ = 0;
    return done;
}

bool ThreadedStoreQueue::persist(const std::function<void()>& attempt) {
    auto pause = kFirstPause;
    while (!try_once(attempt)) {
        writes_ = false;
        if (!answer_until(Time::now() + pause)) return false;
        pause = std::min(pause * 2, kLongestPause);
    }
    writes_ = true;
    return true;
}

bool ThreadedStoreQueue::answer_until(Time::time_point end) {
    while (true) {
        std::unique_lock lock(mutex_);
        ask_failed_again();
        news_.wait_until(lock, end, [&] { return ending_ || !questions_.empty(); });
        if (ending_) return false;
        if (Time::now() >= end) return true;
        std::vector<Question> questions;
        questions.swap(questions_);
        lock.unlock();
        answer_all(std::move(questions));
    }
}

}  // namespace faubourg::store
