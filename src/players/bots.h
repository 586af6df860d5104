#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "src/core/result.h"
#include "src/players/greedy_bot.h"
#include "src/players/random_bot.h"

namespace faubourg::players {

// The bot of this name; bot/unknown when there is none.
template <Game R>
Result<std::unique_ptr<Bot<R>>> make_bot(std::string_view name) {
    if (name == "random") return std::make_unique<RandomBot<R>>();
    if (name == "greedy") return std::make_unique<GreedyBot<R>>();
    return fail("bot/unknown", "no bot is called \"" + std::string(name) + "\"");
}

}  // namespace faubourg::players
