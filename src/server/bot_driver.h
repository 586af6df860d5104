#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <unordered_set>

#include "src/core/executor.h"
#include "src/server/bots.h"
#include "src/server/hot_table.h"
#include "src/store/store_queue.h"

namespace faubourg::server {

// Lets bots think when it is their turn, one at a time for each table. If there is no room for a
// turn, it goes back to the store, and any process that has room takes it up later.
class BotDriver {
  public:
    struct Config {
        Millis retry = 500;         // before a turn that found no room is tried again
        Millis retry_alone = 5000;  // the same, at a table of bots alone
    };
    // Receives the action that a bot chose for the seat in the position after entry `version`.
    using Chosen = std::function<void(const std::string& table, std::int64_t version, Seat seat,
                                      Result<std::string> action)>;
    using Hinted = std::move_only_function<void(Result<match::SuggestionText>, std::int64_t)>;

    BotDriver(Bots& bots, store::StoreQueue& queue, const Clock& clock, Config config,
              Chosen chosen)
        : bots_(bots), queue_(queue), clock_(clock), config_(config), chosen_(std::move(chosen)) {}

    // Starts to think if it is a bot's turn and none thinks for this table yet.
    void start(const HotTable& hot);
    bool thinks_for(const std::string& table) const { return thinking_.contains(table); }
    // Whether a bot is to move at this table and there is room for it here.
    bool can_take(const table::Table& table) const;
    // How many more tables of bots alone there is room for.
    std::size_t room() const { return bots_.room(Bots::Urgency::BotsAlone); }
    // What the strongest bot would do for the seat to act, and the version it looked at; or
    // server/busy.
    void hint(const table::Table& table, Hinted hinted);
    // Starts nothing more.
    void close() { closing_ = true; }

  private:
    static Bots::Urgency urgency_at(const table::Table& table);
    Task<void> think(std::string id, std::int64_t version, Seat seat, table::BotTurn turn,
                     Bots::Urgency urgency);

    Bots& bots_;
    store::StoreQueue& queue_;
    const Clock& clock_;
    Config config_;
    Chosen chosen_;
    std::unordered_set<std::string> thinking_;  // ids of the tables that a bot thinks for
    bool closing_ = false;
};

}  // namespace faubourg::server
