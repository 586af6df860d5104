#include <bit>

#include "src/games/california/rules.h"

namespace faubourg::california {
namespace {

constexpr int kRepayment = 4;
constexpr int kLoanPenalty = -2;

}  // namespace

// CAL-31, CAL-32. The repayment at the end is only computed here; the state does not change.
Standing Rules::score(const State& state, Viewer /*viewer*/) const {
    Standing standing;
    standing.players = state.players;
    for (const Seat seat : all_seats(state.players)) {
        const Manor& manor = state.manor(seat);
        const bool owes = manor.loan != 0;
        const bool repays = owes && manor.silver >= kRepayment;
        SeatScore& score = standing.seats[seat];
        score.parts[0] = manor.gifts;
        score.parts[1] = bonus_points(state, seat);
        score.parts[2] = std::popcount(manor.renovated());
        score.parts[3] = owes && !repays ? kLoanPenalty : 0;
        score.tie_break = manor.silver - (repays ? kRepayment : 0);
        for (std::size_t part = 0; part < kScoreParts.size(); ++part) {
            score.total += score.parts[part];
        }
    }
    return standing;
}

}  // namespace faubourg::california
