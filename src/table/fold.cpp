#include "src/table/fold.h"

#include <algorithm>

namespace faubourg::table {

Result<void> Fold::take() {
    const bool about_table = entry_.kind() == Kind::Abandon || entry_.kind() == Kind::Rematch;
    if (table_.holder(entry_.seat) == nullptr && (!about_table || entry_.seat != kNobody)) {
        return fail("table/broken", "no such seat");
    }
    const Seat before = table_.actor();
    table_.consent_ended_ = false;
    auto done = std::visit([&](const auto& body) { return on(body); }, entry_.body);
    if (!done) return done;
    if (table_.actor() != before && entry_.kind() != Kind::Undo) table_.turn_began_ = entry_.at;
    return {};
}

Result<void> Fold::on(const entries::Open& /*body*/) {
    return fail("table/broken", "the table is open already");
}

Result<void> Fold::on(const entries::Sit& body) {
    forget_consent();
    const SeatHolder before = seat();
    seat() = {.kind = SeatHolder::Kind::Guest,
              .guest = entry_.guest,
              .name = body.name,
              .bot = {},
              .absent = false,
              .by_invitation = before.is_for_invited(),
              // Only the same person on another device can take a seat from a person; the judge has
              // checked the link.
              .since = before.is_human() ? before.since : entry_.number,
              .sat = entry_.number};
    // When the owner's last seat moves to another guest, that guest becomes the owner.
    if (before.held_by(table_.owner_) && table_.seats_of(table_.owner_).empty()) {
        table_.owner_ = entry_.guest;
    }
    restart_clock_after(before);
    return table_.start_if_full();
}

// Before the start the seat becomes free; after it a bot plays on for it.
Result<void> Fold::on(const entries::Leave& /*body*/) {
    forget_consent();
    if (table_.request_ && table_.request_->seat == entry_.seat) table_.request_.reset();
    const SeatHolder before = seat();
    seat() = {};
    seat().by_invitation = before.by_invitation;
    if (table_.match_) {
        seat().kind = SeatHolder::Kind::Bot;
        seat().bot = before.bot.empty() ? table_.settings_.substitute : before.bot;
    } else if (before.by_invitation) {
        seat().kind = SeatHolder::Kind::Invited;
    }
    if (table_.owner_ == entry_.guest && table_.seats_of(table_.owner_).empty()) pass_on();
    return {};
}

void Fold::pass_on() {
    const auto next = std::ranges::find_if(table_.seats_, &SeatHolder::is_human);
    if (next != table_.seats_.end()) {
        table_.owner_ = next->guest;
    } else {
        table_.abandoned_ = true;
    }
}

Result<void> Fold::on(const entries::Bot& body) { return hand_to(body.bot, false); }
Result<void> Fold::on(const entries::Absent& body) { return hand_to(body.bot, true); }

Result<void> Fold::hand_to(const std::string& bot, bool absent) {
    seat().by_invitation = seat().is_for_invited();
    if (!seat().is_human()) seat().kind = SeatHolder::Kind::Bot;
    seat().bot = bot;
    seat().absent = absent;
    return table_.start_if_full();
}

Result<void> Fold::on(const entries::Back& /*body*/) {
    restart_clock_after(seat());
    seat().bot.clear();
    seat().absent = false;
    return {};
}

Result<void> Fold::on(const entries::Act& body) {
    if (!table_.match_) return fail("table/broken", "before the start");
    if (body.legal) {
        table_.match_->play(*body.legal);
    } else if (auto done = table_.match_->act(entry_.seat, body.text); !done) {
        return done;
    }
    if (table_.settings_.seconds > 0) table_.used_.push_back(elapsed());
    if (table_.match_->length() > table_.furthest_) table_.turn_began_ = entry_.at;
    table_.furthest_ = std::max(table_.furthest_, table_.match_->length());
    position_changed();
    return {};
}

Result<void> Fold::on(const entries::Undo& body) {
    if (!table_.match_ || body.length >= table_.match_->length()) {
        return fail("table/broken", "no such length");
    }
    const Seat before = table_.actor();
    while (table_.match_->length() > body.length) {
        if (auto done = table_.match_->undo(); !done) return done;
    }
    if (table_.settings_.seconds > 0) take_back_time(body.length, table_.actor() == before);
    position_changed();
    return {};
}

Result<void> Fold::on(const entries::Ask& body) {
    table_.request_ = {
        .seat = entry_.seat, .length = body.length, .number = entry_.number, .agreed = {}};
    return {};
}

Result<void> Fold::on(const entries::Agree& /*body*/) {
    if (!table_.request_) return fail("table/broken", "nobody asked");
    table_.request_->agreed.push_back(entry_.seat);
    return {};
}

Result<void> Fold::on(const entries::Refuse& /*body*/) {
    table_.request_.reset();
    return {};
}

Result<void> Fold::on(const entries::Vote& /*body*/) {
    table_.votes_.push_back(entry_.seat);
    return {};
}

Result<void> Fold::on(const entries::Abandon& /*body*/) {
    table_.abandoned_ = true;
    return {};
}

Result<void> Fold::on(const entries::Rematch& body) {
    table_.rematch_ = body.table;
    return {};
}

void Fold::position_changed() {
    table_.position_ = entry_.number;
    table_.consent_ended_ = table_.request_.has_value() || !table_.votes_.empty();
    table_.request_.reset();
    table_.votes_.clear();
}

void Fold::forget_consent() {
    std::erase(table_.votes_, entry_.seat);
    if (table_.request_) std::erase(table_.request_->agreed, entry_.seat);
}

Millis Fold::elapsed() const { return std::max<Millis>(0, entry_.at - table_.turn_began_); }

void Fold::restart_clock_after(const SeatHolder& before) {
    if (entry_.seat != table_.actor()) return;
    const auto deadline = table_.deadline();
    const bool out = before.bot_plays() && deadline && *deadline <= entry_.at;
    if (before.absent || !before.is_human() || out) table_.turn_began_ = entry_.at;
}

void Fold::take_back_time(int length, bool same_seat) {
    const auto kept = static_cast<std::size_t>(length);
    const std::size_t at = kept - std::min(kept, table_.settings_.line.size());
    const Millis used = at < table_.used_.size() ? table_.used_[at] : 0;
    table_.turn_began_ = entry_.at - std::max(used, same_seat ? elapsed() : 0);
    table_.used_.resize(std::min(at, table_.used_.size()));
}

}  // namespace faubourg::table
