#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/match/library.h"
#include "src/table/entry.h"
#include "src/table/settings.h"
#include "src/table/stored.h"
#include "src/table/wish.h"

namespace faubourg::table {

// One table: everything that follows from its log. It holds the whole truth, secrets included;
// views.h makes what each viewer is told, Judge decides which entry may come next, and Fold applies
// an entry. Not thread-safe.
class Table {
  public:
    // Errors: table/unknown for an empty log, table/broken, and table/unplayable when the content
    // or the rules have changed.
    static Result<Table> from_log(const match::Library& library, std::span<const StoredEntry> log);

    // Applies the next entry of the log. Error: table/broken; the table is then useless.
    Result<void> apply(const Entry& entry);
    // Applies an entry of a store and returns it in parsed form.
    Result<Entry> apply_stored(const StoredEntry& stored);
    // The number of the entry that has already fulfilled this wish, if there is one.
    std::optional<std::int64_t> fulfilled(const Wish& wish) const;

    const match::Library& library() const { return *library_; }
    const std::string& id() const { return id_; }
    // The number of the last entry, and of the last entry that changed the position of the match.
    std::int64_t version() const { return version_; }
    std::int64_t position() const { return position_; }
    Phase phase() const;
    bool abandoned() const { return abandoned_; }
    const Settings& settings() const { return settings_; }
    const std::string& owner() const { return owner_; }
    const std::vector<SeatHolder>& seats() const { return seats_; }
    int players() const { return settings_.setup.players; }
    // Null when there is no such seat.
    const SeatHolder* holder(Seat seat) const;
    // Null until all seats are taken.
    const match::AnyMatch* match() const { return match_.get(); }
    // The seat to act; kNobody before the start and after the end.
    Seat actor() const;
    // Whether a bot plays for the seat to act.
    bool bot_is_due() const;
    // When the time of the seat to act runs out; none without a limit.
    std::optional<Millis> deadline() const;
    // When the host has to act: at once for a bot's turn, otherwise at the deadline.
    std::optional<Millis> due() const;
    // How many of its last decisions the seat may take back without asking.
    int free_undo(Seat seat) const;
    const std::string& rematch() const { return rematch_; }

    // Whether everybody may see everything, which is so after the end.
    bool open_to_all() const { return phase() == Phase::Over; }
    std::vector<Seat> seats_of(std::string_view guest) const;
    bool is_member(std::string_view guest) const;

    // A request to take back more than is free. It waits for the consent of the others.
    struct UndoRequest {
        Seat seat = kNobody;
        int length = 0;
        std::int64_t number = 0;  // the entry that asked
        std::vector<Seat> agreed;
    };
    const std::optional<UndoRequest>& undo_request() const { return request_; }
    const std::vector<Seat>& votes() const { return votes_; }
    // Whether the last entry changed the position and so ended an undo request or the votes.
    bool consent_ended() const { return consent_ended_; }

    // The head that a store keeps beside the log.
    Head head() const;
    std::vector<std::string> guests() const;

  private:
    Table() = default;
    friend class Fold;

    static Result<Table> open(const match::Library& library, const Entry& first);
    Result<void> start_if_full();
    void remember(const Entry& entry);
    std::uint64_t hash_of_id(std::string_view guest, std::string_view id) const;

    const match::Library* library_ = nullptr;
    std::string id_;
    Settings settings_;
    std::string owner_;
    std::vector<SeatHolder> seats_;
    std::unique_ptr<match::AnyMatch> match_;
    std::int64_t version_ = 0;
    std::int64_t position_ = 0;
    Millis updated_ = 0;
    // The clock of the seat to act. It starts anew when another seat is to act, when the line gets
    // longer than ever before, and when somebody comes back after their time ran out. An undo gives
    // no time back.
    Millis turn_began_ = 0;
    int furthest_ = 0;          // the greatest length of the line so far
    std::vector<Millis> used_;  // by each action of the line, if there is a limit
    bool abandoned_ = false;
    std::optional<UndoRequest> request_;
    std::vector<Seat> votes_;
    bool consent_ended_ = false;
    std::string rematch_;
    // The hashes of all entries' ids, with the entries' numbers. The key of the hash follows from
    // the table's secret, so that nobody can make an id that collides with another.
    std::uint64_t hash_key_ = 0;
    std::vector<std::pair<std::uint64_t, std::int64_t>> ids_;
};

}  // namespace faubourg::table
