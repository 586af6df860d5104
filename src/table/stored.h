#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "src/core/millis.h"
#include "src/core/seat.h"

namespace faubourg::table {

// An entry of a table's log as a store keeps it; entry.h has the parsed form. Kind and body may be
// unknown: another version of the program may have written them.
struct StoredEntry {
    std::string table;
    std::int64_t number = 0;  // 1, 2, 3 ... without gaps
    Millis at = 0;
    std::string kind;
    std::int64_t seat = -1;  // -1: the entry is about no seat
    std::string guest;       // who did it; empty: the host itself
    std::string body;
    std::string id;  // given by the author
    friend bool operator==(const StoredEntry&, const StoredEntry&) = default;
};

// The seat with this number; a number that is no seat of any game becomes a seat that no table has.
inline Seat seat_of(std::int64_t number) {
    return Seat::of(std::clamp<std::int64_t>(number, -1, kMaxSeats));
}

// Where a table stands: seats are free, the match is being played, or it is over.
enum class Phase : std::uint8_t { Open, Playing, Over };

// What a store can say about a table without reading its log. It is written with each entry.
struct Head {
    std::string table;
    std::int64_t version = 0;  // the number of the last entry
    Phase phase = Phase::Open;
    bool listed = false;  // shown in the lobby
    Millis updated = 0;
    std::optional<Millis> due;  // when the host has to act: a bot's turn, a time-out
    std::string summary;        // a JSON document for lists
    friend bool operator==(const Head&, const Head&) = default;
};

// A link that gives its holder a seat. Kinds: an invitation, the move of a seat to another device,
// or the return of a person whose device has lost its cookie.
struct Link {
    enum class Kind : std::uint8_t { Invitation, Move, Return };

    std::string secret_hash;
    std::string table;
    Seat seat = kNobody;
    Kind kind = Kind::Invitation;
    // The entry with which the maker of the link got the seat: the link is valid only while the
    // maker still holds it (see Judge::check_link). 0 for an invitation.
    std::int64_t since = 0;
    Millis expires = 0;
    friend bool operator==(const Link&, const Link&) = default;
};

}  // namespace faubourg::table
