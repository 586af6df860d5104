#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/core/game.h"
#include "src/core/index.h"
#include "src/games/sunrise/action.h"
#include "src/games/sunrise/components.h"
#include "src/games/sunrise/state.h"

namespace faubourg::sunrise {

struct Options {
    std::optional<Seat> first;
};

// What ranks a seat for one bonus: the greater key is ahead, and a seat with nothing is not ranked.
// In an A zone it is the greatest height and how many buildings have it, elsewhere the number of
// buildings.
struct RankKey {
    int value = 0;
    int count = 0;
    friend auto operator<=>(const RankKey&, const RankKey&) = default;
};
// The bonuses in the order of the score's parts: the four zones, then C.
inline constexpr std::size_t kBonuses = kZones + 1;
inline constexpr std::size_t kGroupBonus = kZones;

// What happened, for logs and animation. The kind decides which fields have a meaning.
struct Event {
    enum class Kind : std::uint8_t { Build, Park, Draw, Discard, Reshuffle, FinalPhase, Over };
    // Why a game ends: SUN-13, SUN-14, SUN-15.
    enum class Reason : std::uint8_t { Houses, Full, Idle };
    Kind kind = Kind::Over;
    Seat seat = kNobody;
    Plot plot = kNoPlot;                  // Build, Park
    std::size_t colour = 0;               // Build, Park, Discard
    int count = 0;                        // Build: cards played; Draw, Reshuffle: cards
    int points = 0;                       // Build
    std::array<std::uint8_t, 2> drawn{};  // Draw: the colours
    Reason reason = Reason::Houses;       // Over
};

// Sunrise Avenue by Reiner Knizia, 2 to 4 players: build chains of houses over a quarter.
// The clauses SUN-1 to SUN-20 are explained in docs/rules/sunrise.md.
class Rules {
  public:
    using State = sunrise::State;
    using Action = sunrise::Action;
    using Options = sunrise::Options;
    using Event = sunrise::Event;
    using Components = sunrise::Components;

    static constexpr GameFacts kFacts = {.id = "sunrise",
                                         .title = {.en = "Sunrise Avenue", .fr = "Sunrise Avenue"},
                                         .min_players = 2,
                                         .max_players = 4,
                                         .rules_version = 1,
                                         .secrets = true};
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = true, .purse = false, .match_facts = true};
    // With five cards in hand a plot has at most six actions (the heights of its colour and a park
    // for each colour held); then draw or end; and some spare room, because the list is written
    // eight actions at a time.
    static constexpr std::size_t kMaxActions = kMaxPlots * 6 + 1 + 8;
    static constexpr int kDecks = 1;
    static constexpr std::array<std::string_view, 6> kScoreParts = {"track", "A1", "B1",
                                                                    "B2",    "A2", "C"};
    static constexpr std::string_view kTieBreak = "cards";
    static constexpr std::array<Words, 7> kScoreWords = {{{.en = "track", .fr = "piste"},
                                                          {.en = "A1", .fr = "A1"},
                                                          {.en = "B1", .fr = "B1"},
                                                          {.en = "B2", .fr = "B2"},
                                                          {.en = "A2", .fr = "A2"},
                                                          {.en = "C", .fr = "C"},
                                                          {.en = "cards", .fr = "cartes"}}};

    explicit Rules(Components components)
        : components_(std::move(components)),
          codes_(components_.plots.size(), components_.colours.size()) {}
    static Result<Rules> from_pack(const Value& document);
    const Components& components() const { return components_; }
    const ActionCodes& codes() const { return codes_; }

    Seat actor(const State& state) const { return state.to_act; }
    void legal(const State& state, Seat seat, ActionList<Rules>& list) const;
    template <class Chance, class Events>
    void apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const;
    Standing score(const State& state, Viewer viewer = Viewer::all()) const;
    RankKey rank_key(const State& state, Seat seat, std::size_t bonus) const;
    State hide(const State& state, Viewer viewer) const;
    // Deals the cards that the view does not show at random to hands and deck. A seat that
    // remembers which cards a reshuffle brought back knows a little more; this is ignored.
    State sample(const State& known, Seat seat, FastRandom& random) const;

    // After a draw on the very last turn, cards are only discarded down to the limit (SUN-11,
    // SUN-13).
    bool settled(const State& state) const {
        return state.phase == Phase::Discarding && state.final_phase != 0 &&
               state.turn % state.players == 0;
    }

    std::vector<OptionFacts> options() const;
    Result<Options> read_options(const Value& document, int players) const;
    State set_up(int players, const Options& options, Deal& deal) const;
    std::optional<Refusal> refusal(const State& state, Seat seat, Action action) const;
    std::span<const std::uint8_t> deck(const State& state, int /*deck*/) const {
        return state.deck;
    }

    unsigned action_count() const { return codes_.count(); }
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    void write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
               DocumentWriter& out) const;
    Result<State> read_document(const Value& document, Deal& deal) const;
    void write_event(const Event& event, Viewer viewer, DocumentWriter& out) const;
    std::string tell(const Event& event, Viewer viewer, Language language) const;
    std::string gloss(const State& state, Seat seat, Action action, Language language,
                      Gain gain = Gain::Told) const;
    std::string screen(const State& state, Viewer viewer, const ScreenStyle& style) const;
    std::unique_ptr<MatchFacts> match_facts(const State& start) const;

    // Where the next building or park of the turn may go.
    PlotSet sites(const State& state) const {
        if (state.phase == Phase::Start) return state.open;  // SUN-6
        if (state.phase != Phase::Building) return {};
        return components_.beside(state.last_plot) & state.free;  // SUN-8
    }

  private:
    int largest_group(PlotSet buildings) const;
    void write_player(const Player& player, bool hand_shown, DocumentWriter& out) const;
    void write_colours(std::string_view key, const std::array<std::uint8_t, kMaxColours>& counts,
                       DocumentWriter& out) const;
    std::string building_words(Plot plot, int cards, Language language, Gain gain) const;
    std::string park_words(Plot plot, std::size_t colour, Language language) const;
    static std::string over_words(Event::Reason reason, Language language);
    std::string refuse_site(const State& state, Plot plot) const;
    std::string refuse_build(const State& state, Seat seat, Action action) const;
    std::string refuse_park(const State& state, Seat seat, Action action) const;
    std::string refuse_cards(const State& state, Seat seat, Action action) const;

    template <class Events>
    void build(State& state, Seat seat, Action action, Events& events) const;
    template <class Events>
    void lay_park(State& state, Seat seat, Action action, Events& events) const;
    template <class Events>
    void occupy(State& state, Plot plot, Events& events) const;
    template <class Chance, class Events>
    void draw_cards(State& state, Seat seat, int count, Chance& chance, Events& events) const;
    template <class Events>
    void end_turn(State& state, Seat seat, Events& events) const;
    template <class Events>
    void finish(State& state, Event::Reason reason, Events& events) const;

    Components components_;
    ActionCodes codes_;
};

// Function bodies that search inlines.

template <class Chance, class Events>
void Rules::apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const {
    if (codes_.is_park(action)) {
        lay_park(state, seat, action, events);
    } else if (codes_.is_build(action)) {
        build(state, seat, action, events);
    } else if (action == codes_.end()) {  // SUN-10
        draw_cards(state, seat, 1, chance, events);
        end_turn(state, seat, events);
    } else if (action == codes_.draw()) {  // SUN-5
        draw_cards(state, seat, 2, chance, events);
        if (state.at(seat).hand_count > kHandLimit) {  // SUN-11
            state.phase = Phase::Discarding;
        } else {
            end_turn(state, seat, events);
        }
    } else {
        const std::size_t colour = codes_.discarded_colour(action);
        Player& player = state.at(seat);
        --player.hand[colour];
        ++state.discard[colour];
        events(Event{.kind = Event::Kind::Discard, .seat = seat, .colour = colour});
        if (--player.hand_count == kHandLimit) end_turn(state, seat, events);
    }
}

// SUN-7: stacks houses, scores at once, and discards the cards.
template <class Events>
void Rules::build(State& state, Seat seat, Action action, Events& events) const {
    const Plot plot = ActionCodes::built_plot(action);
    const int cards = ActionCodes::built_cards(action);
    const std::size_t colour = components_.colour_at(plot);
    const int points = components_.circles_at(plot) * cards;
    Player& player = state.at(seat);
    player.hand[colour] = static_cast<std::uint8_t>(player.hand[colour] - cards);
    player.hand_count = static_cast<std::uint8_t>(player.hand_count - cards);
    player.houses_left = static_cast<std::uint8_t>(player.houses_left - cards);
    player.track = static_cast<std::uint16_t>(player.track + points);
    state.discard[colour] = static_cast<std::uint8_t>(state.discard[colour] + cards);
    const PlotSet site = only(plot);
    state.built_by(seat) = state.built_by(seat) | site;
    for (unsigned plane = 0; plane < state.height_planes.size(); ++plane) {
        if ((static_cast<unsigned>(cards) >> plane & 1U) == 0) continue;
        state.height_planes[plane] = state.height_planes[plane] | site;
    }
    events(Event{.kind = Event::Kind::Build,
                 .seat = seat,
                 .plot = plot,
                 .colour = colour,
                 .count = cards,
                 .points = points});
    occupy(state, plot, events);
}

// SUN-9: one card of any colour, no points.
template <class Events>
void Rules::lay_park(State& state, Seat seat, Action action, Events& events) const {
    const Plot plot = codes_.park_plot(action);
    const std::size_t colour = codes_.park_colour(action);
    Player& player = state.at(seat);
    --player.hand[colour];
    --player.hand_count;
    ++state.discard[colour];
    --state.parks_left;
    state.park_used = 1;
    state.parks = state.parks | only(plot);
    events(Event{.kind = Event::Kind::Park, .seat = seat, .plot = plot, .colour = colour});
    occupy(state, plot, events);
}

template <class Events>
void Rules::occupy(State& state, Plot plot, Events& events) const {
    state.free = state.free - only(plot);
    state.open = (state.open | components_.beside(plot)) & state.free;
    state.idle_turns = 0;
    if ((state.free & components_.bonus_plots).empty()) {  // SUN-14: at once, without a draw
        finish(state, Event::Reason::Full, events);
        return;
    }
    state.phase = Phase::Building;
    state.last_plot = static_cast<std::uint8_t>(plot);
}

// SUN-12: the discards become the deck only when a card is to be drawn and none is left. This may
// happen between the two cards of one draw.
template <class Chance, class Events>
void Rules::draw_cards(State& state, Seat seat, int count, Chance& chance, Events& events) const {
    Player& player = state.at(seat);
    Event drawn{.kind = Event::Kind::Draw, .seat = seat};
    for (int card = 0; card < count; ++card) {
        if (state.deck_count == 0) {
            if (drawn.count > 0) events(drawn);
            drawn.count = 0;
            state.deck = state.discard;
            state.discard = {};
            for (const std::uint8_t cards : state.deck) {
                state.deck_count = static_cast<std::uint16_t>(state.deck_count + cards);
            }
            chance.shuffle(0, deck(state, 0));
            events(Event{.kind = Event::Kind::Reshuffle, .count = state.deck_count});
        }
        const int colour = chance.draw(0, deck(state, 0), state.deck_count, Witness::only(seat));
        remove_card(state.deck, colour);
        --state.deck_count;
        ++at_index(player.hand, colour);
        ++player.hand_count;
        at_index(drawn.drawn, drawn.count++) = static_cast<std::uint8_t>(colour);
    }
    events(drawn);
}

template <class Events>
void Rules::end_turn(State& state, Seat seat, Events& events) const {
    constexpr int kLastHouses = 2;  // SUN-13
    constexpr unsigned kIdleRounds = 5;
    if (state.phase != Phase::Building) ++state.idle_turns;
    if (state.at(seat).houses_left <= kLastHouses && state.final_phase == 0) {
        state.final_phase = 1;
        events(Event{.kind = Event::Kind::FinalPhase, .seat = seat});
    }
    if (state.turn % state.players == 0) {
        if (state.final_phase != 0) {  // SUN-13: all have had the same number of turns
            finish(state, Event::Reason::Houses, events);
            return;
        }
        if (state.idle_turns >= kIdleRounds * state.players) {  // SUN-15
            finish(state, Event::Reason::Idle, events);
            return;
        }
    }
    ++state.turn;
    state.to_act = seat_after(seat, state.players);
    state.phase = Phase::Start;
    state.last_plot = kNoPlot;
    state.park_used = 0;
}

template <class Events>
void Rules::finish(State& state, Event::Reason reason, Events& events) const {
    state.phase = Phase::Over;
    state.to_act = kNobody;
    state.last_plot = kNoPlot;
    state.park_used = 0;
    events(Event{.kind = Event::Kind::Over, .reason = reason});
}

static_assert(TableGame<Rules>);

}  // namespace faubourg::sunrise
