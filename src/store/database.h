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

// A statement and its parameters. The text must live as long as the program. Parameters are written
// $1, $2 ... and first appear in that order, which SQLite and PostgreSQL read in the same way.
struct Call {
    const char* sql;
    std::vector<Param> params;
};

// A row of a result; null becomes an empty optional.
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
    // Runs all calls or none, in as few round trips as possible; returns how many rows each
    // changed.
    virtual std::vector<std::int64_t> transaction(std::span<const Call> calls) = 0;
    // Runs several statements without parameters, for migrations: all of them or none.
    virtual void script(const std::string& sql) = 0;
    virtual void reopen() = 0;

    // Where the two databases differ: the end of a statement that claims rows, the statement that
    // sends news to other processes (empty: there is none), and the one that keeps two processes
    // from migrating at the same time.
    virtual std::string_view claim_suffix() const = 0;
    virtual const char* notify_sql() const = 0;
    virtual std::string_view migration_lock() const = 0;
};

// The database in this file; every commit is on the disk when it returns.
std::unique_ptr<Database> open_sqlite(const std::string& file);
// The database behind this URL, postgres://...
std::unique_ptr<Database> open_postgres(const std::string& url);

}  // namespace faubourg::store
