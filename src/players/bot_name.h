#pragma once

#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/text.h"
#include "src/players/expert.h"
#include "src/search/settings.h"

namespace faubourg::players {

// The parts of a bot's name: `random`, `greedy`, `search` or `level1` to `level6`. The last two can
// have settings after a colon: `search:simulations=4000,exploration=50`.
struct BotName {
    std::string kind;  // without the level's number
    int level = 0;
    std::string changes = {};  // what comes after the colon
};

// Fails with bot/unknown when there is no such bot, or it has no such setting.
Result<BotName> read_bot_name(std::string_view text);

// Settings with the changes of a BotName.
search::Settings with_changes(search::Settings settings, std::string_view changes);

// All settings that a name can change, in the notation of names: "simulations=1000,threads=1,...".
// They have the names of version 0.1.0, so that it can read them.
std::string settings_text(search::Settings settings);

// The name that people see for a level: "Apprentice" for 1.
const Words& level_name(int level);

}  // namespace faubourg::players
