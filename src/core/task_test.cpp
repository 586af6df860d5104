#include "src/core/task.h"

#include <functional>
#include <memory>
#include <string>

#include <gtest/gtest.h>

namespace faubourg {
namespace {

using Waiter = std::move_only_function<void(int)>;

// Answers when the test tells it to.
struct Oracle {
    Waiter waiting;

    auto ask() {
        return answer_of<int>([this](auto callback) { waiting = std::move(callback); });
    }
    void answer(int number) { std::exchange(waiting, nullptr)(number); }
};

Task<int> twice(Oracle& oracle) {
    const int first = co_await oracle.ask();
    const int second = co_await oracle.ask();
    co_return first + second;
}

Task<void> note(Oracle& oracle, std::shared_ptr<std::string> notes) {
    *notes += "begun ";
    const int sum = co_await twice(oracle);
    *notes += std::to_string(sum);
}

TEST(Tasks, RunAtOnceAndGoOnWithEachAnswer) {
    Oracle oracle;
    const auto notes = std::make_shared<std::string>();
    note(oracle, notes).detach();
    EXPECT_EQ(*notes, "begun ");
    oracle.answer(3);
    EXPECT_EQ(*notes, "begun ");
    oracle.answer(4);
    EXPECT_EQ(*notes, "begun 7");
    EXPECT_EQ(notes.use_count(), 1) << "the task is gone";
}

TEST(Tasks, AreDestroyedWithTheCallbackTheyWaitFor) {
    const auto notes = std::make_shared<std::string>();
    {
        Oracle oracle;
        note(oracle, notes).detach();
        EXPECT_EQ(notes.use_count(), 2);
    }
    EXPECT_EQ(*notes, "begun ");
    EXPECT_EQ(notes.use_count(), 1);
}

Task<void> add_many(int count, long& sum) {
    for (int i = 0; i < count; ++i) {
        sum += co_await answer_of<int>([i](auto callback) { callback(i); });
    }
}

TEST(Tasks, TakeAnAnswerThatIsThereAtOnceWithoutGoingDeeper) {
    long sum = 0;
    add_many(1'000'000, sum).detach();
    EXPECT_EQ(sum, 499'999'500'000);
}

Result<int> half(int number) {
    if (number % 2 != 0) return fail("number/odd", "can't be halved");
    return number / 2;
}

Task<Result<std::string>> quarter(Oracle& oracle, std::shared_ptr<int> kept) {
    const int number = co_await oracle.ask();
    const int halved = co_await half(number);
    *kept = co_await half(halved);
    co_return std::to_string(*kept);
}

Task<void> tell_quarter(Oracle& oracle, std::shared_ptr<int> kept, std::string& told) {
    const auto result = co_await quarter(oracle, kept);
    told = result ? *result : result.error().code;
}

TEST(Tasks, EndWithTheErrorOfAResultTheyWaitFor) {
    for (const auto& [number, expected] :
         {std::pair(12, "3"), std::pair(6, "number/odd"), std::pair(5, "number/odd")}) {
        Oracle oracle;
        const auto kept = std::make_shared<int>(0);
        std::string told;
        tell_quarter(oracle, kept, told).detach();
        oracle.answer(number);
        EXPECT_EQ(told, expected);
        EXPECT_EQ(kept.use_count(), 1);
    }
}

Task<Result<int>> halve_twice(int number) {
    const int halved = co_await half(number);
    co_return co_await half(halved);
}

TEST(Tasks, ThatNeverWaitAreDoneWhenTheyAreCalled) {
    const auto value_of = [](Task<Result<int>> task) -> Result<int> {
        EXPECT_TRUE(task.await_ready());
        return task.await_resume();
    };
    EXPECT_EQ(value_of(halve_twice(8)), 2);
    EXPECT_EQ(value_of(halve_twice(2)).error().code, "number/odd");
    halve_twice(2).detach();
}

}  // namespace
}  // namespace faubourg
