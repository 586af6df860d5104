#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "src/store/store.h"

namespace faubourg::store {

// Whether the text names a PostgreSQL database: postgres://... or postgresql://...
bool is_postgres(std::string_view where);

// The store that a host names: "memory", a PostgreSQL URL, or else a file for SQLite. `origin`
// names this process to others on the same database. Throws Failure.
std::unique_ptr<Store> open_store(const std::string& where, const std::string& origin);

// Copies an SQLite store into a new file, even while a server, perhaps of another version, uses it.
// Throws Failure.
void back_up_store(const std::string& where, const std::string& file);

// Held by a server while it serves an SQLite file, because a second server would not hear of what
// the first writes. PostgreSQL needs no lock. Throws Failure when another server holds it.
class ServingLock {
  public:
    explicit ServingLock(const std::string& where);
    ServingLock(const ServingLock&) = delete;
    ServingLock& operator=(const ServingLock&) = delete;
    ~ServingLock();

  private:
    int file_ = -1;
};

}  // namespace faubourg::store
