#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "src/core/document_writer.h"
#include "src/core/reader.h"
#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/value.h"

namespace faubourg {

// What the states and options of every game have in common as documents.

// A seat number, or null for nobody.
std::optional<Seat> seat_or_null(Seat seat);
Seat read_seat_or_null(const Reader& reader, int players);

// Options are an object with only these names; another is option/unknown.
Result<void> check_option_names(const Value& options, std::span<const std::string_view> names,
                                std::string_view title);
// `first`: a seat, or "random", as is the case when it is left out.
std::optional<Seat> read_first(const Reader& options, int players);
bool is_random(const Reader& option);

}  // namespace faubourg
