#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "src/core/result.h"
#include "src/match/any_match.h"
#include "src/table/settings.h"
#include "src/table/stored.h"

namespace faubourg::table {

// The kinds of entries in a table's log, in the order of the variant Body below.
enum class Kind : std::uint8_t {
    Open,
    Sit,
    Leave,
    Bot,
    Back,
    Absent,
    Act,
    Undo,
    Ask,
    Agree,
    Refuse,
    Vote,
    Abandon,
    Rematch
};
inline constexpr std::size_t kKinds = 14;

// The word for a kind in stored logs and in messages, and the kind of a word.
std::string_view word_of(Kind kind);
std::optional<Kind> kind_of(std::string_view word);

// What an entry says besides its seat and its author.
namespace entries {
struct Open {  // the first entry of every log
    Settings settings;
};
struct Sit {  // a guest takes the seat
    std::string name;
};
struct Leave {};  // the holder gives up the seat
struct Bot {      // a bot plays for the seat
    std::string bot;
};
struct Back {};  // the holder plays again
struct Absent {  // the holder's time ran out: a bot plays
    std::string bot;
};
struct Act {  // an action of the match
    std::string text;
    // What the judge found. Empty in an entry that was read from a store; then the action is judged
    // when the entry is applied.
    std::optional<match::LegalAction> legal = {};
};
struct Undo {  // the line is cut back to this length
    int length = 0;
};
struct Ask {  // the seat asks the others to agree to an undo
    int length = 0;
};
struct Agree {};
struct Refuse {};
struct Vote {};     // the seat wants the table to end
struct Abandon {};  // the table ends
struct Rematch {    // another table follows this one
    std::string table;
};
}  // namespace entries

using Body =
    std::variant<entries::Open, entries::Sit, entries::Leave, entries::Bot, entries::Back,
                 entries::Absent, entries::Act, entries::Undo, entries::Ask, entries::Agree,
                 entries::Refuse, entries::Vote, entries::Abandon, entries::Rematch>;
static_assert(std::variant_size_v<Body> == kKinds);

// One entry of a table's log. The log is append-only, its key is (table, number), and everything
// that is true of a table follows from its log.
struct Entry {
    std::string table;
    std::int64_t number = 0;  // 1, 2, 3 ... without gaps
    Millis at = 0;
    Seat seat = kNobody;  // the seat it is about, if any
    std::string guest;    // who did it; empty: the host itself
    std::string id;       // given by the author; the same id again is the same wish
    Body body;

    Kind kind() const { return static_cast<Kind>(body.index()); }
};

StoredEntry to_stored(const Entry& entry);
// Error: table/broken.
Result<Entry> from_stored(const StoredEntry& stored);

// The error table/broken, with the number of the entry that is wrong.
std::unexpected<Error> broken(std::string_view table, std::int64_t number, std::string_view why);

}  // namespace faubourg::table
