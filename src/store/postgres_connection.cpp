#include "src/store/postgres_connection.h"

#include <array>

namespace faubourg::store {

PostgresConnection connect_to_postgres(const std::string& url) {
    // A later setting overrides an earlier one, so the URL comes last.
    constexpr int kUrl = 6;
    constexpr std::array<const char*, kUrl + 2> kNames = {"connect_timeout",
                                                          "keepalives_idle",
                                                          "keepalives_interval",
                                                          "keepalives_count",
                                                          "tcp_user_timeout",
                                                          "keepalives",
                                                          "dbname",
                                                          nullptr};
    std::array<const char*, kUrl + 2> values = {"5", "5", "2", "3", "10000", "1", nullptr, nullptr};
    values[kUrl] = url.c_str();
    PostgresConnection made(PQconnectdbParams(kNames.data(), values.data(), 1));
    // Notices would break the log, which is JSON; everything that matters is an error as well.
    PQsetNoticeProcessor(made.get(), [](void*, const char*) {}, nullptr);
    return made;
}

}  // namespace faubourg::store
