#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "src/match/library.h"

namespace faubourg::table {

// The names of the bots that a table may have. Names with their own settings are excluded: such a
// bot could think for hours.
std::span<const std::string_view> offered_bots();
// Error: bot/unknown, for any other bot.
Result<void> check_bot(std::string_view name);

// The seed a bot thinks with. It is derived from the table's secret and from what the seat to act
// knows. So nobody can predict it, it reveals nothing that the seat does not know, and the same
// position after an undo gets the same answer.
std::uint64_t thinking_seed(const match::AnyMatch& match, std::string_view secret);

// A decision that a bot is asked for.
struct BotTurn {
    match::Record record;  // the match so far
    std::string bot;
    std::string secret;  // the table's: see thinking_seed
};

// Thinks about one turn after the other, in its own match, which it replays from the record. It
// keeps its bots and their memory for the next turn. For one thread.
class Thinker {
  public:
    explicit Thinker(const match::Library& library) : library_(library) {}

    // Errors: record/invalid, bot/unknown.
    Result<match::SuggestionText> think(const BotTurn& turn, const std::stop_token& stop = {});

  private:
    Result<match::AnyBot*> bot_for(const BotTurn& turn);

    const match::Library& library_;
    std::map<std::string, std::unique_ptr<match::AnyBot>> bots_;  // by game and name
};

}  // namespace faubourg::table
