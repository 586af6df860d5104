#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "src/core/game.h"
#include "src/core/pack.h"
#include "src/players/expert.h"
#include "src/search/evaluator.h"

// A fourth game, for tests only: as small as a complete game can be. The suites run over it as over
// the program's games, which proves that a new game needs only its own files and one line of a
// list. Its page is in web/tests/toy.
namespace faubourg::conformance::toy {

inline constexpr int kMaxPlayers = 5;
inline constexpr std::size_t kKinds = 2;  // small and large bricks
inline constexpr std::array<int, kKinds> kWorth = {1, 3};
inline constexpr std::uint8_t kNoBrick = kKinds;

struct State {
    std::uint8_t players = 2;
    Seat first = 0;
    std::uint8_t turn = 0;  // turns played so far
    std::uint8_t turns = 0;
    std::uint8_t open = kNoBrick;
    std::array<std::uint8_t, kKinds> heap{};
    PerSeat<std::uint8_t, kMaxPlayers> bricks{};

    friend bool operator==(const State&, const State&) = default;
};
static_assert(sizeof(State) <= 256);

struct Action {
    std::uint8_t code = 0;
    friend bool operator==(const Action&, const Action&) = default;
};
inline constexpr Action kBrick = {0};
inline constexpr Action kRest = {1};
inline constexpr std::array<std::string_view, 2> kTexts = {"brick", "rest"};

struct Options {
    std::optional<Seat> first;
    bool tall = false;
};

struct Event {
    Action action;
    Seat seat;
    int bricks = 0;
};

// TOY-1  In turn everybody takes the open brick or rests, the same number of turns each.
// TOY-2  A brick is a point, a large one is three. The next brick of the heap is then turned over.
// TOY-3  Of equal players the one in the later seat wins.
class Rules {
  public:
    using State = toy::State;
    using Action = toy::Action;
    using Options = toy::Options;
    using Event = toy::Event;

    static constexpr GameFacts kFacts = {.id = "toy",
                                         .title = {.en = "Toy", .fr = "Jouet"},
                                         .min_players = 2,
                                         .max_players = kMaxPlayers,
                                         .rules_version = 1};
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = false, .purse = false, .match_facts = false};
    static constexpr std::size_t kMaxActions = kTexts.size();
    static constexpr int kDecks = 1;
    static constexpr std::array<std::string_view, 1> kScoreParts = {"bricks"};
    static constexpr std::string_view kTieBreak = "luck";
    static constexpr std::array<Words, 2> kScoreWords = {
        {{.en = "bricks", .fr = "briques"}, {.en = "luck", .fr = "chance"}}};

    static Result<Rules> from_pack(const Value& document);
    std::vector<OptionFacts> options() const;
    Result<Options> read_options(const Value& options, int players) const;
    State set_up(int players, const Options& options, Deal& deal) const;

    Seat actor(const State& state) const {
        if (state.turn == state.turns) return kNobody;
        return seat_after(state.first, state.players, state.turn);
    }
    void legal(const State& state, Seat seat, ActionList<Rules>& list) const {
        list.clear();
        if (seat != actor(state)) return;
        if (state.open != kNoBrick) list.push_back(kBrick);
        list.push_back(kRest);
    }
    std::optional<Refusal> refusal(const State& state, Seat seat, Action action) const;

    template <class Chance, class Events>
    void apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const {
        ++state.turn;
        int laid = 0;
        if (action == kBrick) {
            laid = kWorth[state.open];
            state.bricks[seat] = static_cast<std::uint8_t>(state.bricks[seat] + laid);
            turn_over(state, chance);
        }
        events(Event{.action = action, .seat = seat, .bricks = laid});
    }

    Standing score(const State& state, Viewer /*viewer*/ = Viewer::all()) const {
        Standing standing{.players = state.players};
        for (const Seat seat : all_seats(state.players)) {
            SeatScore& score = standing.seats[seat];
            score.total = score.parts[0] = state.bricks[seat];
            score.tie_break = seat.number();
        }
        return standing;
    }
    // Only the order of the heap is hidden, and the state does not have it.
    State hide(const State& state, Viewer /*viewer*/) const { return state; }
    State sample(const State& known, Seat /*seat*/, FastRandom& /*random*/) const { return known; }
    std::span<const std::uint8_t> deck(const State& state, int /*deck*/) const {
        return state.heap;
    }

    unsigned action_count() const { return kTexts.size(); }
    std::string text(Action action) const { return std::string(kTexts[action.code]); }
    std::optional<Action> parse(std::string_view text) const;

    void write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
               DocumentWriter& out) const;
    Result<State> read_document(const Value& document, Deal& deal) const;
    void write_event(const Event& event, Viewer viewer, DocumentWriter& out) const;
    std::string tell(const Event& event, Viewer viewer, Language language) const;
    std::string gloss(const State& state, Seat seat, Action action, Language language,
                      Gain gain = Gain::Told) const;
    std::string screen(const State& state, Viewer viewer, const ScreenStyle& style) const;

  private:
    template <class Chance>
    static void turn_over(State& state, Chance& chance) {
        state.open = kNoBrick;
        const int left = state.heap[0] + state.heap[1];
        if (left == 0) return;
        const int kind = chance.draw(0, state.heap, left, Witness::everyone());
        remove_card(state.heap, kind);
        state.open = static_cast<std::uint8_t>(kind);
    }

    std::array<int, kKinds> bricks_{};  // in the heap, for each player
    int turns_ = 0;                     // of each player
};

// The content pack; a game of the program has it in content/.
Pack pack();

}  // namespace faubourg::conformance::toy

namespace faubourg::players {

template <>
struct Expert<conformance::toy::Rules> {
    using Evaluator = search::UniformEvaluator<conformance::toy::Rules>;
    static constexpr search::Settings kSettings = {.simulations = 100};
    static constexpr int kPruningMargin = 1;
    static constexpr Levels kLevels = {{{.simulations = 8, .noise = {400}},
                                        {.simulations = 8, .noise = {200}},
                                        {.simulations = 8},
                                        {.simulations = 16},
                                        {.simulations = 32},
                                        {.simulations = 64}}};
};

}  // namespace faubourg::players
