#include "src/players/california/guide.h"

#include <algorithm>
#include <array>
#include <bit>

namespace faubourg::players::california {
namespace {

using namespace faubourg::california;

// What a purse of so much silver may still bring, while there are days to spend it: the first coins
// buy what is wanted, the last ones lie there.
constexpr int kPurses = 32;
constexpr std::array<int, kPurses> make_purse_values() {
    std::array<int, kPurses> values{};
    for (std::size_t silver = 1; silver < kPurses; ++silver) {
        const int one_more = silver <= 4 ? 30 : silver <= 8 ? 24 : silver <= 14 ? 14 : 5;
        values[silver] = values[silver - 1] + one_more;
    }
    return values;
}
constexpr std::array<int, kPurses> kPurseValues = make_purse_values();

// How much of a long-term value is left on a day, in sixteenths.
constexpr std::array<int, kDays + 1> kTimeLeft = {16, 16, 16, 16, 16, 15, 14, 13, 12, 10, 8, 5, 1};

constexpr int kRoom = 100;
constexpr int kGift = 100;
constexpr int kRoomToFurnish = 45;
constexpr int kVisit = 25;
constexpr int kVisitTakenAway = 20;
constexpr int kPiece = 10;
constexpr int kAtticPiece = 30;
constexpr int kExtension = 10;
constexpr int kBorrow = -90;
constexpr int kNeverRepay = -300;  // the end repays by itself (CAL-31)

// A point makes an action four times as likely.
constexpr int kHundredthsPerEighth = 6;

class Appraiser {
  public:
    Appraiser(const Tables& tables, const State& state, Seat seat)
        : tables_(tables),
          state_(state),
          manor_(state.manor(seat)),
          seat_(seat),
          time_(kTimeLeft[state.day]) {
        for (const std::int8_t place : state.neighbours) visitors_ += place == seat ? 1 : 0;
    }

    int purse(int silver) const {
        const int kept = std::clamp(silver, 0, kPurses - 1);
        return kPurseValues[static_cast<std::size_t>(kept)] * time_ / 16;
    }
    int cost(int price) const { return purse(manor_.silver) - purse(manor_.silver - price); }

    int coin() const { return purse(manor_.silver + 5) - purse(manor_.silver); }

    // A tile before anything is paid for it, put where it belongs.
    int tile(Tile tile) const {
        if (tile == kNoTile) return 0;
        if (tile == kExtensionTile) return kExtension * time_ / 16;
        if (!is_room(tile)) return furnished(tile);
        int value = kRoom;
        const Tile waiting = waiting_for(tile);
        value += waiting != kNoTile ? furnished(waiting) : kRoomToFurnish * time_ / 16;
        return value;
    }

    int attic_piece() const { return kAtticPiece * time_ / 16; }

  private:
    Tile waiting_for(Tile room) const {
        for (const Tile piece : manor_.attic) {
            if (piece != kNoTile && tables_.tile_colour[piece] == room) return piece;
        }
        return kNoTile;
    }

    int furnished(Tile tile) const {
        const std::size_t colour = tables_.tile_colour[tile];
        int value = kPiece;
        const Seat host = state_.neighbours[colour];
        if (host != seat_) {
            const int needed = state_.players == 2 ? 3 : 1;
            const bool gift = visitors_ >= needed && state_.gifts_left > 0;
            value += gift ? kGift : kVisit * time_ / 16;
            if (host != kNobody) value += kVisitTakenAway * time_ / 16;
        }
        for (const std::size_t card : tables_.cards_of_colour[colour]) {
            if (state_.card_owners[card] != kNobody) continue;
            value += towards(tables_.cards[card], colour, tables_.tile_kind[tile]);
        }
        return value;
    }

    // What a piece of this kind adds on the way to a card.
    int towards(const BonusCard& card, std::size_t colour, int kind) const {
        int missing = 0;
        bool helps = false;
        for (const Need& need : card.needs) {
            const SpaceSet pieces =
                need.kind == Need::kAnyKind
                    ? static_cast<SpaceSet>(manor_.rooms[need.colour] & manor_.furnished)
                    : manor_.furniture(need.colour, need.kind);
            const int open = need.count - std::popcount(pieces);
            if (open <= 0) continue;
            missing += open;
            const bool fits = need.kind == Need::kAnyKind || need.kind == kind;
            helps = helps || (need.colour == colour && fits);
        }
        if (!helps) return 0;
        if (missing == 1) return 100 * card.points;
        return (missing == 2 ? 40 : 15) * card.points * time_ / 16;
    }

    const Tables& tables_;
    const State& state_;
    const Manor& manor_;
    Seat seat_;
    int time_;
    int visitors_ = 0;
};

}  // namespace

void Guide::weigh(const Rules& rules, const State& state, Seat seat, const ActionList<Rules>& list,
                  search::Weights<Rules>& weights) const {
    const Tables& tables = rules.tables();
    const Manor& manor = state.manor(seat);
    const Appraiser appraiser(tables, state, seat);
    const ManorSide& side = tables.manors[manor.board].sides[state.players <= 3 ? 0 : 1];
    int valued_good = -1;
    int good_value = 0;
    std::array<int, kMaxCoins + 1> costs{};
    for (std::size_t coins = 0; coins < costs.size(); ++coins) {
        costs[coins] = appraiser.cost(state.bank + static_cast<int>(coins));
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Action action = list[i];
        int value = 0;
        if (is_buy(action)) {
            const int good = bought_good(action);
            const int target = bought_target(action);
            const Tile tile = state.goods[static_cast<std::size_t>(good)];
            if (good != valued_good) {
                valued_good = good;
                good_value = appraiser.tile(tile);
            }
            if (target == kAtticTarget) {
                value = appraiser.attic_piece() - costs[0];
            } else if (is_room(tile)) {
                const auto space = static_cast<std::size_t>(space_of(target));
                value = good_value - costs[side.coins[space]];
            } else {
                value = good_value - costs[0];
            }
        } else if (action == kCoin) {
            value = appraiser.coin();
        } else if (action == faubourg::california::kBorrow) {
            value = players::california::kBorrow;
        } else if (action == kRepay) {
            value = kNeverRepay;
        } else {
            value = appraiser.tile(settled_tile(action));
        }
        weights[i] = search::exp2_eighths(value / kHundredthsPerEighth);
    }
}

search::Outlook Guide::outlook(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Outlook outlook{.players = state.players};
    const int time = kTimeLeft[state.day];
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const Manor& manor = state.manor(seat);
        const Appraiser appraiser(rules.tables(), state, seat);
        int visitors = 0;
        for (const std::int8_t place : state.neighbours) visitors += place == seat ? 1 : 0;
        const int unfurnished = std::popcount(manor.renovated()) - std::popcount(manor.furnished);
        outlook.points[index] = 100 * standing.seats[index].total + appraiser.purse(manor.silver) +
                                (unfurnished * kRoomToFurnish + visitors * kVisit) * time / 16;
    }
    outlook.spread = 100 + 25 * time;
    return outlook;
}

}  // namespace faubourg::players::california
