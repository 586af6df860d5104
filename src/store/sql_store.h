#pragma once

#include <memory>
#include <string>

#include "src/store/database.h"
#include "src/store/store.h"

namespace faubourg::store {

// The store in an SQL database, SQLite or PostgreSQL, with the same statements for both. With
// PostgreSQL several processes can use the same database.
class SqlStore final : public Store {
  public:
    // `origin` names this process in the news it sends (see news.h). Migrates the database.
    SqlStore(std::unique_ptr<Database> database, std::string origin);

    std::vector<Appended> append(std::span<const Append> batch) override;
    std::vector<StoredEntry> entries(std::string_view table, std::int64_t after) override;
    std::optional<Head> head(std::string_view table) override;
    std::vector<Head> lobby(int most) override;
    std::vector<Head> tables_of(std::string_view guest, int most) override;
    std::int64_t count_unfinished(std::string_view guest) override;
    std::vector<std::string> claim_due(Millis now, Millis until, int most) override;
    void release(std::string_view table, Millis due) override;
    void forget_claims() override;
    void add_guest(const Guest& guest) override;
    std::optional<Guest> guest_of_secret(std::string_view secret_hash) override;
    void update_guest(std::string_view id, std::string_view name, Millis seen) override;
    void add_link(const Link& link) override;
    std::optional<Link> link(std::string_view secret_hash, Millis now) override;
    void revoke_invitations(std::string_view table, Seat seat) override;
    Purged purge(const Purge& purge, std::string_view after) override;
    void reopen() override { database_->reopen(); }

  private:
    void execute(Call call) { database_->transaction({&call, 1}); }

    std::unique_ptr<Database> database_;
    std::string origin_;
    std::string claim_sql_;
};

}  // namespace faubourg::store
