#include "src/store/open_store.h"

#include <fcntl.h>
#include <filesystem>
#include <sys/file.h>
#include <unistd.h>

#include "src/store/memory_store.h"
#include "src/store/sql_store.h"

namespace faubourg::store {

bool is_postgres(std::string_view where) {
    return where.starts_with("postgres://") || where.starts_with("postgresql://");
}

std::unique_ptr<Store> open_store(const std::string& where, const std::string& origin) {
    if (where == "memory") return std::make_unique<MemoryStore>();
    auto database = is_postgres(where) ? open_postgres(where) : open_sqlite(where);
    return std::make_unique<SqlStore>(std::move(database), origin);
}

void back_up_store(const std::string& where, const std::string& file) {
    if (is_postgres(where)) throw Failure("PostgreSQL is backed up with pg_dump");
    if (!std::filesystem::exists(where)) throw Failure("there is no store " + where);
    open_sqlite(where)->query({.sql = "VACUUM INTO $1", .params = {file}});
}

ServingLock::ServingLock(const std::string& where) {
    if (where == "memory" || is_postgres(where)) return;
    file_ = open((where + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (file_ < 0) throw Failure("the store " + where + " can't be written");
    if (flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    close(file_);
    throw Failure("another server is serving the store " + where);
}

ServingLock::~ServingLock() {
    if (file_ >= 0) close(file_);
}

}  // namespace faubourg::store
