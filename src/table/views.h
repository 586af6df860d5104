#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/core/text.h"
#include "src/table/table.h"

namespace faubourg::table {

// Which viewer sees a table, and in which language words are wanted, if any.
struct Look {
    Viewer viewer = Viewer::spectator();
    std::optional<Language> language;
    friend bool operator==(const Look&, const Look&) = default;
};

// Everything that leaves a table, as JSON. It never contains what is hidden from the viewer: the
// match makes states and events for the viewer, and the rest is known to all.

// What everybody may know about the table. It contains the deal's seed only after the end.
Value table_document(const Table& table);
// A short form of it for lists.
std::string summary_text(const Table& table);

// {"type":"snapshot",...}: everything the viewer may know now. `guest`: whose seats are "yours".
std::string snapshot_message(const Table& table, const Look& look, std::string_view guest);
// {"type":"hint",...}: what a bot would do for a seat, the best action first.
std::string hint_message(const match::SuggestionText& found, std::string_view id,
                         std::int64_t version);
// {"type":"update",...}: the table's last entry, and the position after it.
std::string update_message(const Table& table, const Entry& entry, const Look& look);

// The line from this step on: each step with its events, its words and the position after it, as
// the viewer may see them. Step 0 is the beginning.
Value replay_document(const Table& table, const Look& look, int from, int most);

// The record as far as the viewer may know it: before the end it has no seed, and the viewer's
// state. Then the same as a text for people.
Value export_document(const Table& table, Viewer viewer);
std::string export_text(const Table& table, Viewer viewer, Language language);

}  // namespace faubourg::table
