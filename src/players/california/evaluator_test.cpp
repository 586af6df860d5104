#include "src/players/california/evaluator.h"

#include <gtest/gtest.h>

#include "src/games/california/testing.h"

namespace faubourg::players::california {
namespace {

using namespace faubourg::california;

const Rules& rules() {
    static const Rules kRules = [] {
        const auto pack = content::default_pack("california");
        return std::move(Rules::from_pack(pack.value().document).value());
    }();
    return kRules;
}

// Two players; seat 0 is to act with enough money, and the shops are empty.
State quiet_table() {
    Deal deal("evaluator");
    State state = rules().set_up(2, Options{.first = Seat{0}, .manors = {0, 1}}, deal);
    state.goods.fill(kNoTile);
    state.manors[0].silver = 10;
    state.bank = 2;
    return state;
}

Tile piece(std::string_view id) {
    const auto& furniture = rules().components().furniture;
    const auto found = std::ranges::find(furniture, id, &Furniture::id);
    return static_cast<Tile>(kFirstFurniture + (found - furniture.begin()));
}

// The text of the action with the highest prior.
std::string highest_prior(const State& state) {
    ActionList<Rules> list;
    search::Priors<Rules> priors{};
    rules().legal(state, state.to_act, list);
    Evaluator().assign_priors(rules(), state, state.to_act, list, priors);
    std::size_t best = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (priors[i] > priors[best]) best = i;
    }
    return rules().text(list[best]);
}

TEST(CaliforniaEvaluator, buys_the_piece_that_completes_a_card) {
    State state = quiet_table();
    Manor& manor = state.manors[0];
    manor.rooms[0] |= static_cast<SpaceSet>(only(0) | only(1) | only(2));
    manor.furnished = static_cast<SpaceSet>(only(0) | only(1));
    state.goods[0] = 1;  // a brown room
    state.goods[2] = piece("drums");
    EXPECT_TRUE(highest_prior(state).starts_with("buy A3 ")) << highest_prior(state);
}

TEST(CaliforniaEvaluator, renovates_the_cheaper_of_two_spaces) {
    State state = quiet_table();
    state.goods[0] = 1;
    const std::string action = highest_prior(state);
    ASSERT_TRUE(action.starts_with("buy A1 ")) << action;
    const auto parsed = rules().parse(action);
    const auto space = static_cast<std::size_t>(space_of(bought_target(*parsed)));
    EXPECT_EQ(rules().components().manors[0].sides[0].coins[space], 0);
}

TEST(CaliforniaEvaluator, takes_a_coin_when_it_is_poor_and_buys_on_the_last_day_whatever_it_costs) {
    State state = quiet_table();
    state.goods[0] = 1;
    state.bank = 4;
    state.manors[0].silver = 4;
    EXPECT_EQ(highest_prior(state), "coin");
    state.day = kDays;
    state.manors[0].silver = 6;
    EXPECT_TRUE(highest_prior(state).starts_with("buy A1 ")) << highest_prior(state);
}

TEST(CaliforniaEvaluator, expects_more_of_a_manor_with_rooms_and_silver) {
    State state = quiet_table();
    state.manors[0].silver = state.manors[1].silver = 6;
    const auto even = Evaluator().evaluate(rules(), state);
    EXPECT_EQ(even.players, 2);
    EXPECT_EQ(even.points[0], even.points[1]);
    state.manors[0].silver = 12;
    EXPECT_GT(Evaluator().evaluate(rules(), state).points[0], even.points[0]);
    state.manors[1].rooms[2] |= only(15);
    EXPECT_GT(Evaluator().evaluate(rules(), state).points[1], even.points[1] + search::kPoint);
}

}  // namespace
}  // namespace faubourg::players::california
