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

// An action of the line played, for those who judge whether it may be taken back: who played it,
// whether a card came to light with it, and whether its player knew something that others did not,
// which the choice may have told them.
struct PastStep {
    Seat seat = kNobody;
    bool revealed = false;
    bool knowing = false;
};

// What an action changes at once for the seat that plays it, as far as that seat can know: its
// score as it stands, and its money where the game has any.
struct Prospect {
    int points = 0;
    std::optional<int> money = std::nullopt;
};

// One match of any game, the authority over it: it holds the whole truth, takes actions as text and
// shows each viewer what that viewer may know. Not for use by several threads at once.
class AnyMatch {
  public:
    virtual ~AnyMatch() = default;

    virtual const GameFacts& facts() const = 0;
    virtual int players() const = 0;
    // The seat to act, kNobody when the match is over.
    virtual Seat actor() const = 0;
    // Every legal action of a seat, sorted.
    virtual std::vector<std::string> legal(Seat seat) const = 0;
    // What an action would mean, in words; empty for an unknown one.
    virtual std::string gloss(Seat seat, std::string_view action, Language language) const = 0;
    // What each of the seat's legal actions changes at once, in the order of `legal`. It is made
    // from what the seat knows and from nothing else.
    virtual std::vector<Prospect> prospects(Seat seat) const = 0;

    // The canonical text of an action the seat may play now. An error has one of the codes
    // match/over, action/unknown, action/not_your_turn, action/illegal.
    virtual Result<std::string> check(Seat seat, std::string_view action) const = 0;
    // Plays an action. The errors are those of `check`, and then nothing has changed.
    virtual Result<void> act(Seat seat, std::string_view action) = 0;
    // How many actions the line played has, and the i-th of them.
    virtual int length() const = 0;
    virtual PastStep step(int index) const = 0;
    // Takes the last action back, whoever played it; undo/none when there is none.
    virtual Result<void> undo() = 0;

    // The state, and the events of the last action played, as the viewer may see them.
    virtual void write_state(Viewer viewer, DocumentWriter& out) const = 0;
    virtual void write_events(Viewer viewer, DocumentWriter& out) const = 0;
    virtual std::vector<std::string> tell(Viewer viewer, Language language) const = 0;
    virtual void write_score(Viewer viewer, DocumentWriter& out) const = 0;
    virtual Standing standing(Viewer viewer) const = 0;
    // The parts of the score and, last, the tie-break, as players read them.
    virtual std::span<const Words> score_words() const = 0;
    virtual std::string screen(Viewer viewer, const ScreenStyle& style) const = 0;

    // The same as Values.
    Value state(Viewer viewer) const { return value(viewer, &AnyMatch::write_state); }
    Value events(Viewer viewer) const { return value(viewer, &AnyMatch::write_events); }
    Value score(Viewer viewer) const { return value(viewer, &AnyMatch::write_score); }

    virtual Record record() const = 0;
    // A hash of the position, the hidden order included.
    virtual std::uint64_t hash() const = 0;

  private:
    using Write = void (AnyMatch::*)(Viewer, DocumentWriter&) const;
    Value value(Viewer viewer, Write write) const {
        ValueWriter writer;
        (this->*write)(viewer, writer);
        return writer.take();
    }
};

// A bot of one game, for matches of that game whatever their content. It is shown only what the
// seat to act knows. Not for use by several threads at once.
class AnyBot {
  public:
    virtual ~AnyBot() = default;
    // What it would do for the seat to act, and what it thinks of the other actions. Errors:
    // match/over; bot/unknown for a match of another game.
    virtual Result<SuggestionText> think(const AnyMatch& match,
                                         const players::Thinking& thinking) = 0;
    // What it thinks with, as its name could say it; empty when there is nothing to set.
    virtual std::string settings() const = 0;
};

// A game with its content: makes matches. Immutable, shared by threads.
class AnyRules {
  public:
    virtual ~AnyRules() = default;
    virtual const GameFacts& facts() const = 0;
    virtual const std::string& pack_hash() const = 0;
    // Errors: players/invalid, option/unknown, option/invalid, state/invalid.
    virtual Result<std::unique_ptr<AnyMatch>> start(const Setup& setup) const = 0;
    // The bot of this name, as docs/bots.md writes it. Error: bot/unknown.
    virtual Result<std::unique_ptr<AnyBot>> bot(std::string_view name) const = 0;
    // The number of action sequences of this length, each seat acting when it is to act, on the
    // deal of the seed.
    virtual Result<std::uint64_t> perft(const Setup& setup, int depth) const = 0;
};

}  // namespace faubourg::match
