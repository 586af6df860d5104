#pragma once

#include <memory>

#include "src/players/bot_name.h"
#include "src/players/greedy_bot.h"
#include "src/players/random_bot.h"
#include "src/players/search_bot.h"

namespace faubourg::players {

// The bot of this name; bot/unknown when there is none.
template <Game R>
Result<std::unique_ptr<Bot<R>>> make_bot(std::string_view text) {
    const auto name = read_bot_name(text);
    if (!name) return std::unexpected(name.error());
    if (name->kind == "random") return std::make_unique<RandomBot<R>>();
    if (name->kind == "greedy") return std::make_unique<GreedyBot<R>>();
    SettingsByPlayers settings{};
    for (int players = R::kFacts.min_players; players <= R::kFacts.max_players; ++players) {
        const int level = name->level > 0 ? name->level : kLevels;
        settings[static_cast<std::size_t>(players)] =
            changed(settings_of<R>(level, players), name->changes);
    }
    return std::make_unique<SearchBot<R>>(settings, name->level > 0);
}

}  // namespace faubourg::players
