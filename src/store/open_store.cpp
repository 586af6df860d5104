#include "src/store/open_store.h"

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

}  // namespace faubourg::store
