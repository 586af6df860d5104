#include "src/players/dreamhome/appraiser.h"

#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

namespace faubourg::players::dreamhome {
namespace {

using namespace faubourg::dreamhome;
using search::Centipoints;

State state_with(const Home& home, int round = 5) {
    State state;
    state.players = 2;
    state.round = static_cast<std::uint8_t>(round);
    state.homes[0] = home;
    return state;
}

std::size_t type_named(const std::string& id) {
    const Components& components = default_rules().components();
    return components.type_of(card_named(components, id));
}

Centipoints placed(const State& state, const std::string& type, std::string_view space) {
    return Appraiser(default_rules().components(), state, 0)
        .placed(type_named(type), space_named(space));
}

TEST(DreamHomeAppraiser, a_room_is_worth_more_where_it_grows) {
    const State state = state_with(home_of(". . . . .", "kitchen . . bedroom .", ". ."));
    EXPECT_GT(placed(state, "kitchen", "g2"), placed(state, "kitchen", "g3") + Centipoints{200});
    EXPECT_GT(placed(state, "bedroom", "g5"), placed(state, "bedroom", "g2"));
}

TEST(DreamHomeAppraiser, an_annex_belongs_beside_its_room_whichever_comes_first) {
    const State kitchen = state_with(home_of(". . . . .", "kitchen . . . .", ". ."));
    EXPECT_GT(placed(kitchen, "pantry", "g2"), placed(kitchen, "pantry", "g3"));
    const State pantry = state_with(home_of(". . . . .", "pantry . . . .", ". ."));
    EXPECT_GT(placed(pantry, "kitchen", "g2"), placed(pantry, "kitchen", "g4"));
}

TEST(DreamHomeAppraiser, a_bathroom_on_the_other_floor_makes_a_home_work) {
    const State state = state_with(home_of(". . . . .", "bathroom living bedroom . .", ". ."));
    EXPECT_GE(placed(state, "bathroom", "u1"), placed(state, "bathroom", "g4") + Centipoints{250});
}

TEST(DreamHomeAppraiser, what_may_still_grow_counts_less_towards_the_end) {
    const Home home = home_of(". . . . .", "living . . . .", ". .");
    const Components& components = default_rules().components();
    const State early = state_with(home, 2);
    const State late = state_with(home, 11);
    const State last = state_with(home, 12);
    EXPECT_GT(Appraiser(components, early, 0).growth(), Appraiser(components, late, 0).growth());
    EXPECT_EQ(Appraiser(components, last, 0).growth(), Centipoints{0});
}

TEST(DreamHomeAppraiser, a_decor_without_a_room_for_it_is_worth_nothing) {
    const Components& components = default_rules().components();
    const State bare = state_with(home_of(". . . . .", "kitchen . . . .", ". ."));
    const State living = state_with(home_of(". . . . .", "living . . . .", ". ."));
    const Resource piano = resource_named(components, "decor:piano");
    EXPECT_EQ(Appraiser(components, bare, 0).resource(piano, type_named("kitchen")),
              Centipoints{0});
    EXPECT_EQ(Appraiser(components, bare, 0).resource(piano, type_named("living")),
              Centipoints{300});
    EXPECT_EQ(Appraiser(components, living, 0).resource(piano, type_named("kitchen")),
              Centipoints{300});
}

TEST(DreamHomeAppraiser, the_fourth_roof_of_a_colour_is_worth_most) {
    const Components& components = default_rules().components();
    State state = state_with(home_of(". . . . .", ". . . . .", ". ."));
    const Resource red = resource_named(components, "roof:red");
    const Centipoints first = Appraiser(components, state, 0).resource(red, 0);
    state.homes[0].roofs[red - components.first_roof] = 3;
    state.homes[0].roof_count = 3;
    EXPECT_GT(Appraiser(components, state, 0).resource(red, 0), first + Centipoints{300});
}

}  // namespace
}  // namespace faubourg::players::dreamhome
