#include "src/games/california/rules.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace faubourg::california {
namespace {

constexpr int kStartSilver = 6;  // CAL-3: one gold and one silver
constexpr int kEarlyEndPoints = 9;
constexpr SpaceSet kWholeFloor = 0xFFFF;

// For each byte of a set of spaces, the targets of its spaces in ascending order. A set becomes
// actions with two lookups and two eight-wide writes instead of a loop over bits.
struct TargetRow {
    std::array<std::uint16_t, 8> targets{};
};
using TargetTable = std::array<TargetRow, 256>;

constexpr TargetTable make_targets(Space first_space) {
    TargetTable table{};
    for (unsigned byte = 0; byte < 256; ++byte) {
        std::size_t count = 0;
        for (int bit = 0; bit < 8; ++bit) {
            if ((byte >> bit & 1U) == 0) continue;
            table[byte].targets[count++] = static_cast<std::uint16_t>(target_of(first_space + bit));
        }
    }
    return table;
}

constexpr TargetTable kLowTargets = make_targets(0);
constexpr TargetTable kHighTargets = make_targets(8);

Action* write_row(Action* out, std::uint16_t base, TargetRow row, unsigned byte) {
    for (std::uint16_t& target : row.targets) target = static_cast<std::uint16_t>(base + target);
    static_assert(sizeof(Action) == sizeof(std::uint16_t));
    std::memcpy(out, row.targets.data(), sizeof row.targets);
    return out + std::popcount(byte);
}

// Where a tile of each class may go: on spaces of the ground floor, or to one other target.
struct Places {
    std::array<SpaceSet, kTileClasses> spaces;
    std::array<std::uint8_t, kTileClasses> others;  // 1: may go to the attic or the extension spot
};

// CAL-12 to CAL-19 for all tiles at once and without branches: the processor cannot predict what a
// shop holds, so a branch for every tile would cost more than the work.
Places find_places(const Manor& manor, SpaceSet payable) {
    Places places;  // NOLINT(cppcoreguidelines-pro-type-member-init): every place is written below
    std::array<SpaceSet, kLanes> rooms{};
    std::copy(manor.rooms.begin(), manor.rooms.end(), rooms.begin());
    for (std::size_t lane = 0; lane < kLanes; ++lane) {  // CAL-12, CAL-13
        const SpaceSet near = rooms[lane] == 0 ? payable : beside(rooms[lane]);
        places.spaces[lane] = static_cast<SpaceSet>(near & payable);
    }
    for (std::size_t lane = 0; lane < kLanes; ++lane) {  // CAL-16
        places.spaces[kFurnitureClass + lane] =
            static_cast<SpaceSet>(rooms[lane] & ~manor.furnished);
    }
    const std::uint8_t attic_free = manor.free_attic() >= 0 ? 1 : 0;
    places.others = {};
    for (std::size_t lane = 0; lane < kColours; ++lane) {  // CAL-17
        const bool open = places.spaces[kFurnitureClass + lane] != 0;
        places.others[kFurnitureClass + lane] = open ? 0 : attic_free;
    }
    places.others[kExtensionClass] = manor.extension == 0 ? 1 : 0;  // CAL-19
    return places;
}

Action* write_purchases(Action* out, int good, std::size_t tile_class, const Places& places) {
    const std::uint16_t base = buy(good, 0).code;
    const int other = tile_class == kExtensionClass ? kExtensionTarget : kAtticTarget;
    *out = buy(good, other);
    out += places.others[tile_class];
    const SpaceSet spaces = places.spaces[tile_class];
    const unsigned low = spaces & 0xFFU;
    const unsigned high = spaces >> 8U;
    out = write_row(out, base, kLowTargets[low], low);
    return write_row(out, base, kHighTargets[high], high);
}

}  // namespace

void Rules::legal(const State& state, Seat seat, ActionList<Rules>& list) const {
    list.clear();
    if (state.phase == Phase::Over) return;
    const Manor& manor = state.manor(seat);
    const bool acts = state.to_act == seat;
    if (acts && state.phase == Phase::Settle) {  // CAL-15
        const auto [low, high] = std::minmax(manor.attic[0], manor.attic[1]);
        list.push_back(settle(low));
        list.push_back(settle(high));
        return;
    }
    Action* out = list.begin();
    if (manor.loan == 0) *out++ = kBorrow;  // CAL-25
    if (acts) {                             // CAL-7
        const int purse = manor.silver - state.bank;
        if (purse >= 0) {  // CAL-10: what can't be paid in full can't be bought
            const auto coins = static_cast<std::size_t>(std::min<int>(purse, kMaxCoins));
            const auto payable =
                static_cast<SpaceSet>(manor.free() & side_of(state, manor).payable[coins]);
            const Places places = find_places(manor, payable);
            for (std::size_t good = 0; good < kGoods; ++good) {
                out = write_purchases(out, static_cast<int>(good),
                                      components_.class_of(state.goods[good]), places);
            }
        }
        *out++ = kCoin;  // CAL-8
    }
    if (manor.loan != 0 && manor.silver >= 4) *out++ = kRepay;  // CAL-26
    list.set_end(out);
}

bool Rules::satisfied(const BonusCard& card, const Manor& manor) const {
    // CAL-18, CAL-24: only what is on the ground floor counts.
    return std::ranges::all_of(card.needs, [&manor](const Need& need) {
        const SpaceSet pieces =
            need.kind == Need::kAnyKind
                ? static_cast<SpaceSet>(manor.rooms[need.colour] & manor.furnished)
                : manor.furniture(need.colour, need.kind);
        return std::popcount(pieces) >= need.count;
    });
}

int Rules::bonus_points(const State& state, Seat seat) const {
    int points = 0;
    for (std::size_t card = 0; card < components_.cards.size(); ++card) {
        if (state.card_owners[card] == seat) points += components_.cards[card].points;
    }
    return points;
}

// CAL-30: two players only; the day that causes the end has been played to its end.
bool Rules::ends_early(const State& state) const {
    if (state.players != 2) return false;
    return std::ranges::any_of(all_seats(state.players), [&](Seat seat) {
        return bonus_points(state, seat) >= kEarlyEndPoints ||
               state.manor(seat).renovated() == kWholeFloor;
    });
}

State Rules::set_up(int players, const Options& options, Deal& deal) const {
    State state;
    state.players = static_cast<std::uint8_t>(players);

    // CAL-6: drawn even if an option fixes the result, so that options never change the pile.
    const auto first = Seat::of(deal.choose(static_cast<std::uint32_t>(players)));
    std::vector<std::uint8_t> boards(components_.manors.size());
    for (std::size_t i = 0; i < boards.size(); ++i) boards[i] = static_cast<std::uint8_t>(i);
    for (std::size_t left = boards.size(); left > 1; --left) {
        std::swap(boards[left - 1], boards[deal.choose(static_cast<std::uint32_t>(left))]);
    }
    if (!options.manors.empty()) boards = options.manors;
    state.to_act = options.first.value_or(first);

    for (const Seat seat : all_seats(players)) {  // CAL-1
        Manor& manor = state.manor(seat);
        manor.board = boards[seat.index()];
        manor.silver = kStartSilver;
        const ManorBoard& board = components_.manors[manor.board];
        manor.rooms[board.printed_colour] = only(board.printed_space);
    }
    state.neighbours.fill(kNobody);  // CAL-5
    state.card_owners.fill(kNobody);
    state.gifts_left = static_cast<std::uint8_t>(components_.gifts);
    state.bank = kBankSpaces;  // CAL-4
    state.day = 1;
    state.pile = components_.tile_counts;  // CAL-2
    for (const std::uint8_t count : state.pile) {
        state.pile_count = static_cast<std::uint8_t>(state.pile_count + count);
    }
    deal.shuffle(0, deck(state, 0));
    state.goods.fill(kNoTile);
    refill_shops(state, deal);
    return state;
}

}  // namespace faubourg::california
