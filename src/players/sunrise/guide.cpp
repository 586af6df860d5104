#include "src/players/sunrise/guide.h"

#include <algorithm>
#include <array>

namespace faubourg::players::sunrise {
namespace {

using namespace faubourg::sunrise;

constexpr int kHundredthsPerEighth = 8;

// What one more card in hand is worth, by how many there are: with a full hand only the choice.
constexpr std::array<int, kHandLimit + 1> kCard = {260, 240, 220, 190, 150, 40};
constexpr int kPark = -60;
constexpr int kMoreInZone = 60;    // another building where numbers count
constexpr int kBesideOwn = 50;     // towards the largest group
constexpr int kDiscardPair = -40;  // cards of one colour belong together
constexpr std::array<int, kMaxPlayers> kPlacePoints = {1000, 600, 300, 0};  // SUN-16

// Where all seats stand in the zones, to judge what one more building changes.
class Appraiser {
  public:
    Appraiser(const Rules& rules, const State& state, Seat seat)
        : rules_(rules), state_(state), seat_(static_cast<std::size_t>(seat)) {
        for (std::size_t zone = 0; zone < kZones; ++zone) {
            for (Seat other = 0; other < state.players; ++other) {
                keys_[zone][static_cast<std::size_t>(other)] = rules.rank_key(state, other, zone);
            }
        }
        int fewest = 100;
        for (Seat other = 0; other < state.players; ++other) {
            fewest = std::min<int>(fewest, state.at(other).houses_left);
        }
        last_turn_ = state.final_phase != 0;
        certainty_ = last_turn_ ? 16 : std::clamp(14 - fewest / 3, 5, 14);
        if (!last_turn_) card_values_ = kCard;
    }

    // What the hand loses with so many cards.
    int cards(int count) const {
        int value = 0;
        for (int i = 1; i <= count; ++i) {
            const int left = state_.seats[seat_].hand_count - i;
            value += card_values_[static_cast<std::size_t>(std::clamp(left, 0, kHandLimit))];
        }
        return value;
    }
    // What it gains by drawing them.
    int drawn(int count) const {
        int value = 0;
        for (int i = 0; i < count; ++i) {
            const int held = state_.seats[seat_].hand_count + i;
            value += card_values_[static_cast<std::size_t>(std::clamp(held, 0, kHandLimit))];
        }
        return value;
    }

    int building(Plot plot, int height) const {
        const Tables& tables = rules_.tables();
        const auto index = static_cast<std::size_t>(plot);
        int value = 100 * tables.plot_circles[index] * height;
        const std::size_t zone = tables.plots[index].zone;
        if (zone < kZones) value += standing(zone, height);
        if (!(tables.neighbours[index] & state_.buildings[seat_]).empty()) value += kBesideOwn;
        return value;
    }

  private:
    int standing(std::size_t zone, int height) const {
        const RankKey mine = keys_[zone][seat_];
        RankKey then = mine;
        int more = 0;
        if (!ranks_height(zone)) {
            ++then.value;
            more = kMoreInZone;
        } else if (height >= 2 && height > mine.value) {
            then = {.value = height, .count = 1};
        } else if (height >= 2 && height == mine.value) {
            ++then.count;
        }
        return (place_points(zone, then) - place_points(zone, mine)) * certainty_ / 16 + more;
    }
    int place_points(std::size_t zone, RankKey key) const {
        if (key == RankKey{}) return 0;
        std::size_t ahead = 0;
        for (std::size_t other = 0; other < state_.players; ++other) {
            if (other != seat_ && keys_[zone][other] > key) ++ahead;
        }
        return kPlacePoints[ahead];
    }

    const Rules& rules_;
    const State& state_;
    std::size_t seat_;
    std::array<std::array<RankKey, kMaxPlayers>, kZones> keys_{};
    std::array<int, kHandLimit + 1> card_values_{};
    int certainty_ = 16;
    bool last_turn_ = false;
};

}  // namespace

void Guide::weigh(const Rules& rules, const State& state, Seat seat, const ActionList<Rules>& list,
                  search::Weights<Rules>& weights) const {
    const ActionCodes& codes = rules.codes();
    const Appraiser appraiser(rules, state, seat);
    const Player& player = state.at(seat);
    // A turn that builds draws one card at its end, another two at once.
    const int end = appraiser.drawn(1);
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Action action = list[i];
        int value = 0;
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
            value = kDiscardPair * player.hand[codes.discarded_colour(action)];
        }
        weights[i] = search::exp2_eighths(value / kHundredthsPerEighth);
    }
}

search::Outlook Guide::outlook(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Outlook outlook{.players = state.players};
    int fewest = 100;
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const Player& player = state.at(seat);
        fewest = std::min<int>(fewest, player.houses_left);
        outlook.points[index] = 100 * standing.seats[index].total + 200 * player.hand_count;
    }
    outlook.spread = 300 + 40 * fewest;
    return outlook;
}

}  // namespace faubourg::players::sunrise
