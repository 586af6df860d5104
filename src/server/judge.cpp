#include <algorithm>
#include <array>
#include <charconv>

#include "src/server/bots.h"
#include "src/server/table.h"

namespace faubourg::server {

// Says what may happen next at a table; the rules of the house, one function for each kind of wish.
class Judge {
  public:
    Judge(const Table& table, const Wish& wish, Millis now)
        : table_(table), wish_(wish), now_(now) {}

    Result<Entry> judge() const {
        using Handler = Result<Entry> (Judge::*)() const;
        static constexpr std::array<std::pair<std::string_view, Handler>, 12> kHandlers = {{
            {"act", &Judge::act},
            {"undo", &Judge::undo},
            {"agree", &Judge::agree},
            {"refuse", &Judge::refuse},
            {"sit", &Judge::sit},
            {"leave", &Judge::leave},
            {"bot", &Judge::bot},
            {"back", &Judge::back},
            {"absent", &Judge::absent},
            {"vote", &Judge::vote},
            {"abandon", &Judge::abandon},
            {"rematch", &Judge::rematch},
        }};
        const auto found = std::ranges::find(kHandlers, std::string_view(wish_.kind),
                                             [](const auto& item) { return item.first; });
        if (found == kHandlers.end()) return fail("request/invalid", "no such wish");
        if (wish_.kind != "rematch" && table_.phase() == Phase::Over) {
            return fail("match/over", "the match is over");
        }
        return (this->*found->second)();
    }

  private:
    Entry entry(std::string_view kind, Seat seat, std::string body) const {
        return {.table = table_.id(),
                .number = table_.version() + 1,
                .at = now_,
                .kind = std::string(kind),
                .seat = seat,
                .guest = wish_.guest,
                .body = std::move(body),
                .id = wish_.id};
    }

    const SeatHolder* seat() const {
        if (wish_.seat < 0 || wish_.seat >= table_.players()) return nullptr;
        return &table_.seats()[static_cast<std::size_t>(wish_.seat)];
    }
    bool by_server() const { return wish_.guest.empty(); }

    // The seat of the wish, if its author holds it.
    Result<const SeatHolder*> own_seat() const {
        const SeatHolder* held = seat();
        if (held == nullptr) return fail("seat/invalid", "there is no such seat");
        if (!held->held_by(wish_.guest)) return fail("seat/not_yours", "that seat is not yours");
        return held;
    }

    Result<void> fresh() const {
        if (table_.match() == nullptr) return fail("table/open", "players are still missing");
        if (wish_.version < table_.position_ || wish_.version > table_.version()) {
            return fail("action/stale", "the position has changed since");
        }
        return {};
    }

    Result<Entry> act() const {
        const SeatHolder* held = seat();
        if (held == nullptr) return fail("seat/invalid", "there is no such seat");
        // A bot's move is the server's, and only while a bot plays for the seat.
        if (by_server() ? !held->bot_plays() : !held->held_by(wish_.guest)) {
            return fail("seat/not_yours", "that seat is not yours");
        }
        if (!by_server() && held->bot_plays()) {
            return fail("seat/bot_plays", "a bot plays for this seat: take it back first");
        }
        if (auto current = fresh(); !current) return std::unexpected(current.error());
        const auto text = table_.match()->check(wish_.seat, wish_.body);
        if (!text) return std::unexpected(text.error());
        return entry("act", wish_.seat, *text);
    }

    // The length of the line without the seat's last so many decisions, and all after them.
    Result<int> length_without(int decisions) const {
        int length = table_.match()->length();
        const int first = static_cast<int>(table_.settings().line.size());
        while (decisions > 0 && length > first) {
            --length;
            if (table_.match()->step(length).seat == wish_.seat) --decisions;
        }
        if (decisions > 0) return fail("undo/none", "there is nothing of yours to take back");
        return length;
    }

    // Whether the seat has seen a card since, or an action of somebody who may have chosen it by
    // what only they knew.
    bool reveals_after(int length) const {
        for (int i = length; i < table_.match()->length(); ++i) {
            const match::PastStep step = table_.match()->step(i);
            if (step.revealed || (step.knowing && step.seat != wish_.seat)) return true;
        }
        return false;
    }

    // Every seat of another person.
    std::vector<Seat> others() const {
        std::vector<Seat> list;
        for (Seat other = 0; other < table_.players(); ++other) {
            const SeatHolder& holder = table_.seats()[static_cast<std::size_t>(other)];
            const std::string& asker =
                table_.seats()[static_cast<std::size_t>(asking_seat())].guest;
            if (holder.is_human() && holder.guest != asker) list.push_back(other);
        }
        return list;
    }
    // Whether all whose consent is needed have given it, with this seat's.
    bool all_agree(const Table::UndoRequest& request, Seat also = kNobody) const {
        const std::vector<Seat>& agreed = request.agreed;
        return std::ranges::all_of(others(), [&](Seat other) {
            return other == also || std::ranges::find(agreed, other) != agreed.end();
        });
    }
    Seat asking_seat() const {
        const auto& request = table_.undo_request();
        return request ? request->seat : wish_.seat;
    }

    // Free while nothing new was seen and nobody else acted since; beyond that every other person
    // must agree. Alone against bots there is nobody to agree to a second look at the cards.
    Result<Entry> undo() const {
        if (auto held = own_seat(); !held) return std::unexpected(held.error());
        if (auto current = fresh(); !current) return std::unexpected(current.error());
        int decisions = 1;
        if (!wish_.body.empty()) {
            const char* end = wish_.body.data() + wish_.body.size();
            const auto read = std::from_chars(wish_.body.data(), end, decisions);
            if (read.ec != std::errc() || read.ptr != end || decisions < 1) {
                return fail("request/invalid", "how many decisions?");
            }
        }
        const auto length = length_without(decisions);
        if (!length) return std::unexpected(length.error());
        const int back = table_.match()->length() - *length;
        if (back <= table_.free_undo(wish_.seat)) {
            return entry("undo", wish_.seat, std::to_string(*length));
        }
        if (const auto& request = table_.undo_request()) {
            // Those who had not agreed may have left since.
            if (request->seat != wish_.seat || !all_agree(*request)) {
                return fail("undo/asked", "somebody has asked already");
            }
            if (!others().empty())
                return entry("undo", wish_.seat, std::to_string(request->length));
        } else if (!others().empty()) {
            return entry("ask", wish_.seat, std::to_string(*length));
        }
        if (reveals_after(*length)) {
            return fail("undo/revealed", "what has been seen can't be taken back");
        }
        return entry("undo", wish_.seat, std::to_string(*length));
    }

    Result<Entry> agree() const {
        if (auto held = own_seat(); !held) return std::unexpected(held.error());
        const auto& request = table_.undo_request();
        if (!request) return fail("undo/not_asked", "nobody has asked to take back");
        if (wish_.version < request->number) {
            return fail("action/stale", "something else has been asked since");
        }
        const std::vector<Seat> needed = others();
        if (std::ranges::count(needed, wish_.seat) == 0 ||
            std::ranges::count(request->agreed, wish_.seat) != 0) {
            return fail("undo/not_asked", "you need not agree");
        }
        // One person may hold several seats: each agrees for itself.
        if (!all_agree(*request, wish_.seat)) return entry("agree", wish_.seat, "");
        return entry("undo", request->seat, std::to_string(request->length));
    }

    Result<Entry> refuse() const {
        if (auto held = own_seat(); !held) return std::unexpected(held.error());
        if (!table_.undo_request()) return fail("undo/not_asked", "nobody has asked to take back");
        return entry("refuse", wish_.seat, "");
    }

    Result<Entry> sit() const {
        const SeatHolder* wanted = seat();
        if (wanted == nullptr) return fail("seat/invalid", "there is no such seat");
        if (by_server()) return fail("guest/required", "only a guest can sit down");
        if (wanted->held_by(wish_.guest)) return fail("seat/yours", "you sit there already");
        const bool free = wanted->kind == SeatHolder::Kind::Open;
        if (!free && !wish_.link) return fail("seat/taken", "that seat is not free");
        if (wish_.link) {
            if (auto counts = link_counts(*wish_.link, *wanted); !counts)
                return std::unexpected(counts.error());
        }
        return entry("sit", wish_.seat, wish_.body);
    }

    // An invitation takes the seat from nobody. The other links are their maker's own: one to move
    // counts until somebody sits down, one to return until its maker gives up the seat.
    Result<void> link_counts(const store::Link& link, const SeatHolder& wanted) const {
        using Kind = store::Link::Kind;
        if (link.kind == Kind::Invitation) {
            if (wanted.is_human()) return fail("seat/taken", "somebody sits there by now");
            return {};
        }
        const std::int64_t since = link.kind == Kind::Move ? wanted.sat : wanted.since;
        if (!wanted.is_human() || link.since != since) {
            return fail("link/unknown", "this link does not count any more");
        }
        return {};
    }

    Result<Entry> leave() const {
        if (auto held = own_seat(); !held) return std::unexpected(held.error());
        return entry("leave", wish_.seat, "");
    }

    Result<Entry> bot() const {
        const SeatHolder* held = seat();
        if (held == nullptr) return fail("seat/invalid", "there is no such seat");
        // One's own seat; or, as the owner before the start, a seat that nobody has taken.
        const bool filling = wish_.guest == table_.owner() && !held->is_taken();
        if (!held->held_by(wish_.guest) && !filling) {
            return fail("seat/not_yours", "that seat is not yours");
        }
        if (auto known = check_bot(wish_.body); !known) return std::unexpected(known.error());
        return entry("bot", wish_.seat, wish_.body);
    }

    Result<Entry> back() const {
        auto held = own_seat();
        if (!held) return std::unexpected(held.error());
        if (!(*held)->bot_plays()) return fail("seat/yours", "no bot plays for you");
        return entry("back", wish_.seat, "");
    }

    Result<Entry> absent() const {
        if (!by_server() || wish_.seat == kNobody || wish_.seat != table_.actor()) {
            return fail("seat/invalid", "it is not that seat's turn");
        }
        const auto deadline = table_.deadline();
        if (seat()->bot_plays() || !deadline || *deadline > now_) {
            return fail("seat/in_time", "there is time left");
        }
        return entry("absent", wish_.seat, table_.settings().substitute);
    }

    // The table ends when all people at it want that.
    Result<Entry> vote() const {
        if (auto held = own_seat(); !held) return std::unexpected(held.error());
        std::vector<Seat> missing;
        for (Seat other = 0; other < table_.players(); ++other) {
            const bool voted = std::ranges::count(table_.votes(), other) != 0;
            const SeatHolder& holder = table_.seats()[static_cast<std::size_t>(other)];
            if (holder.is_human() && holder.guest != wish_.guest && !voted)
                missing.push_back(other);
        }
        if (missing.empty()) return entry("abandon", wish_.seat, "");
        if (std::ranges::count(table_.votes(), wish_.seat) != 0) {
            return fail("vote/given", "you have said so already");
        }
        return entry("vote", wish_.seat, "");
    }

    Result<Entry> abandon() const {
        if (by_server() || wish_.guest != table_.owner()) {
            return fail("table/not_owner", "only the table's owner can do that");
        }
        return entry("abandon", kNobody, "");
    }

    Result<Entry> rematch() const {
        if (!table_.is_member(wish_.guest))
            return fail("seat/not_yours", "you are not at the table");
        if (table_.phase() != Phase::Over) return fail("table/playing", "the match is not over");
        if (!table_.rematch().empty()) return fail("rematch/exists", table_.rematch());
        return entry("rematch", kNobody, wish_.body);
    }

    const Table& table_;
    const Wish& wish_;
    Millis now_;
};

Result<Entry> Table::judge(const Wish& wish, Millis now) const {
    return Judge(*this, wish, now).judge();
}

}  // namespace faubourg::server
