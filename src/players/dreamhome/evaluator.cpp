#include "src/players/dreamhome/evaluator.h"

#include <algorithm>
#include <array>

#include "src/players/dreamhome/appraiser.h"

namespace faubourg::players::dreamhome {

using namespace faubourg::dreamhome;
using search::Centipoints;
using search::kPoint;

namespace {

// An action worth one point more is about four times as likely.
constexpr Centipoints kPerDoubling = {48};
constexpr Centipoints kMarker = {40};    // the first-player marker, with column 0 (DRH-7)
constexpr Centipoints kToolKept = {60};  // the value of an unused tool
constexpr Centipoints kHelperKept = {10};
constexpr Centipoints kJackhammer = {80};  // the cost of taking it before the others do
constexpr Centipoints kSpreadAtEnd = {200};
constexpr Centipoints kSpreadPerRound = {50};

Centipoints column_value(const Appraiser& appraiser, const Components& components,
                         const State& state, int column) {
    if (!state.has_room(column)) return {};
    const std::size_t type = components.type_of(state.room(column));
    return appraiser.best_place(type) + appraiser.resource(state.resource(column), type) +
           (column == 0 ? kMarker : Centipoints{});
}

// DRH-5: the best column to discard is the one that the others want most and the seat itself least.
Centipoints discard_value(const Components& components, const State& state, Seat seat, int column) {
    Centipoints value;
    for (const Seat other : all_seats(state.players)) {
        const Appraiser appraiser(components, state, other);
        const Centipoints worth = column_value(appraiser, components, state, column);
        value += other == seat ? -worth : worth / (state.players - 1);
    }
    return value;
}

// How much more a home would score with other cards on its spaces. A legal list has the cards of
// one type next to each other, and all cards of a type score the same here, so each type is
// computed once for each space.
class Rebuilding {
  public:
    Rebuilding(const Components& components, const Home& home)
        : components_(components), home_(home) {}

    Centipoints replaced(Space space, Card card) {
        const std::size_t type = components_.type_of(card);
        if (space == space_ && type == type_) return change_;
        space_ = space;
        type_ = type;
        Home after = home_;
        after.put_up(space, card);
        const bool other_type = components_.type_of(home_.card_at(space)) != type;
        if (other_type && has(after.decorated, space)) after.remove_token(space);
        change_ = change_to(after);
        return change_;
    }

    Centipoints swapped(Space a, Space b) {
        Home after = home_;
        const Card card_a = home_.card_at(a);
        const Card card_b = home_.card_at(b);
        has(home_.down, b) ? after.put_down(a, card_b) : after.put_up(a, card_b);
        has(home_.down, a) ? after.put_down(b, card_a) : after.put_up(b, card_a);
        return change_to(after);
    }

    Centipoints with_roof(std::size_t roof) const {
        auto roofs = home_.roofs;
        ++roofs[roof];
        return (score_roof(components_, roofs) - score_roof(components_, home_.roofs)) * kPoint;
    }

  private:
    Centipoints change_to(const Home& after) {
        if (now_ == kUnknown) now_ = score_home(components_, home_).total();
        return (score_home(components_, after).total() - now_) * kPoint;
    }

    static constexpr int kUnknown = -1000;

    const Components& components_;
    const Home& home_;
    int now_ = kUnknown;
    Space space_ = kSpaces;  // none yet
    std::size_t type_ = 0;
    Centipoints change_;
};

}  // namespace

void Evaluator::assign_priors(const Rules& rules, const State& state, Seat seat,
                              const ActionList<Rules>& list, search::Priors<Rules>& priors) const {
    const Components& components = rules.components();
    const Appraiser appraiser(components, state, seat);
    Rebuilding rebuilding(components, state.home(seat));
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Move move = components.codes.decode(list[i]);
        Centipoints value;
        switch (move.verb) {
            case Verb::Take:
                value = column_value(appraiser, components, state, move.a);
                break;
            case Verb::Jackhammer:
                value = column_value(appraiser, components, state, move.a) - kJackhammer;
                break;
            case Verb::Place:
                value = move.b != 0
                            ? appraiser.empty_room()
                            : appraiser.placed(components.type_of(state.taken_room), move.a);
                break;
            case Verb::Discard:
                value = discard_value(components, state, seat, move.a);
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
                const Card market = state.room(move.b);
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
        priors[i] = search::softmax_weight(value, kPerDoubling);
    }
}

search::Evaluation Evaluator::evaluate(const Rules& rules, const State& state) const {
    const Standing standing = rules.score(state, Viewer::all());
    search::Evaluation evaluation{.players = state.players};
    for (const Seat seat : all_seats(state.players)) {
        const Appraiser appraiser(rules.components(), state, seat);
        evaluation.points[seat] = standing.seats[seat].total * kPoint + appraiser.growth();
    }
    evaluation.spread = kSpreadAtEnd + (kRounds - state.round) * kSpreadPerRound;
    return evaluation;
}

}  // namespace faubourg::players::dreamhome
