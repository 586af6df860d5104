#include <map>
#include <set>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

constexpr std::array<int, 4> kPlayerCounts = {2, 3, 4, 5};

// How many tiles of each kind are in shops, pile and bag.
std::map<std::string, int> tiles_on_the_table(const Value& document) {
    std::map<std::string, int> counts;
    for (const std::string_view where : {"shops[0]", "shops[1]", "pile", "bag"}) {
        for (const Value& tile : *at(document, where).items()) {
            if (!tile.is_null()) ++counts[*tile.string()];
        }
    }
    return counts;
}

TEST(CaliforniaSetUp, CAL_1_two_to_five_players) {
    EXPECT_EQ(Rules::kFacts.min_players, 2);
    EXPECT_EQ(Rules::kFacts.max_players, 5);
    for (const int players : kPlayerCounts) {
        const TestGame table = new_table(players, "seats");
        EXPECT_EQ(table.look("players"), players);
        EXPECT_EQ(table.look("seats").items()->size(), static_cast<std::size_t>(players));
    }
}

TEST(CaliforniaSetUp, CAL_1_a_manor_begins_with_its_printed_room_and_an_empty_attic) {
    const TestGame table = new_table(5, "manors", {.first = Seat{0}, .manors = {0, 1, 2, 3, 4}});
    EXPECT_EQ(table.manor(0), floor(". . . .  . red . .  . . . .  . . . ."));
    EXPECT_EQ(table.manor(1), floor(". . . .  . . green .  . . . .  . . . ."));
    EXPECT_EQ(table.manor(2), floor(". . . .  . . . .  . . brown .  . . . ."));
    EXPECT_EQ(table.manor(3), floor(". . . .  . . . .  . mauve . .  . . . ."));
    EXPECT_EQ(table.manor(4), floor(". . . .  . . grey .  . . . .  . . . ."));
    for (const Seat seat : all_seats(5)) {
        EXPECT_EQ(table.of(seat, "attic"), Value(Value::List{nullptr, nullptr}));
        EXPECT_EQ(table.of(seat, "extension"), false);
    }
    EXPECT_EQ(table.of(0, "rooms.b2.printed"), true);
}

TEST(CaliforniaSetUp, CAL_2_eighty_eight_tiles) {
    std::map<std::string, int> expected = {{"attic", 4}};
    for (const auto* colour : {"red", "brown", "mauve", "grey", "paleblue", "green"}) {
        expected["room:" + std::string(colour)] = 8;
    }
    for (const auto* piece : {"piano", "drums", "billiard", "bar", "pinball", "jukebox",
                              "motorbike", "workbench", "pool", "sunbed", "dog", "statue"}) {
        expected["furniture:" + std::string(piece)] = 3;
    }
    for (const int players : kPlayerCounts) {
        const Value document = new_table(players, "tiles").document();
        EXPECT_EQ(tiles_on_the_table(document), expected);
        EXPECT_EQ(at(document, "pile_count"), 80);
        EXPECT_EQ(at(document, "bag_count"), 0);
    }
}

TEST(CaliforniaSetUp, CAL_2_the_pile_is_shuffled) {
    std::set<std::string> orders;
    std::set<std::string> first_tiles;
    for (int seed = 0; seed < 100; ++seed) {
        const TestGame table = new_table(3, "shuffle" + std::to_string(seed));
        orders.insert(show(table.look("pile")));
        first_tiles.insert(show(table.look("shops[0][0]")));
    }
    EXPECT_EQ(orders.size(), 100U);
    // Nineteen kinds of tile; a fair shuffle shows nearly all of them first within a hundred games.
    EXPECT_GE(first_tiles.size(), 12U);
    EXPECT_EQ(new_table(3, "same").document(), new_table(3, "same").document());
}

TEST(CaliforniaSetUp, CAL_3_everyone_starts_with_six_silver) {
    for (const int players : kPlayerCounts) {
        const TestGame table = new_table(players, "silver");
        for (const Seat seat : all_seats(players)) EXPECT_EQ(table.of(seat, "silver"), 6);
    }
}

TEST(CaliforniaSetUp, CAL_3_all_possessions_are_public) {
    TestGame table = new_table(4, "public");
    FastRandom random(3);
    int step = 0;
    play_out(table, random, [&step](const TestGame& now) {
        if (step++ % 10 != 0) return;
        const Value everything = now.document();
        for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(3)}) {
            // Everybody sees everything except the order of the pile.
            EXPECT_EQ(now.document(viewer), without(everything, "pile"));
        }
    });
}

TEST(CaliforniaSetUp, CAL_3_coins_never_run_out) {
    // The box has 20 gold and 30 silver coins: 130 silver in all.
    TestGame table = position(R"(
        m1  silver 500
        m2  silver 700)");
    table.act(0, "coin");
    EXPECT_EQ(table.of(0, "silver"), 505);
    table.act(1, "borrow");
    EXPECT_EQ(table.of(1, "silver"), 703);
}

TEST(CaliforniaSetUp, CAL_4_two_full_shops_and_a_full_bank) {
    for (const int players : kPlayerCounts) {
        const TestGame table = new_table(players, "shops");
        ASSERT_EQ(table.look("shops").items()->size(), 2U);
        for (const auto* shop : {"shops[0]", "shops[1]"}) {
            const Value spaces = table.look(shop);
            ASSERT_EQ(spaces.items()->size(), 4U);
            for (const Value& space : *spaces.items()) EXPECT_FALSE(space.is_null());
        }
        EXPECT_EQ(table.look("bank"), 4);
        EXPECT_EQ(table.look("day"), 1);
        EXPECT_EQ(table.look("phase"), "main");
    }
}

TEST(CaliforniaSetUp, CAL_5_cards_gifts_neighbours_and_no_loans) {
    const TestGame table = new_table(5, "components");
    EXPECT_EQ(table.look("bonus_cards").items()->size(), 11U);
    const Value cards = table.look("bonus_cards");
    for (const Value& card : *cards.items()) EXPECT_TRUE(at(card, "owner").is_null());
    EXPECT_EQ(table.look("gifts_left"), 30);
    EXPECT_EQ(show(table.look("neighbours")),
              R"({"red":null,"brown":null,"mauve":null,"grey":null,"paleblue":null,"green":null})");
    for (const Seat seat : all_seats(5)) {
        EXPECT_EQ(table.of(seat, "loan"), false);
        EXPECT_EQ(table.of(seat, "gifts"), 0);
    }
}

struct BoardFigures {
    std::string_view id;
    std::string_view few;
    std::string_view many;
};
constexpr std::array<BoardFigures, 5> kBoards = {{
    {.id = "m1", .few = "1212 1*02 1012 2102", .many = "0112 0*01 1001 2102"},
    {.id = "m2", .few = "2111 10*2 0101 2222", .many = "2100 10*1 0001 2112"},
    {.id = "m3", .few = "2012 2101 20*1 2121", .many = "2012 1001 10*0 2110"},
    {.id = "m4", .few = "2222 1010 2*01 1112", .many = "2112 1000 1*01 0012"},
    {.id = "m5", .few = "2121 20*1 2101 2012", .many = "2110 10*0 1001 2012"},
}};

// Checks what a room costs on every space of the first seat's manor when the bank asks for 1.
void expect_coins(int players, std::uint8_t board, std::string_view rows) {
    const Texts figures = words_of(rows);
    Options options{.first = Seat{0}, .manors = {board}};
    for (std::uint8_t other = 0; options.manors.size() < static_cast<std::size_t>(players);
         ++other) {
        if (other != board) options.manors.push_back(other);
    }
    TestGame start = new_table(players, "coins", options);
    start.state.bank = 1;
    start.state.goods[0] = 4;  // pale blue is printed in no manor: a room of it may go anywhere
    for (std::size_t row = 0; row < 4; ++row) {
        for (std::size_t column = 0; column < 4; ++column) {
            const char figure = figures[row][column];
            if (figure == '*') continue;
            TestGame table = start;
            const std::string space = {static_cast<char>('a' + column),
                                       static_cast<char>('1' + row)};
            table.act(0, "buy A1 " + space);
            EXPECT_EQ(table.of(0, "silver"), 6 - 1 - (figure - '0')) << players << space << rows;
        }
    }
}

TEST(CaliforniaSetUp, CAL_6_one_side_for_two_and_three_players_the_other_for_four_and_five) {
    for (std::size_t index = 0; index < kBoards.size(); ++index) {
        const auto board = static_cast<std::uint8_t>(index);
        EXPECT_EQ(default_rules().components().manors[board].id, kBoards[board].id);
        expect_coins(2, board, kBoards[board].few);
        expect_coins(3, board, kBoards[board].few);
        expect_coins(4, board, kBoards[board].many);
        expect_coins(5, board, kBoards[board].many);
    }
}

TEST(CaliforniaSetUp, CAL_6_manors_and_the_first_seat_are_random) {
    PerSeat<std::map<std::string, int>, 3> manors;
    std::map<Seat, int> firsts;
    for (int seed = 0; seed < 500; ++seed) {
        const TestGame table = new_table(3, "deal" + std::to_string(seed));
        ++firsts[table.state.to_act];
        std::set<std::string> different;
        for (const Seat seat : all_seats(3)) {
            const std::string id = *table.of(seat, "manor").string();
            ++manors[seat][id];
            different.insert(id);
        }
        EXPECT_EQ(different.size(), 3U);
    }
    // About 100 are expected for each manor and 167 for each seat; the bounds are far out in the
    // tails.
    for (const auto& seat : manors) {
        ASSERT_EQ(seat.size(), 5U);
        for (const auto& [id, count] : seat) EXPECT_TRUE(count > 55 && count < 145) << id << count;
    }
    ASSERT_EQ(firsts.size(), 3U);
    for (const auto& [seat, count] : firsts) EXPECT_TRUE(count > 110 && count < 225) << count;
}

TEST(CaliforniaSetUp, CAL_6_options_fix_the_first_seat_and_the_manors_and_leave_the_pile_alone) {
    for (const int players : kPlayerCounts) {
        const TestGame random = new_table(players, "one seed");
        std::vector<std::uint8_t> boards;
        for (const Seat seat : all_seats(players)) {
            boards.push_back(static_cast<std::uint8_t>(4 - seat.number()));
        }
        const Seat last = Seat::of(players - 1);
        for (const Options& options :
             {Options{.first = last, .manors = {}}, Options{.first = {}, .manors = boards},
              Options{.first = last, .manors = boards}}) {
            const TestGame fixed = new_table(players, "one seed", options);
            EXPECT_EQ(fixed.look("pile"), random.look("pile"));
            EXPECT_EQ(fixed.look("shops"), random.look("shops"));
            EXPECT_EQ(fixed.state.to_act, options.first.value_or(random.state.to_act));
            for (const Seat seat : all_seats(players)) {
                const std::string own = "m" + std::to_string(5 - seat.number());
                EXPECT_EQ(fixed.of(seat, "manor"),
                          options.manors.empty() ? random.of(seat, "manor") : Value(own));
            }
        }
    }
}

}  // namespace
}  // namespace faubourg::california::testing
