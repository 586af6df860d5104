#include "src/games/sunrise/rules.h"

#include <algorithm>

#include "src/core/index.h"

namespace faubourg::sunrise {
namespace {

constexpr int kFirstHand = 3;  // SUN-2

// Writes eight actions at once, `base` plus each number of the row; only the first `count` stay in
// the list. This is cheaper than a loop over the few that are wanted.
constexpr std::size_t kRow = 8;
using Row = std::array<std::uint16_t, kRow>;
constexpr Row kHeights = {0, 1, 2, 3, 4, 5, 6, 7};

Action* write_row(Action* out, unsigned base, const Row& row, int count) {
    for (std::size_t i = 0; i < kRow; ++i) out[i].code = static_cast<std::uint16_t>(base + row[i]);
    return out + count;
}

// Cards whose place a view does not tell; they are dealt at random.
struct Pool {
    std::array<std::uint8_t, kMaxColours> cards{};
    int count = 0;

    void take_out(const std::array<std::uint8_t, kMaxColours>& known) {
        for (std::size_t colour = 0; colour < kMaxColours; ++colour) {
            cards[colour] = static_cast<std::uint8_t>(cards[colour] - known[colour]);
            count -= known[colour];
        }
    }
};

}  // namespace

void Rules::legal(const State& state, Seat seat, ActionList<Rules>& list) const {
    list.clear();
    if (state.to_act != seat || state.phase == Phase::Over) return;
    const Player& player = state.at(seat);
    const std::size_t colours = components_.colours.size();
    Row held{};
    int held_count = 0;
    std::array<std::uint8_t, kMaxColours> most{};  // SUN-7: houses that each colour can pay for
    PlotSet payable;
    for (std::size_t colour = 0; colour < colours;
         ++colour) {  // no branch: the processor can't foresee a hand
        const bool holds = player.hand[colour] != 0;
        const std::uint64_t mask = holds ? ~std::uint64_t{0} : 0;
        const PlotSet plots = components_.colour_plots[colour];
        most[colour] = std::min(player.hand[colour], player.houses_left);
        at_index(held, held_count) = static_cast<std::uint16_t>(colour);
        held_count += holds ? 1 : 0;
        payable.low |= plots.low & mask;
        payable.high |= plots.high & mask;
    }
    Action* out = list.begin();
    if (state.phase == Phase::Discarding) {  // SUN-11
        list.set_end(write_row(out, codes_.discard(0).code, held, held_count));
        return;
    }
    const PlotSet places = sites(state);
    for_each(places & payable, [&](Plot plot) {
        const std::size_t colour = components_.colour_at(plot);
        out = write_row(out, ActionCodes::build(plot, 1).code, kHeights, most[colour]);
    });
    *out++ = state.phase == Phase::Start ? codes_.draw() : codes_.end();  // SUN-5, SUN-10
    if (state.park_used == 0 && state.parks_left > 0) {                   // SUN-9
        for_each(places, [&](Plot plot) {
            out = write_row(out, codes_.park(plot, 0).code, held, held_count);
        });
    }
    list.set_end(out);
}

State Rules::set_up(int players, const Options& options, Deal& deal) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);
    // SUN-3: drawn even if an option fixes the result, so that options never change the deck.
    const auto first = Seat::of(deal.choose(static_cast<std::uint32_t>(players)));
    state.first = options.first.value_or(first);
    state.to_act = state.first;
    state.turn = 1;
    state.free = components_.all_plots;
    state.open = components_.beside_centre;
    state.parks_left = static_cast<std::uint8_t>(components_.parks);
    state.deck = components_.cards;
    for (const std::uint8_t cards : state.deck) {
        state.deck_count = static_cast<std::uint16_t>(state.deck_count + cards);
    }
    deal.shuffle(0, deck(state, 0));
    const NoEvents silent;
    for (const Seat seat : all_seats(players)) {
        state.at(seat).houses_left = at_index(components_.houses, players);  // SUN-1
        for (int card = 0; card < kFirstHand; ++card) draw_cards(state, seat, 1, deal, silent);
    }
    return state;
}

State Rules::hide(const State& state, Viewer viewer) const {
    State view = state;
    if (viewer.is_all()) return view;
    view.deck = {};
    if (state.phase == Phase::Over) return view;  // all hands are open
    for (const Seat seat : all_seats(state.players)) {
        if (!viewer.sees_secrets_of(seat)) view.at(seat).hand = {};
    }
    return view;
}

State Rules::sample(const State& known, Seat /*seat*/, FastRandom& random) const {
    State state = known;
    Pool pool;
    for (std::size_t colour = 0; colour < kMaxColours; ++colour) {
        pool.cards[colour] = components_.cards[colour];
        pool.count += components_.cards[colour];
    }
    pool.take_out(known.discard);
    for (const Player& player : known.seats) pool.take_out(player.hand);
    SampledChance chance(random);
    for (const Seat other : all_seats(state.players)) {
        Player& player = state.at(other);
        const Player& seen = known.at(other);
        if (seen.hand != std::array<std::uint8_t, kMaxColours>{}) continue;
        for (int card = 0; card < seen.hand_count; ++card) {
            const auto colour = static_cast<std::size_t>(
                chance.draw(0, std::span(pool.cards), pool.count, Witness::only(other)));
            ++player.hand[colour];
            --pool.cards[colour];
            --pool.count;
        }
    }
    assert(pool.count == state.deck_count);
    state.deck = pool.cards;
    return state;
}

}  // namespace faubourg::sunrise
