#pragma once

#include <string_view>

#include "src/server/api.h"
#include "src/server/conversation.h"

// Reads request targets; kept apart from the network so that it can be tested and fuzzed.
namespace faubourg::server {

// Decodes path and query into `request`; false when the target is malformed.
bool read_target(std::string_view target, Request& request);

// What a client that wants to play asks for: /api/tables/{table}/play?seat=&lang=&since=. Guest and
// address are not part of the target and stay empty.
Result<Hello> read_hello(std::string_view target);

}  // namespace faubourg::server
