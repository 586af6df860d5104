#pragma once

#include <span>
#include <string_view>

#include "src/store/database.h"

namespace faubourg::store {

// The steps from an empty database to the present schema, in order: step n leads from schema
// version n to n + 1. A released step is never changed.
std::span<const std::string_view> migrations();

// Migrates the database with these steps. Throws Failure for a database of a newer version, which
// this program would misread.
void migrate(Database& database, std::span<const std::string_view> steps);

}  // namespace faubourg::store
