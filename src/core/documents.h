#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "src/core/document_writer.h"
#include "src/core/game.h"
#include "src/core/reader.h"
#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/value.h"

namespace faubourg {

// What the documents of all games' states and options have in common.

// A seat's number; null means nobody.
Seat read_seat(const Reader& reader, int players);
Seat read_seat_or_null(const Reader& reader, int players);

// The members at the beginning of every state.
void write_state_head(std::string_view game, int players, const Value& options,
                      std::string_view phase, DocumentWriter& out);

// Options must be an object with only these names; any other gives option/unknown.
Result<void> check_option_names(const Value& options, std::span<const OptionFacts> known,
                                std::string_view title);
// The options of a game, as `read(reader)` makes them from a document. An unknown name gives
// option/unknown, an unsuitable value option/invalid.
template <class R, class Read>
Result<typename R::Options> read_options_of(const R& rules, const Value& document, Read&& read) {
    return and_then(check_option_names(document, rules.options(), R::kFacts.title.en),
                    [&] { return read_whole(document, "option/invalid", read); });
}
// `first`: a seat, or "random", which is the default.
std::optional<Seat> read_first(const Reader& options, int players);
bool is_random(const Reader& option);

}  // namespace faubourg
