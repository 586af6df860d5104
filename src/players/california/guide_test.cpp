#include "src/players/california/guide.h"

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

// Two players, seat 0 to act with money enough, and empty shops.
State quiet_table() {
    Deal deal("guide");
    State state = rules().set_up(2, Options{.first = 0, .manors = {0, 1}}, deal);
    state.goods.fill(kNoTile);
    state.manors[0].silver = 10;
    state.bank = 2;
    return state;
}

Tile piece(std::string_view id) {
    const auto& furniture = rules().tables().furniture;
    const auto found = std::ranges::find(furniture, id, &Furniture::id);
    return static_cast<Tile>(kFirstFurniture + (found - furniture.begin()));
}

// The text of the action with the greatest weight.
std::string favourite(const State& state) {
    ActionList<Rules> list;
    search::Weights<Rules> weights{};
    rules().legal(state, state.to_act, list);
    Guide().weigh(rules(), state, state.to_act, list, weights);
    std::size_t best = 0;
    for (std::size_t i = 0; i < list.size(); ++i) {
        if (weights[i] > weights[best]) best = i;
    }
    return rules().text(list[best]);
}

TEST(CaliforniaGuide, buys_the_piece_that_completes_a_card) {
    State state = quiet_table();
    Manor& manor = state.manors[0];
    manor.rooms[0] |= static_cast<SpaceSet>(only(0) | only(1) | only(2));
    manor.furnished = static_cast<SpaceSet>(only(0) | only(1));
    state.goods[0] = 1;  // a brown room
    state.goods[2] = piece("drums");
    EXPECT_TRUE(favourite(state).starts_with("buy A3 ")) << favourite(state);
}

TEST(CaliforniaGuide, renovates_the_cheaper_of_two_spaces) {
    State state = quiet_table();
    state.goods[0] = 1;
    const std::string action = favourite(state);
    ASSERT_TRUE(action.starts_with("buy A1 ")) << action;
    const auto parsed = rules().parse(action);
    const auto space = static_cast<std::size_t>(space_of(bought_target(*parsed)));
    EXPECT_EQ(rules().tables().manors[0].sides[0].coins[space], 0);
}

TEST(CaliforniaGuide, takes_a_coin_when_it_is_poor_and_buys_on_the_last_day_whatever_it_costs) {
    State state = quiet_table();
    state.goods[0] = 1;
    state.bank = 4;
    state.manors[0].silver = 4;
    EXPECT_EQ(favourite(state), "coin");
    state.day = kDays;
    state.manors[0].silver = 6;
    EXPECT_TRUE(favourite(state).starts_with("buy A1 ")) << favourite(state);
}

TEST(CaliforniaGuide, expects_more_of_a_manor_with_rooms_and_silver) {
    State state = quiet_table();
    state.manors[0].silver = state.manors[1].silver = 6;
    const auto even = Guide().outlook(rules(), state);
    EXPECT_EQ(even.players, 2);
    EXPECT_EQ(even.points[0], even.points[1]);
    state.manors[0].silver = 12;
    EXPECT_GT(Guide().outlook(rules(), state).points[0], even.points[0]);
    state.manors[1].rooms[2] |= only(15);
    EXPECT_GT(Guide().outlook(rules(), state).points[1], even.points[1] + 100);
}

}  // namespace
}  // namespace faubourg::players::california
