#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "src/core/executor.h"
#include "src/server/bot_driver.h"
#include "src/server/bots.h"
#include "src/server/hot_table.h"
#include "src/server/ledger.h"
#include "src/server/rate.h"
#include "src/store/store_queue.h"
#include "src/table/table.h"
#include "src/table/views.h"

namespace faubourg::server {

using table::Entry;
using table::Kind;
using table::Look;
using table::Phase;
using table::SeatHolder;
using table::Settings;
using table::StoredEntry;
using table::Table;
using table::Wish;
namespace wishes = table::wishes;
namespace entries = table::entries;

// A table as it is stored. It may change as soon as the reader waits for something else.
using TablePtr = std::shared_ptr<const Table>;

// The result of a wish: the number of its entry, or why there is none; and the table's version.
struct Answer {
    Result<std::int64_t> number;
    std::int64_t version = 0;
    bool told = false;  // the author watches and has been sent the update with the ack
};

struct TablesConfig {
    Millis lease = 10'000;  // how long a claimed turn belongs to the process that claimed it
    BotDriver::Config bots = {};
    Millis unplayable_retry = 24LL * 3600 * 1000;
    std::size_t most_waiting = 64;    // wishes and looks waiting at one table
    std::size_t most_readers = 1000;  // the same for readers: many may come back at once
    std::int64_t most_missed = 100;   // a client that missed more than this gets a snapshot
    std::size_t most_missed_bytes = std::size_t{128} * 1024;  // likewise
    std::int64_t most_entries = 0;  // that people may add to one log; 0: no limit
    int claims_at_once = 64;        // in one sweep; at least `least_claims`, for the time-outs
    int least_claims = 8;
    double hints_per_second = 1;  // of a guest, after a burst; 0: no limit
    bool shared = false;          // other processes write to the same store
    Millis grace = 60'000;        // after the start, during which nobody counts as absent
};

// The tables that are in memory. Nothing else changes them: Tables judges wishes, appends entries
// to the store, and tells watchers only what is durable. While an entry is being stored, everybody
// else at that table waits; other tables go on and share the transaction. A table that nobody uses
// is in the store only.
//
// Everything here runs on the caller's thread; the answers of the store and the bots must be posted
// to it.
class Tables final : private HotTable::Owner {
  public:
    using Reply = std::move_only_function<void(Answer)>;
    using OnTable = std::move_only_function<void(Result<TablePtr>)>;
    using Hinted = BotDriver::Hinted;

    Tables(const match::Library& library, store::StoreQueue& queue, Bots& bots, const Clock& clock,
           TablesConfig config, TableLog log);
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    ~Tables() override;

    // Opens a table with this id. Errors: those of starting a match.
    void open(const std::string& id, const Settings& settings, Reply reply);
    void wish(const std::string& table, Wish wish, WatcherPtr from, Reply reply);
    // Calls `on_table` with the table, or table/unknown.
    void read(const std::string& table, OnTable on_table);

    // Sends a snapshot, or with `since` the missed updates, and then every update. Only the holder
    // of a seat may look through it (error: seat/not_yours). The watcher must call unwatch when it
    // goes.
    void watch(const std::string& table, WatcherPtr watcher, const Look& look,
               std::optional<std::int64_t> since, Reply reply);
    void unwatch(const std::string& table, const Watcher& watcher);
    // Changes the watcher's view and sends a snapshot. Error: seat/not_yours.
    void look(const std::string& table, const WatcherPtr& watcher, const Look& look, Reply reply);

    // What the strongest bot would do for the seat to act, knowing what that seat knows, and the
    // version that it looked at. Errors: seat/not_yours, hint/off, action/not_your_turn,
    // match/over, table/open, limit/hints, server/busy.
    void hint(const std::string& table, const std::string& guest, Seat seat, Hinted hinted);

    // Another process has written to this table; with an empty id, perhaps to any.
    void heard(const std::string& table);
    // Claims due work in the store (bots' turns, time-outs) and does it. To be called regularly.
    void sweep();
    // Refuses new wishes from now on.
    void close();
    // Whether no table has a job that runs or waits.
    bool idle() const;
    // Drops all tables and their jobs, which are never answered.
    void forget();

    struct Counts {
        std::int64_t entries = 0;
        std::int64_t actions = 0;
        std::int64_t bot_actions = 0;
        std::int64_t refusals = 0;
        std::int64_t conflicts = 0;
        std::int64_t resumed = 0;
        std::int64_t snapshots = 0;
    };
    const Counts& counts() const { return counts_; }
    // Called with the seconds that each entry took from wish to durable.
    std::function<void(double)> on_commit = [](double) {};
    std::size_t hot() const { return tables_.size(); }

  private:
    using Slot = Watchers::Slot;

    HotTable& hot(const std::string& id);
    Task<void> load(HotTable& hot) override;
    // Drops the table from memory unless it has work or watchers.
    void rest(const HotTable& hot) override;
    // Whether `most` jobs already wait at the table.
    bool is_crowded(const std::string& table, std::size_t most) const;
    // Runs the job once the table has every entry written so far by any process, so that no process
    // denies what another has acknowledged.
    void enqueue_fresh(const std::string& table, HotTable::Job job);
    Task<void> after_news(HotTable& hot, HotTable::Job job);

    // Judges the wish and commits its entry. `newest`: the table is known to have every entry of
    // other processes.
    Task<void> grant(HotTable& hot, Wish wish, WatcherPtr from, Reply reply, bool newest);
    Result<Entry> judge(const Table& table, const Wish& wish) const;
    // Appends an entry that is already applied in memory. When it is durable, tells everybody and
    // lets the bots go on. False when somebody else's entry has this number.
    Task<bool> commit(HotTable& hot, const Entry& entry, const WatcherPtr& from, Reply& reply);
    Task<void> commit_opening(HotTable& hot, Entry entry, Reply reply);

    Task<void> begin_watching(HotTable& hot, Slot slot, std::optional<std::int64_t> since,
                              Reply reply);
    void send_snapshot(const HotTable& hot, const Slot& slot);

    Task<void> do_what_is_due(HotTable& hot);
    // The time before which nobody at this table is absent: after a restart people need time to
    // connect.
    Millis grace_ends(const Table& table) const;
    void bot_has_chosen(const std::string& id, std::int64_t version, Seat seat,
                        Result<std::string> action);
    Task<void> act_for_bot(HotTable& hot, std::int64_t version, Seat seat, std::string action);
    Result<void> may_ask(const Table& table, const std::string& guest, Seat seat);

    const match::Library& library_;
    store::StoreQueue& queue_;
    const Clock& clock_;
    Millis started_;
    TablesConfig config_;
    TableLog log_;
    Ledger ledger_;
    BotDriver bots_;
    std::unordered_map<std::string, std::unique_ptr<HotTable>> tables_;
    KeyedRates hint_rates_;
    Counts counts_;
    bool closing_ = false;
};

}  // namespace faubourg::server
