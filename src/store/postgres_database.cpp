#include <unordered_map>

#include "src/store/database.h"
#include "src/store/postgres_connection.h"
#include "src/store/store.h"

namespace faubourg::store {
namespace {

struct ClearResult {
    void operator()(PGresult* result) const { PQclear(result); }
};
using Answer = std::unique_ptr<PGresult, ClearResult>;

constexpr int kDeadlockRetries = 5;

// Our transaction was rolled back because of another one: it can be tried again.
class Retry : public Failure {
  public:
    using Failure::Failure;
};

// The parameters of a call in the form that libpq wants.
class Arguments {
  public:
    explicit Arguments(const Call& call) {
        texts_.reserve(call.params.size());
        for (const Param& param : call.params) {
            if (const auto* number = std::get_if<std::int64_t>(&param)) {
                texts_.push_back(std::to_string(*number));
                values_.push_back(texts_.back().c_str());
            } else if (const auto* text = std::get_if<std::string>(&param)) {
                values_.push_back(text->c_str());
            } else {
                values_.push_back(nullptr);
            }
        }
    }
    int count() const { return static_cast<int>(values_.size()); }
    const char* const* values() const { return values_.data(); }

  private:
    std::vector<std::string> texts_;  // reserved, so that the pointers stay valid
    std::vector<const char*> values_;
};

class PostgresDatabase final : public Database {
  public:
    explicit PostgresDatabase(std::string url) : url_(std::move(url)) { open(); }

    std::vector<Row> query(const Call& call) override {
        const std::string& name = prepared(call.sql);
        const Arguments arguments(call);
        const Answer answer(PQexecPrepared(connection_.get(), name.c_str(), arguments.count(),
                                           arguments.values(), nullptr, nullptr, 0));
        check(answer.get(), call.sql);
        std::vector<Row> rows;
        const int count = PQntuples(answer.get());
        rows.reserve(static_cast<std::size_t>(count));
        for (int row = 0; row < count; ++row) {
            rows.emplace_back(cells_of(answer.get(), row));
        }
        return rows;
    }

    std::vector<std::int64_t> transaction(std::span<const Call> calls) override {
        for (int attempt = 1;; ++attempt) {
            try {
                return pipeline(calls);
            } catch (const Retry&) {
                if (attempt == kDeadlockRetries) throw;
            }
        }
    }

    void script(const std::string& sql) override {
        const Answer answer(PQexec(connection_.get(), ("BEGIN;" + sql + ";COMMIT").c_str()));
        try {
            check(answer.get(), "a script");
        } catch (const Failure&) {  // the message must be read before the connection is closed
            PQclear(PQexec(connection_.get(), "ROLLBACK"));
            throw;
        }
    }

    void reopen() override {
        names_.clear();
        open();
    }

    std::string_view claim_suffix() const override { return " FOR UPDATE SKIP LOCKED"; }
    const char* notify_sql() const override { return "SELECT pg_notify('faubourg', $1)"; }
    std::string_view migration_lock() const override { return "SELECT pg_advisory_xact_lock(7);"; }

  private:
    void open() {
        connection_ = connect_to_postgres(url_);
        if (PQstatus(connection_.get()) != CONNECTION_OK) fail("connecting");
        // An acknowledged entry must survive a crash, whatever the setting of the database is.
        PQclear(PQexec(connection_.get(), "SET synchronous_commit = on"));
    }

    // One round trip for the whole transaction. The statements are prepared before.
    std::vector<std::int64_t> pipeline(std::span<const Call> calls) {
        for (const Call& call : calls) prepared(call.sql);
        prepared("BEGIN");
        prepared("COMMIT");
        if (PQenterPipelineMode(connection_.get()) != 1) fail("pipeline");
        send({.sql = "BEGIN", .params = {}});
        for (const Call& call : calls) send(call);
        send({.sql = "COMMIT", .params = {}});
        if (PQpipelineSync(connection_.get()) != 1) fail("pipeline");
        return answers(calls);
    }

    void send(const Call& call) {
        const Arguments arguments(call);
        if (PQsendQueryPrepared(connection_.get(), prepared(call.sql).c_str(), arguments.count(),
                                arguments.values(), nullptr, nullptr, 0) != 1) {
            fail(call.sql);
        }
    }

    std::vector<std::int64_t> answers(std::span<const Call> calls) {
        std::vector<std::int64_t> changed;
        std::string problem;
        bool again = false;
        for (std::size_t i = 0; i < calls.size() + 2; ++i) {
            const Answer answer(PQgetResult(connection_.get()));
            if (!answer) fail("pipeline");
            const ExecStatusType status = PQresultStatus(answer.get());
            if (status == PGRES_FATAL_ERROR && problem.empty()) {
                problem = PQresultErrorMessage(answer.get());
                const char* state = PQresultErrorField(answer.get(), PG_DIAG_SQLSTATE);
                again = state != nullptr && std::string_view(state).starts_with("40");
            }
            if (i > 0 && i <= calls.size()) changed.push_back(changed_by(answer.get()));
            if (PQstatus(connection_.get()) != CONNECTION_OK) fail("pipeline");
            PQclear(PQgetResult(connection_.get()));  // the end of this statement
        }
        PQclear(PQgetResult(connection_.get()));  // the end of the pipeline
        if (PQexitPipelineMode(connection_.get()) != 1) fail("pipeline");
        if (problem.empty()) return changed;
        PQclear(PQexec(connection_.get(), "ROLLBACK"));
        if (again) throw Retry("PostgreSQL: " + problem);
        throw Failure("PostgreSQL: " + problem);
    }

    static std::int64_t changed_by(PGresult* result) {
        const std::string text = PQcmdTuples(result);
        return text.empty() ? 0 : std::stoll(text);
    }

    // By the text of the statement, because the same text may stand in two places.
    const std::string& prepared(const char* sql) {
        const auto [found, fresh] = names_.try_emplace(sql, "s" + std::to_string(names_.size()));
        if (!fresh) return found->second;
        const Answer answer(PQprepare(connection_.get(), found->second.c_str(), sql, 0, nullptr));
        if (PQresultStatus(answer.get()) != PGRES_COMMAND_OK) names_.erase(found);
        check(answer.get(), sql);
        return found->second;
    }

    static std::vector<std::optional<std::string>> cells_of(PGresult* result, int row) {
        std::vector<std::optional<std::string>> cells(static_cast<std::size_t>(PQnfields(result)));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const int column = static_cast<int>(i);
            if (PQgetisnull(result, row, column) == 0) cells[i] = PQgetvalue(result, row, column);
        }
        return cells;
    }

    void check(PGresult* answer, const char* doing) const {
        const ExecStatusType status = PQresultStatus(answer);
        if (status != PGRES_COMMAND_OK && status != PGRES_TUPLES_OK) fail(doing);
    }

    // Leaves out the URL, which may contain a password.
    [[noreturn]] void fail(const std::string& doing) const {
        throw Failure("PostgreSQL: " + doing + ": " + PQerrorMessage(connection_.get()));
    }

    std::string url_;
    PostgresConnection connection_;
    std::unordered_map<std::string, std::string> names_;
};

}  // namespace

std::unique_ptr<Database> open_postgres(const std::string& url) {
    return std::make_unique<PostgresDatabase>(url);
}

}  // namespace faubourg::store
