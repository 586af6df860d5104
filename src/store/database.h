#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace faubourg::store {

using Param = std::variant<std::nullptr_t, std::int64_t, std::string>;

// A statement that lives as long as the program, and what it is called with. Parameters are
// written $1, $2 ... and first appear in that order, which SQLite and PostgreSQL read alike.
struct Call {
    const char* sql;
    std::vector<Param> params;
};

// A row of a result; null is an absent value.
class Row {
  public:
    explicit Row(std::vector<std::optional<std::string>> cells) : cells_(std::move(cells)) {}
    bool is_null(std::size_t column) const { return !cells_[column]; }
    const std::string& text(std::size_t column) const { return cells_[column].value(); }
    std::int64_t number(std::size_t column) const { return std::stoll(cells_[column].value()); }

  private:
    std::vector<std::optional<std::string>> cells_;
};

// What the store needs of an SQL database. All functions throw Failure.
class Database {
  public:
    Database() = default;
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;
    virtual ~Database() = default;

    virtual std::vector<Row> query(const Call& call) = 0;
    // All of it or nothing, in as few round trips as can be; how many rows each call changed.
    virtual std::vector<std::int64_t> transaction(std::span<const Call> calls) = 0;
    // Several statements without parameters, for migrations: all of them or nothing.
    virtual void script(const std::string& sql) = 0;
    virtual void reopen() = 0;

    // Where the two databases differ: how rows are claimed, and whether there is a way to tell
    // other processes of news (empty: there is none). Keeps two processes from migrating at once.
    virtual std::string_view claim_suffix() const = 0;
    virtual const char* notify_sql() const = 0;
    virtual std::string_view migration_lock() const = 0;
};

// The database in this file; every commit is synced to the disk before it is done.
std::unique_ptr<Database> open_sqlite(const std::string& file);
// The database behind this URL, postgres://...
std::unique_ptr<Database> open_postgres(const std::string& url);

}  // namespace faubourg::store
