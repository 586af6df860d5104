#pragma once

#include <memory>

#include "src/players/bot_name.h"
#include "src/players/greedy_bot.h"
#include "src/players/random_bot.h"
#include "src/players/search_bot.h"

namespace faubourg::players {

// Makes the bot of this name; fails with bot/unknown when there is none.
template <Game R>
Result<std::unique_ptr<Bot<R>>> make_bot(std::string_view text) {
    const auto name = read_bot_name(text);
    if (!name) return fail(name);
    if (name->kind == "random") return std::make_unique<RandomBot<R>>();
    if (name->kind == "greedy") return std::make_unique<GreedyBot<R>>();
    const search::Settings settings = with_changes(settings_of<R>(name->level), name->changes);
    return std::make_unique<SearchBot<R>>(settings, name->level > 0);
}

}  // namespace faubourg::players
