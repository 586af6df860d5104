#include "src/table/judge.h"

#include <algorithm>
#include <concepts>
#include <limits>

#include "src/table/table_bots.h"

namespace faubourg::table {
namespace {

// Which wishes are about a seat, about the author's own seat, and about a position of the match.
template <class Wanted, class... Listed>
constexpr bool kIsOneOf = (std::same_as<Wanted, Listed> || ...);
template <class Wanted>
constexpr bool kOwnSeat = kIsOneOf<Wanted, wishes::Leave, wishes::Back, wishes::Undo, wishes::Agree,
                                   wishes::Refuse, wishes::Vote>;
template <class Wanted>
constexpr bool kAnySeat = kIsOneOf<Wanted, wishes::Sit, wishes::Bot, wishes::Act>;

}  // namespace

Result<Entry> Judge::judge() const {
    if (!wish_.is<wishes::Rematch>() && table_.phase() == Phase::Over) {
        return fail("match/over", "the match is over");
    }
    return std::visit(
        [&]<class Wanted>(const Wanted& wanted) -> Result<Entry> {
            Result<void> allowed;
            if constexpr (kOwnSeat<Wanted>) allowed = check_own_seat();
            if constexpr (kAnySeat<Wanted>) allowed = check_seat();
            return and_then(allowed, [&] { return on(wanted); });
        },
        wish_.what);
}

Entry Judge::entry(Seat seat, Body body) const {
    return {.table = table_.id(),
            .number = table_.version() + 1,
            .at = now_,
            .seat = seat,
            .guest = wish_.guest,
            .id = wish_.id,
            .body = std::move(body)};
}

Result<void> Judge::check_seat() const {
    if (table_.holder(wish_.seat) == nullptr) return fail("seat/invalid", "there is no such seat");
    return {};
}

Result<void> Judge::check_own_seat() const {
    if (auto exists = check_seat(); !exists) return exists;
    if (!holder().held_by(wish_.guest)) return fail("seat/not_yours", "that seat is not yours");
    return {};
}

Result<void> Judge::check_position() const {
    if (table_.match() == nullptr) return fail("table/open", "players are still missing");
    if (wish_.version < table_.position() || wish_.version > table_.version()) {
        return fail("action/stale", "the position has changed since");
    }
    return {};
}

Result<Entry> Judge::on(const wishes::Act& wish) const {
    // Only the host moves for a bot, and only while a bot plays for the seat.
    if (by_host() ? !holder().bot_plays() : !holder().held_by(wish_.guest)) {
        return fail("seat/not_yours", "that seat is not yours");
    }
    if (!by_host() && holder().bot_plays()) {
        return fail("seat/bot_plays", "a bot plays for this seat: take it back first");
    }
    auto legal =
        and_then(check_position(), [&] { return table_.match()->check(wish_.seat, wish.text); });
    return transform(std::move(legal), [&](match::LegalAction action) {
        std::string text = action.text;
        return entry(wish_.seat, entries::Act{.text = std::move(text), .legal = std::move(action)});
    });
}

Result<int> Judge::length_without(std::int64_t decisions) const {
    if (decisions < 1 || decisions > std::numeric_limits<int>::max()) {
        return fail("request/invalid", "how many decisions?");
    }
    int length = table_.match()->length();
    const int first = static_cast<int>(table_.settings().line.size());
    while (decisions > 0 && length > first) {
        --length;
        if (table_.match()->step(length).seat == wish_.seat) --decisions;
    }
    if (decisions > 0) return fail("undo/none", "there is nothing of yours to take back");
    return length;
}

bool Judge::reveals_after(int length) const {
    for (int i = length; i < table_.match()->length(); ++i) {
        const match::PastStep step = table_.match()->step(i);
        if (step.revealed || (step.knowing && step.seat != wish_.seat)) return true;
    }
    return false;
}

std::vector<Seat> Judge::others() const {
    const auto& request = table_.undo_request();
    const std::string& asker = table_.holder(request ? request->seat : wish_.seat)->guest;
    std::vector<Seat> list;
    for (const Seat other : all_seats(table_.players())) {
        const SeatHolder& held = *table_.holder(other);
        if (held.is_human() && held.guest != asker) list.push_back(other);
    }
    return list;
}

bool Judge::all_agree(const Table::UndoRequest& request, Seat also) const {
    const std::vector<Seat>& agreed = request.agreed;
    return std::ranges::all_of(others(), [&](Seat other) {
        return other == also || std::ranges::find(agreed, other) != agreed.end();
    });
}

// An undo is free if the seat has seen nothing new and nobody else has acted since. Otherwise every
// other person must agree. A person alone against bots has nobody who could agree, so a second look
// at the cards is refused.
Result<Entry> Judge::on(const wishes::Undo& wish) const {
    const auto length = and_then(check_position(), [&] { return length_without(wish.decisions); });
    if (!length) return fail(length);
    Entry undo = entry(wish_.seat, entries::Undo{.length = *length});
    if (table_.match()->length() - *length <= table_.free_undo(wish_.seat)) return undo;
    const auto& request = table_.undo_request();
    // Those who had not agreed may have left meanwhile; then the undo can be granted at once.
    if (request && (request->seat != wish_.seat || !all_agree(*request))) {
        return fail("undo/asked", "somebody has asked already");
    }
    if (!others().empty()) {
        return request ? entry(wish_.seat, entries::Undo{.length = request->length})
                       : entry(wish_.seat, entries::Ask{.length = *length});
    }
    if (reveals_after(*length)) {
        return fail("undo/revealed", "what has been seen can't be taken back");
    }
    return undo;
}

Result<Entry> Judge::on(const wishes::Agree& /*wish*/) const {
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
    // A person may hold several seats, and each of them has to agree.
    if (!all_agree(*request, wish_.seat)) return entry(wish_.seat, entries::Agree{});
    return entry(request->seat, entries::Undo{.length = request->length});
}

Result<Entry> Judge::on(const wishes::Refuse& /*wish*/) const {
    if (!table_.undo_request()) return fail("undo/not_asked", "nobody has asked to take back");
    return entry(wish_.seat, entries::Refuse{});
}

Result<Entry> Judge::on(const wishes::Sit& wish) const {
    if (by_host()) return fail("guest/required", "only a guest can sit down");
    if (holder().held_by(wish_.guest)) return fail("seat/yours", "you sit there already");
    return transform(wish.link ? check_link(*wish.link) : check_free(),
                     [&] { return entry(wish_.seat, entries::Sit{.name = wish.name}); });
}

Result<void> Judge::check_free() const {
    if (holder().kind != SeatHolder::Kind::Open) {
        return fail("seat/taken", "that seat is not free");
    }
    return {};
}

// An invitation never takes a seat from somebody. The other links belong to their maker: a link to
// move is valid until somebody sits down with it, a link to return until its maker gives up the
// seat.
Result<void> Judge::check_link(const Link& link) const {
    if (link.kind == Link::Kind::Invitation) {
        if (holder().is_human()) return fail("seat/taken", "somebody sits there by now");
        return {};
    }
    const std::int64_t since = link.kind == Link::Kind::Move ? holder().sat : holder().since;
    if (!holder().is_human() || link.since != since) {
        return fail("link/unknown", "this link does not count any more");
    }
    return {};
}

Result<Entry> Judge::on(const wishes::Leave& /*wish*/) const {
    return entry(wish_.seat, entries::Leave{});
}

// Allowed for one's own seat, and for the owner, before the start, for a seat that nobody has
// taken.
Result<Entry> Judge::on(const wishes::Bot& wish) const {
    const bool filling = wish_.guest == table_.owner() && !holder().is_taken();
    if (!holder().held_by(wish_.guest) && !filling) {
        return fail("seat/not_yours", "that seat is not yours");
    }
    return transform(check_bot(wish.bot),
                     [&] { return entry(wish_.seat, entries::Bot{.bot = wish.bot}); });
}

Result<Entry> Judge::on(const wishes::Back& /*wish*/) const {
    if (!holder().bot_plays()) return fail("seat/yours", "no bot plays for you");
    return entry(wish_.seat, entries::Back{});
}

Result<Entry> Judge::on(const wishes::Absent& /*wish*/) const {
    if (!by_host() || wish_.seat == kNobody || wish_.seat != table_.actor()) {
        return fail("seat/invalid", "it is not that seat's turn");
    }
    const auto deadline = table_.deadline();
    if (holder().bot_plays() || !deadline || *deadline > now_) {
        return fail("seat/in_time", "there is time left");
    }
    return entry(wish_.seat, entries::Absent{.bot = table_.settings().substitute});
}

// The table ends when all people at it have voted for that.
Result<Entry> Judge::on(const wishes::Vote& /*wish*/) const {
    const auto has_voted = [&](Seat seat) { return std::ranges::count(table_.votes(), seat) != 0; };
    bool all = true;
    for (const Seat other : all_seats(table_.players())) {
        const SeatHolder& held = *table_.holder(other);
        if (held.is_human() && held.guest != wish_.guest && !has_voted(other)) all = false;
    }
    if (all) return entry(wish_.seat, entries::Abandon{});
    if (has_voted(wish_.seat)) return fail("vote/given", "you have said so already");
    return entry(wish_.seat, entries::Vote{});
}

Result<Entry> Judge::on(const wishes::Abandon& /*wish*/) const {
    if (by_host() || wish_.guest != table_.owner()) {
        return fail("table/not_owner", "only the table's owner can do that");
    }
    return entry(kNobody, entries::Abandon{});
}

Result<Entry> Judge::on(const wishes::Rematch& wish) const {
    if (!table_.is_member(wish_.guest)) return fail("seat/not_yours", "you are not at the table");
    if (table_.phase() != Phase::Over) return fail("table/playing", "the match is not over");
    if (!table_.rematch().empty()) return fail("rematch/exists", table_.rematch());
    return entry(kNobody, entries::Rematch{.table = wish.table});
}

}  // namespace faubourg::table
