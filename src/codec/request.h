#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/value.h"
#include "src/players/suggestion.h"

namespace faubourg::codec {

// The fields of a request, each read with the error the protocol gives for it. A field that is
// missing or of the wrong type is request/invalid.

std::unexpected<Error> ill_typed(std::string_view key, std::string_view expected);
Result<std::string> text_field(const Value& request, std::string_view key);
Result<std::int64_t> number_field(const Value& request, std::string_view key);
// A number so large that no player count or seat is meant keeps its sign.
int clamp_to_int(std::int64_t number);

// `seat`; one that the match lacks is seat/invalid.
Result<Seat> seat_field(const Value& request, int players);
// `viewer`: "all", "spectator" or a seat number; another string or number is viewer/invalid.
Result<Viewer> viewer_field(const Value& request, int players);
// Exactly one of `simulations` and `milliseconds`, from 1 up to the given limits; otherwise
// budget/invalid.
Result<players::Budget> budget_fields(const Value& request, int max_simulations,
                                      int max_milliseconds);

}  // namespace faubourg::codec
