#include <set>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

TEST(CaliforniaDays, CAL_27_the_last_coin_ends_the_day) {
    TestGame table = position(R"(
        day 3  bank 1  acts 1
        shop A  - dog - grey
        shop B  extension - - -
        pile  red brown mauve grey paleblue green pool dog  statue
        bag   statue
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    const int before = static_cast<int>(*table.look("pile_count").integer());
    table.act(1, "coin");
    EXPECT_EQ(table.of(1, "silver"), 11);
    EXPECT_EQ(table.look("day"), 4);
    EXPECT_EQ(table.look("bank"), 4);
    EXPECT_EQ(table.look("to_act"), 2);
    // A1 to A4, then B1 to B4.
    EXPECT_EQ(show(table.look("shops")),
              R"([["room:red","room:brown","room:mauve","room:grey"],)"
              R"(["room:paleblue","room:green","furniture:pool","furniture:dog"]])");
    EXPECT_EQ(show(table.look("bag")),
              R"(["attic","furniture:dog","furniture:statue","room:grey"])");
    EXPECT_EQ(table.look("pile_count"), before - 8);
    EXPECT_EQ(table.look("pile[0]"), "furniture:statue");
    EXPECT_EQ(table.event_names(), "coin day");
    EXPECT_EQ(show(table.event("day")),
              R"({"event":"day","day":4,"shops":)" + show(table.look("shops")) + R"(,"bank":4})");
}

TEST(CaliforniaDays, CAL_27_the_last_tile_of_shop_a_ends_the_day) {
    TestGame table = position(R"(
        day 3  bank 2  acts 2
        shop A  - - extension -
        shop B  dog dog grey grey
        pile  red red red red brown brown brown brown
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(2, "buy A3 extension");
    EXPECT_EQ(table.look("day"), 4);
    EXPECT_EQ(table.look("bank"), 4);
    EXPECT_EQ(table.look("to_act"), 0);  // left of the seat that ended the day
    EXPECT_EQ(show(table.look("bag")),
              R"(["furniture:dog","furniture:dog","room:grey","room:grey"])");
    EXPECT_EQ(table.event_names(), "buy day");
}

TEST(CaliforniaDays, CAL_27_the_last_tile_of_shop_b_ends_the_day) {
    TestGame table = position(R"(
        day 3  bank 2  acts 0
        shop A  pool - - -
        shop B  - - - extension
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(0, "buy B4 extension");
    EXPECT_EQ(table.look("day"), 4);
    EXPECT_EQ(table.look("to_act"), 1);
    EXPECT_EQ(show(table.look("bag")), R"(["furniture:pool"])");
    EXPECT_TRUE(table.legal(0) == Texts{"borrow"});
}

TEST(CaliforniaDays, CAL_27_one_coin_and_a_tile_in_each_shop_keep_the_day_going) {
    TestGame table = position(R"(
        day 3  bank 2
        shop A  extension - - pool
        shop B  - dog - extension
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(0, "coin");
    table.act(1, "buy A1 extension");
    table.act(2, "buy B4 extension");
    EXPECT_EQ(table.look("day"), 3);
    EXPECT_EQ(table.look("bank"), 1);
    EXPECT_EQ(table.look("to_act"), 0);
    EXPECT_EQ(table.look("bag_count"), 0);
}

// Plays a random game and calls `dawn(before, after)` around each action that began a new day.
template <class Dawn>
void watch_dawns(TestGame table, std::uint64_t seed, Dawn&& dawn) {
    FastRandom random(seed);
    std::optional<TestGame> before;
    play_out(table, random, [&](const TestGame& now) {
        if (before && before->state.day != now.state.day) dawn(*before, now);
        before = now;
    });
    EXPECT_EQ(table.state.day, 12);
}

std::int64_t number(const TestGame& table, std::string_view path) {
    return *table.look(path).integer();
}

// A whole game with 88 tiles: eleven days use up the pile, the twelfth is dealt from the bag.
TEST(CaliforniaDays, CAL_28_on_day_twelve_the_bag_becomes_the_pile) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        watch_dawns(new_table(4, "bag" + std::to_string(seed)), seed,
                    [](const TestGame& before, const TestGame& after) {
                        if (after.state.day <= 11) {
                            EXPECT_EQ(number(after, "pile_count"), 88 - 8 * after.state.day);
                            return;
                        }
                        EXPECT_EQ(number(before, "pile_count"), 0);
                        EXPECT_EQ(number(after, "bag_count"), 0);
                        // The bag and at least one leftover tile, less the eight in the shops.
                        EXPECT_GE(number(after, "pile_count"), number(before, "bag_count") + 1 - 8);
                    });
    }
}

TEST(CaliforniaDays, CAL_28_with_an_empty_pile_the_bag_and_the_leftovers_are_shuffled_and_dealt) {
    constexpr std::string_view kEleventhDay = R"(
        day 11  bank 1
        shop A  pool dog * *
        bag  *
        m1  silver 6
        m2  silver 6)";
    std::set<std::string> dealt;
    for (int seed = 0; seed < 10; ++seed) {
        TestGame table = position(kEleventhDay, default_rules(), "s" + std::to_string(seed));
        ASSERT_EQ(table.look("pile_count"), 0);
        ASSERT_EQ(table.look("bag_count"), 80);
        table.act(0, "coin");
        EXPECT_EQ(table.look("bag_count"), 0);
        EXPECT_EQ(table.look("pile_count"), 80);
        dealt.insert(show(table.look("shops")));
    }
    EXPECT_EQ(dealt.size(), 10U);
}

// With ninety tiles, two are left after eleven days, so the twelfth deal starts with them and goes
// on with the bag.
TEST(CaliforniaDays, CAL_28_the_last_tiles_of_the_pile_are_dealt_before_the_bag) {
    const Rules rules = Rules::from_pack(with(default_pack(), "extensions.count", 6)).value();
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        watch_dawns(new_table(3, "ninety" + std::to_string(seed), {}, rules), seed,
                    [](const TestGame& before, const TestGame& after) {
                        if (after.state.day < 12) return;
                        ASSERT_EQ(number(before, "pile_count"), 2);
                        EXPECT_EQ(after.look("shops[0][0]"), before.look("pile[0]"));
                        EXPECT_EQ(after.look("shops[0][1]"), before.look("pile[1]"));
                        EXPECT_EQ(number(after, "bag_count"), 0);
                        // The pile is now what was in the bag or left over, less six tiles.
                        EXPECT_GE(number(after, "pile_count"), number(before, "bag_count") + 1 - 6);
                    });
    }
}

TEST(CaliforniaDays, CAL_28_what_is_not_dealt_stays_as_the_pile) {
    TestGame table = position(R"(
        day 11  bank 1
        shop A  piano piano * *
        pile  pool dog
        bag   *
        m1  silver 6
        m2  silver 6)");
    const auto bag = *table.look("bag_count").integer();
    ASSERT_EQ(bag, 78);
    table.act(0, "coin");
    EXPECT_EQ(table.look("shops[0][0]"), "furniture:pool");
    EXPECT_EQ(table.look("shops[0][1]"), "furniture:dog");
    EXPECT_EQ(table.look("bag_count"), 0);
    EXPECT_EQ(table.look("pile_count"), 78 + 8 - 6);
    EXPECT_EQ(table.look("pile").items()->size(), 80U);
    EXPECT_EQ(show(table.look("bag")), "[]");
    // The shuffled bag includes the tiles that were just left over.
    const std::string pile = show(table.look("pile")) + show(table.look("shops"));
    EXPECT_NE(pile.find("furniture:piano"), std::string::npos);
}

TEST(CaliforniaDays, CAL_28_exactly_eight_tiles_leave_the_bag_alone) {
    TestGame table = position(R"(
        day 10  bank 1
        pile  pool dog red red brown brown grey mauve
        bag   *
        m1  silver 6
        m2  silver 6)");
    table.act(0, "coin");
    EXPECT_EQ(table.look("pile_count"), 0);
    EXPECT_EQ(table.look("bag_count"), 80);
    EXPECT_EQ(table.look("shops[1][3]"), "room:mauve");
}

// The smallest number of tiles that a pack may have is enough.
TEST(CaliforniaDays, CAL_28_there_are_always_enough_tiles) {
    const Rules rules = Rules::from_pack(with(default_pack(), "extensions.count", 1)).value();
    for (int seed = 0; seed < 30; ++seed) {
        TestGame table = new_table(5, "few" + std::to_string(seed), {}, rules);
        for (const Seat seat : all_seats(5)) table.state.manor(seat).silver = 2000;
        FastRandom random(static_cast<std::uint64_t>(seed));
        int day = 0;
        play_out(table, random, [&day](const TestGame& now) {
            if (now.state.day == day) return;
            day = now.state.day;
            EXPECT_EQ(std::ranges::count(now.state.goods, kNoTile), 0);
        });
        EXPECT_EQ(day, 12);
    }
}

// A position that no game reaches: all tiles but two are in the manors.
TEST(CaliforniaDays, CAL_28_where_there_are_no_tiles_shop_spaces_stay_empty) {
    TestGame table = position(R"(
        day 5  bank 1
        shop A  extension - - -
        shop B  - extension - -
        m1  silver 20  extension
          piano     piano      piano      drums
          drums     red        drums      red
          red       billiard   billiard   billiard
          bar       bar        bar        brown
        m2  silver 20  extension
          dog       dog        dog        statue
          statue    statue     green      green
          green     brown      pinball    pinball
          pinball   jukebox    jukebox    jukebox
        m3  silver 20
          mauve     mauve      pool       pool
          pool      sunbed     sunbed     sunbed
          paleblue  paleblue   brown      .
          .         .          .          .
        m4  silver 20
        m5  silver 20
          motorbike motorbike  motorbike  workbench
          workbench workbench  grey       grey
          grey      .          .          .
          .         .          .          .)");
    ASSERT_EQ(table.look("pile_count"), 0);
    ASSERT_EQ(table.look("bag_count"), 0);
    table.act(0, "coin");
    EXPECT_EQ(table.look("day"), 6);
    EXPECT_EQ(show(table.look("shops")), R"([["attic","attic",null,null],[null,null,null,null]])");
    FastRandom random(1);
    play_out(table, random, [](const TestGame& now) {
        Deal deal("again");
        const auto read = now.rules().read_document(now.document(), deal);
        ASSERT_TRUE(read) << read.error().message;
        ASSERT_EQ(*read, now.state);
    });
    EXPECT_EQ(table.look("day"), 12);
}

TEST(CaliforniaDays, CAL_29_the_game_ends_after_day_twelve_and_nothing_is_cleared) {
    TestGame table = position(R"(
        day 12  bank 1  acts 1
        shop A  - dog - grey
        shop B  extension - - -
        bag   statue
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    const Value before = table.document();
    table.act(1, "coin");
    EXPECT_EQ(table.look("phase"), "over");
    EXPECT_EQ(table.event_names(), "coin over");
    Value expected = with(before, "phase", "over");
    expected = with(expected, "to_act", nullptr);
    expected = with(expected, "bank", 0);
    expected = with(expected, "seats[1].silver", 11);
    EXPECT_EQ(table.document(), expected);
    for (const Seat seat : all_seats(3)) {
        EXPECT_TRUE(table.legal(seat).empty());
        EXPECT_EQ(table.refusal(seat, "coin"), "CAL-29: the game is over");
    }
}

TEST(CaliforniaDays, CAL_29_an_empty_shop_ends_the_last_day_as_well) {
    TestGame table = position(R"(
        day 12  bank 3
        shop A  extension - - -
        shop B  dog - pool -
        m1  silver 6
        m2  silver 6
        m3  silver 6)");
    table.act(0, "buy A1 extension");
    EXPECT_EQ(table.look("phase"), "over");
    EXPECT_TRUE(table.look("to_act").is_null());
    EXPECT_EQ(table.look("day"), 12);
    EXPECT_EQ(table.look("bank"), 3);
    EXPECT_EQ(show(table.look("shops")),
              R"([[null,null,null,null],["furniture:dog",null,"furniture:pool",null]])");
}

TEST(CaliforniaDays, CAL_29_day_eleven_is_not_the_last) {
    TestGame table = position(R"(
        day 11  bank 1
        m1  silver 6
        m2  silver 6)");
    table.act(0, "coin");
    EXPECT_EQ(table.look("phase"), "main");
    EXPECT_EQ(table.look("day"), 12);
}

// Two players, the last coin of a day; seats own `cards`, and the first manor is as drawn.
std::string phase_after_the_day(const std::string& cards, const std::string& rest) {
    TestGame table = position("day 2  bank 1\n cards " + cards + "\n" + rest);
    table.act(0, "coin");
    return *table.look("phase").string();
}

constexpr std::string_view kTwo = "m1 silver 6\n m2 silver 6";

TEST(CaliforniaEarlyEnd, CAL_30_two_players_end_with_cards_worth_nine) {
    const std::string two(kTwo);
    EXPECT_EQ(phase_after_the_day("triple-red 0 triple-brown 0 triple-mauve 0", two), "over");
    EXPECT_EQ(phase_after_the_day("triple-red 1 triple-brown 1 triple-mauve 1", two), "over");
    EXPECT_EQ(phase_after_the_day(
                  "triple-red 1 trio-brown-red-mauve 1 pair-billiard-dog 1 pair-pool-piano 1", two),
              "over");
}

TEST(CaliforniaEarlyEnd, CAL_30_eight_are_not_nine_and_are_not_added_up_between_players) {
    const std::string two(kTwo);
    EXPECT_EQ(phase_after_the_day("triple-red 0 triple-brown 0 pair-pool-piano 0", two), "main");
    EXPECT_EQ(phase_after_the_day("triple-red 0 triple-brown 0 triple-mauve 1 triple-grey 1", two),
              "main");
}

constexpr std::string_view kSixteenRooms = R"(
    m1  silver 6
      red    red    red    red
      red    red    brown  brown
      brown  brown  brown  mauve
      mauve  mauve  mauve  mauve
    m2  silver 6)";
constexpr std::string_view kFifteenRooms = R"(
    m1  silver 6
      red    red    red    red
      red    red    brown  brown
      brown  brown  brown  mauve
      mauve  mauve  mauve  .
    m2  silver 6)";

TEST(CaliforniaEarlyEnd, CAL_30_two_players_end_with_sixteen_rooms_the_printed_one_counted) {
    EXPECT_EQ(phase_after_the_day("", std::string(kSixteenRooms)), "over");
    EXPECT_EQ(phase_after_the_day("", std::string(kFifteenRooms)), "main");
}

TEST(CaliforniaEarlyEnd, CAL_30_only_at_the_end_of_the_day) {
    TestGame table = position(std::string(R"(
        day 2  bank 2
        shop A  mauve * * *)") +
                              std::string(kFifteenRooms));
    table.act(0, "buy A1 d4");
    EXPECT_EQ(table.look("phase"), "main");  // sixteen rooms, but the day goes on
    EXPECT_EQ(table.look("day"), 2);
    EXPECT_EQ(table.look("to_act"), 1);
    table.act(1, "coin");
    EXPECT_EQ(table.look("phase"), "main");
    const Value shops = table.look("shops");
    table.act(0, "coin");
    EXPECT_EQ(table.look("phase"), "over");
    EXPECT_EQ(table.look("day"), 2);
    EXPECT_EQ(table.look("shops"), shops);
    EXPECT_EQ(table.look("bank"), 0);
}

TEST(CaliforniaEarlyEnd, CAL_30_the_action_that_ends_the_day_is_counted) {
    TestGame rooms = position(std::string(R"(
        day 2  bank 2
        shop A  mauve - - -)") +
                              std::string(kFifteenRooms));
    rooms.act(0, "buy A1 d4");
    EXPECT_EQ(rooms.look("phase"), "over");

    TestGame cards = position(R"(
        day 2  bank 2
        shop A  piano - - -
        cards  triple-grey 0  triple-green 0  triple-mauve 1
        m1  silver 6
          .  .      .  .
          .  red    .  .
          .  drums  .  .
          .  drums  .  .
        m2  silver 6)");
    cards.act(0, "buy A1 b2");
    EXPECT_EQ(cards.event_names(), "buy neighbour bonus over");
    EXPECT_EQ(cards.look("phase"), "over");
}

TEST(CaliforniaEarlyEnd, CAL_30_a_settle_that_ends_the_day_is_counted) {
    TestGame table = position(R"(
        day 2  bank 2
        shop A  - - - paleblue
        cards  triple-grey 0  triple-green 0  trio-grey-paleblue-green 0  triple-red 1
        m1  silver 6  extension  attic sunbed pool
        m2  silver 6)");
    table.act(0, "buy A4 c2");
    table.act(0, "settle sunbed");
    EXPECT_EQ(table.look("phase"), "over");
}

TEST(CaliforniaEarlyEnd, CAL_30_not_with_three_players) {
    EXPECT_EQ(phase_after_the_day("triple-red 0 triple-brown 0 triple-mauve 0 triple-grey 0",
                                  std::string(kSixteenRooms) + "\n m3 silver 6"),
              "main");
}

}  // namespace
}  // namespace faubourg::california::testing
