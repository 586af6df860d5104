#pragma once

#include <map>
#include <mutex>
#include <set>
#include <string>

#include "src/store/store.h"

namespace faubourg::store {

// A store that keeps everything in memory: for tests and trial runs. It is thread-safe, so that
// tests can run two servers on one store.
class MemoryStore final : public Store {
  public:
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
    void reopen() override {}

  private:
    struct Kept {
        Head head;
        Millis claimed_until = 0;
        std::vector<StoredEntry> log;
        std::vector<std::string> guests;
    };

    Appended append_one(const Append& wanted);
    template <class Wanted>
    std::vector<Head> heads(Wanted&& wanted, int most) const;

    std::mutex mutex_;
    std::map<std::string, Kept, std::less<>> tables_;
    std::map<std::string, Guest, std::less<>> guests_;  // by id
    std::map<std::string, Link, std::less<>> links_;    // by hash
};

}  // namespace faubourg::store
