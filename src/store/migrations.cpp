#include "src/store/migrations.h"

#include <array>

#include "src/store/store.h"

namespace faubourg::store {
namespace {

constexpr std::array kMigrations = {std::string_view(R"(
CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  version BIGINT NOT NULL,
  phase BIGINT NOT NULL,
  listed BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  due BIGINT,
  claimed_until BIGINT NOT NULL,
  summary TEXT NOT NULL
);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_lobby ON tables (updated) WHERE listed = 1 AND phase < 2;
CREATE TABLE entries (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat BIGINT NOT NULL,
  guest TEXT NOT NULL,
  body TEXT NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (table_id, number)
);
CREATE TABLE members (
  table_id TEXT NOT NULL,
  guest TEXT NOT NULL,
  PRIMARY KEY (guest, table_id)
);
CREATE INDEX members_table ON members (table_id);
CREATE TABLE guests (
  id TEXT PRIMARY KEY,
  secret_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  seen BIGINT NOT NULL
);
CREATE INDEX guests_seen ON guests (seen);
CREATE TABLE links (
  secret_hash TEXT PRIMARY KEY,
  table_id TEXT NOT NULL,
  seat BIGINT NOT NULL,
  kind BIGINT NOT NULL,
  since BIGINT NOT NULL,
  expires BIGINT NOT NULL
);
CREATE INDEX links_table ON links (table_id, seat);
CREATE INDEX links_expires ON links (expires);
)"),
                                    std::string_view(R"(
DROP INDEX tables_lobby;
CREATE INDEX tables_lobby ON tables (phase, updated DESC) WHERE listed = 1 AND phase < 2;
)")};

std::size_t version_of(Database& database) {
    database.script(std::string(database.migration_lock()) +
                    "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)");
    const auto rows = database.query(
        {.sql = "SELECT COALESCE(MAX(version), 0) FROM schema_version", .params = {}});
    return static_cast<std::size_t>(rows.at(0).number(0));
}

}  // namespace

std::span<const std::string_view> migrations() { return kMigrations; }

void migrate(Database& database, std::span<const std::string_view> steps) {
    std::size_t version = version_of(database);
    if (version > steps.size()) {
        throw Failure("the database has schema version " + std::to_string(version) +
                      ", this program knows versions up to " + std::to_string(steps.size()));
    }
    while (version < steps.size()) {
        const std::string next = std::to_string(version + 1);
        try {
            // If two processes migrate at once, the unique number makes the second fail here.
            database.script(
                std::string(database.migration_lock()) +
                "CREATE UNIQUE INDEX IF NOT EXISTS schema_steps ON schema_version (version);"
                "INSERT INTO schema_version VALUES (" +
                next + ");" + std::string(steps[version]));
        } catch (const Failure&) {
            if (version_of(database) <= version) throw;
        }
        version = version_of(database);
    }
}

}  // namespace faubourg::store
