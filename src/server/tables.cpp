#include "src/server/tables.h"

#include <algorithm>
#include <array>

#include "src/table/judge.h"

namespace faubourg::server {
namespace {

Answer refusal(Error error, std::int64_t version = 0) {
    return {.number = std::unexpected(std::move(error)), .version = version};
}

Error too_much_waits() { return {.code = "server/busy", .message = "too much is waiting here"}; }
Error not_yours() { return {.code = "seat/not_yours", .message = "that seat is not yours"}; }
Error is_closing() { return {.code = "server/closing", .message = "the server is closing"}; }

}  // namespace

Tables::Tables(const match::Library& library, store::StoreQueue& queue, Bots& bots,
               const Clock& clock, TablesConfig config, TableLog log)
    : library_(library),
      queue_(queue),
      clock_(clock),
      started_(clock.now()),
      config_(config),
      log_(std::move(log)),
      ledger_(library, queue, log_),
      bots_(bots, queue, clock, config.bots,
            [this](const std::string& id, std::int64_t version, Seat seat,
                   Result<std::string> action) {
                bot_has_chosen(id, version, seat, std::move(action));
            }) {}

Tables::~Tables() = default;

HotTable& Tables::hot(const std::string& id) {
    auto& kept = tables_[id];
    HotTable::Owner& owner = *this;
    if (!kept) kept = std::make_unique<HotTable>(id, owner);
    return *kept;
}

Task<void> Tables::load(HotTable& hot) { return ledger_.load(hot); }

void Tables::rest(const HotTable& hot) {
    const bool watched = !hot.watchers.empty() && hot.table;
    if (hot.state() != HotTable::State::Idle || watched || bots_.thinks_for(hot.id)) return;
    tables_.erase(tables_.find(hot.id));
}

bool Tables::idle() const {
    return std::ranges::all_of(
        tables_, [](const auto& item) { return item.second->state() == HotTable::State::Idle; });
}

void Tables::close() {
    closing_ = true;
    bots_.close();
}

// Moved out before they are destroyed, because dropping a job may ask for tables.
void Tables::forget() { std::exchange(tables_, {}).clear(); }

bool Tables::is_crowded(const std::string& table, std::size_t most) const {
    const auto found = tables_.find(table);
    return found != tables_.end() && found->second->waiting() >= most;
}

void Tables::enqueue_fresh(const std::string& table, HotTable::Job job) {
    hot(table).enqueue([this, job = std::move(job)](HotTable& hot) mutable {
        return after_news(hot, std::move(job));
    });
}

Task<void> Tables::after_news(HotTable& hot, HotTable::Job job) {
    if (config_.shared && hot.table) co_await ledger_.read_news(hot);
    co_await job(hot);
}

void Tables::open(const std::string& id, const Settings& settings, Reply reply) {
    Entry entry{.table = id,
                .number = 1,
                .at = clock_.now(),
                .seat = kNobody,
                .guest = settings.owner,
                .id = id,
                .body = entries::Open{.settings = settings}};
    // Built from its stored entry, so that it is the same as after a restart.
    const std::array<StoredEntry, 1> log = {table::to_stored(entry)};
    auto table = Table::from_log(library_, log);
    if (!table) return reply(refusal(table.error()));
    if (closing_) return reply(refusal(is_closing()));
    HotTable& fresh = hot(id);
    fresh.table = std::make_shared<Table>(std::move(*table));
    fresh.enqueue(
        [this, entry = std::move(entry), reply = std::move(reply)](HotTable& hot) mutable {
            return commit_opening(hot, std::move(entry), std::move(reply));
        });
}

// Nobody else knows the id of a new table, so a conflict means that this very entry was stored
// although its transaction seemed to fail.
Task<void> Tables::commit_opening(HotTable& hot, Entry entry, Reply reply) {
    const WatcherPtr nobody;
    const bool done = co_await commit(hot, entry, nobody, reply);
    if (done) co_return;
    ++counts_.conflicts;
    co_await ledger_.catch_up(hot, 0);
    reply(hot.table ? Answer{.number = entry.number, .version = hot.table->version()}
                    : refusal(*hot.missing));
    bots_.start(hot);
}

void Tables::wish(const std::string& table, Wish wish, WatcherPtr from, Reply reply) {
    if (closing_) return reply(refusal(is_closing()));
    if (is_crowded(table, config_.most_waiting)) return reply(refusal(too_much_waits()));
    hot(table).enqueue([this, wish = std::move(wish), from = std::move(from),
                        reply = std::move(reply)](HotTable& hot) mutable {
        return grant(hot, std::move(wish), std::move(from), std::move(reply), !config_.shared);
    });
}

Result<Entry> Tables::judge(const Table& table, const Wish& wish) const {
    // A wish that ends the match is always allowed, however long the log is.
    const bool ends = wish.is<wishes::Leave>() || wish.is<wishes::Vote>() ||
                      wish.is<wishes::Abandon>() || wish.is<wishes::Rematch>();
    const bool full = config_.most_entries > 0 && table.version() >= config_.most_entries;
    if (full && !ends && !wish.guest.empty()) {
        return fail("limit/entries", "too much has happened at this table");
    }
    return table::judge(table, wish, clock_.now());
}

Task<void> Tables::grant(HotTable& hot, Wish wish, WatcherPtr from, Reply reply, bool newest) {
    bool caught_up = false;
    while (true) {
        if (!hot.table) {
            reply(refusal(*hot.missing));
            break;
        }
        const std::int64_t version = hot.table->version();
        if (const auto number = hot.table->fulfilled(wish)) {
            reply({.number = *number, .version = version});
            break;
        }
        auto entry = judge(*hot.table, wish);
        if (!entry && !newest) {
            co_await ledger_.read_news(hot);
            newest = true;
            continue;
        }
        if (!entry) {
            ++counts_.refusals;
            reply(refusal(entry.error(), version));
            break;
        }
        if (auto done = hot.table->apply(*entry); !done) {  // the judge was wrong
            log_("table_broken", hot.id, done.error().message);
            reply(refusal(done.error(), version));
            co_await ledger_.catch_up(hot, version);
            caught_up = true;
            break;
        }
        const bool done = co_await commit(hot, *entry, from, reply);
        if (done) co_return;
        ++counts_.conflicts;
        co_await ledger_.catch_up(hot, version);
        caught_up = newest = true;
    }
    if (caught_up) bots_.start(hot);
}

Task<bool> Tables::commit(HotTable& hot, const Entry& entry, const WatcherPtr& from, Reply& reply) {
    const auto began = clock_.elapsed();
    const Table& table = *hot.table;
    const Kind kind = entry.kind();
    const bool people = kind == Kind::Open || kind == Kind::Sit || kind == Kind::Leave;
    store::Append append{.entry = table::to_stored(entry),
                         .head = table.head(),
                         .guests = people ? std::optional(table.guests()) : std::nullopt,
                         .claimed_until = bots_.can_take(table) ? entry.at + config_.lease : 0};
    Updates updates;
    auto appending = answer_of<store::Appended>([&](auto callback) {
        queue_.append(std::move(append), std::move(callback));
        updates = hot.watchers.prepare(table, entry);  // while the store is writing
    });
    const store::Appended appended = co_await appending;
    if (appended == store::Appended::Conflict) co_return false;
    ++counts_.entries;
    on_commit(std::chrono::duration<double>(clock_.elapsed() - began).count());
    if (kind == Kind::Act) ++(entry.guest.empty() ? counts_.bot_actions : counts_.actions);
    const bool told = hot.watchers.tell(table, entry, std::move(updates), from.get(), entry.id);
    reply({.number = entry.number, .version = entry.number, .told = told});
    bots_.start(hot);
    co_return true;
}

void Tables::read(const std::string& table, OnTable on_table) {
    if (is_crowded(table, config_.most_readers)) return on_table(std::unexpected(too_much_waits()));
    enqueue_fresh(table, [on_table = std::move(on_table)](HotTable& hot) mutable -> Task<void> {
        if (hot.table) {
            on_table(hot.table);
        } else {
            on_table(std::unexpected(*hot.missing));
        }
        co_return;
    });
}

void Tables::watch(const std::string& table, WatcherPtr watcher, const Look& look,
                   std::optional<std::int64_t> since, Reply reply) {
    if (is_crowded(table, config_.most_readers)) return reply(refusal(too_much_waits()));
    Slot slot{.watcher = std::move(watcher), .look = look};
    enqueue_fresh(table, [this, slot = std::move(slot), since,
                          reply = std::move(reply)](HotTable& hot) mutable {
        return begin_watching(hot, std::move(slot), since, std::move(reply));
    });
}

Task<void> Tables::begin_watching(HotTable& hot, Slot slot, std::optional<std::int64_t> since,
                                  Reply reply) {
    if (!hot.table) {
        reply(refusal(*hot.missing));
        co_return;
    }
    if (slot.watcher->gone()) co_return;
    const std::int64_t version = hot.table->version();
    if (!Watchers::may_look(*hot.table, slot)) {
        reply(refusal(not_yours(), version));
        co_return;
    }
    hot.watchers.add(slot);
    const bool near =
        since && *since > 0 && *since <= version && version - *since <= config_.most_missed;
    std::vector<Message> missed;
    if (near) missed = co_await ledger_.missed(hot, slot.look, *since, config_.most_missed_bytes);
    if (near && (!missed.empty() || *since == version)) {
        ++counts_.resumed;
        for (const Message& message : missed) slot.watcher->send(message, "");
    } else {
        send_snapshot(hot, slot);
    }
    reply({.number = version, .version = version});
}

void Tables::send_snapshot(const HotTable& hot, const Slot& slot) {
    ++counts_.snapshots;
    slot.watcher->send(std::make_shared<const std::string>(
                           table::snapshot_message(*hot.table, slot.look, slot.watcher->guest())),
                       "");
}

void Tables::unwatch(const std::string& table, const Watcher& watcher) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    found->second->watchers.remove(watcher);
    rest(*found->second);
}

void Tables::look(const std::string& table, const WatcherPtr& watcher, const Look& look,
                  Reply reply) {
    if (is_crowded(table, config_.most_waiting)) return reply(refusal(too_much_waits()));
    const Slot wanted{.watcher = watcher, .look = look};
    enqueue_fresh(table,
                  [this, wanted, reply = std::move(reply)](HotTable& hot) mutable -> Task<void> {
                      if (!hot.table) {
                          reply(refusal(*hot.missing));
                          co_return;
                      }
                      const std::int64_t version = hot.table->version();
                      if (Slot* slot = hot.watchers.find(*wanted.watcher)) {
                          if (!Watchers::may_look(*hot.table, wanted)) {
                              reply(refusal(not_yours(), version));
                              co_return;
                          }
                          *slot = wanted;
                          send_snapshot(hot, wanted);
                      }
                      reply({.number = version, .version = version});
                  });
}

void Tables::heard(const std::string& table) {
    std::vector<std::string> ids;
    if (!table.empty()) {
        if (tables_.contains(table)) ids.push_back(table);
    } else {
        for (const auto& [id, hot] : tables_) ids.push_back(id);
    }
    for (const std::string& id : ids) {
        hot(id).enqueue([this](HotTable& hot) -> Task<void> {
            if (hot.table) co_await ledger_.read_news(hot);
        });
    }
}

}  // namespace faubourg::server
