#pragma once

#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/core/text.h"
#include "src/players/expert.h"
#include "src/search/settings.h"

namespace faubourg::players {

// A bot's name taken apart: `random`, `greedy`, `search` or `level1` to `level6`, and for those
// that search settings of their own after a colon: `search:simulations=4000,explore=50`.
struct BotName {
    std::string kind;  // without the level's number
    int level = 0;
    std::string changes = {};
};

// bot/unknown when there is no such bot, or it has no such setting.
Result<BotName> read_bot_name(std::string_view text);

// Settings with the changes that a name asks for; they were read without error.
search::Settings changed(search::Settings settings, std::string_view changes);

// All settings that a name can change, as it would write them: "simulations=1000,threads=1,...".
std::string settings_text(search::Settings settings);

// What a level is called by players: "Apprentice" for 1.
const Words& level_name(int level);

}  // namespace faubourg::players
