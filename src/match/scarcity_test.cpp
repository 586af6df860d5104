#include <map>
#include <string>

#include <gtest/gtest.h>

#include "src/match/testing.h"

// Positions that no game reaches but that are consistent: they are accepted, and must be playable.
namespace faubourg::match {
namespace {

const std::map<std::string, std::vector<std::string>>& furniture_of_colour() {
    static const std::map<std::string, std::vector<std::string>> kFurniture = {
        {"red", {"drums", "piano"}},       {"brown", {"bar", "billiard"}},
        {"mauve", {"jukebox", "pinball"}}, {"grey", {"motorbike", "workbench"}},
        {"paleblue", {"pool", "sunbed"}},  {"green", {"dog", "statue"}}};
    return kFurniture;
}

// Takes a tile from those that are left; false if there is none.
bool take(std::map<std::string, int>& left, const std::string& tile) {
    if (left[tile] == 0) return false;
    --left[tile];
    return true;
}

Value furnished(const std::string& colour, bool printed, std::map<std::string, int>& left) {
    Value piece;
    for (const std::string& kind : furniture_of_colour().at(colour)) {
        if (piece.is_null() && take(left, "furniture:" + kind)) piece = Value(kind);
    }
    return Value::object().add("colour", colour).add("printed", printed).add("furniture", piece);
}

// The seat with as many tiles in its manor as fit.
Value with_full_manor(const Value& seat, std::map<std::string, int>& left) {
    Value rooms = Value::object();
    for (const char row : {'1', '2', '3', '4'}) {
        for (const char column : {'a', 'b', 'c', 'd'}) {
            const std::string space = {column, row};
            if (const Value* printed = seat.find("rooms")->find(space)) {
                rooms.add(space, furnished(*printed->find("colour")->string(), true, left));
                continue;
            }
            for (const auto& [colour, kinds] : furniture_of_colour()) {
                if (!take(left, "room:" + colour)) continue;
                rooms.add(space, furnished(colour, false, left));
                break;
            }
        }
    }
    return with(with(seat, "rooms", rooms), "extension", Value(take(left, "attic")));
}

// Day 1 with five players, one tile in each shop and almost none in the pile.
Value scarce_state() {
    const Value state = started("california", 5)->state(Viewer::all());
    std::map<std::string, int> left;
    for (const Value& tile : *state.find("pile")->items()) ++left[*tile.string()];
    for (const Value& shop : *state.find("shops")->items()) {
        for (const Value& tile : *shop.items()) ++left[*tile.string()];
    }
    left["room:red"] -= 2;
    const Value shop = Value::list().add(Value("room:red")).add(Value()).add(Value()).add(Value());
    Value seats = Value::list();
    for (const Value& seat : *state.find("seats")->items()) seats.add(with_full_manor(seat, left));
    Value pile = Value::list();
    for (const auto& [tile, count] : left) {
        for (int i = 0; i < count; ++i) pile.add(Value(tile));
    }
    const auto count = pile.items()->size();
    return with(with(with(with(state, "seats", seats), "shops", Value::list().add(shop).add(shop)),
                     "pile", pile),
                "pile_count", Value(count));
}

TEST(ScarcePosition, is_played_to_its_end) {
    const Value state = scarce_state();
    EXPECT_LT(*state.find("pile_count")->integer(), 6);
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        auto setup = setup_for(5);
        setup.initial_state = state;
        const auto match = started("california", setup);
        ASSERT_NE(match, nullptr);
        FastRandom random(seed);
        while (match->actor() != kNobody) {
            const players::Budget once{.simulations = 1, .time = std::nullopt};
            ASSERT_TRUE(
                default_library().suggest(*match, "random", {.budget = once, .seed = seed}));
            play_at_random(*match, random, 1);
            setup.initial_state = match->state(Viewer::all());
            const auto again = default_library().start("california", setup);
            ASSERT_TRUE(again) << again.error().message;
            ASSERT_EQ((*again)->state(Viewer::all()), match->state(Viewer::all()));
        }
    }
}

}  // namespace
}  // namespace faubourg::match
