#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "src/core/task.h"
#include "src/server/watchers.h"
#include "src/table/table.h"

namespace faubourg::server {

// A table that is in memory because somebody uses it, with its queue of jobs. Jobs run one after
// the other; each has the table to itself until it is done, even while it waits for the store. Not
// thread-safe.
class HotTable {
  public:
    using Job = std::move_only_function<Task<void>(HotTable&)>;
    // Keeps the hot tables.
    class Owner {
      public:
        virtual ~Owner() = default;
        // Reads the table for the first time: sets `table` or `missing`.
        virtual Task<void> load(HotTable& hot) = 0;
        // Called when nothing is left to do; the owner may destroy the table.
        virtual void rest(const HotTable& hot) = 0;
    };

    enum class State : std::uint8_t {
        Idle,     // nothing to do
        Loading,  // waits for the first read of its log
        Working,  // runs jobs; one of them may be waiting for the store
    };

    HotTable(std::string name, Owner& owner) : id(std::move(name)), owner_(owner) {}
    HotTable(const HotTable&) = delete;
    HotTable& operator=(const HotTable&) = delete;
    ~HotTable() = default;

    // Runs the job at once, or after those that came before it.
    void enqueue(Job job);
    State state() const { return state_; }
    std::size_t waiting() const { return waiting_.size(); }

    const std::string id;
    std::shared_ptr<table::Table> table;  // null until it is loaded, and when it is `missing`
    std::optional<Error> missing;         // why there is no such table
    Watchers watchers;

  private:
    Task<void> work();

    Owner& owner_;
    State state_ = State::Idle;
    std::vector<Job> waiting_;  // a vector, because an empty deque takes much more memory
};

}  // namespace faubourg::server
