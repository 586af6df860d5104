#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/match/library.h"
#include "src/server/settings.h"
#include "src/store/store.h"

namespace faubourg::server {

using store::Entry;
using store::Millis;
using store::Phase;

// What somebody wants to happen at a table. It becomes an entry of the log when it may.
struct Wish {
    // The kinds of entries:
    //   sit, leave         a guest takes a seat (body: the name), gives it up
    //   bot, back          a seat is handed to a bot (body: which), and taken back
    //   absent             its time ran out: the substitute plays (the server's own wish)
    //   act                an action of the match (body: its text)
    //   undo               back by so many own decisions (body: how many; as an entry: the length
    //                      of the line that stays); needs the others' consent beyond what is free:
    //                      then it becomes an `ask`
    //   ask, agree, refuse the consent
    //   vote, abandon      the end by agreement, the end
    //   rematch            body: the table that follows
    std::string kind;
    std::string guest;  // empty: the server itself
    Seat seat = kNobody;
    std::int64_t version = 0;  // what the author saw
    std::string body;
    std::string id;
    std::optional<store::Link> link = {};  // sit: the link it is done with
};

// One table: the fold of its log, and the judge of what may come next. It holds the whole truth,
// secrets included, and shows nothing itself (see views.h). A table is in memory only while
// somebody is busy with it. Not for use by several threads at once.
class Table {
  public:
    // Errors: table/broken, table/unplayable when the content or the rules have changed.
    static Result<Table> from_log(const match::Library& library, const std::vector<Entry>& log);
    static Result<Table> open(const match::Library& library, const Entry& first);

    // What comes of the wish: the next entry, or why not. Nothing changes.
    Result<Entry> judge(const Wish& wish, Millis now) const;
    // The number of the entry that fulfilled this wish before, if one did.
    std::optional<std::int64_t> fulfilled(const Wish& wish) const;
    // Takes the next entry of the log. Error: table/broken.
    Result<void> apply(const Entry& entry);

    const match::Library& library() const { return *library_; }
    const std::string& id() const { return id_; }
    std::int64_t version() const { return version_; }
    Phase phase() const;
    bool abandoned() const { return abandoned_; }
    const Settings& settings() const { return settings_; }
    const std::string& owner() const { return owner_; }
    const std::vector<SeatHolder>& seats() const { return seats_; }
    int players() const { return settings_.setup.players; }
    // Null until all seats are taken.
    const match::AnyMatch* match() const { return match_.get(); }
    // The seat to act, kNobody before the start and after the end.
    Seat actor() const;
    // When the seat to act runs out of time.
    std::optional<Millis> deadline() const;
    // When the server itself has to do something: now for a bot's turn, or at the deadline.
    std::optional<Millis> due() const;
    // How many of the seat's last decisions it may take back without asking.
    int free_undo(Seat seat) const;
    const std::string& rematch() const { return rematch_; }

    // Whether the viewer may see everything: after the end.
    bool open_to_all() const { return phase() == Phase::Over; }
    std::vector<Seat> seats_of(std::string_view guest) const;
    bool is_member(std::string_view guest) const;

    // A wish to take back beyond what is free, waiting for consent.
    struct UndoRequest {
        Seat seat = kNobody;
        int length = 0;
        std::int64_t number = 0;  // the entry that asked
        std::vector<Seat> agreed;
    };
    const std::optional<UndoRequest>& undo_request() const { return request_; }
    const std::vector<Seat>& votes() const { return votes_; }
    // Whether the last entry ended an undo request or votes by changing the position.
    bool consent_ended() const { return consent_ended_; }

    // What the store keeps beside the log, as of now.
    store::Head head() const;
    std::vector<std::string> guests() const;

  private:
    Table() = default;
    friend class Judge;
    friend class Fold;

    Result<void> start_if_full();
    Result<void> take(const Entry& entry);

    const match::Library* library_ = nullptr;
    std::string id_;
    Settings settings_;
    std::string owner_;
    std::vector<SeatHolder> seats_;
    std::unique_ptr<match::AnyMatch> match_;
    std::int64_t version_ = 0;
    std::int64_t position_ = 0;  // the last entry that changed the position
    Millis updated_ = 0;
    // The clock of the seat to act. It starts when another seat is to act or the line gets longer
    // than it ever was, and for whoever comes back after it ran out; an undo gives no time back.
    Millis turn_began_ = 0;
    int furthest_ = 0;          // the line's greatest length
    std::vector<Millis> used_;  // by each action of the line, where there is a limit
    bool abandoned_ = false;
    std::optional<UndoRequest> request_;
    std::vector<Seat> votes_;
    bool consent_ended_ = false;
    std::string rematch_;
    // The ids of all entries, hashed with this process's key: small, and nobody can make one that
    // collides with another's or the server's own.
    std::vector<std::pair<std::uint64_t, std::int64_t>> ids_;
};

}  // namespace faubourg::server
