#include <algorithm>

#include "src/server/hot_table.h"

// The part of Tables that shows: who watches, what they are told, and news of other processes.
namespace faubourg::server {

bool Tables::may_look(const Hot& hot, const Slot& slot) {
    const Viewer& viewer = slot.look.viewer;
    if (viewer.kind != Viewer::Kind::Player) return viewer.kind == Viewer::Kind::Spectator;
    const auto& seats = hot.table->seats();
    const auto seat = static_cast<std::size_t>(viewer.seat);
    return seat < seats.size() && seats[seat].held_by(slot.watcher->guest());
}

Look Tables::look_after(const Hot& hot, const Slot& slot, const Entry& entry) {
    Look look = slot.look;
    const bool moves = entry.kind == "sit" || entry.kind == "leave";
    if (moves && !may_look(hot, slot)) look.viewer = Viewer::spectator();
    return look;
}

void Tables::check_looks(Hot& hot, const Entry& entry) {
    for (Slot& slot : hot.watchers) slot.look = look_after(hot, slot, entry);
}

void Tables::tell_watchers(Hot& hot, const Entry& entry) {
    check_looks(hot, entry);
    Messages messages;
    for (const Slot& slot : hot.watchers) {
        slot.watcher->send(messages.to(slot.look, *hot.table, entry), "");
    }
}

void Tables::read(const std::string& table, Reader reader) {
    if (is_crowded(table, config_.most_readers)) return reader(std::unexpected(too_much_waits()));
    enqueue_fresh(table, [reader = std::move(reader)](Hot& hot) mutable {
        if (hot.table) {
            reader(hot.table.get());
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
    if (is_crowded(table, config_.most_readers)) {
        return reply({.number = std::unexpected(too_much_waits()), .version = 0});
    }
    enqueue_fresh(table, [this, watcher = std::move(watcher), look, since,
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

Tables::Missed Tables::missed_since(const Hot& hot, const std::vector<Entry>& log, const Look& look,
                                    std::int64_t since) const {
    Missed missed;
    std::size_t bytes = 0;
    auto again = log.empty() ? fail("table/unknown", "the table is gone")
                             : Table::open(library_, log.front());
    for (std::size_t i = 1; again && i < log.size(); ++i) {
        if (log[i].number > hot.table->version() || !again->apply(log[i])) break;
        if (log[i].number <= since) continue;
        missed.push_back(std::make_shared<const std::string>(update_message(*again, log[i], look)));
        bytes += missed.back()->size();
        if (bytes > config_.most_missed_bytes) return {};
    }
    return missed;
}

void Tables::resume(Hot& hot, const Slot& slot, std::int64_t since, Reply reply) {
    hot.busy = true;
    queue_.ask([id = hot.id](store::Store& store) { return store.entries(id, 0); },
               [this, id = hot.id, slot, since,
                reply = std::move(reply)](const std::vector<Entry>& log) mutable {
                   come_back(id, [&](Hot& place) {
                       place.busy = false;
                       const std::int64_t version = place.table->version();
                       const Missed missed = missed_since(place, log, slot.look, since);
                       if (missed.empty() && since < version) {
                           send_snapshot(place, slot);
                       } else {
                           ++counts_.resumed;
                           for (const auto& message : missed) slot.watcher->send(message, "");
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
    if (is_crowded(table, config_.most_waiting)) {
        return reply({.number = std::unexpected(too_much_waits()), .version = 0});
    }
    enqueue_fresh(table, [this, watcher, look, reply = std::move(reply)](Hot& hot) mutable {
        if (!hot.table) {
            reply({.number = std::unexpected(*hot.missing), .version = 0});
            return;
        }
        const std::int64_t version = hot.table->version();
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

void Tables::heard(const std::string& table) {
    std::vector<std::string> ids;
    if (!table.empty()) {
        if (tables_.contains(table)) ids.push_back(table);
    } else {
        for (const auto& [id, hot] : tables_) ids.push_back(id);
    }
    for (const std::string& id : ids) {
        enqueue(hot(id), [this](Hot& hot) {
            if (hot.table) read_news(hot, [](Hot&) {});
        });
    }
}

void Tables::with_news(Hot& hot, Task then) {
    if (config_.shared && hot.table) {
        read_news(hot, std::move(then));
    } else {
        then(hot);
    }
}

void Tables::enqueue_fresh(const std::string& table, Task task) {
    enqueue(hot(table),
            [this, task = std::move(task)](Hot& hot) mutable { with_news(hot, std::move(task)); });
}

void Tables::read_news(Hot& hot, Task then) {
    hot.busy = true;
    queue_.ask([id = hot.id, after = hot.table->version()](
                   store::Store& store) { return store.entries(id, after); },
               [this, id = hot.id, then = std::move(then)](const std::vector<Entry>& news) mutable {
                   come_back(id, [&](Hot& place) {
                       place.busy = false;
                       take_news(place, news);
                       then(place);
                   });
               });
}

void Tables::take_news(Hot& hot, const std::vector<Entry>& news) {
    for (const Entry& entry : news) {
        if (auto done = hot.table->apply(entry); !done) return lose(hot, done.error());
        tell_watchers(hot, entry);
    }
}

}  // namespace faubourg::server
