#pragma once

#include <concepts>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "src/core/deal.h"
#include "src/core/document_writer.h"
#include "src/core/fixed_list.h"
#include "src/core/match_facts.h"
#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/standing.h"
#include "src/core/text.h"
#include "src/core/value.h"

namespace faubourg {

// Facts about a game that do not depend on the content pack.
struct GameFacts {
    std::string_view id;
    Words title;
    int min_players;
    int max_players;
    int rules_version;     // raised when older records would play out differently
    bool secrets = false;  // a seat has something hidden from others, unless an option opens it
};

// An option of a game, as those who open a table see it. Every option may be left out: a switch is
// then off, and any other option is chosen at random.
struct OptionFacts {
    enum class Kind {
        OneSeat,   // the number of a seat
        Switch,    // true or false
        EachSeat,  // a list with one of `values` for each seat, none of them twice
    };
    std::string_view name;
    Kind kind;
    bool reveals = false;                  // a switch: while it is on, the game has no secrets
    std::vector<std::string> values = {};  // what an EachSeat option chooses from
};

// The events policy of a search: ignores events.
struct NoEvents {
    template <class Event>
    void operator()(const Event& /*event*/) const {}
};

// The events policy of an authority: keeps all events, in order.
template <class Event>
class EventLog {
  public:
    void operator()(const Event& event) { events_.push_back(event); }
    const std::vector<Event>& events() const { return events_; }

  private:
    std::vector<Event> events_;
};

template <class R>
using ActionList = FixedList<typename R::Action, R::kMaxActions>;

// Why a seat may not play an action now.
struct Refusal {
    enum class Kind { NotYourTurn, Illegal };
    Kind kind;
    std::string message;  // names the clause; tells nothing that the asker may not know
};

// What some games have beyond `Game`. A game says which in `R::kCapabilities`:
//   recall   what a seat that has watched since `start` knows: like hide, plus what it saw and the
//            table no longer shows
//   settled  whether the game is decided: nothing that is still done or drawn changes points or
//            ties, although the game goes on
//   purse    how much money a seat has, if everybody sees it
//   match_facts  gathers what a match tells besides its score, from `start` on; the rules must
//            outlive it
struct Capabilities {
    bool recall;
    bool settled;
    bool purse;
    bool match_facts;
};

// Code that uses a capability asks for it by these names. A game that declares one must have a
// member with this signature, and a game that does not must have no member of that name. So a
// changed signature fails to compile instead of silently disabling a feature.
template <class R>
concept HasRecall = R::kCapabilities.recall;
template <class R>
concept HasSettled = R::kCapabilities.settled;
template <class R>
concept HasPurse = R::kCapabilities.purse;
template <class R>
concept HasMatchFacts = R::kCapabilities.match_facts;

// A member of this is ambiguous, so that naming it is ill-formed, if R has a member of that name:
// also an overloaded function or a template.
struct CapabilityNames {
    int recall;
    int settled;
    int purse;
    int match_facts;
};
template <class R>
struct BesideNames : R, CapabilityNames {};

template <class R>
concept CapabilitiesMatch =
    (HasRecall<R> ? requires(const R rules, const typename R::State state, Viewer viewer) {
        { rules.recall(state, state, viewer) } -> std::same_as<typename R::State>;
    } : requires {
        &BesideNames<R>::recall;
    }) && (HasSettled<R> ? requires(const R rules, const typename R::State state) {
        { rules.settled(state) } -> std::same_as<bool>;
    } : requires {
        &BesideNames<R>::settled;
    }) && (HasPurse<R> ? requires(const R rules, const typename R::State state, Seat seat) {
        { rules.purse(state, seat) } -> std::same_as<int>;
    } : requires {
        &BesideNames<R>::purse;
    }) && (HasMatchFacts<R> ? requires(const R rules, const typename R::State state) {
        { rules.match_facts(state) } -> std::same_as<std::unique_ptr<MatchFacts>>;
    } : requires { &BesideNames<R>::match_facts; });

// The playing face of a game, all that search and playouts need. `R` is a rules object: the
// immutable components made from a content pack, shared freely between threads.
//   actor    the seat to act, kNobody when the game is over
//   legal    every legal action of that seat, ascending in the order of their texts
//   apply    requires a legal action; asks `chance` whenever something is revealed
//   score    what the game would give now (final when over)
//   hide     the state with all that the viewer may not know blanked
//   sample   a blanked state with the hidden parts filled in at random, consistent with the view
template <class R>
concept Game = CapabilitiesMatch<R> &&
               requires(const R rules, const typename R::State state, typename R::State next,
                        typename R::Action action, Seat seat, Viewer viewer, ActionList<R> list,
                        SampledChance sampled, NoEvents silent, FastRandom random) {
                   { R::kFacts } -> std::convertible_to<const GameFacts&>;
                   { rules.actor(state) } -> std::same_as<Seat>;
                   { rules.legal(state, seat, list) } -> std::same_as<void>;
                   { rules.apply(next, seat, action, sampled, silent) } -> std::same_as<void>;
                   { rules.score(state, viewer) } -> std::same_as<Standing>;
                   { rules.hide(state, viewer) } -> std::same_as<typename R::State>;
                   { rules.sample(state, seat, random) } -> std::same_as<typename R::State>;
                   requires std::is_trivially_copyable_v<typename R::State>;
                   requires std::has_unique_object_representations_v<typename R::State>;
                   requires std::equality_comparable<typename R::State>;
                   requires std::is_trivially_copyable_v<typename R::Action>;
                   { action.code } -> std::convertible_to<unsigned>;
               };

// The other face of a game, for matches: set-up, words and documents. `options` is the document
// that was given; it has already been read without an error.
template <class R>
concept TableGame =
    Game<R> &&
    requires(const R rules, const typename R::State state, typename R::State next,
             typename R::Action action, const typename R::Event event, Seat seat, Viewer viewer,
             Deal deal, EventLog<typename R::Event> log, const Value doc, std::string_view text,
             int number, ScreenStyle style, DocumentWriter& writer) {
        { R::from_pack(doc) } -> std::same_as<Result<R>>;
        { rules.read_options(doc, number) } -> std::same_as<Result<typename R::Options>>;
        { rules.set_up(number, typename R::Options{}, deal) } -> std::same_as<typename R::State>;
        { rules.apply(next, seat, action, deal, log) } -> std::same_as<void>;
        { rules.refusal(state, seat, action) } -> std::same_as<std::optional<Refusal>>;
        { rules.text(action) } -> std::same_as<std::string>;
        { rules.parse(text) } -> std::same_as<std::optional<typename R::Action>>;
        { R::kDecks } -> std::convertible_to<int>;
        { rules.deck(state, number) } -> std::same_as<std::span<const std::uint8_t>>;
        { rules.write(state, deal, doc, viewer, writer) } -> std::same_as<void>;
        { rules.read_document(doc, deal) } -> std::same_as<Result<typename R::State>>;
        // The members of the event's document.
        { rules.write_event(event, viewer, writer) } -> std::same_as<void>;
        { rules.tell(event, viewer, style.language) } -> std::same_as<std::string>;
        {
            rules.gloss(state, seat, action, style.language, Gain::Told)
        } -> std::same_as<std::string>;
        { rules.screen(state, viewer, style) } -> std::same_as<std::string>;
        { rules.action_count() } -> std::same_as<unsigned>;
        { rules.options() } -> std::same_as<std::vector<OptionFacts>>;
        R::kScoreParts;
        R::kScoreWords;  // the parts and the tie-break in players' words
        { R::kTieBreak } -> std::convertible_to<std::string_view>;
    };

// What a game writes, as a Value.
template <TableGame R>
Value state_document(const R& rules, const typename R::State& state, const Deal& deal,
                     const Value& options, Viewer viewer) {
    ValueWriter writer;
    rules.write(state, deal, options, viewer, writer);
    return writer.take();
}
template <TableGame R>
Value event_document(const R& rules, const typename R::Event& event, Viewer viewer) {
    ValueWriter writer;
    writer.object([&] { rules.write_event(event, viewer, writer); });
    return writer.take();
}

// What one seat knows, as a type. A bot is never given anything else.
template <Game R>
struct View {
    typename R::State known;
    Seat seat;
};

// What a seat that has watched since `start` knows; without a past, `start` is the state itself.
template <Game R>
View<R> observe(const R& rules, const typename R::State& start, const typename R::State& state,
                Seat seat) {
    const Viewer viewer = Viewer::of(seat);
    if constexpr (HasRecall<R>) {
        return {.known = rules.recall(start, state, viewer), .seat = seat};
    } else {
        return {.known = rules.hide(state, viewer), .seat = seat};
    }
}

template <Game R>
View<R> observe(const R& rules, const typename R::State& state, Seat seat) {
    return observe(rules, state, state, seat);
}

}  // namespace faubourg
