#include "src/server/tables.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "src/codec/json.h"
#include "src/server/hot_table.h"

namespace faubourg::server {

Tables::Tables(const match::Library& library, store::StoreQueue& queue, Bots& bots, Clock clock,
               TablesConfig config, Log log)
    : library_(library),
      queue_(queue),
      bots_(bots),
      clock_(std::move(clock)),
      started_(clock_()),
      config_(config),
      log_(std::move(log)) {}

Tables::~Tables() = default;

Tables::Hot& Tables::hot(const std::string& id) {
    auto& kept = tables_[id];
    if (!kept) {
        kept = std::make_unique<Hot>();
        kept->id = id;
    }
    return *kept;
}

bool Tables::idle() const {
    return std::ranges::none_of(tables_, [](const auto& item) {
        const Hot& hot = *item.second;
        return hot.busy || hot.loading || !hot.waiting.empty();
    });
}

// The tables are taken out first: who is dropped may ask for them.
void Tables::forget() { std::exchange(tables_, {}).clear(); }

void Tables::enqueue(Hot& hot, Task task) {
    hot.waiting.push_back(std::move(task));
    if (!hot.table && !hot.missing) load(hot);
    proceed(hot.id);
}

bool Tables::is_crowded(const std::string& table, std::size_t most) const {
    const auto found = tables_.find(table);
    return found != tables_.end() && found->second->waiting.size() >= most;
}

void Tables::load(Hot& hot) {
    if (hot.loading) return;
    hot.loading = true;
    queue_.ask([id = hot.id](store::Store& store) { return store.entries(id, 0); },
               [this, id = hot.id](const std::vector<Entry>& log) {
                   come_back(id, [&](Hot& place) {
                       place.loading = false;
                       auto table = Table::from_log(library_, log);
                       if (table) {
                           place.table = std::make_unique<Table>(std::move(*table));
                           return;
                       }
                       place.missing = table.error();
                       if (table.error().code != "table/unknown") {
                           log_("table_broken", id, table.error().message);
                       }
                   });
               });
}

// Does what waits at a table until something is on its way to the store, and forgets the table when
// nobody needs it. Tasks may call back into this.
void Tables::proceed(const std::string& id) {
    const auto found = tables_.find(id);
    if (found == tables_.end() || found->second->proceeding) return;
    Hot& hot = *found->second;
    hot.proceeding = true;
    while (!hot.busy && !hot.waiting.empty() && (hot.table || hot.missing)) {
        Task task = std::move(hot.waiting.front());
        hot.waiting.erase(hot.waiting.begin());
        task(hot);
    }
    hot.proceeding = false;
    const bool needed = hot.busy || hot.loading || hot.thinking || !hot.waiting.empty() ||
                        (!hot.watchers.empty() && hot.table);
    if (!needed) tables_.erase(found);
}

void Tables::open(const std::string& id, const Settings& settings, Reply reply) {
    const Entry entry{.table = id,
                      .number = 1,
                      .at = clock_(),
                      .kind = "open",
                      .seat = kNobody,
                      .guest = settings.owner,
                      .body = codec::to_json(settings_document(settings)),
                      .id = id};
    auto table = Table::open(library_, entry);
    if (!table || closing_) {
        const Error error =
            table ? Error{.code = "server/closing", .message = "the server is closing"}
                  : table.error();
        reply({.number = std::unexpected(error), .version = 0});
        return;
    }
    Hot& fresh = hot(id);
    fresh.table = std::make_unique<Table>(std::move(*table));
    commit(fresh, {.entry = entry,
                   .wish = {.kind = "open",
                            .guest = settings.owner,
                            .seat = kNobody,
                            .version = 0,
                            .body = {},
                            .id = id},
                   .from = nullptr,
                   .reply = std::move(reply),
                   .messages = {}});
}

void Tables::wish(const std::string& table, Wish wish, WatcherPtr from, Reply reply) {
    if (closing_ || is_crowded(table, config_.most_waiting)) {
        const Error error =
            closing_ ? Error{.code = "server/closing", .message = "the server is closing"}
                     : too_much_waits();
        reply({.number = std::unexpected(error), .version = 0});
        return;
    }
    enqueue(hot(table), [this, wish = std::move(wish), from = std::move(from),
                         reply = std::move(reply)](Hot& hot) mutable {
        grant(hot, std::move(wish), std::move(from), std::move(reply), !config_.shared);
    });
}

bool Tables::is_too_long_for(const Table& table, const Wish& wish) const {
    constexpr std::array<std::string_view, 4> kAlways = {"leave", "vote", "abandon", "rematch"};
    return config_.most_entries > 0 && table.version() >= config_.most_entries &&
           !wish.guest.empty() && std::ranges::count(kAlways, wish.kind) == 0;
}

void Tables::grant(Hot& hot, Wish wish, WatcherPtr from, Reply reply, bool newest) {
    if (!hot.table) {
        reply({.number = std::unexpected(*hot.missing), .version = 0});
        return;
    }
    const std::int64_t version = hot.table->version();
    if (const auto number = hot.table->fulfilled(wish)) {
        reply({.number = *number, .version = version});
        return;
    }
    auto entry = is_too_long_for(*hot.table, wish)
                     ? fail("limit/entries", "too much has happened at this table")
                     : hot.table->judge(wish, clock_());
    if (!entry && !newest) {
        with_news(hot, [this, wish = std::move(wish), from = std::move(from),
                        reply = std::move(reply)](Hot& place) mutable {
            grant(place, std::move(wish), std::move(from), std::move(reply), true);
        });
        return;
    }
    if (!entry) {
        ++counts_.refusals;
        reply({.number = std::unexpected(entry.error()), .version = version});
        return;
    }
    if (auto done = hot.table->apply(*entry); !done) {  // the judge let something through
        log_("table_broken", hot.id, done.error().message);
        reply({.number = std::unexpected(done.error()), .version = version});
        catch_up(hot, version, [](Hot&) {});
        return;
    }
    commit(hot, {.entry = std::move(*entry),
                 .wish = std::move(wish),
                 .from = std::move(from),
                 .reply = std::move(reply),
                 .messages = {}});
}

// The entry is applied in memory; it counts when the store has it.
void Tables::commit(Hot& hot, Commit commit) {
    hot.busy = true;
    const Table& table = *hot.table;
    const bool people =
        commit.entry.kind == "open" || commit.entry.kind == "sit" || commit.entry.kind == "leave";
    const bool mine = bot_is_due(table) && bots_.room(urgency_at(table)) > 0;
    store::Append append{.entry = commit.entry,
                         .head = table.head(),
                         .guests = people ? std::optional(table.guests()) : std::nullopt,
                         .claimed_until = mine ? commit.entry.at + config_.lease : 0};
    auto shared = std::make_shared<Commit>(std::move(commit));
    queue_.append(std::move(append), [this, id = hot.id, shared](store::Appended result) {
        come_back(id, [&](Hot& place) { finish(place, std::move(*shared), result); });
    });
    for (const Slot& slot : hot.watchers) {
        shared->messages.to(look_after(hot, slot, shared->entry), table, shared->entry);
    }
}

void Tables::finish(Hot& hot, Commit commit, store::Appended result) {
    if (result == store::Appended::Conflict) {
        ++counts_.conflicts;
        auto again = std::make_shared<Commit>(std::move(commit));
        catch_up(hot, again->entry.number - 1, [this, again](Hot& place) {
            grant(place, std::move(again->wish), std::move(again->from), std::move(again->reply),
                  true);
        });
        return;
    }
    hot.busy = false;
    ++counts_.entries;
    on_commit(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - commit.began).count());
    if (commit.entry.kind == "act") {
        ++(commit.entry.guest.empty() ? counts_.bot_actions : counts_.actions);
    }
    bool told = false;
    check_looks(hot, commit.entry);
    for (const Slot& slot : hot.watchers) {
        const bool own = slot.watcher == commit.from;
        told = told || own;
        slot.watcher->send(commit.messages.to(slot.look, *hot.table, commit.entry),
                           own ? std::string_view(commit.wish.id) : "");
    }
    commit.reply({.number = commit.entry.number, .version = commit.entry.number, .told = told});
    start_bot(hot);
}

void Tables::lose(Hot& hot, const Error& error) {
    if (error.code != "table/unknown") log_("table_broken", hot.id, error.message);
    hot.table.reset();
    hot.missing = error;
    for (const Slot& slot : std::exchange(hot.watchers, {})) slot.watcher->lost(error);
}

// What was in memory is thrown away and read again: somebody else has written, or our own entry got
// through without our knowing. Watchers are told what they have not been told.
void Tables::catch_up(Hot& hot, std::int64_t known, std::function<void(Hot&)> then) {
    hot.busy = true;
    queue_.ask([id = hot.id](store::Store& store) { return store.entries(id, 0); },
               [this, id = hot.id, known, then = std::move(then)](const std::vector<Entry>& log) {
                   come_back(id, [&](Hot& place) {
                       place.busy = false;
                       if (auto done = rebuild(place, log, known); !done) {
                           lose(place, done.error());
                       }
                       then(place);
                       if (place.table) start_bot(place);
                   });
               });
}

Result<void> Tables::rebuild(Hot& hot, const std::vector<Entry>& log, std::int64_t known) {
    auto fresh = Table::from_log(library_, {log.begin(), log.begin() + (log.empty() ? 0 : 1)});
    if (!fresh) return std::unexpected(fresh.error());
    hot.table = std::make_unique<Table>(std::move(*fresh));
    for (const Entry& entry : std::span(log).subspan(1)) {
        if (auto done = hot.table->apply(entry); !done) return done;
        if (entry.number > known) tell_watchers(hot, entry);
    }
    return {};
}

}  // namespace faubourg::server
