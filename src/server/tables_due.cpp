#include <algorithm>

#include "src/server/tables.h"

// The part of Tables that needs bots or the clock: bots' turns, time-outs and hints.
namespace faubourg::server {
namespace {

// Errors of a bot's move that need no warning: somebody undid a move or took the seat back while
// the bot was thinking.
bool is_ordinary(std::string_view code) {
    return code == "action/stale" || code == "seat/not_yours" || code == "match/over";
}

}  // namespace

void Tables::hint(const std::string& table, const std::string& guest, Seat seat, Hinted hinted) {
    if (is_crowded(table, config_.most_waiting)) {
        return hinted(fail("server/busy", "too much is waiting here"), 0);
    }
    enqueue_fresh(
        table,
        [this, guest, seat, hinted = std::move(hinted)](HotTable& hot) mutable -> Task<void> {
            if (!hot.table) {
                hinted(std::unexpected(*hot.missing), 0);
                co_return;
            }
            if (auto allowed = may_ask(*hot.table, guest, seat); !allowed) {
                ++counts_.refusals;
                hinted(fail(allowed), hot.table->version());
                co_return;
            }
            bots_.hint(*hot.table, std::move(hinted));
        });
}

Result<void> Tables::may_ask(const Table& table, const std::string& guest, Seat seat) {
    const SeatHolder* holder = table.holder(seat);
    if (holder == nullptr || !holder->held_by(guest)) {
        return fail("seat/not_yours", "that seat is not yours");
    }
    if (!table.settings().hints) return fail("hint/off", "this table plays without hints");
    if (table.phase() == Phase::Open) return fail("table/open", "players are still missing");
    if (table.phase() == Phase::Over) return fail("match/over", "the match is over");
    if (table.actor() != seat) return fail("action/not_your_turn", "it is not your turn");
    if (!hint_rates_.allow(guest, config_.hints_per_second, clock_.now())) {
        return fail("limit/hints", "too many hints at once");
    }
    return {};
}

void Tables::sweep() {
    if (closing_) return;
    const Millis now = clock_.now();
    // Claims no more than there is room for: the rest would have to be given back.
    const auto room = static_cast<std::int64_t>(bots_.room());
    const int most = static_cast<int>(
        std::clamp<std::int64_t>(room, config_.least_claims, config_.claims_at_once));
    queue_.ask([now, until = now + config_.lease,
                most](store::Store& store) { return store.claim_due(now, until, most); },
               [this](const std::vector<std::string>& due) {
                   for (const std::string& id : due) {
                       hot(id).enqueue([this](HotTable& hot) { return do_what_is_due(hot); });
                   }
               });
}

Task<void> Tables::do_what_is_due(HotTable& hot) {
    if (!hot.table) {
        // This program cannot play it, perhaps a later one can: it is tried again only after a long
        // time.
        const Millis later = clock_.now() + config_.unplayable_retry;
        queue_.run([id = hot.id, later](store::Store& store) { store.release(id, later); });
        co_return;
    }
    if (hot.table->bot_is_due()) {
        bots_.start(hot);
        co_return;
    }
    if (const Millis ends = grace_ends(*hot.table); clock_.now() < ends) {
        queue_.run([id = hot.id, ends](store::Store& store) { store.release(id, ends); });
        co_return;
    }
    const std::int64_t version = hot.table->version();
    Wish absent{.what = wishes::Absent{},
                .guest = {},
                .seat = hot.table->actor(),
                .version = version,
                .id = "absent-" + std::to_string(version)};
    WatcherPtr nobody;
    Reply ignore = [](const Answer&) {};
    co_await grant(hot, std::move(absent), nobody, std::move(ignore), true);
}

Millis Tables::grace_ends(const Table& table) const {
    return started_ + std::min(config_.grace, table.settings().seconds * kMillisPerSecond);
}

void Tables::bot_has_chosen(const std::string& id, std::int64_t version, Seat seat,
                            Result<std::string> action) {
    const auto found = tables_.find(id);
    if (found == tables_.end()) return;
    if (!action) {
        log_("bot_failed", id, action.error().message);
        rest(*found->second);
        return;
    }
    found->second->enqueue([this, version, seat, text = std::move(*action)](HotTable& hot) mutable {
        return act_for_bot(hot, version, seat, std::move(text));
    });
}

Task<void> Tables::act_for_bot(HotTable& hot, std::int64_t version, Seat seat, std::string action) {
    if (!hot.table) co_return;
    Wish act{.what = wishes::Act{.text = std::move(action)},
             .guest = {},
             .seat = seat,
             .version = version,
             .id = "bot-" + std::to_string(version)};
    Reply check = [this, id = hot.id](const Answer& answer) {
        if (!answer.number && !is_ordinary(answer.number.error().code)) {
            log_("bot_refused", id, answer.number.error().code);
        }
    };
    WatcherPtr nobody;
    co_await grant(hot, std::move(act), nobody, std::move(check), true);
    // The position changed while the bot was thinking: it thinks again.
    if (hot.table && hot.table->version() != version) bots_.start(hot);
}

}  // namespace faubourg::server
