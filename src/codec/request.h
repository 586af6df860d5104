#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/value.h"
#include "src/players/suggestion.h"

namespace faubourg::codec {

// Reads the fields of a request, each with the error that the protocol defines for it. A missing
// field, or one of the wrong type, gives request/invalid.

std::unexpected<Error> ill_typed(std::string_view key, std::string_view expected);
Result<std::string> text_field(const Value& request, std::string_view key);
Result<std::int64_t> number_field(const Value& request, std::string_view key);
// A number beyond the range of int becomes the nearest one.
int clamp_to_int(std::int64_t number);

// `seat`; a seat that the match lacks gives seat/invalid.
Result<Seat> seat_field(const Value& request, int players);
// `viewer`: "all", "spectator" or a seat number; any other string or number gives viewer/invalid.
Result<Viewer> viewer_field(const Value& request, int players);
// Exactly one of `simulations` and `milliseconds`, from 1 up to the given limits; otherwise
// budget/invalid.
Result<players::Budget> budget_fields(const Value& request, int max_simulations,
                                      int max_milliseconds);

}  // namespace faubourg::codec
