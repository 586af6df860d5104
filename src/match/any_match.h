#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/game.h"
#include "src/match/record.h"
#include "src/players/suggestion.h"

namespace faubourg::match {

struct SuggestionText {
    std::string action;
    std::vector<players::Candidate<std::string>> candidates;
};

// A past action, with what is needed to judge whether it may be taken back: who played it, whether
// it revealed a card, and whether its player knew something that others did not, which the choice
// may have told them.
struct PastStep {
    Seat seat = kNobody;
    bool revealed = false;
    bool knowing = false;
};

// What an action changes at once for the seat that plays it, as far as that seat can know: its
// score as it stands, and its money if the game has any.
struct Prospect {
    int points = 0;
    std::optional<int> money = std::nullopt;
};

// An action that a match has found legal in the position after `length` actions.
struct LegalAction {
    Seat seat = kNobody;
    unsigned code = 0;
    int length = 0;
    std::string text;  // canonical
};

// One match of any game, and the authority over it: it holds the whole truth, takes actions as
// text, and shows each viewer what that viewer may know. Not thread-safe.
class AnyMatch {
  public:
    virtual ~AnyMatch() = default;

    virtual const GameFacts& facts() const = 0;
    virtual int players() const = 0;
    // The seat to act, kNobody when the match is over.
    virtual Seat actor() const = 0;
    // Every legal action of a seat, sorted.
    virtual std::vector<std::string> legal(Seat seat) const = 0;
    // What an action would mean, in words; empty for an unknown one. With the points that the game
    // counts for it at once, or without them for callers that show its prospect.
    virtual std::string gloss(Seat seat, std::string_view action, Language language,
                              Gain gain) const = 0;
    // What each of the seat's legal actions changes at once, in the order of `legal`. It is
    // computed only from what the seat knows.
    virtual std::vector<Prospect> prospects(Seat seat) const = 0;

    // The action with this text, if the seat may play it now. Errors: match/over, action/unknown,
    // action/not_your_turn, action/illegal.
    virtual Result<LegalAction> check(Seat seat, std::string_view action) const = 0;
    // Plays an action that `check` returned in this position, without checking it again.
    virtual void play(const LegalAction& action) = 0;
    // Does both. Errors are those of `check`; then nothing has changed.
    Result<void> act(Seat seat, std::string_view action) {
        return transform(check(seat, action), [&](const LegalAction& legal) { play(legal); });
    }
    // How many actions the line played has, and the i-th of them.
    virtual int length() const = 0;
    virtual PastStep step(int index) const = 0;
    // Takes back the last action, whoever played it; undo/none if there is none.
    virtual Result<void> undo() = 0;

    // The state, and the events of the last action played, as the viewer may see them.
    virtual void write_state(Viewer viewer, DocumentWriter& out) const = 0;
    virtual void write_events(Viewer viewer, DocumentWriter& out) const = 0;
    virtual std::vector<std::string> tell(Viewer viewer, Language language) const = 0;
    virtual void write_score(Viewer viewer, DocumentWriter& out) const = 0;
    virtual Standing standing(Viewer viewer) const = 0;
    // The names of the parts of the score and, last, of the tie-break, in players' words.
    virtual std::span<const Words> score_words() const = 0;
    virtual std::string screen(Viewer viewer, const ScreenStyle& style) const = 0;

    // The same as Values.
    Value state(Viewer viewer) const { return value(viewer, &AnyMatch::write_state); }
    Value events(Viewer viewer) const { return value(viewer, &AnyMatch::write_events); }
    Value score(Viewer viewer) const { return value(viewer, &AnyMatch::write_score); }

    // The facts that the game gathers about this match from its start on, besides the score; null
    // if it has none. It must not outlive the match.
    virtual std::unique_ptr<MatchFacts> match_facts() const = 0;
    // A whole state, as `all` would see it, that agrees with everything the seat to act knows; what
    // it can't know, hands and the order of decks, is dealt at random from the seed. It can be
    // shown to anybody who plays for that seat.
    virtual Value dealt_anew(std::uint64_t seed) const = 0;

    virtual Record record() const = 0;
    // A hash of the position, including the hidden order of decks.
    virtual std::uint64_t hash() const = 0;

  private:
    using Write = void (AnyMatch::*)(Viewer, DocumentWriter&) const;
    Value value(Viewer viewer, Write write) const {
        ValueWriter writer;
        (this->*write)(viewer, writer);
        return writer.take();
    }
};

// A bot of one game, for matches of that game with any content. It is shown only what the seat to
// act knows. Not thread-safe.
class AnyBot {
  public:
    virtual ~AnyBot() = default;
    // What it would do for the seat to act, and its estimate of the other actions. Errors:
    // match/over; bot/unknown for a match of another game.
    virtual Result<SuggestionText> think(const AnyMatch& match,
                                         const players::Thinking& thinking) = 0;
    // Its settings in the notation of bots' names; empty for a bot without settings.
    virtual std::string settings() const = 0;
};

// A game with its content: makes matches. Immutable, and shared by threads.
class AnyRules {
  public:
    virtual ~AnyRules() = default;
    virtual const GameFacts& facts() const = 0;
    virtual const std::string& pack_hash() const = 0;
    // Whether this hash names the content: its present hash, or one of an earlier version.
    virtual bool has_pack(std::string_view hash) const = 0;
    virtual std::vector<OptionFacts> options() const = 0;
    // Errors: players/invalid, option/unknown, option/invalid, state/invalid.
    virtual Result<std::unique_ptr<AnyMatch>> start(const Setup& setup) const = 0;
    // The bot of this name, as docs/bots.md writes it. Error: bot/unknown.
    virtual Result<std::unique_ptr<AnyBot>> bot(std::string_view name) const = 0;
    // The number of action sequences of this length on the deal of the seed; seats act only when it
    // is their turn.
    virtual Result<std::uint64_t> perft(const Setup& setup, int depth) const = 0;
};

}  // namespace faubourg::match
