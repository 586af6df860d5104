#include "src/store/store_queue.h"

#include <algorithm>
#include <chrono>

namespace faubourg::store {
namespace {

constexpr std::size_t kMostInOneTransaction = 512;
constexpr std::chrono::milliseconds kFirstPause{50};
constexpr std::chrono::milliseconds kLongestPause{2000};

}  // namespace

StoreQueue::StoreQueue(std::unique_ptr<Store> store, Deliver deliver, Log log)
    : store_(std::move(store)),
      deliver_(std::move(deliver)),
      log_(std::move(log)),
      thread_([this] { work(); }) {}

StoreQueue::~StoreQueue() {
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    news_.notify_all();
    thread_.join();
}

void StoreQueue::append(Append wanted, std::move_only_function<void(Appended)> then) {
    {
        const std::scoped_lock lock(mutex_);
        appends_.push_back({.wanted = std::move(wanted), .then = std::move(then)});
    }
    news_.notify_one();
}

void StoreQueue::add_question(Question question) {
    {
        const std::scoped_lock lock(mutex_);
        questions_.push_back(std::move(question));
    }
    news_.notify_one();
}

void StoreQueue::run(std::function<void(Store&)> what) {
    add_question([what = std::move(what)](Store& store) -> Task {
        what(store);
        return [] {};
    });
}

std::size_t StoreQueue::waiting() const {
    const std::scoped_lock lock(mutex_);
    return appends_.size() + questions_.size();
}

void StoreQueue::work() {
    std::unique_lock lock(mutex_);
    while (true) {
        news_.wait(lock, [&] { return ending_ || !appends_.empty() || !questions_.empty(); });
        if (appends_.empty() && questions_.empty()) return;
        std::vector<Waiting> batch;
        const auto taken =
            static_cast<std::ptrdiff_t>(std::min(appends_.size(), kMostInOneTransaction));
        std::move(appends_.begin(), appends_.begin() + taken, std::back_inserter(batch));
        appends_.erase(appends_.begin(), appends_.begin() + taken);
        // A question sees what was appended before it; when not all of that is taken, it waits.
        std::vector<Question> questions;
        if (appends_.empty()) questions.swap(questions_);
        lock.unlock();
        if (!batch.empty()) append_all(std::move(batch));
        if (!questions.empty()) answer_all(std::move(questions));
        lock.lock();
    }
}

void StoreQueue::append_all(std::vector<Waiting> batch) {
    std::vector<Append> wanted;
    wanted.reserve(batch.size());
    for (Waiting& item : batch) wanted.push_back(std::move(item.wanted));
    std::vector<Appended> done;
    if (!persist([&] { done = store_->append(wanted); })) return;
    ++transactions_;
    entries_ += static_cast<std::int64_t>(wanted.size());
    std::vector<Task> tasks;
    tasks.reserve(batch.size());
    for (std::size_t i = 0; i < batch.size(); ++i) {
        tasks.emplace_back(
            [then = std::move(batch[i].then), result = done[i]]() mutable { then(result); });
    }
    deliver_(std::move(tasks));
}

void StoreQueue::answer_all(std::vector<Question> questions) {
    std::vector<Task> tasks;
    for (Question& question : questions) {
        if (!persist([&] { tasks.push_back(question(*store_)); })) return;
    }
    deliver_(std::move(tasks));
}

bool StoreQueue::persist(const std::function<void()>& attempt) {
    auto pause = kFirstPause;
    bool reopen = false;
    while (true) {
        try {
            if (reopen) store_->reopen();
            attempt();
            healthy_ = true;
            return true;
        } catch (const Failure& failure) {
            healthy_ = false;
            reopen = true;
            log_(failure.what());
        }
        std::unique_lock lock(mutex_);
        if (news_.wait_for(lock, pause, [&] { return ending_; })) return false;
        pause = std::min(pause * 2, kLongestPause);
    }
}

}  // namespace faubourg::store
