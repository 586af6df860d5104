#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

#include "src/core/result.h"
#include "src/match/any_match.h"
#include "src/table/table_bots.h"

namespace faubourg::server {

// Thinks for the bots at the tables. A decision is asked for and answered later, on the asker's
// thread. The number of waiting jobs is limited; a turn that finds no room stays due in the store.
class Bots {
  public:
    // The order of jobs: a turn at a table with people, then a hint, then a turn at a table of bots
    // alone.
    enum class Urgency : std::uint8_t { People, Hint, BotsAlone };
    using Chosen = std::move_only_function<void(Result<match::SuggestionText> found)>;

    Bots() = default;
    Bots(const Bots&) = delete;
    Bots& operator=(const Bots&) = delete;
    virtual ~Bots() = default;

    // How many more jobs of this urgency can wait; each urgency has its own limit.
    virtual std::size_t room(Urgency urgency) const = 0;
    // Requires room.
    virtual void think(table::BotTurn turn, Urgency urgency, Chosen chosen) = 0;
    virtual std::size_t waiting() const = 0;
};

}  // namespace faubourg::server
