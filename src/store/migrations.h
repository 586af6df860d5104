#pragma once

#include <span>
#include <string_view>

#include "src/store/database.h"

namespace faubourg::store {

// The steps from an empty database to the present schema, in order: the n-th leads from schema
// version n to n + 1. A step that was released is never changed.
std::span<const std::string_view> migrations();

// Brings the database to the version these steps lead to. A database of a newer version is refused
// with Failure: an older program would misread it.
void migrate(Database& database, std::span<const std::string_view> steps);

}  // namespace faubourg::store
