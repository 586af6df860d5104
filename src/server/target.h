#pragma once

#include <string_view>

#include "src/server/api.h"
#include "src/server/conversation.h"

// What a request's target says, apart from the network so that it can be tested and fuzzed.
namespace faubourg::server {

// Its path and query, decoded; false when it is no good.
bool read_target(std::string_view target, Request& request);

// What a client asks for who wants to play: /api/tables/{table}/play?seat=&lang=&since=. Who it is
// and where from the target does not say.
Result<Hello> read_hello(std::string_view target);

}  // namespace faubourg::server
