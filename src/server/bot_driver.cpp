#include "src/server/bot_driver.h"

#include <algorithm>

namespace faubourg::server {
namespace {

constexpr std::string_view kAdviser = "search";

}  // namespace

Bots::Urgency BotDriver::urgency_at(const table::Table& table) {
    const bool people = std::ranges::any_of(table.seats(), &table::SeatHolder::is_human);
    return people ? Bots::Urgency::People : Bots::Urgency::BotsAlone;
}

bool BotDriver::can_take(const table::Table& table) const {
    return table.bot_is_due() && bots_.room(urgency_at(table)) > 0;
}

void BotDriver::start(const HotTable& hot) {
    if (closing_ || thinks_for(hot.id) || !hot.table || !hot.table->bot_is_due()) return;
    const table::Table& table = *hot.table;
    const Bots::Urgency urgency = urgency_at(table);
    if (bots_.room(urgency) == 0) {
        const bool alone = urgency == Bots::Urgency::BotsAlone;
        const Millis due = clock_.now() + (alone ? config_.retry_alone : config_.retry);
        queue_.run([id = hot.id, due](store::Store& store) { store.release(id, due); });
        return;
    }
    thinking_.insert(hot.id);
    const Seat seat = table.actor();
    think(hot.id, table.version(), seat,
          {.record = table.match()->record(),
           .bot = table.holder(seat)->bot,
           .secret = table.settings().bot_secret},
          urgency)
        .detach();
}

Task<void> BotDriver::think(std::string id, std::int64_t version, Seat seat, table::BotTurn turn,
                            Bots::Urgency urgency) {
    auto chosen = answer_of<Result<match::SuggestionText>>(
        [&](auto callback) { bots_.think(std::move(turn), urgency, std::move(callback)); });
    auto found = co_await chosen;
    thinking_.erase(id);
    chosen_(id, version, seat, transform(std::move(found), [](auto suggestion) {
                return std::move(suggestion.action);
            }));
}

void BotDriver::hint(const table::Table& table, Hinted hinted) {
    const std::int64_t version = table.version();
    if (bots_.room(Bots::Urgency::Hint) == 0) {
        return hinted(fail("server/busy", "too many bots are thinking"), version);
    }
    bots_.think({.record = table.match()->record(),
                 .bot = std::string(kAdviser),
                 .secret = "hint " + table.settings().bot_secret},
                Bots::Urgency::Hint,
                [hinted = std::move(hinted), version](Result<match::SuggestionText> found) mutable {
                    hinted(std::move(found), version);
                });
}

}  // namespace faubourg::server
