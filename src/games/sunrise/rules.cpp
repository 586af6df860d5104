#include "src/games/sunrise/rules.h"

#include <algorithm>

namespace faubourg::sunrise {
namespace {

constexpr int kFirstHand = 3;  // SUN-2

// Eight consecutive or given numbers written at once; the list then ends after those that count.
// This is cheaper than a loop over the few of them.
constexpr std::size_t kRow = 8;
using Row = std::array<std::uint16_t, kRow>;
constexpr Row kHeights = {0, 1, 2, 3, 4, 5, 6, 7};

Action* write_row(Action* out, unsigned base, const Row& row, int count) {
    for (std::size_t i = 0; i < kRow; ++i) out[i].code = static_cast<std::uint16_t>(base + row[i]);
    return out + count;
}

// Cards that nobody in a view is known to hold, waiting to be dealt.
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
    const std::size_t colours = tables_.colours.size();
    Row held{};
    int held_count = 0;
    std::array<std::uint8_t, kMaxColours> most{};  // SUN-7: houses that each colour can pay for
    PlotSet payable;
    for (std::size_t colour = 0; colour < colours; ++colour) {  // no branch: hands are chancy
        const bool holds = player.hand[colour] != 0;
        const std::uint64_t mask = holds ? ~std::uint64_t{0} : 0;
        const PlotSet plots = tables_.colour_plots[colour];
        most[colour] = std::min(player.hand[colour], player.houses_left);
        held[static_cast<std::size_t>(held_count)] = static_cast<std::uint16_t>(colour);
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
        const std::size_t colour = tables_.plot_colour[static_cast<std::size_t>(plot)];
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
    // SUN-3: drawn also when an option fixes the result, so that options never move the deck.
    const auto first = static_cast<Seat>(deal.choose(static_cast<std::uint32_t>(players)));
    state.first = static_cast<std::uint8_t>(options.first.value_or(first));
    state.to_act = static_cast<std::int8_t>(state.first);
    state.turn = 1;
    state.free = tables_.all_plots;
    state.open = tables_.beside_centre;
    state.parks_left = static_cast<std::uint8_t>(tables_.parks);
    state.deck = tables_.cards;
    for (const std::uint8_t cards : state.deck) {
        state.deck_count = static_cast<std::uint16_t>(state.deck_count + cards);
    }
    deal.shuffle(0, deck(state, 0));
    const NoEvents silent;
    for (Seat seat = 0; seat < players; ++seat) {
        state.at(seat).houses_left = tables_.houses[static_cast<std::size_t>(players)];  // SUN-1
        for (int card = 0; card < kFirstHand; ++card) draw_cards(state, seat, 1, deal, silent);
    }
    return state;
}

State Rules::hide(const State& state, Viewer viewer) const {
    State view = state;
    if (viewer.is_all()) return view;
    view.deck = {};
    if (state.phase == Phase::Over) return view;  // hands are laid open
    for (Seat seat = 0; seat < state.players; ++seat) {
        if (!viewer.sees_secrets_of(seat)) view.at(seat).hand = {};
    }
    return view;
}

State Rules::sample(const State& known, Seat /*seat*/, FastRandom& random) const {
    State state = known;
    Pool pool;
    for (std::size_t colour = 0; colour < kMaxColours; ++colour) {
        pool.cards[colour] = tables_.cards[colour];
        pool.count += tables_.cards[colour];
    }
    pool.take_out(known.discard);
    for (const Player& player : known.seats) pool.take_out(player.hand);
    SampledChance chance(random);
    for (Seat other = 0; other < state.players; ++other) {
        Player& player = state.at(other);
        const Player& seen = known.at(other);
        if (seen.hand != std::array<std::uint8_t, kMaxColours>{}) continue;
        for (int card = 0; card < seen.hand_count; ++card) {
            const auto colour =
                static_cast<std::size_t>(chance.draw(0, std::span(pool.cards), pool.count, other));
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
