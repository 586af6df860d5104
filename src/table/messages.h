#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "src/core/result.h"
#include "src/core/value.h"
#include "src/table/wish.h"

namespace faubourg::table {

// The messages of a client at a table (docs/server.md): {"do":..,"id":..,...}.

// A request to see the table as this seat, or without one as a spectator.
struct LookRequest {
    std::optional<Seat> seat;
};
// A request for what a strong bot would do for this seat.
struct HintRequest {
    Seat seat = kNobody;
};
struct ClientMessage {
    std::string id;  // chosen by the client; the answer repeats it
    std::variant<Wish, LookRequest, HintRequest> what;
};

// Reads a message of this guest; empty: of somebody who is no guest. Errors: request/invalid,
// seat/invalid, guest/required.
Result<ClientMessage> read_client_message(const Value& message, const std::string& guest);
// The id of a message that could not be read otherwise, or empty.
std::string id_of_message(const Value& message);

// The two answers to a wish: it is granted, or why it is not. A version of 0 is left out.
std::string ack_message(std::string_view id, std::int64_t number, std::int64_t version);
std::string error_message(std::string_view id, const Error& error, std::int64_t version);
// An update with the id of the wish that it fulfils, for the author of that wish.
std::string with_ack(std::string_view update, std::string_view id);

}  // namespace faubourg::table
