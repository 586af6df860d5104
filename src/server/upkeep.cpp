#include "src/server/upkeep.h"

#include <chrono>

#include "src/server/log.h"

namespace faubourg::server {
namespace {

constexpr Millis kDay = 24LL * 3600 * 1000;
constexpr std::chrono::hours kPurgeEvery{1};

// The time that many days ago; what is older is purged. 0 days gives the time 0, so nothing is
// purged.
Millis days_ago(Millis now, std::int64_t days) { return days == 0 ? 0 : now - days * kDay; }

}  // namespace

void Upkeep::start() {
    sweep();
    purge();
}

void Upkeep::sweep() {
    if (closing_) return;
    tables_.sweep();
    executor_.post_after(std::chrono::milliseconds(config_.sweep_milliseconds),
                         [this] { sweep(); });
}

void Upkeep::purge() {
    if (closing_) return;
    const Millis now = clock_.now();
    purge_all({.over_before = days_ago(now, config_.purge_over_days),
               .idle_before = days_ago(now, config_.purge_idle_days),
               .guest_before = days_ago(now, config_.purge_guest_days),
               .link_before = now})
        .detach();
    executor_.post_after(kPurgeEvery, [this] { purge(); });
}

Task<void> Upkeep::purge_all(store::Purge old) {
    std::string after;
    do {
        auto asking =
            queue_.answer([old, after](store::Store& store) { return store.purge(old, after); });
        const store::Purged purged = co_await asking;
        if (purged.tables > 0) {
            Value fields = Value::object();
            fields.add("tables", purged.tables);
            Log::info("purged", fields);
        }
        after = purged.next;
    } while (!after.empty() && !closing_);
}

}  // namespace faubourg::server
