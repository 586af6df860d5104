#pragma once

#include "src/core/value.h"
#include "src/match/library.h"
#include "src/server/settings.h"
#include "src/store/store.h"

namespace faubourg::server {

// Reads the body of a request for a new table; `me` is who asks. For the same deal as another table
// `deal_of` names it and the seed is still missing. Errors: request/invalid, game/unknown,
// pack/unknown, bot/unknown, name/invalid, record/invalid, and those of a match's start.
Result<Settings> read_new_table(const match::Library& library, const Value& body,
                                const store::Guest& me);

// The settings of the table that follows: the same people and bots, a new random deal.
Settings settings_for_rematch(const Settings& before, const std::vector<SeatHolder>& seats,
                              const std::string& owner);

}  // namespace faubourg::server
