#include "src/store/sql_store.h"

#include <algorithm>
#include <numeric>

#include "src/store/migrations.h"

namespace faubourg::store {
namespace {

constexpr const char* kInsertHead =
    "INSERT INTO tables (id, version, phase, listed, updated, due, claimed_until, summary)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING";
constexpr const char* kUpdateHead =
    "UPDATE tables SET phase = $1, listed = $2, updated = $3, due = $4, claimed_until = $5,"
    " summary = $6, version = $7 WHERE id = $8 AND version = $9";
// Inserts only if the head has this version, and only if no other entry has this number.
constexpr const char* kInsertEntry =
    "INSERT INTO entries (table_id, number, at, kind, seat, guest, body, id)"
    " SELECT $1, $2, $3, $4, $5, $6, $7, $8"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = $9 AND version = $10)"
    " ON CONFLICT DO NOTHING";
// Changes who is at the table only if the entry of this call was stored.
constexpr const char* kDeleteMembers =
    "DELETE FROM members WHERE table_id = $1 AND EXISTS"
    " (SELECT 1 FROM entries WHERE table_id = $2 AND number = $3 AND id = $4)";
constexpr const char* kInsertMember =
    "INSERT INTO members (table_id, guest) SELECT $1, $2 WHERE EXISTS"
    " (SELECT 1 FROM entries WHERE table_id = $3 AND number = $4 AND id = $5)"
    " ON CONFLICT DO NOTHING";

Param nullable(const std::optional<Millis>& time) { return time ? Param(*time) : Param(nullptr); }

Call head_call(const Append& wanted) {
    const Head& head = wanted.head;
    const auto phase = static_cast<std::int64_t>(head.phase);
    const std::int64_t listed = head.listed ? 1 : 0;
    const std::int64_t number = wanted.entry.number;
    if (number == 1) {
        return {.sql = kInsertHead,
                .params = {head.table, number, phase, listed, head.updated, nullable(head.due),
                           wanted.claimed_until, head.summary}};
    }
    return {.sql = kUpdateHead,
            .params = {phase, listed, head.updated, nullable(head.due), wanted.claimed_until,
                       head.summary, number, head.table, number - 1}};
}

Call entry_call(const StoredEntry& entry) {
    return {.sql = kInsertEntry,
            .params = {entry.table, entry.number, entry.at, entry.kind, entry.seat, entry.guest,
                       entry.body, entry.id, entry.table, entry.number}};
}

void add_member_calls(std::vector<Call>& calls, const Append& wanted) {
    const StoredEntry& entry = wanted.entry;
    calls.push_back(
        {.sql = kDeleteMembers, .params = {entry.table, entry.table, entry.number, entry.id}});
    for (const std::string& guest : *wanted.guests) {
        calls.push_back({.sql = kInsertMember,
                         .params = {entry.table, guest, entry.table, entry.number, entry.id}});
    }
}

// Deletes a table and all that belongs to it, unless somebody has written to it since.
void add_purge_calls(std::vector<Call>& calls, const std::string& table, Millis updated) {
    calls.push_back(
        {.sql = "DELETE FROM tables WHERE id = $1 AND updated = $2", .params = {table, updated}});
    for (const char* sql : {"DELETE FROM entries WHERE table_id = $1 AND NOT EXISTS"
                            " (SELECT 1 FROM tables WHERE id = $2)",
                            "DELETE FROM members WHERE table_id = $1 AND NOT EXISTS"
                            " (SELECT 1 FROM tables WHERE id = $2)",
                            "DELETE FROM links WHERE table_id = $1 AND NOT EXISTS"
                            " (SELECT 1 FROM tables WHERE id = $2)"}) {
        calls.push_back({.sql = sql, .params = {table, table}});
    }
}

// Sorted by table, so that all processes lock rows in the same order; entries of one table by
// number.
std::vector<std::size_t> in_locking_order(std::span<const Append> batch) {
    std::vector<std::size_t> order(batch.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, [&](std::size_t a, std::size_t b) {
        const StoredEntry& first = batch[a].entry;
        const StoredEntry& second = batch[b].entry;
        const int by_table = first.table.compare(second.table);
        if (by_table != 0) return by_table < 0;
        return first.number != second.number ? first.number < second.number : a < b;
    });
    return order;
}

#define FAUBOURG_HEAD_COLUMNS "id, version, phase, listed, updated, due, summary"

Head head_of(const Row& row) {
    return {.table = row.text(0),
            .version = row.number(1),
            .phase = static_cast<Phase>(row.number(2)),
            .listed = row.number(3) != 0,
            .updated = row.number(4),
            .due = row.is_null(5) ? std::nullopt : std::optional(row.number(5)),
            .summary = row.text(6)};
}

std::vector<Head> heads_of(const std::vector<Row>& rows) {
    std::vector<Head> heads;
    heads.reserve(rows.size());
    for (const Row& row : rows) heads.push_back(head_of(row));
    return heads;
}

}  // namespace

SqlStore::SqlStore(std::unique_ptr<Database> database, std::string origin)
    : database_(std::move(database)),
      origin_(std::move(origin)),
      claim_sql_(
          "UPDATE tables SET claimed_until = $1 WHERE id IN (SELECT id FROM tables WHERE"
          " due IS NOT NULL AND due <= $2 AND claimed_until <= $3 ORDER BY due LIMIT $4" +
          std::string(database_->claim_suffix()) + ") RETURNING id") {
    migrate(*database_, migrations());
}

std::vector<Appended> SqlStore::append(std::span<const Append> batch) {
    std::vector<Call> calls;
    std::vector<std::size_t> entry_at(batch.size());
    for (const std::size_t index : in_locking_order(batch)) {
        const Append& wanted = batch[index];
        calls.push_back(head_call(wanted));
        entry_at[index] = calls.size();
        calls.push_back(entry_call(wanted.entry));
        if (wanted.guests) add_member_calls(calls, wanted);
        if (*database_->notify_sql() != '\0') {
            calls.push_back(
                {.sql = database_->notify_sql(), .params = {wanted.entry.table + " " + origin_}});
        }
    }
    const auto changed = database_->transaction(calls);
    std::vector<Appended> done;
    done.reserve(batch.size());
    for (const std::size_t call : entry_at) {
        done.push_back(changed[call] == 1 ? Appended::Done : Appended::Conflict);
    }
    return done;
}

std::vector<StoredEntry> SqlStore::entries(std::string_view table, std::int64_t after) {
    std::vector<StoredEntry> list;
    for (const Row& row : database_->query(
             {.sql = "SELECT table_id, number, at, kind, seat, guest, body, id FROM entries"
                     " WHERE table_id = $1 AND number > $2 ORDER BY number",
              .params = {std::string(table), after}})) {
        list.push_back({.table = row.text(0),
                        .number = row.number(1),
                        .at = row.number(2),
                        .kind = row.text(3),
                        .seat = row.number(4),
                        .guest = row.text(5),
                        .body = row.text(6),
                        .id = row.text(7)});
    }
    return list;
}

std::optional<Head> SqlStore::head(std::string_view table) {
    const auto rows =
        database_->query({.sql = "SELECT " FAUBOURG_HEAD_COLUMNS " FROM tables WHERE id = $1",
                          .params = {std::string(table)}});
    return rows.empty() ? std::nullopt : std::optional(head_of(rows.front()));
}

std::vector<Head> SqlStore::lobby(int most) {
    return heads_of(database_->query({.sql = "SELECT " FAUBOURG_HEAD_COLUMNS
                                             " FROM tables WHERE listed = 1 AND phase < 2"
                                             " ORDER BY phase, updated DESC LIMIT $1",
                                      .params = {std::int64_t{most}}}));
}

std::vector<Head> SqlStore::tables_of(std::string_view guest, int most) {
    return heads_of(database_->query(
        {.sql = "SELECT " FAUBOURG_HEAD_COLUMNS
                " FROM tables WHERE id IN (SELECT table_id FROM members WHERE guest = $1)"
                " ORDER BY phase, updated DESC LIMIT $2",
         .params = {std::string(guest), std::int64_t{most}}}));
}

std::int64_t SqlStore::count_unfinished(std::string_view guest) {
    return database_
        ->query({.sql = "SELECT COUNT(*) FROM members JOIN tables ON id = table_id"
                        " WHERE guest = $1 AND phase < 2",
                 .params = {std::string(guest)}})
        .at(0)
        .number(0);
}

std::vector<std::string> SqlStore::claim_due(Millis now, Millis until, int most) {
    std::vector<std::string> claimed;
    for (const Row& row : database_->query(
             {.sql = claim_sql_.c_str(), .params = {until, now, now, std::int64_t{most}}})) {
        claimed.push_back(row.text(0));
    }
    return claimed;
}

void SqlStore::release(std::string_view table, Millis due) {
    execute({.sql = "UPDATE tables SET due = $1, claimed_until = 0"
                    " WHERE id = $2 AND due IS NOT NULL",
             .params = {due, std::string(table)}});
}

void SqlStore::forget_claims() {
    execute({.sql = "UPDATE tables SET claimed_until = 0 WHERE due IS NOT NULL", .params = {}});
}

void SqlStore::add_guest(const Guest& guest) {
    execute({.sql = "INSERT INTO guests (id, secret_hash, name, seen) VALUES ($1, $2, $3, $4)"
                    " ON CONFLICT DO NOTHING",
             .params = {guest.id, guest.secret_hash, guest.name, guest.seen}});
}

std::optional<Guest> SqlStore::guest_of_secret(std::string_view secret_hash) {
    const auto rows = database_->query(
        {.sql = "SELECT id, secret_hash, name, seen FROM guests WHERE secret_hash = $1",
         .params = {std::string(secret_hash)}});
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    return Guest{
        .id = row.text(0), .secret_hash = row.text(1), .name = row.text(2), .seen = row.number(3)};
}

void SqlStore::update_guest(std::string_view id, std::string_view name, Millis seen) {
    execute({.sql = "UPDATE guests SET name = $1, seen = $2 WHERE id = $3",
             .params = {std::string(name), seen, std::string(id)}});
}

void SqlStore::add_link(const Link& link) {
    execute({.sql = "INSERT INTO links (secret_hash, table_id, seat, kind, since, expires)"
                    " VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
             .params = {link.secret_hash, link.table, std::int64_t{link.seat.number()},
                        static_cast<std::int64_t>(link.kind), link.since, link.expires}});
}

std::optional<Link> SqlStore::link(std::string_view secret_hash, Millis now) {
    const auto rows = database_->query(
        {.sql = "SELECT secret_hash, table_id, seat, kind, since, expires FROM links"
                " WHERE secret_hash = $1 AND expires > $2",
         .params = {std::string(secret_hash), now}});
    if (rows.empty()) return std::nullopt;
    const Row& row = rows.front();
    return Link{.secret_hash = row.text(0),
                .table = row.text(1),
                .seat = table::seat_of(row.number(2)),
                .kind = static_cast<Link::Kind>(row.number(3)),
                .since = row.number(4),
                .expires = row.number(5)};
}

void SqlStore::revoke_invitations(std::string_view table, Seat seat) {
    execute({.sql = "DELETE FROM links WHERE table_id = $1 AND seat = $2 AND kind = $3",
             .params = {std::string(table), std::int64_t{seat.number()},
                        static_cast<std::int64_t>(Link::Kind::Invitation)}});
}

Purged SqlStore::purge(const Purge& purge, std::string_view after) {
    constexpr std::int64_t kPortion = 200;
    const auto rows = database_->query(
        {.sql = "SELECT id, phase, updated FROM tables WHERE id > $1 ORDER BY id LIMIT $2",
         .params = {std::string(after), kPortion}});
    std::vector<Call> calls;
    std::vector<std::size_t> tables_at;
    for (const Row& row : rows) {
        const bool over = static_cast<Phase>(row.number(1)) == Phase::Over;
        if (row.number(2) >= (over ? purge.over_before : purge.idle_before)) continue;
        tables_at.push_back(calls.size());
        add_purge_calls(calls, row.text(0), row.number(2));
    }
    const bool last = rows.size() < kPortion;
    if (last) {
        calls.push_back(
            {.sql = "DELETE FROM links WHERE expires < $1", .params = {purge.link_before}});
        calls.push_back({.sql = "DELETE FROM guests WHERE seen < $1 AND NOT EXISTS"
                                " (SELECT 1 FROM members WHERE guest = guests.id)",
                         .params = {purge.guest_before}});
    }
    Purged purged{.tables = 0, .next = last ? "" : rows.back().text(0)};
    if (calls.empty()) return purged;
    const auto changed = database_->transaction(calls);
    for (const std::size_t call : tables_at) purged.tables += changed[call];
    return purged;
}

}  // namespace faubourg::store
