#include "src/players/sunrise/evaluator.h"

#include <algorithm>
#include <array>

#include "src/core/index.h"

namespace faubourg::players::sunrise {
namespace {

using namespace faubourg::sunrise;
using search::Centipoints;
using search::kPoint;
using search::Sixteenths;

// An action worth two thirds of a point more is about twice as likely.
constexpr Centipoints kPerDoubling = {64};

// What one more card is worth, by the number of cards in hand. With a full hand it only gives a
// better choice.
constexpr std::array<Centipoints, kHandLimit + 1> kCard = {
    {{260}, {240}, {220}, {190}, {150}, {40}}};
constexpr Centipoints kPark = {-60};
constexpr Centipoints kMoreInZone = {60};    // another building in a zone that counts numbers
constexpr Centipoints kBesideOwn = {50};     // towards the largest group
constexpr Centipoints kDiscardPair = {-40};  // cards of one colour belong together

// Constants of the evaluation.
constexpr Centipoints kCardInHand = {200};
constexpr Centipoints kSpreadAtEnd = {300};
constexpr Centipoints kSpreadPerHouse = {40};  // for each house left to the seat with the fewest

// What cards and buildings are worth to one seat, from where all seats stand in the zones.
class Appraiser {
  public:
    Appraiser(const Rules& rules, const State& state, Seat seat)
        : rules_(rules), state_(state), seat_(seat) {
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            for (const Seat other : all_seats(state.players)) {
                keys_[zone][other] = rules.rank_key(state, other, zone);
            }
        }
        int fewest = 100;
        for (const Seat other : all_seats(state.players)) {
            fewest = std::min<int>(fewest, state.at(other).houses_left);
        }
        last_turn_ = state.final_phase != 0;
        certainty_ = {last_turn_ ? Sixteenths::kWhole : std::clamp(14 - fewest / 3, 5, 14)};
        if (!last_turn_) card_values_ = kCard;
    }

    // How much less the hand is worth without this many of its cards.
    Centipoints cards(int count) const {
        Centipoints value;
        for (int i = 1; i <= count; ++i) {
            const int left = state_.at(seat_).hand_count - i;
            value += at_index(card_values_, std::clamp(left, 0, kHandLimit));
        }
        return value;
    }
    // How much more it is worth after drawing this many.
    Centipoints drawn(int count) const {
        Centipoints value;
        for (int i = 0; i < count; ++i) {
            const int held = state_.at(seat_).hand_count + i;
            value += at_index(card_values_, std::clamp(held, 0, kHandLimit));
        }
        return value;
    }

    Centipoints building(Plot plot, int height) const {
        const Components& components = rules_.components();
        Centipoints value = components.circles_at(plot) * height * kPoint;
        const std::size_t zone = components.plot(plot).zone;
        if (zone < kZones) value += standing(zone, height);
        if (!(components.beside(plot) & state_.built_by(seat_)).empty()) value += kBesideOwn;
        return value;
    }

  private:
    Centipoints standing(std::size_t zone, int height) const {
        const RankKey mine = keys_[zone][seat_];
        RankKey then = mine;
        Centipoints more;
        if (!ranks_height(zone)) {
            ++then.value;
            more = kMoreInZone;
        } else if (height >= 2 && height > mine.value) {
            then = {.value = height, .count = 1};
        } else if (height >= 2 && height == mine.value) {
            ++then.count;
        }
        return (place_points(zone, then) - place_points(zone, mine)) * certainty_ + more;
    }
    Centipoints place_points(std::size_t zone, RankKey key) const {
        if (key == RankKey{}) return {};
        // The seat itself is never ahead: no key asked about is below its own.
        const auto ahead =
            std::ranges::count_if(keys_[zone], [key](const RankKey& other) { return other > key; });
        return at_index(kPlacePoints, ahead) * kPoint;
    }

    const Rules& rules_;
    const State& state_;
    Seat seat_;
    std::array<PerSeat<RankKey, kMaxPlayers>, kZones> keys_{};
    std::array<Centipoints, kHandLimit + 1> card_values_{};
    Sixteenths certainty_;
    bool last_turn_ = false;
};

}  // namespace

void Evaluator::assign_priors(const Rules& rules, const State& state, Seat seat,
                              const ActionList<Rules>& list, search::Priors<Rules>& priors) const {
    const ActionCodes& codes = rules.codes();
    const Appraiser appraiser(rules, state, seat);
    const Player& player = state.at(seat);
    // A turn that builds draws one card at its end; a turn that does not draws two at once.
    const Centipoints end = appraiser.drawn(1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Action action = list[i];
        Centipoints value;
        if (codes.is_build(action)) {
            const int cards = ActionCodes::built_cards(action);
            value = appraiser.building(ActionCodes::built_plot(action), cards) -
                    appraiser.cards(cards) + end;
        } else if (codes.is_park(action)) {
            value = kPark - appraiser.cards(1) + end;
        } else if (action == codes.draw()) {
            value = appraiser.drawn(2);
        } else if (action == codes.end()) {
            value = end;
        } else {
            value = player.hand[codes.discarded_colour(action)] * kDiscardPair;
        }
        priors[i] = search::softmax_weight(value, kPerDoubling);
    }
}

search::Evaluation Evaluator::evaluate(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Evaluation evaluation{.players = state.players};
    int fewest = 100;
    for (const Seat seat : all_seats(state.players)) {
        const Player& player = state.at(seat);
        fewest = std::min<int>(fewest, player.houses_left);
        evaluation.points[seat] =
            standing.seats[seat].total * kPoint + player.hand_count * kCardInHand;
    }
    evaluation.spread = kSpreadAtEnd + fewest * kSpreadPerHouse;
    return evaluation;
}

}  // namespace faubourg::players::sunrise
