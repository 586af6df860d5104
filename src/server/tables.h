#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "src/server/bots.h"
#include "src/server/rate.h"
#include "src/server/table.h"
#include "src/server/views.h"
#include "src/store/store_queue.h"

namespace faubourg::server {

// Somebody who watches a table: a WebSocket session, or a test.
class Watcher {
  public:
    virtual ~Watcher() = default;
    virtual const std::string& guest() const = 0;
    // Whether nothing more needs to be sent.
    virtual bool gone() const = 0;
    // `ack`: the id of this watcher's own wish that the message fulfils, or empty. Must not call
    // back into the tables.
    virtual void send(std::shared_ptr<const std::string> message, std::string_view ack) = 0;
    // The table is gone, nothing more comes. Must not call back either.
    virtual void lost(const Error& error) = 0;
};
using WatcherPtr = std::shared_ptr<Watcher>;

// What came of a wish: the number of its entry, or why not; and the table's version.
struct Answer {
    Result<std::int64_t> number;
    std::int64_t version = 0;
    bool told = false;  // the author, as a watcher, has been sent the update with the ack
};

struct TablesConfig {
    Millis lease = 10'000;          // how long a claimed turn is the claimer's
    Millis bot_retry = 500;         // when the bots' queue was full
    Millis bot_retry_alone = 5000;  // likewise, at a table of bots alone
    Millis unplayable_retry = 24LL * 3600 * 1000;
    std::size_t most_waiting = 64;    // wishes and looks waiting at one table
    std::size_t most_readers = 1000;  // waiting at one table: many may come back at once
    std::int64_t most_missed = 100;   // more than this: a snapshot instead of the updates missed
    std::size_t most_missed_bytes = std::size_t{128} * 1024;  // likewise
    std::int64_t most_entries = 0;  // of a table's log, by people; 0: any number
    int claims_at_once = 64;        // and never fewer than these, for the time-outs among them:
    int least_claims = 8;
    double hints_per_second = 1;  // of a guest, after a burst; 0: any number
    bool shared = false;          // other processes write to the same store
    Millis grace = 60'000;        // after the start, before anybody counts as absent
};

// The tables this process is busy with, and the only one that changes them: it judges wishes,
// appends to the store, and tells watchers only what is durable. While an entry is on its way to
// the store everybody else at that table waits; other tables go on and share the transaction. A
// table nobody is busy with is in the store only.
//
// Everything here happens on one thread, the caller's; the store's and the bots' answers must be
// delivered to it.
class Tables {
  public:
    using Reply = std::move_only_function<void(Answer)>;
    using Reader = std::move_only_function<void(Result<const Table*>)>;
    using Hinted = std::move_only_function<void(Result<match::SuggestionText>, std::int64_t)>;
    using Clock = std::function<Millis()>;
    using Log = std::function<void(std::string_view event, const std::string& table,
                                   const std::string& detail)>;

    Tables(const match::Library& library, store::StoreQueue& queue, Bots& bots, Clock clock,
           TablesConfig config, Log log);
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    ~Tables();

    // Opens a table under this id; errors are those of a match's start.
    void open(const std::string& id, const Settings& settings, Reply reply);
    void wish(const std::string& table, Wish wish, WatcherPtr from, Reply reply);
    // Calls the reader with the table as it durably is, or table/unknown.
    void read(const std::string& table, Reader reader);

    // Sends a snapshot, or with `since` the updates missed, and from then on every update. A seat's
    // view is for its holder: else seat/not_yours. The watcher must unwatch when it goes.
    void watch(const std::string& table, WatcherPtr watcher, const Look& look,
               std::optional<std::int64_t> since, Reply reply);
    void unwatch(const std::string& table, const Watcher& watcher);
    // The same watcher through other eyes: sends a snapshot. Error: seat/not_yours.
    void look(const std::string& table, const WatcherPtr& watcher, const Look& look, Reply reply);

    // What the strongest bot would do for the seat to act, given what that seat knows, and the
    // version that this is about. Errors: seat/not_yours, hint/off, action/not_your_turn,
    // match/over, table/open, limit/hints, server/busy.
    void hint(const std::string& table, const std::string& guest, Seat seat, Hinted hinted);

    // Another process has written to this table (empty: perhaps to any).
    void heard(const std::string& table);
    // Takes up what is due: bots' turns, time-outs. To be called now and then.
    void sweep();
    // Takes no more wishes.
    void close() { closing_ = true; }
    // Whether nothing waits at any table, for the store or for its turn.
    bool idle() const;
    // Forgets all tables and whoever waits at them: they are not answered any more.
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
    // Told how long each entry took from its wish to being durable, in seconds.
    std::function<void(double)> on_commit = [](double) {};
    std::size_t hot() const { return tables_.size(); }

  private:
    struct Slot {
        WatcherPtr watcher;
        Look look;
    };
    struct Hot;
    using Task = std::move_only_function<void(Hot&)>;
    // One entry on its way: what to send once it is durable.
    struct Commit;
    struct Messages;

    Hot& hot(const std::string& id);
    void enqueue(Hot& hot, Task task);
    void load(Hot& hot);
    void proceed(const std::string& id);
    // `newest`: the table is known to have all that other processes have written.
    void grant(Hot& hot, Wish wish, WatcherPtr from, Reply reply, bool newest);
    // Whether the log is too long for this wish: what ends a match is always let through.
    bool is_too_long_for(const Table& table, const Wish& wish) const;
    void commit(Hot& hot, Commit commit);
    void finish(Hot& hot, Commit commit, store::Appended result);
    // Runs `what(hot)`, if the table is still hot, and then what waits there.
    template <class What>
    void come_back(const std::string& id, What&& what);
    // `known`: the version that watchers have been told.
    void catch_up(Hot& hot, std::int64_t known, std::function<void(Hot&)> then);
    // The table is not there any more, or makes no sense; whoever watches it is told.
    void lose(Hot& hot, const Error& error);
    Result<void> rebuild(Hot& hot, const std::vector<Entry>& log, std::int64_t known);
    // Sends what was missed, byte for byte as it was sent, or a snapshot when that is too much.
    void resume(Hot& hot, const Slot& slot, std::int64_t since, Reply reply);
    // The updates after `since`, made by playing the log again; none when they are too long.
    using Missed = std::vector<std::shared_ptr<const std::string>>;
    Missed missed_since(const Hot& hot, const std::vector<Entry>& log, const Look& look,
                        std::int64_t since) const;
    void send_snapshot(Hot& hot, const Slot& slot);
    void tell_watchers(Hot& hot, const Entry& entry);
    // Whoever has lost a seat with this entry looks on as a spectator.
    static Look look_after(const Hot& hot, const Slot& slot, const Entry& entry);
    static void check_looks(Hot& hot, const Entry& entry);
    static bool may_look(const Hot& hot, const Slot& slot);
    // Runs `then` when the table has all that was written before, by whatever process. What one
    // process has acknowledged the next one must not deny, however late the news of it comes.
    void with_news(Hot& hot, Task then);
    void read_news(Hot& hot, Task then);
    void take_news(Hot& hot, const std::vector<Entry>& news);
    // Whether so much waits at a table that no more can.
    bool is_crowded(const std::string& table, std::size_t most) const;
    // The same as enqueue, after the news where there may be some.
    void enqueue_fresh(const std::string& table, Task task);
    void do_what_is_due(Hot& hot);
    // Until when nobody at this table is absent: who could not connect to us has time to.
    Millis grace_ends(const Table& table) const;
    void start_bot(Hot& hot);
    void bot_has_chosen(const std::string& id, std::int64_t version, Seat seat,
                        Result<match::SuggestionText> found);
    Result<void> may_ask(const Table& table, const std::string& guest, Seat seat);
    bool bot_is_due(const Table& table) const;
    static Bots::Urgency urgency_at(const Table& table);

    const match::Library& library_;
    store::StoreQueue& queue_;
    Bots& bots_;
    Clock clock_;
    Millis started_;
    TablesConfig config_;
    Log log_;
    std::unordered_map<std::string, std::unique_ptr<Hot>> tables_;
    KeyedRates hint_rates_;
    Counts counts_;
    bool closing_ = false;
};

}  // namespace faubourg::server
