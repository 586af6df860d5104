#include "src/store/threaded_store_queue.h"

#include <future>
#include <latch>
#include <semaphore>

#include "src/store/testing.h"

namespace faubourg::store {
namespace {

// Runs answers on the store's own thread; the tests wait for them.
class AtOnce final : public Executor {
  public:
    void post(Work work) override { work(); }
    void post_after(std::chrono::milliseconds /*delay*/, Work work) override { work(); }
};

// Nothing hangs here: the time stands still.
class StoppedClock final : public Clock {
  public:
    Millis now() const override { return 0; }
    std::chrono::nanoseconds elapsed() const override { return {}; }
};

// What each queue in these tests is given.
struct StoreQueues : testing::Test {
    AtOnce at_once;
    StoppedClock clock;
};

// A store whose transactions wait for a signal or fail, and which counts them.
class SlowStore final : public Store {
  public:
    std::vector<Appended> append(std::span<const Append> batch) override {
        if (failures-- > 0) throw Failure("the disk is away");
        started.release();
        go_on.acquire();
        ++transactions;
        return kept.append(batch);
    }
    std::vector<StoredEntry> entries(std::string_view table, std::int64_t after) override {
        return kept.entries(table, after);
    }
    std::optional<Head> head(std::string_view table) override { return kept.head(table); }
    std::vector<Head> lobby(int most) override { return kept.lobby(most); }
    std::vector<Head> tables_of(std::string_view guest, int most) override {
        return kept.tables_of(guest, most);
    }
    std::int64_t count_unfinished(std::string_view guest) override {
        return kept.count_unfinished(guest);
    }
    std::vector<std::string> claim_due(Millis now, Millis until, int most) override {
        return kept.claim_due(now, until, most);
    }
    void release(std::string_view table, Millis due) override { kept.release(table, due); }
    void forget_claims() override { kept.forget_claims(); }
    void add_guest(const Guest& guest) override { kept.add_guest(guest); }
    std::optional<Guest> guest_of_secret(std::string_view hash) override {
        return kept.guest_of_secret(hash);
    }
    void update_guest(std::string_view id, std::string_view name, Millis seen) override {
        kept.update_guest(id, name, seen);
    }
    void add_link(const Link& link) override { kept.add_link(link); }
    std::optional<Link> link(std::string_view hash, Millis now) override {
        return kept.link(hash, now);
    }
    void revoke_invitations(std::string_view table, Seat seat) override {
        kept.revoke_invitations(table, seat);
    }
    Purged purge(const Purge& purge, std::string_view after) override {
        return kept.purge(purge, after);
    }
    void reopen() override { ++reopened; }

    MemoryStore kept;
    std::counting_semaphore<> started{0};
    std::counting_semaphore<> go_on{0};
    std::atomic<int> transactions = 0;
    std::atomic<int> failures = 0;
    std::atomic<int> reopened = 0;
};

TEST_F(StoreQueues, TablesThatWaitShareATransaction) {
    auto owned = std::make_unique<SlowStore>();
    SlowStore& store = *owned;
    ThreadedStoreQueue queue(std::move(owned), at_once, clock, [](const std::string&) {});
    std::latch all(21);
    queue.append(append_of("first", 1), [&](Appended) { all.count_down(); });
    store.started.acquire();  // the first transaction is under way
    for (int i = 0; i < 20; ++i) {
        queue.append(append_of("t" + std::to_string(i), 1), [&](Appended) { all.count_down(); });
    }
    store.go_on.release(2);
    all.wait();
    EXPECT_EQ(store.transactions, 2);
    EXPECT_EQ(queue.entries(), 21);
}

TEST_F(StoreQueues, AQuestionSeesWhatWasAppendedBeforeIt) {
    ThreadedStoreQueue queue(std::make_unique<MemoryStore>(), at_once, clock,
                             [](const std::string&) {});
    std::promise<std::size_t> seen;
    queue.append(append_of("a", 1), [](Appended) {});
    queue.ask([](Store& store) { return store.entries("a", 0).size(); },
              [&](std::size_t size) { seen.set_value(size); });
    EXPECT_EQ(seen.get_future().get(), 1U);
}

TEST_F(StoreQueues, AFailureIsTriedAgainUntilItSucceeds) {
    auto owned = std::make_unique<SlowStore>();
    SlowStore& store = *owned;
    store.failures = 2;
    store.go_on.release();
    std::vector<std::string> problems;
    std::promise<Appended> done;
    {
        ThreadedStoreQueue queue(std::move(owned), at_once, clock,
                                 [&](const std::string& problem) { problems.push_back(problem); });
        queue.append(append_of("a", 1), [&](Appended result) { done.set_value(result); });
        EXPECT_EQ(done.get_future().get(), Appended::Done);
        EXPECT_EQ(store.reopened, 2);
        EXPECT_TRUE(queue.healthy());
    }
    EXPECT_EQ(problems, (std::vector<std::string>{"the disk is away", "the disk is away"}));
}

TEST_F(StoreQueues, AQuestionThatFailsKeepsNobodyElseWaiting) {
    std::atomic<bool> mended = false;
    std::promise<int> answer;
    std::promise<std::size_t> other;
    ThreadedStoreQueue queue(std::make_unique<MemoryStore>(), at_once, clock,
                             [](const std::string&) {});
    queue.ask(
        [&](Store&) {
            if (!mended) throw Failure("never heard of it");
            return 7;
        },
        [&](int number) { answer.set_value(number); });
    queue.append(append_of("a", 1), [](Appended) {});
    queue.ask([](Store& store) { return store.entries("a", 0).size(); },
              [&](std::size_t size) { other.set_value(size); });
    EXPECT_EQ(other.get_future().get(), 1U);
    EXPECT_GE(queue.waiting(), 1U);
    mended = true;
    EXPECT_EQ(answer.get_future().get(), 7);
}

TEST_F(StoreQueues, QuestionsAreAnsweredWhileAnAppendFails) {
    auto owned = std::make_unique<SlowStore>();
    SlowStore& store = *owned;
    store.failures = 1'000'000;
    store.go_on.release();
    std::counting_semaphore<> failed(0);
    std::promise<std::size_t> seen;
    std::promise<Appended> done;
    ThreadedStoreQueue queue(std::move(owned), at_once, clock,
                             [&](const std::string&) { failed.release(); });
    queue.append(append_of("a", 1), [&](Appended result) { done.set_value(result); });
    failed.acquire();
    queue.ask([](Store& kept) { return kept.entries("a", 0).size(); },
              [&](std::size_t size) { seen.set_value(size); });
    auto answer = seen.get_future();
    ASSERT_EQ(answer.wait_for(std::chrono::seconds(30)), std::future_status::ready);
    EXPECT_EQ(answer.get(), 0U);
    EXPECT_FALSE(queue.healthy()) << "it can be read, not written";
    store.failures = 0;
    EXPECT_EQ(done.get_future().get(), Appended::Done);
}

TEST_F(StoreQueues, EndsWhileTheStoreFails) {
    auto owned = std::make_unique<SlowStore>();
    owned->failures = 1'000'000;
    std::binary_semaphore failed(0);
    std::atomic<bool> answered = false;
    {
        ThreadedStoreQueue queue(std::move(owned), at_once, clock,
                                 [&](const std::string&) { failed.release(); });
        queue.append(append_of("a", 1), [&](Appended) { answered = true; });
        failed.acquire();
    }
    EXPECT_FALSE(answered);
}

}  // namespace
}  // namespace faubourg::store
