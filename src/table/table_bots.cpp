#include "src/table/table_bots.h"

#include <algorithm>
#include <array>

#include "src/codec/json.h"
#include "src/core/sha256.h"

namespace faubourg::table {
namespace {

constexpr std::array<std::string_view, 9> kOffered = {
    "level1", "level2", "level3", "level4", "level5", "level6", "search", "greedy", "random"};

}  // namespace

std::span<const std::string_view> offered_bots() { return kOffered; }

Result<void> check_bot(std::string_view name) {
    if (std::ranges::count(kOffered, name) == 1) return {};
    return fail("bot/unknown", "there is no such bot here");
}

std::uint64_t thinking_seed(const match::AnyMatch& match, std::string_view secret) {
    const Value known = match.state(Viewer::of(match.actor()));
    return number_of(sha256(std::string(secret) + '\n' + std::to_string(match.length()) + '\n' +
                            codec::to_json(known)));
}

Result<match::AnyBot*> Thinker::bot_for(const BotTurn& turn) {
    std::unique_ptr<match::AnyBot>& bot = bots_[turn.record.game + " " + turn.bot];
    if (bot) return bot.get();
    return transform(library_.find(turn.record.game)->bot(turn.bot),
                     [&](std::unique_ptr<match::AnyBot> made) {
                         bot = std::move(made);
                         return bot.get();
                     });
}

Result<match::SuggestionText> Thinker::think(const BotTurn& turn, const std::stop_token& stop) {
    const auto match = library_.replay(turn.record);
    if (!match) return fail(match);
    return and_then(bot_for(turn), [&](match::AnyBot* bot) {
        const players::Thinking thinking{
            .budget = {}, .seed = thinking_seed(**match, turn.secret), .stop = stop};
        return bot->think(**match, thinking);
    });
}

}  // namespace faubourg::table
