#include <algorithm>
#include <array>
#include <charconv>

#include "src/server/table.h"

namespace faubourg::server {
namespace {

int length_of(std::string_view text) {
    int number = -1;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

// Takes the next entry of the log into a table: what the judge let through, one function for each
// kind of entry.
class Fold {
  public:
    Fold(Table& table, const Entry& entry) : table_(table), entry_(entry) {}

    Result<void> take() {
        struct Handler {
            std::string_view kind;
            Result<void> (Fold::*take)();
            bool of_seat;  // says something about a seat
        };
        static constexpr std::array<Handler, 13> kHandlers = {{
            {"act", &Fold::act, true},
            {"undo", &Fold::undo, true},
            {"sit", &Fold::sit, true},
            {"leave", &Fold::leave, true},
            {"bot", &Fold::bot, true},
            {"absent", &Fold::bot, true},
            {"back", &Fold::back, true},
            {"ask", &Fold::ask, true},
            {"agree", &Fold::agree, true},
            {"refuse", &Fold::refuse, true},
            {"vote", &Fold::vote, true},
            {"abandon", &Fold::abandon, false},
            {"rematch", &Fold::rematch, false},
        }};
        const auto found = std::ranges::find(kHandlers, std::string_view(entry_.kind),
                                             [](const Handler& handler) { return handler.kind; });
        const bool of_seat = entry_.seat >= 0 && entry_.seat < table_.players();
        if (found == kHandlers.end()) return fail("table/broken", "of no kind");
        if (!of_seat && (found->of_seat || entry_.seat != kNobody)) {
            return fail("table/broken", "no such seat");
        }
        const Seat before = table_.actor();
        table_.consent_ended_ = false;
        if (auto done = (this->*found->take)(); !done) return done;
        if (table_.actor() != before && entry_.kind != "undo") table_.turn_began_ = entry_.at;
        return {};
    }

  private:
    Millis elapsed() const { return std::max<Millis>(0, entry_.at - table_.turn_began_); }

    SeatHolder& seat() { return table_.seats_[static_cast<std::size_t>(entry_.seat)]; }

    Result<void> act() {
        if (!table_.match_) return fail("table/broken", "before the start");
        if (auto done = table_.match_->act(entry_.seat, entry_.body); !done) return done;
        if (table_.settings_.seconds > 0) table_.used_.push_back(elapsed());
        if (table_.match_->length() > table_.furthest_) table_.turn_began_ = entry_.at;
        table_.furthest_ = std::max(table_.furthest_, table_.match_->length());
        position_changed();
        return {};
    }

    Result<void> undo() {
        const int length = length_of(entry_.body);
        if (!table_.match_ || length < 0 || length >= table_.match_->length()) {
            return fail("table/broken", "no such length");
        }
        const Seat before = table_.actor();
        while (table_.match_->length() > length) {
            if (auto done = table_.match_->undo(); !done) return done;
        }
        if (table_.settings_.seconds > 0) take_back_time(length, table_.actor() == before);
        position_changed();
        return {};
    }

    // Whoever decides again has no more time than was left then, nor more than now.
    void take_back_time(int length, bool same_seat) {
        const std::size_t at =
            static_cast<std::size_t>(length) -
            std::min(static_cast<std::size_t>(length), table_.settings_.line.size());
        const Millis used = at < table_.used_.size() ? table_.used_[at] : 0;
        table_.turn_began_ = entry_.at - std::max(used, same_seat ? elapsed() : 0);
        table_.used_.resize(std::min(at, table_.used_.size()));
    }

    // Somebody who is there again, or new, where the time had run out or was nobody's.
    void start_clock_for(const SeatHolder& before) {
        if (entry_.seat != table_.actor()) return;
        const auto deadline = table_.deadline();
        const bool out = before.bot_plays() && deadline && *deadline <= entry_.at;
        if (before.absent || !before.is_human() || out) table_.turn_began_ = entry_.at;
    }

    void position_changed() {
        table_.position_ = entry_.number;
        table_.consent_ended_ = table_.request_.has_value() || !table_.votes_.empty();
        table_.request_.reset();
        table_.votes_.clear();
    }

    // What somebody else at this seat agreed to or voted for is not its next holder's word.
    void forget_consent() {
        std::erase(table_.votes_, entry_.seat);
        if (table_.request_) std::erase(table_.request_->agreed, entry_.seat);
    }

    Result<void> sit() {
        forget_consent();
        const SeatHolder before = seat();
        seat() = {.kind = SeatHolder::Kind::Guest,
                  .guest = entry_.guest,
                  .name = entry_.body,
                  .bot = {},
                  .absent = false,
                  .by_invitation = before.is_for_invited(),
                  // Whoever takes it from a holder is that person elsewhere: the judge saw to it.
                  .since = before.is_human() ? before.since : entry_.number,
                  .sat = entry_.number};
        // The owner's last seat moves the table too.
        if (before.held_by(table_.owner_) && table_.seats_of(table_.owner_).empty()) {
            table_.owner_ = entry_.guest;
        }
        start_clock_for(before);
        return table_.start_if_full();
    }

    // Before the start the seat is free again; later a bot keeps it.
    Result<void> leave() {
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

    // The table goes to another person at it.
    void pass_on() {
        const auto next = std::ranges::find_if(table_.seats_, &SeatHolder::is_human);
        if (next != table_.seats_.end()) {
            table_.owner_ = next->guest;
        } else {
            table_.abandoned_ = true;  // nobody is left
        }
    }

    Result<void> bot() {
        seat().by_invitation = seat().is_for_invited();
        if (!seat().is_human()) seat().kind = SeatHolder::Kind::Bot;
        seat().bot = entry_.body;
        seat().absent = entry_.kind == "absent";
        return table_.start_if_full();
    }

    Result<void> back() {
        start_clock_for(seat());
        seat().bot.clear();
        seat().absent = false;
        return {};
    }

    Result<void> ask() {
        table_.request_ = {.seat = entry_.seat,
                           .length = length_of(entry_.body),
                           .number = entry_.number,
                           .agreed = {}};
        return {};
    }

    Result<void> agree() {
        if (!table_.request_) return fail("table/broken", "nobody asked");
        table_.request_->agreed.push_back(entry_.seat);
        return {};
    }

    Result<void> refuse() {
        table_.request_.reset();
        return {};
    }

    Result<void> vote() {
        table_.votes_.push_back(entry_.seat);
        return {};
    }

    Result<void> abandon() {
        table_.abandoned_ = true;
        return {};
    }

    Result<void> rematch() {
        table_.rematch_ = entry_.body;
        return {};
    }

    Table& table_;
    const Entry& entry_;
};

Result<void> Table::take(const Entry& entry) { return Fold(*this, entry).take(); }

}  // namespace faubourg::server
