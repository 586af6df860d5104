#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "src/core/deal.h"
#include "src/core/document_writer.h"
#include "src/core/fixed_list.h"
#include "src/core/result.h"
#include "src/core/seat.h"
#include "src/core/standing.h"
#include "src/core/text.h"
#include "src/core/value.h"

namespace faubourg {

// What is true of a game whatever the content pack.
struct GameFacts {
    std::string_view id;
    Words title;
    int min_players;
    int max_players;
    int rules_version;  // raised when a record made before would play out differently
};

// The events policy of a search: nothing is told.
struct NoEvents {
    template <class Event>
    void operator()(const Event& /*event*/) const {}
};

// The events policy of an authority: everything that happened, in order.
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

// Where a turn stands when it is asked of a seat that an action be forbidden or not.
struct Refusal {
    enum class Kind { NotYourTurn, Illegal };
    Kind kind;
    std::string message;  // names the clause; never tells what the asker may not know
};

// The playing face of a game, all that search and playouts need. `R` is a rules object: immutable
// tables made from a content pack, shared freely between threads.
//   actor    the seat to act, kNobody when the game is over
//   legal    every legal action of that seat, ascending in the order of their texts
//   apply    requires a legal action; asks `chance` whenever something is revealed
//   score    what the game would give now (final when over)
//   hide     the state with all that the viewer may not know blanked
//   sample   a blanked state with the hidden parts filled in at random, consistent with the view
// and where a seat that has paid attention knows more than the table shows it now,
//   recall   like hide, for a viewer who has watched everything since `start`
// and where a game goes on after it is decided,
//   settled  whether nothing that is still done or drawn changes points or ties
// and where a seat has money that everybody sees,
//   purse    how much
template <class R>
concept Game = requires(const R rules, const typename R::State state, typename R::State next,
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

// The other face, for matches: set-up, words and documents. `options` is the document that was
// given, already read without error.
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
        // The members of its document.
        { rules.write_event(event, viewer, writer) } -> std::same_as<void>;
        { rules.tell(event, viewer, style.language) } -> std::same_as<std::string>;
        { rules.gloss(state, seat, action, style.language) } -> std::same_as<std::string>;
        { rules.screen(state, viewer, style) } -> std::same_as<std::string>;
        { rules.action_count() } -> std::same_as<unsigned>;
        R::kOptionNames;
        R::kScoreParts;
        R::kScoreWords;  // the parts and the tie-break as players read them
        { R::kTieBreak } -> std::convertible_to<std::string_view>;
    };

// What is written, as a Value.
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

// What one seat knows, as a type: the only thing a bot is ever given.
template <Game R>
struct View {
    typename R::State known;
    Seat seat;
};

// What a seat knows that has watched since `start`; with no past, `start` is the state itself.
template <Game R>
View<R> observe(const R& rules, const typename R::State& start, const typename R::State& state,
                Seat seat) {
    const Viewer viewer = Viewer::of(seat);
    if constexpr (requires { rules.recall(start, state, viewer); }) {
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
