#include "src/server/table.h"

#include <algorithm>

#include "src/codec/json.h"
#include "src/server/secret.h"

namespace faubourg::server {
namespace {

std::uint64_t hash_of_id(std::string_view guest, std::string_view id) {
    std::string both;
    both.reserve(guest.size() + id.size() + 1);
    both += guest;
    both += '\n';
    both += id;
    return keyed_hash(both);
}

std::unexpected<Error> broken(const Entry& entry, std::string_view why) {
    return fail("table/broken", "table " + entry.table + ", entry " + std::to_string(entry.number) +
                                    ": " + std::string(why));
}

}  // namespace

Result<Table> Table::open(const match::Library& library, const Entry& first) {
    if (first.kind != "open" || first.number != 1) return broken(first, "does not open a table");
    const auto document = codec::from_json(first.body);
    if (!document) return broken(first, document.error().message);
    auto settings = read_settings(*document);
    if (!settings) return std::unexpected(settings.error());
    const match::AnyRules* rules = library.find(settings->game, settings->pack);
    if (rules == nullptr || rules->facts().rules_version != settings->rules_version) {
        return fail("table/unplayable", "this table was made with other content or rules");
    }
    Table table;
    table.library_ = &library;
    table.id_ = first.table;
    table.owner_ = settings->owner;
    table.seats_ = settings->seats;
    for (SeatHolder& seat : table.seats_) {
        if (seat.is_human()) seat.since = seat.sat = first.number;
    }
    table.settings_ = std::move(*settings);
    table.version_ = table.position_ = 1;
    table.updated_ = table.turn_began_ = first.at;
    table.ids_.emplace_back(hash_of_id(first.guest, first.id), first.number);
    if (auto started = table.start_if_full(); !started) return std::unexpected(started.error());
    return table;
}

Result<Table> Table::from_log(const match::Library& library, const std::vector<Entry>& log) {
    if (log.empty()) return fail("table/unknown", "there is no such table");
    auto table = open(library, log.front());
    for (std::size_t i = 1; table && i < log.size(); ++i) {
        if (auto done = table->apply(log[i]); !done) return std::unexpected(done.error());
    }
    return table;
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

Seat Table::actor() const { return phase() == Phase::Playing ? match_->actor() : kNobody; }

std::optional<Millis> Table::deadline() const {
    if (actor() == kNobody || settings_.seconds == 0) return std::nullopt;
    return turn_began_ + settings_.seconds * kMillisPerSecond;
}

std::optional<Millis> Table::due() const {
    const Seat seat = actor();
    if (seat == kNobody) return std::nullopt;
    if (seats_[static_cast<std::size_t>(seat)].bot_plays()) return updated_;
    return deadline();
}

int Table::free_undo(Seat seat) const {
    if (!match_ || abandoned_ ||
        settings_.line.size() == static_cast<std::size_t>(match_->length())) {
        return 0;
    }
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
    for (Seat seat = 0; seat < static_cast<Seat>(seats_.size()); ++seat) {
        if (seats_[static_cast<std::size_t>(seat)].held_by(guest)) held.push_back(seat);
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

Result<void> Table::apply(const Entry& entry) {
    if (entry.number != version_ + 1) return broken(entry, "does not follow");
    if (auto done = take(entry); !done) return broken(entry, done.error().message);
    version_ = entry.number;
    updated_ = entry.at;
    ids_.emplace_back(hash_of_id(entry.guest, entry.id), entry.number);
    return {};
}

}  // namespace faubourg::server
