#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "src/core/game.h"
#include "src/games/dreamhome/action.h"
#include "src/games/dreamhome/components.h"
#include "src/games/dreamhome/event.h"
#include "src/games/dreamhome/home.h"
#include "src/games/dreamhome/state.h"

namespace faubourg::dreamhome {

struct Options {
    std::optional<Seat> first = std::nullopt;
    bool family = false;
    bool open_roofs = false;
};

// Dream Home by Klemens Kalicki, 2 to 4 players: twelve rounds, twelve cards, one house.
// The clauses DRH-1 to DRH-35 are explained in docs/rules/dreamhome.md.
class Rules {
  public:
    using State = dreamhome::State;
    using Action = dreamhome::Action;
    using Options = dreamhome::Options;
    using Event = dreamhome::Event;
    using Components = dreamhome::Components;

    static constexpr GameFacts kFacts = {.id = "dreamhome",
                                         .title = {.en = "Dream Home", .fr = "Dream Home"},
                                         .min_players = 2,
                                         .max_players = 4,
                                         .rules_version = 1,
                                         .secrets = true};
    static constexpr Capabilities kCapabilities = {
        .recall = true, .settled = false, .purse = false, .match_facts = true};
    // At most a Supplier with every card on every space, a Handyman with every pair, and `done`;
    // one more, because the list is written one action ahead.
    static constexpr std::size_t kMaxActions =
        kSpaces * kRoomCards + kSpaces * (kSpaces - 1) / 2 + 2;
    static constexpr int kRoomDeck = 0;
    static constexpr int kResourceDeck = 1;
    static constexpr int kDecks = 2;
    static constexpr std::array<std::string_view, 5> kScoreParts = {
        "rooms", "decor", "functionality", "roof", "helpers"};
    static constexpr std::string_view kTieBreak = "children";
    static constexpr std::array<Words, 6> kScoreWords = {
        {{.en = "rooms", .fr = "pièces"},
         {.en = "décor", .fr = "décor"},
         {.en = "functionality", .fr = "commodités"},
         {.en = "roof", .fr = "toit"},
         {.en = "helpers", .fr = "personnages"},
         {.en = "children", .fr = "enfants"}}};

    explicit Rules(Components components) : components_(std::move(components)) {}
    static Result<Rules> from_pack(const Value& document);
    const Components& components() const { return components_; }

    Seat actor(const State& state) const { return state.to_act; }
    void legal(const State& state, Seat seat, ActionList<Rules>& list) const;
    template <class Chance, class Events>
    void apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const;
    Standing score(const State& state, Viewer viewer = Viewer::all()) const;
    // Blanks the roofs (DRH-17) and counts them with the deck: a viewer knows only what deck and
    // stacks hold together.
    State hide(const State& state, Viewer viewer) const;
    // Everyone saw each roof being taken (DRH-17), so a viewer who has watched since `start` does
    // not know only the roofs that were already in the stacks then.
    State recall(const State& start, const State& state, Viewer viewer) const;
    // Fills the stacks at random with roof cards that the view does not show elsewhere.
    State sample(const State& known, Seat seat, FastRandom& random) const;

    std::vector<OptionFacts> options() const;
    Result<Options> read_options(const Value& document, int players) const;
    State set_up(int players, const Options& options, Deal& deal) const;
    std::optional<Refusal> refusal(const State& state, Seat seat, Action action) const;
    std::span<const std::uint8_t> deck(const State& state, int deck) const {
        return deck == kRoomDeck
                   ? std::span(state.room_deck).first(counted(components_.cards.size()))
                   : std::span(state.resource_deck).first(counted(components_.resources.size()));
    }

    // The discards: all cards of the pack that are nowhere else.
    using RoomCounts = std::array<std::uint8_t, kMaxCards>;
    using ResourceCounts = std::array<std::uint8_t, kMaxResources>;
    RoomCounts room_discard(const State& state) const;
    ResourceCounts resource_discard(const State& state) const;

    unsigned action_count() const { return components_.codes.count(); }
    std::string text(Action action) const;
    std::optional<Action> parse(std::string_view text) const;
    void write(const State& state, const Deal& deal, const Value& options, Viewer viewer,
               DocumentWriter& out) const;
    Result<State> read_document(const Value& document, Deal& deal) const;
    void write_event(const Event& event, Viewer viewer, DocumentWriter& out) const;
    std::string tell(const Event& event, Viewer viewer, Language language) const;
    std::string gloss(const State& state, Seat seat, Action action, Language language,
                      Gain told = Gain::Told) const;
    std::string screen(const State& state, Viewer viewer, const ScreenStyle& style) const;
    std::unique_ptr<MatchFacts> match_facts(const State& start) const;

    const std::string& card_name(Card card, Language language) const;
    std::string resource_name(Resource resource, Language language) const;

  private:
    using Sort = ResourceCard::Sort;

    static constexpr std::size_t counted(std::size_t kinds) { return (kinds + 7) / 8 * 8; }
    bool is_scaffolding(Resource resource) const {
        return resource != kNoResource &&
               resource == components_.tool_resources[std::to_underlying(Tool::Scaffolding)];
    }
    // The kinds of roof card in the discards, one bit each.
    unsigned discarded_roofs(const State& state) const;
    bool asks_roofer(const State& state, const Home& home) const {
        return home.count(Helper::Roofer) > 0 && discarded_roofs(state) != 0;
    }
    bool may_supply(const State& state, const Home& home) const;
    bool asked_at_the_end(const State& state, Seat seat) const;

    void list_turn(const State& state, const Home& home, ActionList<Rules>& list) const;
    void list_place(const State& state, const Home& home, ActionList<Rules>& list) const;
    void list_resource(const State& state, const Home& home, ActionList<Rules>& list) const;
    void list_final(const State& state, const Home& home, ActionList<Rules>& list) const;
    void list_supplier(const State& state, const Home& home, ActionList<Rules>& list) const;

    std::string why_not(const State& state, const Home& home, const Move& move) const;
    std::string why_not_up(const Home& home, const RoomType& type, Space space) const;
    std::string why_not_turn(const State& state, const Home& home, const Move& move) const;
    std::string why_not_place(const State& state, const Home& home, const Move& move) const;
    std::string why_not_scaffold(const State& state, const Home& home, Space space) const;
    std::string why_not_decorate(const State& state, const Home& home, Space space) const;
    std::string why_not_final(const State& state, const Home& home, const Move& move) const;
    std::string why_not_handyman(const Home& home, Space a, Space b) const;

    void write_tokens(std::string_view key, TokenSet tokens, DocumentWriter& out) const;
    void write_home(const Home& home, DocumentWriter& out) const;
    void write_seat(const State& state, Seat seat, Viewer viewer, DocumentWriter& out) const;
    void write_columns(std::span<const Card> rooms, std::span<const Resource> resources,
                       DocumentWriter& out) const;
    std::optional<std::string_view> card_or_null(Card card) const;
    std::optional<std::string_view> resource_or_null(Resource resource) const;
    void write_tool(const Event& event, DocumentWriter& out) const;
    void write_helper(const Event& event, DocumentWriter& out) const;
    std::string tell_tool(const Event& event, Language language) const;
    std::string tell_helper(const Event& event, Language language) const;
    std::string lost_words(TokenSet lost, Language language) const;
    std::string market_words(const State& state, int column, Language language) const;
    // What an action that changes a home means; makes the change in `home`.
    std::string gloss_building(const State& state, Move move, Language language, Home& home) const;

    template <class Chance>
    void deal_round(State& state, Chance& chance) const;
    void open_round(State& state) const;
    static void ask_jackhammers(State& state, int asked);
    static bool next_turn(State& state, Seat from);
    template <class Chance, class Events>
    void after_jackhammer(State& state, Seat seat, Chance& chance, Events& events) const;
    template <class Chance, class Events>
    void end_turn(State& state, Seat seat, Chance& chance, Events& events) const;
    template <class Chance, class Events>
    void end_round(State& state, Chance& chance, Events& events) const;
    template <class Events>
    void ask_final(State& state, int seats_done, Events& events) const;

    template <class Events>
    void take(State& state, Seat seat, int column, Events& events) const;
    template <class Events>
    void receive(State& state, Seat seat, Resource resource, Events& events) const;
    template <class Chance, class Events>
    void place(State& state, Seat seat, Space space, bool down, Chance& chance,
               Events& events) const;
    template <class Events>
    void use_tool(State& state, Seat seat, const Move& move, Events& events) const;
    template <class Events>
    void use_helper(State& state, Seat seat, const Move& move, Events& events) const;
    TokenSet replace_card(Home& home, Space space, Card incoming) const;
    TokenSet swap_cards(Home& home, Space a, Space b) const;

    Components components_;
};

}  // namespace faubourg::dreamhome

#include "src/games/dreamhome/apply.h"

namespace faubourg::dreamhome {

static_assert(TableGame<Rules>);

}  // namespace faubourg::dreamhome
