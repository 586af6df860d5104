#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "src/content/packs.h"
#include "src/match/any_match.h"

namespace faubourg::match {

// The games a program offers, each with one content pack. Immutable once it is set up.
class Library {
  public:
    // Every game with the pack that is compiled in.
    static Result<Library> with_default_packs();

    // Takes the pack instead of the one its game had. Errors: content/invalid, game/unknown.
    Result<void> replace(const content::Pack& pack);

    // Offers the pack beside the one its game has: for those who ask for it by its hash.
    Result<void> add(const content::Pack& pack);

    // All games, by id; the one of this id, or null.
    const std::vector<std::shared_ptr<const AnyRules>>& games() const { return games_; }
    const AnyRules* find(std::string_view id) const;
    // The game with the content of this hash, or null.
    const AnyRules* find(std::string_view id, std::string_view pack) const;
    const std::vector<std::shared_ptr<const AnyRules>>& others() const { return others_; }

    Result<std::unique_ptr<AnyMatch>> start(std::string_view game, const Setup& setup) const;
    // What the named bot would do for the seat to act, given only what that seat knows. Errors:
    // bot/unknown, match/over.
    Result<SuggestionText> suggest(const AnyMatch& match, std::string_view bot,
                                   const players::Thinking& thinking) const;
    // Plays a record again; any fault in it is record/invalid.
    Result<std::unique_ptr<AnyMatch>> replay(const Record& record) const;

  private:
    std::vector<std::shared_ptr<const AnyRules>> games_;
    std::vector<std::shared_ptr<const AnyRules>> others_;  // more content for the same games
};

// The game of the pack with the pack's content.
Result<std::shared_ptr<const AnyRules>> make_rules(const content::Pack& pack);

}  // namespace faubourg::match
