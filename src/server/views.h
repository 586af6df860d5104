#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "src/core/text.h"
#include "src/server/table.h"

namespace faubourg::server {

// Through whose eyes a table is seen, and in which language words are wanted, if in any.
struct Look {
    Viewer viewer = Viewer::spectator();
    std::optional<Language> language;
    friend bool operator==(const Look&, const Look&) = default;
};

// All that leaves a table, as JSON. Whatever is hidden from the viewer is not in it: states and
// events are made for the viewer by the match, and everything else here is known to all.

// What everybody may know about the table. The deal's seed is in it only after the end.
Value table_document(const Table& table);
// A short form of it for lists.
std::string summary_text(const Table& table);

// {"type":"snapshot",...}: everything the viewer may know now. `guest`: whose seats are "yours".
std::string snapshot_message(const Table& table, const Look& look, std::string_view guest);
// {"type":"hint",...}: what a bot would do for a seat, the best action first.
std::string hint_message(const match::SuggestionText& found, std::string_view id,
                         std::int64_t version);
// {"type":"update",...}: the entry that was the last one applied, and what is so now.
std::string update_message(const Table& table, const Entry& entry, const Look& look);

// The line played from its beginning, or from this step on: each step with its events, words and
// the position after it, as the viewer may see them. Step 0 is the beginning.
Value replay_document(const Table& table, const Look& look, int from, int most);

// The record as far as the viewer may know it: before the end without the seed, and with the
// viewer's state. And the same as a text that people read.
Value export_document(const Table& table, Viewer viewer);
std::string export_text(const Table& table, Viewer viewer, Language language);

}  // namespace faubourg::server
