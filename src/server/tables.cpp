#include "src/server/tables.h"

#include <algorithm>
#include <chrono>

#include "src/codec/json.h"

namespace faubourg::server {
namespace {

constexpr std::string_view kAdviser = "search";

}  // namespace

// A table somebody is busy with. While `busy`, the table in memory is ahead of what is durable or
// behind what is stored, and nobody reads it.
struct Tables::Hot {
    std::string id;
    std::optional<Table> table;  // none while it is being loaded
    std::optional<Error> missing;
    std::deque<Task> waiting;
    std::vector<Slot> watchers;
    bool busy = false;
    bool loading = false;
    bool thinking = false;
    bool proceeding = false;
};

struct Tables::Commit {
    Entry entry;
    Wish wish;
    WatcherPtr from;
    Reply reply;
    // Made while the store is at work, so that the two overlap.
    std::vector<std::pair<Look, std::shared_ptr<const std::string>>> messages;
    std::chrono::steady_clock::time_point began = std::chrono::steady_clock::now();
};

Tables::Tables(const match::Library& library, store::StoreQueue& queue, Bots& bots, Clock clock,
               TablesConfig config, Log log)
    : library_(library),
      queue_(queue),
      bots_(bots),
      clock_(std::move(clock)),
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

void Tables::set_busy(Hot& hot, bool busy) {
    busy_ += (busy ? 1 : 0) - (hot.busy ? 1 : 0);
    hot.busy = busy;
}

void Tables::enqueue(Hot& hot, Task task) {
    hot.waiting.push_back(std::move(task));
    if (!hot.table && !hot.missing) load(hot);
    proceed(hot.id);
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
                           place.table.emplace(std::move(*table));
                           return;
                       }
                       place.missing = table.error();
                       if (table.error().code != "table/unknown") {
                           log_("table_broken", id, table.error().message);
                       }
                   });
               });
}

template <class What>
void Tables::come_back(const std::string& id, What&& what) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    found->second->proceeding = true;  // stays, whatever `what` calls
    what(*found->second);
    found->second->proceeding = false;
    proceed(id);
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
        hot.waiting.pop_front();
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
    fresh.table.emplace(std::move(*table));
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
    Hot& place = hot(table);
    if (closing_ || place.waiting.size() >= config_.most_waiting) {
        const Error error =
            closing_ ? Error{.code = "server/closing", .message = "the server is closing"}
                     : Error{.code = "server/busy", .message = "too much is waiting here"};
        reply({.number = std::unexpected(error), .version = 0});
        proceed(table);
        return;
    }
    enqueue(place, [this, wish = std::move(wish), from = std::move(from),
                    reply = std::move(reply)](Hot& hot) mutable {
        grant(hot, std::move(wish), std::move(from), std::move(reply));
    });
}

void Tables::grant(Hot& hot, Wish wish, WatcherPtr from, Reply reply) {
    if (!hot.table) {
        reply({.number = std::unexpected(*hot.missing), .version = 0});
        return;
    }
    const std::int64_t version = hot.table->version();
    if (const auto number = hot.table->fulfilled(wish)) {
        reply({.number = *number, .version = version});
        return;
    }
    auto entry = hot.table->judge(wish, clock_());
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
    set_busy(hot, true);
    const Table& table = *hot.table;
    const bool people =
        commit.entry.kind == "open" || commit.entry.kind == "sit" || commit.entry.kind == "leave";
    const bool mine = bot_is_due(table) && bots_.has_room();
    store::Append append{.entry = commit.entry,
                         .head = table.head(),
                         .guests = people ? std::optional(table.guests()) : std::nullopt,
                         .claimed_until = mine ? commit.entry.at + config_.lease : 0};
    auto shared = std::make_shared<Commit>(std::move(commit));
    queue_.append(std::move(append), [this, id = hot.id, shared](store::Appended result) {
        come_back(id, [&](Hot& place) { finish(place, std::move(*shared), result); });
    });
    check_looks(hot, shared->entry);
    for (const Slot& slot : hot.watchers) {
        const auto made = std::ranges::find(shared->messages, slot.look,
                                            [](const auto& item) { return item.first; });
        if (made != shared->messages.end()) continue;
        shared->messages.emplace_back(slot.look, std::make_shared<const std::string>(update_message(
                                                     table, shared->entry, slot.look)));
    }
}

void Tables::finish(Hot& hot, Commit commit, store::Appended result) {
    if (result == store::Appended::Conflict) {
        ++counts_.conflicts;
        auto again = std::make_shared<Commit>(std::move(commit));
        catch_up(hot, again->entry.number - 1, [this, again](Hot& place) {
            grant(place, std::move(again->wish), std::move(again->from), std::move(again->reply));
        });
        return;
    }
    set_busy(hot, false);
    ++counts_.entries;
    on_commit(
        std::chrono::duration<double>(std::chrono::steady_clock::now() - commit.began).count());
    if (commit.entry.kind == "act") {
        ++(commit.entry.guest.empty() ? counts_.bot_actions : counts_.actions);
    }
    bool told = false;
    for (const Slot& slot : hot.watchers) {
        const auto made = std::ranges::find(commit.messages, slot.look,
                                            [](const auto& item) { return item.first; });
        const bool own = slot.watcher == commit.from;
        told = told || own;
        slot.watcher->send(made->second, own ? std::string_view(commit.wish.id) : "");
    }
    commit.reply({.number = commit.entry.number, .version = commit.entry.number, .told = told});
    start_bot(hot);
}

// What was in memory is thrown away and read again: somebody else has written, or our own entry got
// through without our knowing. Watchers are told what they have not been told.
void Tables::catch_up(Hot& hot, std::int64_t known, std::function<void(Hot&)> then) {
    set_busy(hot, true);
    queue_.ask([id = hot.id](store::Store& store) { return store.entries(id, 0); },
               [this, id = hot.id, known, then = std::move(then)](const std::vector<Entry>& log) {
                   come_back(id, [&](Hot& place) {
                       set_busy(place, false);
                       if (auto done = rebuild(place, log, known); !done) {
                           log_("table_broken", id, done.error().message);
                           place.table.reset();
                           place.missing = done.error();
                       }
                       then(place);
                       if (place.table) start_bot(place);
                   });
               });
}

Result<void> Tables::rebuild(Hot& hot, const std::vector<Entry>& log, std::int64_t known) {
    auto fresh = Table::from_log(library_, {log.begin(), log.begin() + (log.empty() ? 0 : 1)});
    if (!fresh) return std::unexpected(fresh.error());
    hot.table.emplace(std::move(*fresh));
    for (const Entry& entry : std::span(log).subspan(1)) {
        if (auto done = hot.table->apply(entry); !done) return done;
        if (entry.number > known) tell_watchers(hot, entry);
    }
    return {};
}

bool Tables::may_look(const Hot& hot, const Slot& slot) {
    const Viewer& viewer = slot.look.viewer;
    if (viewer.kind != Viewer::Kind::Player) return viewer.kind == Viewer::Kind::Spectator;
    const auto& seats = hot.table->seats();
    const auto seat = static_cast<std::size_t>(viewer.seat);
    return seat < seats.size() && seats[seat].held_by(slot.watcher->guest());
}

void Tables::check_looks(Hot& hot, const Entry& entry) {
    if (entry.kind != "sit" && entry.kind != "leave") return;
    for (Slot& slot : hot.watchers) {
        if (!may_look(hot, slot)) slot.look.viewer = Viewer::spectator();
    }
}

void Tables::tell_watchers(Hot& hot, const Entry& entry) {
    check_looks(hot, entry);
    for (const Slot& slot : hot.watchers) {
        slot.watcher->send(
            std::make_shared<const std::string>(update_message(*hot.table, entry, slot.look)), "");
    }
}

void Tables::read(const std::string& table, Reader reader) {
    enqueue(hot(table), [reader = std::move(reader)](Hot& hot) mutable {
        if (hot.table) {
            reader(&*hot.table);
        } else {
            reader(std::unexpected(*hot.missing));
        }
    });
}

void Tables::send_snapshot(Hot& hot, const Slot& slot) {
    ++counts_.snapshots;
    slot.watcher->send(std::make_shared<const std::string>(
                           snapshot_message(*hot.table, slot.look, slot.watcher->guest())),
                       "");
}

void Tables::watch(const std::string& table, WatcherPtr watcher, const Look& look,
                   std::optional<std::int64_t> since, Reply reply) {
    enqueue(hot(table), [this, watcher = std::move(watcher), look, since,
                         reply = std::move(reply)](Hot& hot) mutable {
        if (!hot.table) {
            reply({.number = std::unexpected(*hot.missing), .version = 0});
            return;
        }
        if (watcher->gone()) return;
        const std::int64_t version = hot.table->version();
        const Slot slot{.watcher = std::move(watcher), .look = look};
        if (!may_look(hot, slot)) {
            reply({.number = fail("seat/not_yours", "that seat is not yours"), .version = version});
            return;
        }
        hot.watchers.push_back(slot);
        const bool near =
            since && *since > 0 && *since <= version && version - *since <= config_.most_missed;
        if (near) {
            resume(hot, hot.watchers.back(), *since, std::move(reply));
            return;
        }
        send_snapshot(hot, hot.watchers.back());
        reply({.number = version, .version = version});
    });
}

// Plays the log again beside the table and sends what was missed, byte for byte as it was sent.
void Tables::resume(Hot& hot, const Slot& slot, std::int64_t since, Reply reply) {
    ++counts_.resumed;
    set_busy(hot, true);
    queue_.ask([id = hot.id](store::Store& store) { return store.entries(id, 0); },
               [this, id = hot.id, slot, since,
                reply = std::move(reply)](const std::vector<Entry>& log) mutable {
                   come_back(id, [&](Hot& place) {
                       set_busy(place, false);
                       const std::int64_t version = place.table->version();
                       auto again = log.empty() ? fail("table/unknown", "the table is gone")
                                                : Table::open(library_, log.front());
                       for (std::size_t i = 1; again && i < log.size(); ++i) {
                           if (log[i].number > version || !again->apply(log[i])) break;
                           if (log[i].number <= since) continue;
                           slot.watcher->send(std::make_shared<const std::string>(
                                                  update_message(*again, log[i], slot.look)),
                                              "");
                       }
                       reply({.number = version, .version = version});
                   });
               });
}

void Tables::unwatch(const std::string& table, const Watcher& watcher) {
    const auto found = tables_.find(table);
    if (found == tables_.end()) return;
    std::erase_if(found->second->watchers,
                  [&](const Slot& slot) { return slot.watcher.get() == &watcher; });
    proceed(table);
}

void Tables::look(const std::string& table, const WatcherPtr& watcher, const Look& look,
                  Reply reply) {
    enqueue(hot(table), [this, watcher, look, reply = std::move(reply)](Hot& hot) mutable {
        const std::int64_t version = hot.table ? hot.table->version() : 0;
        for (Slot& slot : hot.watchers) {
            if (slot.watcher != watcher) continue;
            const Slot wanted{.watcher = watcher, .look = look};
            if (!may_look(hot, wanted)) {
                reply({.number = fail("seat/not_yours", "that seat is not yours"),
                       .version = version});
                return;
            }
            slot = wanted;
            send_snapshot(hot, slot);
        }
        reply({.number = version, .version = version});
    });
}

void Tables::hint(const std::string& table, const std::string& guest, Seat seat, Hinted hinted) {
    enqueue(hot(table), [this, guest, seat, hinted = std::move(hinted)](Hot& hot) mutable {
        if (!hot.table) {
            hinted(std::unexpected(*hot.missing), 0);
            return;
        }
        const std::int64_t version = hot.table->version();
        if (auto allowed = may_ask(*hot.table, guest, seat); !allowed) {
            ++counts_.refusals;
            hinted(std::unexpected(allowed.error()), version);
            return;
        }
        // Shared, since a queue without room keeps nothing of what it is given.
        const auto shared = std::make_shared<Hinted>(std::move(hinted));
        const bool thinking = bots_.think({.record = hot.table->match()->record(),
                                           .bot = std::string(kAdviser),
                                           .secret = "hint " + hot.table->settings().bot_secret},
                                          [shared, version](Result<match::SuggestionText> found) {
                                              (*shared)(std::move(found), version);
                                          });
        if (!thinking) (*shared)(fail("server/busy", "too many bots are thinking"), version);
    });
}

Result<void> Tables::may_ask(const Table& table, const std::string& guest, Seat seat) {
    const auto held = table.seats_of(guest);
    if (std::ranges::find(held, seat) == held.end()) {
        return fail("seat/not_yours", "that seat is not yours");
    }
    if (!table.settings().hints) return fail("hint/off", "this table plays without hints");
    if (table.phase() == Phase::Open) return fail("table/open", "players are still missing");
    if (table.phase() == Phase::Over) return fail("match/over", "the match is over");
    if (table.actor() != seat) return fail("action/not_your_turn", "it is not your turn");
    if (!hint_rates_.allow(guest, config_.hints_per_second, clock_())) {
        return fail("limit/hints", "too many hints at once");
    }
    return {};
}

void Tables::heard(const std::string& table) {
    std::vector<std::string> ids;
    for (const auto& [id, hot] : tables_) {
        if (table.empty() || id == table) ids.push_back(id);
    }
    for (const std::string& id : ids) {
        enqueue(hot(id), [this](Hot& hot) {
            if (hot.table) read_news(hot);
        });
    }
}

void Tables::read_news(Hot& hot) {
    set_busy(hot, true);
    queue_.ask([id = hot.id, after = hot.table->version()](
                   store::Store& store) { return store.entries(id, after); },
               [this, id = hot.id](const std::vector<Entry>& news) {
                   come_back(id, [&](Hot& place) {
                       set_busy(place, false);
                       for (const Entry& entry : news) {
                           if (!place.table->apply(entry)) break;
                           tell_watchers(place, entry);
                       }
                   });
               });
}

void Tables::sweep() {
    if (closing_) return;
    const Millis now = clock_();
    queue_.ask([now, until = now + config_.lease, most = config_.claims_at_once](
                   store::Store& store) { return store.claim_due(now, until, most); },
               [this](const std::vector<std::string>& due) {
                   for (const std::string& id : due) {
                       enqueue(hot(id), [this](Hot& hot) {
                           if (hot.table) do_what_is_due(hot);
                       });
                   }
               });
}

bool Tables::bot_is_due(const Table& table) const {
    const Seat seat = table.actor();
    return seat != kNobody && table.seats()[static_cast<std::size_t>(seat)].bot_plays();
}

void Tables::do_what_is_due(Hot& hot) {
    if (bot_is_due(*hot.table)) {
        start_bot(hot);
        return;
    }
    grant(hot,
          {.kind = "absent",
           .guest = {},
           .seat = hot.table->actor(),
           .version = hot.table->version(),
           .body = {},
           .id = "absent-" + std::to_string(hot.table->version())},
          nullptr, [](const Answer&) {});
}

void Tables::start_bot(Hot& hot) {
    if (closing_ || hot.busy || hot.thinking || !bot_is_due(*hot.table)) return;
    const Table& table = *hot.table;
    const Seat seat = table.actor();
    const std::int64_t version = table.version();
    hot.thinking =
        bots_.think({.record = table.match()->record(),
                     .bot = table.seats()[static_cast<std::size_t>(seat)].bot,
                     .secret = table.settings().bot_secret},
                    [this, id = hot.id, version, seat](Result<match::SuggestionText> found) {
                        bot_has_chosen(id, version, seat, std::move(found));
                    });
    if (hot.thinking) return;
    queue_.run([id = hot.id, due = clock_() + config_.bot_retry](store::Store& store) {
        store.release(id, due);
    });
}

void Tables::bot_has_chosen(const std::string& id, std::int64_t version, Seat seat,
                            Result<match::SuggestionText> found) {
    come_back(id, [&](Hot& hot) {
        hot.thinking = false;
        if (!found) {
            log_("bot_failed", id, found.error().message);
            return;
        }
        hot.waiting.emplace_back(
            [this, version, seat, text = std::move(found->action)](Hot& place) {
                if (!place.table) return;
                grant(place,
                      {.kind = "act",
                       .guest = {},
                       .seat = seat,
                       .version = version,
                       .body = text,
                       .id = "bot-" + std::to_string(version)},
                      nullptr, [&](const Answer& answer) {
                          if (!answer.number)
                              log_("bot_refused", place.id, answer.number.error().code);
                      });
                // Not on its way: somebody else has changed the position meanwhile.
                if (place.table->version() != version) start_bot(place);
            });
    });
}

}  // namespace faubourg::server
