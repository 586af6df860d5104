#pragma once

#include "src/core/value.h"
#include "src/match/library.h"
#include "src/table/settings.h"

namespace faubourg::table {

// A guest with their name.
struct Person {
    std::string id;
    std::string name;
};

// The random texts that a new table needs.
struct Seeds {
    std::string deal;
    std::string bots;
};

// Reads the body of a request for a new table; `me` is the author. If it asks for the same deal as
// another table, `deal_of` names that table and the seed is still empty. Errors: request/invalid,
// game/unknown, pack/unknown, bot/unknown, name/invalid, record/invalid, and those of starting a
// match.
Result<Settings> read_new_table(const match::Library& library, const Value& body, const Person& me,
                                const Seeds& seeds);

// The settings of the rematch: the same people and bots, a new random deal.
Settings settings_for_rematch(const Settings& before, const std::vector<SeatHolder>& seats,
                              const std::string& owner, const Seeds& seeds);

}  // namespace faubourg::table
