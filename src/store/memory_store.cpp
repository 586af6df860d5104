#include "src/store/memory_store.h"

#include <algorithm>
#include <utility>

namespace faubourg::store {

Appended MemoryStore::append_one(const Append& wanted) {
    const auto found = tables_.find(wanted.entry.table);
    const std::int64_t version = found == tables_.end() ? 0 : found->second.head.version;
    if (wanted.entry.number != version + 1) return Appended::Conflict;
    Kept& kept = tables_[wanted.entry.table];
    kept.head = wanted.head;
    kept.claimed_until = wanted.claimed_until;
    kept.log.push_back(wanted.entry);
    if (wanted.guests) kept.guests = *wanted.guests;
    return Appended::Done;
}

std::vector<Appended> MemoryStore::append(std::span<const Append> batch) {
    const std::scoped_lock lock(mutex_);
    std::vector<Appended> done;
    done.reserve(batch.size());
    for (const Append& wanted : batch) done.push_back(append_one(wanted));
    return done;
}

std::vector<StoredEntry> MemoryStore::entries(std::string_view table, std::int64_t after) {
    const std::scoped_lock lock(mutex_);
    const auto found = tables_.find(table);
    if (found == tables_.end()) return {};
    const std::vector<StoredEntry>& log = found->second.log;
    const auto from = std::clamp<std::int64_t>(after, 0, static_cast<std::int64_t>(log.size()));
    return {log.begin() + from, log.end()};
}

std::optional<Head> MemoryStore::head(std::string_view table) {
    const std::scoped_lock lock(mutex_);
    const auto found = tables_.find(table);
    if (found == tables_.end()) return std::nullopt;
    return found->second.head;
}

template <class Wanted>
std::vector<Head> MemoryStore::heads(Wanted&& wanted, int most) const {
    std::vector<Head> list;
    for (const auto& [id, kept] : tables_) {
        if (wanted(kept)) list.push_back(kept.head);
    }
    std::ranges::sort(list, [](const Head& a, const Head& b) {
        if (a.phase != b.phase) return a.phase < b.phase;
        return a.updated != b.updated ? a.updated > b.updated : a.table < b.table;
    });
    if (std::cmp_greater(list.size(), most)) list.resize(static_cast<std::size_t>(most));
    return list;
}

std::vector<Head> MemoryStore::lobby(int most) {
    const std::scoped_lock lock(mutex_);
    return heads(
        [](const Kept& kept) { return kept.head.listed && kept.head.phase != Phase::Over; }, most);
}

std::vector<Head> MemoryStore::tables_of(std::string_view guest, int most) {
    const std::scoped_lock lock(mutex_);
    return heads([&](const Kept& kept) { return std::ranges::count(kept.guests, guest) > 0; },
                 most);
}

std::int64_t MemoryStore::count_unfinished(std::string_view guest) {
    const std::scoped_lock lock(mutex_);
    return std::ranges::count_if(tables_, [&](const auto& item) {
        const Kept& kept = item.second;
        return kept.head.phase != Phase::Over && std::ranges::count(kept.guests, guest) > 0;
    });
}

std::vector<std::string> MemoryStore::claim_due(Millis now, Millis until, int most) {
    const std::scoped_lock lock(mutex_);
    std::vector<std::string> claimed;
    for (auto& [id, kept] : tables_) {
        if (std::cmp_equal(claimed.size(), most)) break;
        if (!kept.head.due || *kept.head.due > now || kept.claimed_until > now) continue;
        kept.claimed_until = until;
        claimed.push_back(id);
    }
    return claimed;
}

void MemoryStore::release(std::string_view table, Millis due) {
    const std::scoped_lock lock(mutex_);
    const auto found = tables_.find(table);
    if (found == tables_.end() || !found->second.head.due) return;
    found->second.head.due = due;
    found->second.claimed_until = 0;
}

void MemoryStore::forget_claims() {
    const std::scoped_lock lock(mutex_);
    for (auto& [id, kept] : tables_) kept.claimed_until = 0;
}

void MemoryStore::add_guest(const Guest& guest) {
    const std::scoped_lock lock(mutex_);
    guests_[guest.id] = guest;
}

std::optional<Guest> MemoryStore::guest_of_secret(std::string_view secret_hash) {
    const std::scoped_lock lock(mutex_);
    for (const auto& [id, guest] : guests_) {
        if (guest.secret_hash == secret_hash) return guest;
    }
    return std::nullopt;
}

void MemoryStore::update_guest(std::string_view id, std::string_view name, Millis seen) {
    const std::scoped_lock lock(mutex_);
    const auto found = guests_.find(id);
    if (found == guests_.end()) return;
    found->second.name = name;
    found->second.seen = seen;
}

void MemoryStore::add_link(const Link& link) {
    const std::scoped_lock lock(mutex_);
    links_[link.secret_hash] = link;
}

std::optional<Link> MemoryStore::link(std::string_view secret_hash, Millis now) {
    const std::scoped_lock lock(mutex_);
    const auto found = links_.find(secret_hash);
    if (found == links_.end() || found->second.expires <= now) return std::nullopt;
    return found->second;
}

void MemoryStore::revoke_invitations(std::string_view table, Seat seat) {
    const std::scoped_lock lock(mutex_);
    std::erase_if(links_, [&](const auto& item) {
        const Link& link = item.second;
        return link.table == table && link.seat == seat && link.kind == Link::Kind::Invitation;
    });
}

Purged MemoryStore::purge(const Purge& purge, std::string_view /*after*/) {
    const std::scoped_lock lock(mutex_);
    const auto gone = std::erase_if(tables_, [&](const auto& item) {
        const Head& head = item.second.head;
        return head.updated < (head.phase == Phase::Over ? purge.over_before : purge.idle_before);
    });
    std::erase_if(links_, [&](const auto& item) {
        return item.second.expires < purge.link_before || !tables_.contains(item.second.table);
    });
    std::erase_if(guests_, [&](const auto& item) {
        if (item.second.seen >= purge.guest_before) return false;
        return std::ranges::none_of(tables_, [&](const auto& table) {
            return std::ranges::count(table.second.guests, item.first) > 0;
        });
    });
    return {.tables = static_cast<std::int64_t>(gone), .next = {}};
}

}  // namespace faubourg::store
