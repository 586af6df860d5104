#include "src/players/dreamhome/guide.h"

#include <algorithm>
#include <array>

#include "src/players/dreamhome/appraiser.h"

namespace faubourg::players::dreamhome {

using namespace faubourg::dreamhome;

namespace {

constexpr int kHundredthsPerEighth = 6;
constexpr int kMarker = 40;
constexpr int kToolKept = 60;  // a tool should do at least this much
constexpr int kHelperKept = 10;
constexpr int kFirst = 80;  // a Jackhammer takes before the others do

int column_value(const Appraiser& appraiser, const Tables& tables, const State& state, int column) {
    const auto index = static_cast<std::size_t>(column);
    if (state.rooms[index] == kNoCard) return 0;
    const std::size_t type = tables.type_of(state.rooms[index]);
    return appraiser.best_place(type) + appraiser.resource(state.resources[index], type) +
           (column == 0 ? kMarker : 0);
}

// DRH-5: the column that the others would like more than oneself.
int discard_value(const Tables& tables, const State& state, Seat seat, int column) {
    int value = 0;
    for (Seat other = 0; other < state.players; ++other) {
        const Appraiser appraiser(tables, state, other);
        const int worth = column_value(appraiser, tables, state, column);
        value += other == seat ? -worth : worth / (state.players - 1);
    }
    return value;
}

// What a home would be worth with other cards on its spaces. A list names the cards of one type one
// after the other, and they score alike but for their children: each is reckoned once.
class Rebuilding {
  public:
    Rebuilding(const Tables& tables, const Home& home) : tables_(tables), home_(home) {}

    int replaced(Space space, Card card) {
        const std::size_t type = tables_.type_of(card);
        if (space == space_ && type == type_) return change_;
        space_ = space;
        type_ = type;
        Home after = home_;
        after.put_up(space, card);
        const bool other_type = tables_.type_of(home_.card_at(space)) != type;
        if (other_type && has(after.decorated, space)) after.remove_token(space);
        change_ = change_to(after);
        return change_;
    }

    int swapped(Space a, Space b) {
        Home after = home_;
        const Card card_a = home_.card_at(a);
        const Card card_b = home_.card_at(b);
        has(home_.down, b) ? after.put_down(a, card_b) : after.put_up(a, card_b);
        has(home_.down, a) ? after.put_down(b, card_a) : after.put_up(b, card_a);
        return change_to(after);
    }

    int with_roof(std::size_t roof) const {
        auto roofs = home_.roofs;
        ++roofs[roof];
        return 100 * (score_roof(tables_, roofs) - score_roof(tables_, home_.roofs));
    }

  private:
    int change_to(const Home& after) {
        if (now_ == kNotReckoned) now_ = score_home(tables_, home_).total();
        return 100 * (score_home(tables_, after).total() - now_);
    }

    static constexpr int kNotReckoned = -1000;

    const Tables& tables_;
    const Home& home_;
    int now_ = kNotReckoned;
    Space space_ = kSpaces;  // none yet
    std::size_t type_ = 0;
    int change_ = 0;
};

}  // namespace

void Guide::weigh(const Rules& rules, const State& state, Seat seat, const ActionList<Rules>& list,
                  search::Weights<Rules>& weights) const {
    const Tables& tables = rules.tables();
    const Appraiser appraiser(tables, state, seat);
    Rebuilding rebuilding(tables, state.home(seat));
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Move move = tables.codes.decode(list[i]);
        int value = 0;
        switch (move.verb) {
            case Verb::Take:
                value = column_value(appraiser, tables, state, move.a);
                break;
            case Verb::Jackhammer:
                value = column_value(appraiser, tables, state, move.a) - kFirst;
                break;
            case Verb::Place:
                value = move.b != 0 ? appraiser.empty_room()
                                    : appraiser.placed(tables.type_of(state.taken_room), move.a);
                break;
            case Verb::Discard:
                value = discard_value(tables, state, seat, move.a);
                break;
            case Verb::Supplier:
                value = rebuilding.replaced(move.a, static_cast<Card>(move.b)) - kHelperKept;
                break;
            case Verb::Handyman:
                value = rebuilding.swapped(move.a, move.b) - kHelperKept;
                break;
            case Verb::Roofer:
                value = rebuilding.with_roof(static_cast<std::size_t>(move.a)) - kHelperKept;
                break;
            case Verb::Drill: {
                const Card market = state.rooms[static_cast<std::size_t>(move.b)];
                value = rebuilding.replaced(move.a, market) - kToolKept;
                break;
            }
            case Verb::Mixer:
                value = -kToolKept;
                break;
            case Verb::Decorate:
            case Verb::Scaffold:
            case Verb::Pass:
            case Verb::Done:
                break;
        }
        weights[i] = search::exp2_eighths(value / kHundredthsPerEighth);
    }
}

search::Outlook Guide::outlook(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Outlook outlook{.players = state.players};
    for (Seat seat = 0; seat < state.players; ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const Appraiser appraiser(rules.tables(), state, seat);
        outlook.points[index] = 100 * standing.seats[index].total + appraiser.growth();
    }
    outlook.spread = 200 + 50 * (kRounds - state.round);
    return outlook;
}

}  // namespace faubourg::players::dreamhome
