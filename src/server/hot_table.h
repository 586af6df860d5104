#pragma once

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "src/server/tables.h"

// Inside Tables: what its three files share.
namespace faubourg::server {

// A table somebody is busy with. While `busy`, the table in memory is ahead of what is durable or
// behind what is stored, and nobody reads it.
struct Tables::Hot {
    std::string id;
    std::unique_ptr<Table> table;  // none while it is being loaded
    std::optional<Error> missing;
    std::vector<Task> waiting;  // not a deque: it is small as long as nobody waits
    std::vector<Slot> watchers;
    bool busy = false;
    bool loading = false;
    bool thinking = false;
    bool proceeding = false;
};

inline Error too_much_waits() {
    return {.code = "server/busy", .message = "too much is waiting here"};
}

// What is told of one entry, made once for all who look alike.
struct Tables::Messages {
    const std::shared_ptr<const std::string>& to(const Look& look, const Table& table,
                                                 const Entry& entry) {
        const auto made =
            std::ranges::find(list, look, [](const auto& item) { return item.first; });
        if (made != list.end()) return made->second;
        return list
            .emplace_back(look,
                          std::make_shared<const std::string>(update_message(table, entry, look)))
            .second;
    }
    std::vector<std::pair<Look, std::shared_ptr<const std::string>>> list;
};

struct Tables::Commit {
    Entry entry;
    Wish wish;
    WatcherPtr from;
    Reply reply;
    // Made while the store is at work, so that the two overlap.
    Messages messages;
    std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
};

template <class What>
void Tables::come_back(const std::string& id, What&& what) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    found->second->proceeding = true;  // stays, whatever `what` calls
    what(*found->second);
    found->second->proceeding = false;
    proceed(id);
}

}  // namespace faubourg::server
