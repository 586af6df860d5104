#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "src/core/seat.h"
#include "src/table/stored.h"

namespace faubourg::table {

// What somebody may want to happen at a table. The judge makes an entry of a wish, not always of
// the same name: an undo may become a question to the others, and the last consent becomes the
// undo.
namespace wishes {
struct Sit {
    std::string name;
    std::optional<Link> link = {};  // the link that gives the seat
};
struct Leave {};
struct Bot {  // let this bot play for the seat
    std::string bot;
};
struct Back {};    // the holder plays again
struct Absent {};  // by the host only: the seat's time has run out
struct Act {
    std::string text;
};
struct Undo {  // take back that many of one's own decisions
    std::int64_t decisions = 1;
};
struct Agree {};
struct Refuse {};
struct Vote {};
struct Abandon {};
struct Rematch {
    std::string table;
};
}  // namespace wishes

struct Wish {
    std::variant<wishes::Sit, wishes::Leave, wishes::Bot, wishes::Back, wishes::Absent, wishes::Act,
                 wishes::Undo, wishes::Agree, wishes::Refuse, wishes::Vote, wishes::Abandon,
                 wishes::Rematch>
        what;
    std::string guest;  // the author's id; empty: the host itself
    Seat seat = kNobody;
    std::int64_t version = 0;  // the version of the table that the author saw
    std::string id;            // given by the author; the same id again is the same wish

    template <class Kind>
    bool is() const {
        return std::holds_alternative<Kind>(what);
    }
};

}  // namespace faubourg::table
