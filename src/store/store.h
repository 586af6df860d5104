#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "src/table/stored.h"

namespace faubourg::store {

using table::Head;
using table::Link;
using table::Phase;
using table::StoredEntry;

// The environment failed: disk, database or network. This is the only exception in the server's
// rooms; the store's queue and the program's main function catch it.
class Failure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

struct Append {
    StoredEntry entry;
    Head head;
    // Who is at the table from now on; empty when the entry does not change that.
    std::optional<std::vector<std::string>> guests;
    // Until this time no other process takes up what is due, because the writer does it itself.
    Millis claimed_until = 0;
};

// Conflict: somebody else wrote this number first, or the table is gone.
enum class Appended : std::uint8_t { Done, Conflict };

struct Guest {
    std::string id;
    std::string secret_hash;
    std::string name;
    Millis seen = 0;
    friend bool operator==(const Guest&, const Guest&) = default;
};

struct Purge {
    Millis over_before = 0;   // finished tables whose last entry is older
    Millis idle_before = 0;   // other tables whose last entry is older
    Millis guest_before = 0;  // guests who were last seen earlier and are at no table
    Millis link_before = 0;   // links that expired earlier
};

// What one portion of the purge did, and where the next one starts; empty: this was the last.
struct Purged {
    std::int64_t tables = 0;
    std::string next;
};

// Keeps tables, guests and links. Changes are durable when a function returns; all functions throw
// Failure. A store is not thread-safe, but several stores may use one database.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // Appends all entries whose number follows the last one of their table, in one transaction;
    // says of each entry whether it was appended.
    virtual std::vector<Appended> append(std::span<const Append> batch) = 0;
    // The entries after this number, in order.
    virtual std::vector<StoredEntry> entries(std::string_view table, std::int64_t after) = 0;
    virtual std::optional<Head> head(std::string_view table) = 0;

    // The listed tables, those that wait for players first; and the tables of a guest, finished
    // ones last. Within each group the last changed comes first, so that the limit drops the
    // oldest.
    virtual std::vector<Head> lobby(int most) = 0;
    virtual std::vector<Head> tables_of(std::string_view guest, int most) = 0;
    // How many tables of the guest are not over.
    virtual std::int64_t count_unfinished(std::string_view guest) = 0;

    // Claims tables where something is due that nobody has claimed. No other caller gets them
    // before `until`.
    virtual std::vector<std::string> claim_due(Millis now, Millis until, int most) = 0;
    // Gives up a claim: what is due at the table may be taken up from this time on.
    virtual void release(std::string_view table, Millis due) = 0;
    // Gives up all claims: for a process that knows it is alone.
    virtual void forget_claims() = 0;

    // Adding something twice has no further effect, so a failed call can be repeated.
    virtual void add_guest(const Guest& guest) = 0;
    virtual std::optional<Guest> guest_of_secret(std::string_view secret_hash) = 0;
    virtual void update_guest(std::string_view id, std::string_view name, Millis seen) = 0;

    virtual void add_link(const Link& link) = 0;
    // The link, unless it is unknown or has expired.
    virtual std::optional<Link> link(std::string_view secret_hash, Millis now) = 0;
    // Invalidates the invitations to a seat.
    virtual void revoke_invitations(std::string_view table, Seat seat) = 0;

    // Does one portion of the purge, small enough that others can wait for it: looks at some tables
    // in the order of their ids, starting after `after`.
    virtual Purged purge(const Purge& purge, std::string_view after) = 0;
    // Connects again after a Failure.
    virtual void reopen() = 0;
};

}  // namespace faubourg::store
