#pragma once

#include <string>

#include "src/core/executor.h"
#include "src/server/config.h"
#include "src/server/tables.h"

namespace faubourg::server {

// Regular work: the sweep over what is due, and the purge of what is old.
class Upkeep {
  public:
    Upkeep(Tables& tables, store::StoreQueue& queue, Executor& executor, const Clock& clock,
           const Config& config)
        : tables_(tables), queue_(queue), executor_(executor), clock_(clock), config_(config) {}

    // Starts both; each repeats at its own interval.
    void start();
    void close() { closing_ = true; }

  private:
    void sweep();
    void purge();
    // Purges in portions, so that nobody waits long for the store.
    Task<void> purge_all(store::Purge old);

    Tables& tables_;
    store::StoreQueue& queue_;
    Executor& executor_;
    const Clock& clock_;
    const Config& config_;
    bool closing_ = false;
};

}  // namespace faubourg::server
