#include <unordered_map>

#include <sqlite3.h>

#include "src/store/database.h"
#include "src/store/store.h"

namespace faubourg::store {
namespace {

constexpr int kBusyMilliseconds = 5000;

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close_v2(database); }
};
struct FinalizeStatement {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

// Resets a statement when a call is done with it, even after an exception.
struct ResetStatement {
    void operator()(sqlite3_stmt* statement) const {
        sqlite3_reset(statement);
        sqlite3_clear_bindings(statement);
    }
};
using Running = std::unique_ptr<sqlite3_stmt, ResetStatement>;

class SqliteDatabase final : public Database {
  public:
    explicit SqliteDatabase(std::string file) : file_(std::move(file)) { open(); }

    std::vector<Row> query(const Call& call) override {
        const Running statement = bound(call);
        std::vector<Row> rows;
        while (step(statement.get())) rows.emplace_back(cells_of(statement.get()));
        return rows;
    }

    std::vector<std::int64_t> transaction(std::span<const Call> calls) override {
        std::vector<std::int64_t> changed;
        changed.reserve(calls.size());
        run("BEGIN IMMEDIATE");
        try {
            for (const Call& call : calls) {
                const Running statement = bound(call);
                while (step(statement.get())) continue;
                changed.push_back(sqlite3_changes64(database_.get()));
            }
            run("COMMIT");
        } catch (const Failure&) {
            sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
        return changed;
    }

    void script(const std::string& sql) override {
        try {
            run(("BEGIN IMMEDIATE;" + sql + ";COMMIT").c_str());
        } catch (const Failure&) {
            sqlite3_exec(database_.get(), "ROLLBACK", nullptr, nullptr, nullptr);
            throw;
        }
    }

    void reopen() override {
        statements_.clear();
        database_.reset();
        open();
    }

    std::string_view claim_suffix() const override { return ""; }
    const char* notify_sql() const override { return ""; }
    std::string_view migration_lock() const override { return ""; }

  private:
    void open() {
        sqlite3* raw = nullptr;
        // Only one thread at a time uses the connection, so SQLite need not lock.
        constexpr int kFlags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
        const int code = sqlite3_open_v2(file_.c_str(), &raw, kFlags, nullptr);
        database_.reset(raw);
        if (code != SQLITE_OK) fail(file_);
        sqlite3_busy_timeout(raw, kBusyMilliseconds);
        // FULL: when a commit returns, it is on the disk and not only with the operating system.
        run("PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA foreign_keys=OFF;"
            "PRAGMA cache_size=-8192; PRAGMA wal_autocheckpoint=4000;"
            "PRAGMA journal_size_limit=67108864");
    }

    void run(const char* sql) {
        if (sqlite3_exec(database_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
    }

    sqlite3_stmt* prepared(const char* sql) {
        auto& statement = statements_[sql];
        if (!statement) {
            sqlite3_stmt* raw = nullptr;
            if (sqlite3_prepare_v3(database_.get(), sql, -1, SQLITE_PREPARE_PERSISTENT, &raw,
                                   nullptr) != SQLITE_OK) {
                fail(sql);
            }
            statement.reset(raw);
        }
        return statement.get();
    }

    Running bound(const Call& call) {
        Running statement(prepared(call.sql));
        int index = 0;
        for (const Param& param : call.params) {
            ++index;
            if (const auto* number = std::get_if<std::int64_t>(&param)) {
                sqlite3_bind_int64(statement.get(), index, *number);
            } else if (const auto* text = std::get_if<std::string>(&param)) {
                sqlite3_bind_text64(statement.get(), index, text->data(), text->size(),
                                    SQLITE_STATIC, SQLITE_UTF8);
            }
        }
        return statement;
    }

    bool step(sqlite3_stmt* statement) {
        const int code = sqlite3_step(statement);
        if (code != SQLITE_ROW && code != SQLITE_DONE) fail(sqlite3_sql(statement));
        return code == SQLITE_ROW;
    }

    static std::vector<std::optional<std::string>> cells_of(sqlite3_stmt* statement) {
        std::vector<std::optional<std::string>> cells(
            static_cast<std::size_t>(sqlite3_column_count(statement)));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int column = static_cast<int>(i);
            if (sqlite3_column_type(statement, column) == SQLITE_NULL) continue;
            const unsigned char* text = sqlite3_column_text(statement, column);
            const int size = sqlite3_column_bytes(statement, column);
            cells[i].emplace(text, text + size);
        }
        return cells;
    }

    [[noreturn]] void fail(const std::string& doing) const {
        const char* why = database_ ? sqlite3_errmsg(database_.get()) : "out of memory";
        throw Failure("SQLite: " + doing + ": " + why);
    }

    std::string file_;
    std::unique_ptr<sqlite3, CloseDatabase> database_;
    // By the address of the statement's text, which lives as long as the program.
    std::unordered_map<const void*, std::unique_ptr<sqlite3_stmt, FinalizeStatement>> statements_;
};

}  // namespace

std::unique_ptr<Database> open_sqlite(const std::string& file) {
    return std::make_unique<SqliteDatabase>(file);
}

}  // namespace faubourg::store
