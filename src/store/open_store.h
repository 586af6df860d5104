#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "src/store/store.h"

namespace faubourg::store {

// Whether the text names a PostgreSQL database: postgres://... or postgresql://...
bool is_postgres(std::string_view where);

// The store a host names: "memory", a PostgreSQL URL, or else a file for SQLite. `origin` names
// this process to others on the same database. Throws Failure.
std::unique_ptr<Store> open_store(const std::string& where, const std::string& origin);

}  // namespace faubourg::store
