#pragma once

#include <memory>
#include <string>

#include <libpq-fe.h>

namespace faubourg::store {

struct ClosePostgres {
    void operator()(PGconn* connection) const { PQfinish(connection); }
};
using PostgresConnection = std::unique_ptr<PGconn, ClosePostgres>;

// A connection that notices when the other end falls silent, unless the URL sets this otherwise.
// The caller has to check whether it succeeded.
PostgresConnection connect_to_postgres(const std::string& url);

}  // namespace faubourg::store
