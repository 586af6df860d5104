#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace faubourg::store {

// Milliseconds since 1970, UTC.
using Millis = std::int64_t;

// The environment failed: the disk, the database, the network. The one exception of the server's
// rooms; the store's queue and the program's edge catch it.
class Failure : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

// One entry of a table's log. The log is append-only, its key is (table, number), and everything
// that is true of a table follows from it.
struct Entry {
    std::string table;
    std::int64_t number = 0;  // 1, 2, 3 ... without gaps
    Millis at = 0;
    std::string kind;   // "open", "sit", "act", "undo" ...: see src/server/table.h
    int seat = -1;      // the seat it is about, if any
    std::string guest;  // who did it; empty: the server itself
    std::string body;   // the text of an action, a document
    std::string id;     // what its author called it; a repeat of an id is the same wish
    friend bool operator==(const Entry&, const Entry&) = default;
};

enum class Phase : std::uint8_t { Open, Playing, Over };

// What can be asked about a table without reading its log. It is written with each entry.
struct Head {
    std::string table;
    std::int64_t version = 0;  // the number of the last entry
    Phase phase = Phase::Open;
    bool listed = false;  // shown in the lobby
    Millis updated = 0;
    std::optional<Millis> due;  // when the server itself has to act: a bot's turn, a time-out
    std::string summary;        // a JSON document for lists
    friend bool operator==(const Head&, const Head&) = default;
};

struct Append {
    Entry entry;
    Head head;
    // Who is at the table from now on, where that changes.
    std::optional<std::vector<std::string>> guests;
    // Until when nobody else takes up what is due: the writer does it itself.
    Millis claimed_until = 0;
};

// Conflict: somebody else wrote that number first, or the table is gone.
enum class Appended : std::uint8_t { Done, Conflict };

struct Guest {
    std::string id;
    std::string secret_hash;
    std::string name;
    Millis seen = 0;
    friend bool operator==(const Guest&, const Guest&) = default;
};

// A link that gives its holder a seat: an invitation, the move of a seat to another device, or the
// return of a person whose device has forgotten them.
struct Link {
    enum class Kind : std::uint8_t { Invitation, Move, Return };

    std::string secret_hash;
    std::string table;
    int seat = -1;
    Kind kind = Kind::Invitation;
    // The entry with which its maker had the seat; it counts only as long as that is so (see
    // src/server/judge.cpp). 0: an invitation.
    std::int64_t since = 0;
    Millis expires = 0;
    friend bool operator==(const Link&, const Link&) = default;
};

struct Purge {
    Millis over_before = 0;   // finished tables without an entry since
    Millis idle_before = 0;   // other tables without an entry since
    Millis guest_before = 0;  // guests not seen since who are at no table
    Millis link_before = 0;   // links that expired before
};

// What a portion of the purge did, and where the next one begins; empty: that was the last.
struct Purged {
    std::int64_t tables = 0;
    std::string next;
};

// Tables, guests and links, kept. All functions are durable when they return, and throw Failure.
// Not for use by several threads at once; several stores on one database may be.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store& operator=(const Store&) = delete;
    virtual ~Store() = default;

    // Appends what can be appended, in one transaction; says of each whether it was. An entry is
    // appended when its number follows the table's last one.
    virtual std::vector<Appended> append(std::span<const Append> batch) = 0;
    // The entries after this number, in order.
    virtual std::vector<Entry> entries(std::string_view table, std::int64_t after) = 0;
    virtual std::optional<Head> head(std::string_view table) = 0;

    // Listed tables that wait for players, then those that play; those of a guest, finished ones
    // last. Newest change first among each, so that what is left off is what nobody can go on with.
    virtual std::vector<Head> lobby(int most) = 0;
    virtual std::vector<Head> tables_of(std::string_view guest, int most) = 0;
    // How many tables of the guest are not over.
    virtual std::int64_t count_unfinished(std::string_view guest) = 0;

    // Tables in which something is due that nobody has claimed. They are the caller's until
    // `until`; no other caller gets them before.
    virtual std::vector<std::string> claim_due(Millis now, Millis until, int most) = 0;
    // Gives a claimed table back: what is due there may be taken up from this time on.
    virtual void release(std::string_view table, Millis due) = 0;
    // Everything claimed is given back: for a process that knows it is alone.
    virtual void forget_claims() = 0;

    // Adding what is already there changes nothing: it is the same wish, tried again.
    virtual void add_guest(const Guest& guest) = 0;
    virtual std::optional<Guest> guest_of_secret(std::string_view secret_hash) = 0;
    virtual void update_guest(std::string_view id, std::string_view name, Millis seen) = 0;

    virtual void add_link(const Link& link) = 0;
    // The link, unless it has expired.
    virtual std::optional<Link> link(std::string_view secret_hash, Millis now) = 0;
    // The invitations to a seat count no more.
    virtual void revoke_invitations(std::string_view table, int seat) = 0;

    // A portion of the purge, short enough for others to wait for it: looks at some tables, from
    // the one after `after` on.
    virtual Purged purge(const Purge& purge, std::string_view after) = 0;
    // Connects anew after a Failure.
    virtual void reopen() = 0;
};

}  // namespace faubourg::store
