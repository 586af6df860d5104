#include "src/table/table.h"

#include <algorithm>
#include <utility>

#include "src/core/sha256.h"
#include "src/table/fold.h"
#include "src/table/views.h"

namespace faubourg::table {

std::uint64_t Table::hash_of_id(std::string_view guest, std::string_view id) const {
    std::string text = std::to_string(hash_key_);
    text.reserve(text.size() + guest.size() + id.size() + 2);
    text += '\n';
    text += guest;
    text += '\n';
    text += id;
    return number_of(sha256(text));
}

void Table::remember(const Entry& entry) {
    version_ = entry.number;
    updated_ = entry.at;
    ids_.emplace_back(hash_of_id(entry.guest, entry.id), entry.number);
}

Result<Table> Table::open(const match::Library& library, const Entry& first) {
    const auto* opening = std::get_if<entries::Open>(&first.body);
    if (opening == nullptr || first.number != 1) {
        return broken(first.table, first.number, "does not open a table");
    }
    const Settings& settings = opening->settings;
    const match::AnyRules* rules = library.find(settings.game, settings.pack);
    if (rules == nullptr || rules->facts().rules_version != settings.rules_version) {
        return fail("table/unplayable", "this table was made with other content or rules");
    }
    if (std::cmp_not_equal(settings.setup.players, settings.seats.size())) {
        return broken(first.table, first.number, "has not one seat for each player");
    }
    Table table;
    table.library_ = &library;
    table.id_ = first.table;
    table.settings_ = settings;
    table.owner_ = settings.owner;
    table.seats_ = settings.seats;
    for (SeatHolder& seat : table.seats_) {
        if (seat.is_human()) seat.since = seat.sat = first.number;
    }
    table.hash_key_ = number_of(sha256(settings.bot_secret));
    table.position_ = first.number;
    table.turn_began_ = first.at;
    table.remember(first);
    return transform(table.start_if_full(), [&] { return std::move(table); });
}

Result<Table> Table::from_log(const match::Library& library, std::span<const StoredEntry> log) {
    if (log.empty()) return fail("table/unknown", "there is no such table");
    auto table = and_then(from_stored(log.front()),
                          [&](const Entry& first) { return open(library, first); });
    for (std::size_t i = 1; table && i < log.size(); ++i) {
        if (const auto taken = table->apply_stored(log[i]); !taken) return fail(taken);
    }
    return table;
}

Result<void> Table::apply(const Entry& entry) {
    if (entry.number != version_ + 1) return broken(entry.table, entry.number, "does not follow");
    if (auto done = Fold(*this, entry).take(); !done) {
        return broken(entry.table, entry.number, done.error().message);
    }
    remember(entry);
    return {};
}

Result<Entry> Table::apply_stored(const StoredEntry& stored) {
    auto entry = from_stored(stored);
    if (!entry) return entry;
    return transform(apply(*entry), [&] { return std::move(*entry); });
}

Result<void> Table::start_if_full() {
    if (match_ || !std::ranges::all_of(seats_, &SeatHolder::is_taken)) return {};
    const match::Record record{.game = settings_.game,
                               .pack = settings_.pack,
                               .rules_version = settings_.rules_version,
                               .setup = settings_.setup,
                               .actions = settings_.line};
    auto match = library_->replay(record);
    if (!match) return fail("table/broken", match.error().message);
    match_ = std::move(*match);
    return {};
}

Phase Table::phase() const {
    if (abandoned_) return Phase::Over;
    if (!match_) return Phase::Open;
    return match_->actor() == kNobody ? Phase::Over : Phase::Playing;
}

const SeatHolder* Table::holder(Seat seat) const {
    return seat.is_among(players()) ? &seats_[seat.index()] : nullptr;
}

Seat Table::actor() const { return phase() == Phase::Playing ? match_->actor() : kNobody; }

bool Table::bot_is_due() const {
    const SeatHolder* acting = holder(actor());
    return acting != nullptr && acting->bot_plays();
}

std::optional<Millis> Table::deadline() const {
    if (actor() == kNobody || settings_.seconds == 0) return std::nullopt;
    return turn_began_ + settings_.seconds * kMillisPerSecond;
}

std::optional<Millis> Table::due() const { return bot_is_due() ? updated_ : deadline(); }

int Table::free_undo(Seat seat) const {
    if (!match_ || abandoned_) return 0;
    const int first = static_cast<int>(settings_.line.size());
    int count = 0;
    for (int i = match_->length() - 1; i >= first; --i) {
        const match::PastStep step = match_->step(i);
        if (step.seat != seat || step.revealed) break;
        ++count;
    }
    return count;
}

std::vector<Seat> Table::seats_of(std::string_view guest) const {
    std::vector<Seat> held;
    for (const Seat seat : all_seats(players())) {
        if (holder(seat)->held_by(guest)) held.push_back(seat);
    }
    return held;
}

bool Table::is_member(std::string_view guest) const {
    return !guest.empty() && (guest == owner_ || !seats_of(guest).empty());
}

std::vector<std::string> Table::guests() const {
    std::vector<std::string> list;
    for (const SeatHolder& seat : seats_) {
        if (seat.is_human()) list.push_back(seat.guest);
    }
    if (!owner_.empty()) list.push_back(owner_);
    std::ranges::sort(list);
    list.erase(std::ranges::unique(list).begin(), list.end());
    return list;
}

std::optional<std::int64_t> Table::fulfilled(const Wish& wish) const {
    if (wish.id.empty()) return std::nullopt;
    const std::uint64_t hash = hash_of_id(wish.guest, wish.id);
    const auto found = std::ranges::find(ids_, hash, [](const auto& item) { return item.first; });
    return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

Head Table::head() const {
    return {.table = id_,
            .version = version_,
            .phase = phase(),
            .listed = settings_.is_public && phase() != Phase::Over,
            .updated = updated_,
            .due = due(),
            .summary = summary_text(*this)};
}

}  // namespace faubourg::table
