#include "src/players/california/evaluator.h"

#include <algorithm>
#include <array>
#include <bit>

#include "src/core/index.h"

namespace faubourg::players::california {
namespace {

using namespace faubourg::california;
using search::Centipoints;
using search::kPoint;
using search::Percent;
using search::Sixteenths;

// How much this much silver may still bring while there are days left to spend it: the first coins
// buy what is wanted, the last ones may stay unused.
constexpr int kPurses = 32;
constexpr std::array<Centipoints, kPurses> make_purse_values() {
    std::array<Centipoints, kPurses> values{};
    for (std::size_t silver = 1; silver < kPurses; ++silver) {
        const int one_more = silver <= 4 ? 30 : silver <= 8 ? 24 : silver <= 14 ? 14 : 5;
        values[silver] = values[silver - 1] + Centipoints{one_more};
    }
    return values;
}
constexpr std::array<Centipoints, kPurses> kPurseValues = make_purse_values();

// How much of a long-term value remains on each day.
constexpr std::array<Sixteenths, kDays + 1> kTimeLeft = {
    {{16}, {16}, {16}, {16}, {16}, {15}, {14}, {13}, {12}, {10}, {8}, {5}, {1}}};

constexpr Centipoints kRoom = {100};
constexpr Centipoints kGift = {100};
constexpr Centipoints kRoomToFurnish = {45};
constexpr Centipoints kVisit = {25};
constexpr Centipoints kVisitTakenAway = {20};
constexpr Centipoints kPiece = {10};
constexpr Centipoints kAtticPiece = {30};
constexpr Centipoints kExtension = {10};
constexpr Centipoints kLoan = {-90};
constexpr Centipoints kRepayment = {-300};  // the end of the game repays loans by itself (CAL-31)

// A piece's share of a bonus card's points while one more piece, or several more, are missing.
constexpr Percent kOneMoreMissing = {40};
constexpr Percent kSeveralMissing = {15};

constexpr Centipoints kSpreadPerSixteenth = {25};  // for each sixteenth of the time left

// An action worth one point more is about four times as likely.
constexpr Centipoints kPerDoubling = {48};

// What tiles, silver and coins are worth to one seat.
class Appraiser {
  public:
    Appraiser(const Components& components, const State& state, Seat seat)
        : components_(components),
          state_(state),
          manor_(state.manor(seat)),
          seat_(seat),
          time_(kTimeLeft[state.day]) {
        for (const Seat place : state.neighbours) visitors_ += place == seat ? 1 : 0;
    }

    Centipoints purse(int silver) const {
        const int kept = std::clamp(silver, 0, kPurses - 1);
        return at_index(kPurseValues, kept) * time_;
    }
    Centipoints cost(int price) const {
        return purse(manor_.silver) - purse(manor_.silver - price);
    }

    Centipoints coin() const { return purse(manor_.silver + 5) - purse(manor_.silver); }

    // A tile placed where it belongs, without its price.
    Centipoints tile(Tile tile) const {
        if (tile == kNoTile) return {};
        if (tile == kExtensionTile) return kExtension * time_;
        if (!is_room(tile)) return furnished(tile);
        Centipoints value = kRoom;
        const Tile waiting = waiting_for(tile);
        value += waiting != kNoTile ? furnished(waiting) : kRoomToFurnish * time_;
        return value;
    }

    Centipoints attic_piece() const { return kAtticPiece * time_; }

  private:
    Tile waiting_for(Tile room) const {
        for (const Tile piece : manor_.attic) {
            if (piece != kNoTile && components_.tile_colour[piece] == room) return piece;
        }
        return kNoTile;
    }

    Centipoints furnished(Tile tile) const {
        const std::size_t colour = components_.tile_colour[tile];
        Centipoints value = kPiece;
        const Seat host = state_.neighbours[colour];
        if (host != seat_) {
            const int needed = state_.players == 2 ? 3 : 1;
            const bool gift = visitors_ >= needed && state_.gifts_left > 0;
            value += gift ? kGift : kVisit * time_;
            if (host != kNobody) value += kVisitTakenAway * time_;
        }
        for (const std::size_t card : components_.cards_of_colour[colour]) {
            if (state_.card_owners[card] != kNobody) continue;
            value += towards(components_.cards[card], colour, components_.tile_kind[tile]);
        }
        return value;
    }

    // What a piece of this kind adds towards a bonus card.
    Centipoints towards(const BonusCard& card, std::size_t colour, int kind) const {
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
        if (!helps) return {};
        const Centipoints whole = card.points * kPoint;
        if (missing == 1) return whole;
        return whole * (missing == 2 ? kOneMoreMissing : kSeveralMissing) * time_;
    }

    const Components& components_;
    const State& state_;
    const Manor& manor_;
    Seat seat_;
    Sixteenths time_;
    int visitors_ = 0;
};

}  // namespace

void Evaluator::assign_priors(const Rules& rules, const State& state, Seat seat,
                              const ActionList<Rules>& list, search::Priors<Rules>& priors) const {
    const Components& components = rules.components();
    const Manor& manor = state.manor(seat);
    const Appraiser appraiser(components, state, seat);
    const ManorSide& side = components.manors[manor.board].sides[state.players <= 3 ? 0 : 1];
    int valued_good = -1;
    Centipoints good_value;
    std::array<Centipoints, kMaxCoins + 1> costs{};
    for (std::size_t coins = 0; coins < costs.size(); ++coins) {
        costs[coins] = appraiser.cost(state.bank + static_cast<int>(coins));
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Action action = list[i];
        Centipoints value;
        if (is_buy(action)) {
            const int good = bought_good(action);
            const int target = bought_target(action);
            const Tile tile = state.good(good);
            if (good != valued_good) {
                valued_good = good;
                good_value = appraiser.tile(tile);
            }
            if (target == kAtticTarget) {
                value = appraiser.attic_piece() - costs[0];
            } else if (is_room(tile)) {
                value = good_value - costs[side.coins_on(space_of(target))];
            } else {
                value = good_value - costs[0];
            }
        } else if (action == kCoin) {
            value = appraiser.coin();
        } else if (action == kBorrow) {
            value = kLoan;
        } else if (action == kRepay) {
            value = kRepayment;
        } else {
            value = appraiser.tile(settled_tile(action));
        }
        priors[i] = search::softmax_weight(value, kPerDoubling);
    }
}

search::Evaluation Evaluator::evaluate(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Evaluation evaluation{.players = state.players};
    const Sixteenths time = kTimeLeft[state.day];
    for (const Seat seat : all_seats(state.players)) {
        const Manor& manor = state.manor(seat);
        const Appraiser appraiser(rules.components(), state, seat);
        int visitors = 0;
        for (const Seat place : state.neighbours) visitors += place == seat ? 1 : 0;
        const int unfurnished = std::popcount(manor.renovated()) - std::popcount(manor.furnished);
        evaluation.points[seat] = standing.seats[seat].total * kPoint +
                                  appraiser.purse(manor.silver) +
                                  (unfurnished * kRoomToFurnish + visitors * kVisit) * time;
    }
    evaluation.spread = kPoint + time.parts * kSpreadPerSixteenth;
    return evaluation;
}

}  // namespace faubourg::players::california
