#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "src/core/game.h"
#include "src/core/index.h"
#include "src/games/california/action.h"
#include "src/games/california/components.h"
#include "src/games/california/state.h"

namespace faubourg::california {

struct Options {
    std::optional<Seat> first;
    std::vector<std::uint8_t> manors;  // boards by seat; empty: dealt at random
};

// What happened, for logs and animation. The kind decides which fields have a meaning.
struct Event {
    enum class Kind : std::uint8_t {
        Coin,
        Buy,
        Settle,
        Neighbour,
        Gift,
        Bonus,
        Borrow,
        Repay,
        Day,
        Over
    };
    Kind kind = Kind::Over;
    Seat seat = kNobody;
    int good = 0;         // Buy: the shop space
    int target = 0;       // Buy, Settle
    Tile tile = kNoTile;  // Buy, Settle
    int paid = 0;         // Buy
    Seat from = kNobody;  // Neighbour
    std::size_t colour = 0;
    std::size_t card = 0;
    int day = 0;
    std::array<Tile, kGoods> goods{};  // Day
};

// California by Michael Schacht, 2 to 5 players: renovate and furnish a manor over twelve days.
// The clauses CAL-1 to CAL-32 are explained in docs/rules/california.md.
class Rules {
  public:
    using State = california::State;
    using Action = california::Action;
    using Options = california::Options;
    using Event = california::Event;
    using Components = california::Components;

    static constexpr GameFacts kFacts = {.id = "california",
                                         .title = {.en = "California", .fr = "California"},
                                         .min_players = 2,
                                         .max_players = 5,
                                         .rules_version = 1};
    static constexpr Capabilities kCapabilities = {
        .recall = false, .settled = false, .purse = true, .match_facts = true};
    // Eight tiles on fifteen spaces, borrow, coin, repay; and some spare room, because the list is
    // written eight actions at a time.
    static constexpr std::size_t kMaxActions = 8 * 15 + 3 + 16;
    static constexpr int kDecks = 1;
    static constexpr std::array<std::string_view, 4> kScoreParts = {"gifts", "bonus", "rooms",
                                                                    "loan"};
    static constexpr std::string_view kTieBreak = "wealth";
    static constexpr std::array<Words, 5> kScoreWords = {{{.en = "gifts", .fr = "cadeaux"},
                                                          {.en = "bonus", .fr = "bonus"},
                                                          {.en = "rooms", .fr = "pièces"},
                                                          {.en = "loan", .fr = "emprunt"},
                                                          {.en = "wealth", .fr = "fortune"}}};

    explicit Rules(Components components) : components_(std::move(components)) {}
    static Result<Rules> from_pack(const Value& document);
    const Components& components() const { return components_; }

    Seat actor(const State& state) const { return state.to_act; }
    void legal(const State& state, Seat seat, ActionList<Rules>& list) const;
    template <class Chance, class Events>
    void apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const;
    Standing score(const State& state, Viewer viewer = Viewer::all()) const;
    int purse(const State& state, Seat seat) const { return state.manor(seat).silver; }
    State hide(const State& state, Viewer /*viewer*/) const { return state; }
    State sample(const State& known, Seat /*seat*/, FastRandom& /*random*/) const { return known; }

    std::vector<OptionFacts> options() const;
    Result<Options> read_options(const Value& document, int players) const;
    State set_up(int players, const Options& options, Deal& deal) const;
    std::optional<Refusal> refusal(const State& state, Seat seat, Action action) const;
    std::span<const std::uint8_t> deck(const State& state, int /*deck*/) const {
        return state.pile;
    }

    unsigned action_count() const {
        return kFirstSettle + static_cast<unsigned>(components_.furniture.size());
    }
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

  private:
    const ManorSide& side_of(const State& state, const Manor& manor) const {
        return components_.manors[manor.board].sides[state.players <= 3 ? 0 : 1];
    }
    bool satisfied(const BonusCard& card, const Manor& manor) const;
    int bonus_points(const State& state, Seat seat) const;
    void write_goods(const std::array<Tile, kGoods>& goods, DocumentWriter& out) const;
    std::string tile_text(Tile tile) const;
    std::string tile_name(Tile tile, Language language) const;
    std::string refuse_purchase(const State& state, const Manor& manor, Action action) const;

    template <class Chance, class Events>
    void purchase(State& state, Seat seat, Action action, Chance& chance, Events& events) const;
    template <class Events>
    void furnish(State& state, Seat seat, Space space, Tile tile, Events& events) const;
    template <class Events>
    void welcome(State& state, Seat seat, std::size_t colour, Events& events) const;
    template <class Chance, class Events>
    void end_turn(State& state, Seat seat, Chance& chance, Events& events) const;
    bool ends_early(const State& state) const;
    template <class Chance>
    void refill_shops(State& state, Chance& chance) const;

    Components components_;
};

// Function bodies that search inlines.

template <class Chance, class Events>
void Rules::apply(State& state, Seat seat, Action action, Chance& chance, Events& events) const {
    Manor& manor = state.manor(seat);
    if (is_buy(action)) {
        purchase(state, seat, action, chance, events);
    } else if (action == kCoin) {  // CAL-8
        manor.silver += 5;
        --state.bank;
        events(Event{.kind = Event::Kind::Coin, .seat = seat});
        end_turn(state, seat, chance, events);
    } else if (action == kBorrow) {  // CAL-25
        manor.silver += 3;
        manor.loan = 1;
        events(Event{.kind = Event::Kind::Borrow, .seat = seat});
    } else if (action == kRepay) {  // CAL-26
        manor.silver -= 4;
        manor.loan = 0;
        events(Event{.kind = Event::Kind::Repay, .seat = seat});
    } else {  // CAL-15: the owner has chosen; the new room is the only one of its colour to furnish
        const Tile tile = settled_tile(action);
        const SpaceSet waiting = manor.unfurnished(components_.tile_colour[tile]);
        const Space space = std::countr_zero(waiting);
        manor.attic[manor.attic[0] == tile ? 0 : 1] = kNoTile;
        state.phase = Phase::Main;
        events(Event{
            .kind = Event::Kind::Settle, .seat = seat, .target = target_of(space), .tile = tile});
        furnish(state, seat, space, tile, events);
        end_turn(state, seat, chance, events);
    }
}

template <class Chance, class Events>
void Rules::purchase(State& state, Seat seat, Action action, Chance& chance, Events& events) const {
    Manor& manor = state.manor(seat);
    const int good = bought_good(action);
    const int target = bought_target(action);
    const Tile tile = state.good(good);
    const Space space = space_of(target);
    int price = state.bank;  // CAL-9: as many silver as there are gold coins in the bank
    if (is_room(tile)) {     // CAL-14: a space's coins are paid for rooms only
        price += side_of(state, manor).coins_on(space);
    }
    manor.silver = static_cast<std::uint16_t>(manor.silver - price);
    state.good(good) = kNoTile;
    events(Event{.kind = Event::Kind::Buy,
                 .seat = seat,
                 .good = good,
                 .target = target,
                 .tile = tile,
                 .paid = price});

    if (is_room(tile)) {
        manor.rooms[tile] |= only(space);
        const bool first =
            manor.attic[0] != kNoTile && components_.tile_colour[manor.attic[0]] == tile;
        const bool second =
            manor.attic[1] != kNoTile && components_.tile_colour[manor.attic[1]] == tile;
        if (first && second && manor.attic[0] != manor.attic[1]) {
            state.phase = Phase::Settle;  // CAL-15: two kinds, the owner chooses
            return;
        }
        if (first || second) {
            Tile& piece = manor.attic[first ? 0 : 1];
            const Tile moved = piece;
            piece = kNoTile;
            events(
                Event{.kind = Event::Kind::Settle, .seat = seat, .target = target, .tile = moved});
            furnish(state, seat, space, moved, events);
        }
    } else if (tile == kExtensionTile) {  // CAL-19
        manor.extension = 1;
    } else if (target == kAtticTarget) {  // CAL-17, CAL-18
        at_index(manor.attic, manor.free_attic()) = tile;
    } else {
        furnish(state, seat, space, tile, events);
    }
    end_turn(state, seat, chance, events);
}

// CAL-16: the piece stands in the room; the neighbour comes and bonus cards are taken at once.
template <class Events>
void Rules::furnish(State& state, Seat seat, Space space, Tile tile, Events& events) const {
    Manor& manor = state.manor(seat);
    const std::size_t colour = components_.tile_colour[tile];
    const unsigned kind = components_.tile_kind[tile];
    manor.furnished |= only(space);
    if ((kind & 1U) != 0) manor.kind_planes[0] |= only(space);
    if ((kind & 2U) != 0) manor.kind_planes[1] |= only(space);
    welcome(state, seat, colour, events);
    for (const std::size_t card : components_.cards_of_colour[colour]) {  // CAL-23
        if (state.card_owners[card] != kNobody || !satisfied(components_.cards[card], manor))
            continue;
        state.card_owners[card] = seat;
        events(Event{.kind = Event::Kind::Bonus, .seat = seat, .card = card});
    }
}

template <class Events>
void Rules::welcome(State& state, Seat seat, std::size_t colour, Events& events) const {
    const Seat from = state.neighbours[colour];
    if (from == seat) return;  // CAL-21: already visiting, no gift
    int visitors = 0;
    for (const Seat place : state.neighbours) visitors += place == seat ? 1 : 0;
    state.neighbours[colour] = seat;  // CAL-20
    events(Event{.kind = Event::Kind::Neighbour, .seat = seat, .from = from, .colour = colour});
    const int needed = state.players == 2 ? 3 : 1;
    if (visitors < needed || state.gifts_left == 0) return;  // CAL-21, CAL-22
    --state.gifts_left;
    ++state.manor(seat).gifts;
    events(Event{.kind = Event::Kind::Gift, .seat = seat, .colour = colour});
}

template <class Chance, class Events>
void Rules::end_turn(State& state, Seat seat, Chance& chance, Events& events) const {
    std::uint64_t goods = 0;
    static_assert(sizeof goods == sizeof state.goods && kNoTile == 0xFF);
    goods = std::bit_cast<std::uint64_t>(state.goods);
    constexpr std::uint64_t kEmptyShop = 0xFFFFFFFFU;
    const bool day_ends = state.bank == 0 || (goods & kEmptyShop) == kEmptyShop ||
                          (goods >> 32) == kEmptyShop;  // CAL-27
    if (!day_ends) {
        state.to_act = seat_after(seat, state.players);  // CAL-11
        return;
    }
    if (state.day == kDays || ends_early(state)) {  // CAL-29: nothing is cleared or refilled
        state.phase = Phase::Over;
        state.to_act = kNobody;
        events(Event{.kind = Event::Kind::Over});
        return;
    }
    refill_shops(state, chance);
    state.bank = kBankSpaces;
    ++state.day;
    state.to_act = seat_after(seat, state.players);
    events(Event{.kind = Event::Kind::Day, .day = state.day, .goods = state.goods});
}

// CAL-27, CAL-28: leftovers go to the bag, and eight new tiles are dealt. When the pile runs out,
// even during the deal, the bag becomes the pile.
template <class Chance>
void Rules::refill_shops(State& state, Chance& chance) const {
    for (const Tile tile : state.goods) {
        if (tile == kNoTile) continue;
        ++state.bag[tile];
        ++state.bag_count;
    }
    for (Tile& space : state.goods) {
        if (state.pile_count == 0) {
            state.pile = state.bag;
            state.pile_count = state.bag_count;
            state.bag = {};
            state.bag_count = 0;
            if (state.pile_count == 0) {  // only in a position that was made up
                space = kNoTile;
                continue;
            }
            chance.shuffle(0, deck(state, 0));
        }
        const int tile = chance.draw(0, deck(state, 0), state.pile_count, Witness::everyone());
        remove_card(state.pile, tile);
        --state.pile_count;
        space = static_cast<Tile>(tile);
    }
}

static_assert(TableGame<Rules>);

}  // namespace faubourg::california
