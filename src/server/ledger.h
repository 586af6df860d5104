#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "src/match/library.h"
#include "src/server/hot_table.h"
#include "src/store/store_queue.h"

namespace faubourg::server {

// Writes an event about a table to the server's log.
using TableLog = std::function<void(std::string_view event, const std::string& table,
                                    const std::string& detail)>;

// Keeps a hot table equal to its log in the store. What it reads that watchers have not been told
// yet, it tells them.
class Ledger {
  public:
    Ledger(const match::Library& library, store::StoreQueue& queue, TableLog log)
        : library_(library), queue_(queue), log_(std::move(log)) {}

    // Reads the log for the first time.
    Task<void> load(HotTable& hot);
    // Applies the entries that other processes have written since.
    Task<void> read_news(HotTable& hot);
    // Drops what is in memory and reads the whole log again, because somebody else has written or
    // an entry of ours was stored although its transaction seemed to fail. `known`: the last
    // version that watchers were told.
    Task<void> catch_up(HotTable& hot, std::int64_t known);
    // The updates after `since`, byte for byte as they were sent, made by replaying the log. Empty
    // when they are larger than `most_bytes`.
    Task<std::vector<Message>> missed(HotTable& hot, table::Look look, std::int64_t since,
                                      std::size_t most_bytes);

  private:
    // The entries after this number; all of them after 0.
    auto entries(const HotTable& hot, std::int64_t after) {
        return queue_.answer(
            [id = hot.id, after](store::Store& store) { return store.entries(id, after); });
    }
    Result<void> rebuild(HotTable& hot, std::span<const table::StoredEntry> log,
                         std::int64_t known);
    // The table no longer exists, or its log cannot be read.
    void lose(HotTable& hot, const Error& error);

    const match::Library& library_;
    store::StoreQueue& queue_;
    TableLog log_;
};

}  // namespace faubourg::server
