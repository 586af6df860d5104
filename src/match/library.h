#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "src/core/pack.h"
#include "src/match/any_match.h"
#include "src/match/game_list.h"

namespace faubourg::match {

// The games a program offers, each with one content pack. Immutable once it is set up.
class Library {
  public:
    // Offers nothing yet, but can take packs of these games.
    explicit Library(std::span<const GameMaker> known = all_games()) : known_(known) {}

    // Every one of these games with its pack. A pack of another game is passed over: its game may
    // not be written yet. Errors: content/invalid, also for a game without a pack.
    static Result<Library> of(std::span<const Pack> packs,
                              std::span<const GameMaker> known = all_games());

    // Replaces the pack of a game. Errors: content/invalid, game/unknown.
    Result<void> replace(const Pack& pack);

    // Offers the pack beside the game's own, for callers that ask for it by its hash.
    Result<void> add(const Pack& pack);

    // All games, by id; the one of this id, or null.
    const std::vector<std::shared_ptr<const AnyRules>>& games() const { return games_; }
    const AnyRules* find(std::string_view id) const;
    // The game whose content has this hash, now or in an earlier version; or null.
    const AnyRules* find(std::string_view id, std::string_view pack) const;
    const std::vector<std::shared_ptr<const AnyRules>>& others() const { return others_; }

    Result<std::unique_ptr<AnyMatch>> start(std::string_view game, const Setup& setup) const;
    // What the named bot would do for the seat to act, given only what that seat knows. Errors:
    // bot/unknown, match/over.
    Result<SuggestionText> suggest(const AnyMatch& match, std::string_view bot,
                                   const players::Thinking& thinking) const;
    // Replays a record; any fault in it gives record/invalid.
    Result<std::unique_ptr<AnyMatch>> replay(const Record& record) const;

  private:
    std::span<const GameMaker> known_;
    std::vector<std::shared_ptr<const AnyRules>> games_;
    std::vector<std::shared_ptr<const AnyRules>> others_;  // more content for the same games
};

// The rules of the pack's game with the pack's content. Errors: content/invalid, game/unknown.
Result<std::shared_ptr<const AnyRules>> make_rules(const Pack& pack,
                                                   std::span<const GameMaker> known = all_games());

}  // namespace faubourg::match
