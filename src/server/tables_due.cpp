#include <algorithm>

#include "src/server/hot_table.h"

// The part of Tables that does what nobody asks for: bots' turns and time-outs; and hints, which
// are bots' too.
namespace faubourg::server {
namespace {

constexpr std::string_view kAdviser = "search";

// Somebody took back, or took the seat back, while its bot was thinking: nothing to worry about.
bool is_ordinary(std::string_view code) {
    return code == "action/stale" || code == "seat/not_yours" || code == "match/over";
}

}  // namespace

void Tables::hint(const std::string& table, const std::string& guest, Seat seat, Hinted hinted) {
    if (is_crowded(table, config_.most_waiting)) {
        return hinted(std::unexpected(too_much_waits()), 0);
    }
    enqueue_fresh(table, [this, guest, seat, hinted = std::move(hinted)](Hot& hot) mutable {
        if (!hot.table) {
            hinted(std::unexpected(*hot.missing), 0);
            return;
        }
        const std::int64_t version = hot.table->version();
        if (auto allowed = may_ask(*hot.table, guest, seat); !allowed) {
            ++counts_.refusals;
            hinted(std::unexpected(allowed.error()), version);
            return;
        }
        // Shared, since a queue without room keeps nothing of what it is given.
        const auto shared = std::make_shared<Hinted>(std::move(hinted));
        const bool thinking = bots_.think({.record = hot.table->match()->record(),
                                           .bot = std::string(kAdviser),
                                           .secret = "hint " + hot.table->settings().bot_secret,
                                           .urgency = Bots::Urgency::Hint},
                                          [shared, version](Result<match::SuggestionText> found) {
                                              (*shared)(std::move(found), version);
                                          });
        if (!thinking) (*shared)(fail("server/busy", "too many bots are thinking"), version);
    });
}

Result<void> Tables::may_ask(const Table& table, const std::string& guest, Seat seat) {
    const auto held = table.seats_of(guest);
    if (std::ranges::find(held, seat) == held.end()) {
        return fail("seat/not_yours", "that seat is not yours");
    }
    if (!table.settings().hints) return fail("hint/off", "this table plays without hints");
    if (table.phase() == Phase::Open) return fail("table/open", "players are still missing");
    if (table.phase() == Phase::Over) return fail("match/over", "the match is over");
    if (table.actor() != seat) return fail("action/not_your_turn", "it is not your turn");
    if (!hint_rates_.allow(guest, config_.hints_per_second, clock_())) {
        return fail("limit/hints", "too many hints at once");
    }
    return {};
}

void Tables::sweep() {
    if (closing_) return;
    const Millis now = clock_();
    // What finds no place would have to be given back.
    const auto room = static_cast<std::int64_t>(bots_.room(Bots::Urgency::BotsAlone));
    const int most = static_cast<int>(
        std::clamp<std::int64_t>(room, config_.least_claims, config_.claims_at_once));
    queue_.ask([now, until = now + config_.lease,
                most](store::Store& store) { return store.claim_due(now, until, most); },
               [this](const std::vector<std::string>& due) {
                   for (const std::string& id : due) {
                       enqueue(hot(id), [this](Hot& hot) {
                           if (hot.table) return do_what_is_due(hot);
                           // Not playable here, perhaps by a later program: not again and again.
                           queue_.run([id = hot.id, due = clock_() + config_.unplayable_retry](
                                          store::Store& store) { store.release(id, due); });
                       });
                   }
               });
}

bool Tables::bot_is_due(const Table& table) const {
    const Seat seat = table.actor();
    return seat != kNobody && table.seats()[static_cast<std::size_t>(seat)].bot_plays();
}

Bots::Urgency Tables::urgency_at(const Table& table) {
    return std::ranges::any_of(table.seats(), &SeatHolder::is_human) ? Bots::Urgency::People
                                                                     : Bots::Urgency::BotsAlone;
}

void Tables::do_what_is_due(Hot& hot) {
    if (bot_is_due(*hot.table)) {
        start_bot(hot);
        return;
    }
    if (const Millis ends = grace_ends(*hot.table); clock_() < ends) {
        queue_.run([id = hot.id, ends](store::Store& store) { store.release(id, ends); });
        return;
    }
    grant(
        hot,
        {.kind = "absent",
         .guest = {},
         .seat = hot.table->actor(),
         .version = hot.table->version(),
         .body = {},
         .id = "absent-" + std::to_string(hot.table->version())},
        nullptr, [](const Answer&) {}, true);
}

Millis Tables::grace_ends(const Table& table) const {
    return started_ + std::min(config_.grace, table.settings().seconds * kMillisPerSecond);
}

void Tables::start_bot(Hot& hot) {
    if (closing_ || hot.busy || hot.thinking || !bot_is_due(*hot.table)) return;
    const Table& table = *hot.table;
    const Seat seat = table.actor();
    const std::int64_t version = table.version();
    hot.thinking =
        bots_.think({.record = table.match()->record(),
                     .bot = table.seats()[static_cast<std::size_t>(seat)].bot,
                     .secret = table.settings().bot_secret,
                     .urgency = urgency_at(table)},
                    [this, id = hot.id, version, seat](Result<match::SuggestionText> found) {
                        bot_has_chosen(id, version, seat, std::move(found));
                    });
    if (hot.thinking) return;
    const bool alone = urgency_at(table) == Bots::Urgency::BotsAlone;
    const Millis due = clock_() + (alone ? config_.bot_retry_alone : config_.bot_retry);
    queue_.run([id = hot.id, due](store::Store& store) { store.release(id, due); });
}

void Tables::bot_has_chosen(const std::string& id, std::int64_t version, Seat seat,
                            Result<match::SuggestionText> found) {
    come_back(id, [&](Hot& hot) {
        hot.thinking = false;
        if (!found) {
            log_("bot_failed", id, found.error().message);
            return;
        }
        hot.waiting.emplace_back(
            [this, version, seat, text = std::move(found->action)](Hot& place) {
                if (!place.table) return;
                grant(
                    place,
                    {.kind = "act",
                     .guest = {},
                     .seat = seat,
                     .version = version,
                     .body = text,
                     .id = "bot-" + std::to_string(version)},
                    nullptr,
                    [&](const Answer& answer) {
                        if (!answer.number && !is_ordinary(answer.number.error().code))
                            log_("bot_refused", place.id, answer.number.error().code);
                    },
                    true);
                // Not on its way: somebody else has changed the position meanwhile.
                if (place.table->version() != version) start_bot(place);
            });
    });
}

}  // namespace faubourg::server
