#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Set-up and the course of a round: DRH-1 to DRH-9.
namespace faubourg::dreamhome {
namespace {

int count(std::span<const std::uint8_t> counts) {
    int total = 0;
    for (const std::uint8_t each : counts) total += each;
    return total;
}

TEST(DreamHomeRound, DRH_1_sixty_rooms_forty_eight_resources_run_out_exactly) {
    const Rules& rules = default_rules();
    EXPECT_EQ(Rules::kFacts.min_players, 2);
    EXPECT_EQ(Rules::kFacts.max_players, 4);
    for (int players = 2; players <= 4; ++players) {
        Deal deal("exactly");
        EventLog<Event> log;
        FastRandom random(3);
        State state = rules.set_up(players, {}, deal);
        EXPECT_EQ(count(rules.deck(state, 0)), 55);
        EXPECT_EQ(count(rules.deck(state, 1)), 44);
        ActionList<Rules> list;
        while (state.phase != Phase::Final && state.phase != Phase::Over) {
            rules.legal(state, state.to_act, list);
            rules.apply(state, state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], deal, log);
            if (state.phase == Phase::Final || state.phase == Phase::Over) break;
            EXPECT_EQ(state.room_deck_count, 5 * (12 - state.round));
            EXPECT_EQ(state.resource_deck_count, 4 * (12 - state.round));
        }
        EXPECT_EQ(state.round, 12);
        EXPECT_EQ(state.room_deck_count + state.resource_deck_count, 0);
        for (const Seat seat : all_seats(players)) {
            EXPECT_EQ(state.home(seat).occupied(), kAllSpaces);
        }
    }
}

TEST(DreamHomeRound, DRH_2_a_home_has_twelve_spaces_on_three_floors) {
    EXPECT_EQ(std::popcount(kUpperFloor), 5);
    EXPECT_EQ(std::popcount(kGroundFloor), 5);
    EXPECT_EQ(std::popcount(kBasement), 2);
    EXPECT_EQ(kUpperFloor | kGroundFloor | kBasement, kAllSpaces);
    EXPECT_EQ(supported(only(space_named("b4"))),
              kOnTheGround | only(space_named("g4")));  // b4 is below g4
    EXPECT_EQ(supported(only(space_named("b5"))), kOnTheGround | only(space_named("g5")));
    for (int column = 0; column < 5; ++column) {
        const std::string digit(1, static_cast<char>('1' + column));
        EXPECT_EQ(supported(only(space_named("g" + digit))),
                  kOnTheGround | only(space_named("u" + digit)));
    }
    EXPECT_EQ(right_of(only(space_named("u5"))), 0);
    EXPECT_EQ(right_of(only(space_named("g5"))), 0);
    EXPECT_EQ(left_of(only(space_named("g1"))), 0);
    EXPECT_EQ(left_of(only(space_named("b4"))), 0);
}

TEST(DreamHomeRound, DRH_3_column_0_has_a_room_and_no_resource) {
    for (const char* seed : {"a", "b", "c"}) {
        Deal deal(seed);
        const State state = default_rules().set_up(4, {}, deal);
        for (int column = 0; column < kColumns; ++column) EXPECT_TRUE(state.has_room(column));
        EXPECT_EQ(state.resources[0], kNoResource);
        for (std::size_t column = 1; column < kColumns; ++column) {
            EXPECT_NE(state.resources[column], kNoResource);
        }
    }
}

TEST(DreamHomeRound, DRH_4_the_first_player_is_drawn_or_given) {
    PerSeat<int, 3> drawn{};
    for (int i = 0; i < 60; ++i) {
        Deal deal(std::to_string(i));
        ++drawn[default_rules().set_up(3, {}, deal).first];
    }
    for (const int times : drawn) EXPECT_GT(times, 5);
    Deal deal("given");
    const State given = default_rules().set_up(3, {.first = Seat{2}}, deal);
    EXPECT_EQ(given.first, Seat{2});
    EXPECT_EQ(given.marker, Seat{2});
    EXPECT_EQ(given.to_act, Seat{2});
    Deal same("given");
    const State drawn_state = default_rules().set_up(3, {}, same);
    EXPECT_EQ(drawn_state.rooms, given.rooms);  // the option changes no card
    EXPECT_EQ(drawn_state.resources, given.resources);
}

TEST(DreamHomeRound, DRH_5_with_two_or_three_the_first_player_discards_a_column) {
    for (int players = 2; players <= 3; ++players) {
        TestGame table(players);
        EXPECT_EQ(table.state.phase, Phase::Discard);
        EXPECT_EQ(table.state.to_act, Seat{0});
        EXPECT_EQ(table.legal(), (Texts{"discard 1", "discard 2", "discard 3", "discard 4"}));
        EXPECT_TRUE(table.why_not("discard 0").starts_with("DRH-5"));
        EXPECT_TRUE(table.legal(Seat{1}).empty());
        table.act("discard 2");
        EXPECT_FALSE(table.state.has_room(2));
        EXPECT_EQ(table.state.resources[2], kNoResource);
        EXPECT_TRUE(table.discards("bedroom"));
        EXPECT_TRUE(table.discards("roof:brown"));
        EXPECT_EQ(table.state.phase, Phase::Turn);
        EXPECT_EQ(table.state.to_act, Seat{0});
        EXPECT_TRUE(table.why_not("discard 1").starts_with("DRH-5"));
    }
}

TEST(DreamHomeRound, DRH_5_four_players_and_families_discard_nothing) {
    EXPECT_EQ(TestGame(4).state.phase, Phase::Turn);
    EXPECT_EQ(TestGame(2, 1, {.family = true}).state.phase, Phase::Turn);
    EXPECT_EQ(TestGame(3, 1, {.family = true}).state.phase, Phase::Turn);
}

TEST(DreamHomeRound, DRH_6_a_jackhammers_holder_is_asked_after_the_discard) {
    TestGame table(3, 2);
    table.give(1, Tool::Jackhammer);
    table.open();
    table.act("discard 1");
    EXPECT_EQ(table.state.phase, Phase::Jackhammer);
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.legal(),
              (Texts{"jackhammer 0", "jackhammer 2", "jackhammer 3", "jackhammer 4", "pass"}));
    table.act("pass");
    EXPECT_TRUE(table.log.events().back().passed);
    EXPECT_EQ(table.state.phase, Phase::Turn);  // each holder is asked once
    EXPECT_EQ(table.state.to_act, Seat{0});
    EXPECT_EQ(table.state.home(1).count(Tool::Jackhammer), 1);
}

// Only a pack with more Jackhammers can have two holders, but the state allows it.
TEST(DreamHomeRound, DRH_6_holders_are_asked_from_the_first_player_on_one_after_another) {
    TestGame table(4, 3, {.first = Seat{2}});
    for (const Seat seat : {Seat{0}, Seat{1}, Seat{3}}) {
        table.state.home(seat).tools[static_cast<std::size_t>(Tool::Jackhammer)] = 1;
    }
    table.state.home(0).tools[static_cast<std::size_t>(Tool::Jackhammer)] = 2;
    table.state.phase = Phase::Jackhammer;
    table.state.to_act = 3;
    table.act("jackhammer 1");
    EXPECT_EQ(table.state.phase, Phase::PlaceRoom);
    EXPECT_EQ(table.state.to_act, Seat{3});
    table.act("place g1");  // before the next holder is asked
    EXPECT_EQ(table.state.phase, Phase::Jackhammer);
    EXPECT_EQ(table.state.to_act, Seat{0});
    table.act("jackhammer 0");
    table.act("place g1 down");
    EXPECT_EQ(table.state.to_act, Seat{1});  // not seat 0 again, though it has another one
    EXPECT_EQ(table.legal(), (Texts{"jackhammer 2", "jackhammer 3", "jackhammer 4", "pass"}));
    table.act("pass");
    EXPECT_EQ(table.state.phase, Phase::Turn);
    EXPECT_EQ(table.state.to_act, Seat{2});
}

TEST(DreamHomeRound, DRH_6_when_all_have_hammered_the_round_is_over) {
    TestGame table(2, 3);
    for (const Seat seat : all_seats(2)) {
        table.state.home(seat).tools[static_cast<std::size_t>(Tool::Jackhammer)] = 1;
    }
    table.open();
    table.act("discard 4");
    table.act("jackhammer 1");
    table.act("place g1");
    table.act("jackhammer 2");
    table.act("place g1");
    EXPECT_EQ(table.state.round, 4);
    EXPECT_EQ(table.state.phase, Phase::Discard);
}

TEST(DreamHomeRound, DRH_7_each_takes_a_column_that_still_has_its_room) {
    TestGame table(4);
    EXPECT_EQ(table.legal(), (Texts{"take 0", "take 1", "take 2", "take 3", "take 4"}));
    table.act("take 1");
    EXPECT_EQ(table.state.taken_room, card_named(table.components(), "kitchen"));
    EXPECT_EQ(table.state.phase, Phase::PlaceRoom);
    table.act("place g1");
    EXPECT_EQ(table.state.to_act, Seat{1});
    EXPECT_EQ(table.legal(), (Texts{"take 0", "take 2", "take 3", "take 4"}));
    EXPECT_TRUE(table.why_not("take 1").starts_with("DRH-7"));
    EXPECT_TRUE(table.why_not(2, "take 0").starts_with("DRH-7"));
    EXPECT_EQ(table.state.home(0).played, 1);
}

TEST(DreamHomeRound, DRH_7_column_0_gives_the_marker_for_the_next_round) {
    TestGame table(4);
    table.act("take 1");
    table.act("place g1");
    table.act("take 0");
    EXPECT_EQ(table.state.marker, Seat{1});  // at once
    EXPECT_EQ(table.state.first, Seat{0});   // but this round keeps its order
    EXPECT_EQ(table.events(Event::Kind::Marker), 1);
    table.act("place g1");
    EXPECT_EQ(table.state.to_act, Seat{2});
    table.act("take 2");
    table.act("place g1");
    table.act("take 3");
    table.act("place g1");
    EXPECT_EQ(table.state.round, 2);
    EXPECT_EQ(table.state.first, Seat{1});
    EXPECT_EQ(table.state.to_act, Seat{1});
}

TEST(DreamHomeRound, DRH_8_the_marker_stays_if_nobody_takes_column_0) {
    TestGame table(2, 1, {.first = Seat{1}});
    table.act("discard 4");
    table.act("take 1");
    table.act("place g1");
    table.act("take 2");
    table.act("place g1");
    EXPECT_EQ(table.state.round, 2);
    EXPECT_EQ(table.state.marker, Seat{1});
    EXPECT_EQ(table.state.first, Seat{1});
}

TEST(DreamHomeRound, DRH_9_what_is_left_is_discarded_and_the_next_round_dealt) {
    TestGame table(2);
    table.market("living kitchen study playroom garage",
                 "- roof:red roof:brown decor:piano roof:green");
    table.open();
    table.act("discard 4");
    table.act("take 0");
    table.act("place g1");
    table.act("take 1");
    table.act("place g1");
    EXPECT_EQ(table.state.round, 2);
    EXPECT_EQ(table.state.home(0).played, 0);
    EXPECT_TRUE(table.discards("study"));
    EXPECT_TRUE(table.discards("decor:piano"));
    for (int column = 0; column < kColumns; ++column) EXPECT_TRUE(table.state.has_room(column));
    EXPECT_EQ(table.events(Event::Kind::Round), 1);
    EXPECT_EQ(table.events(Event::Kind::Deal), 1);
}

TEST(DreamHomeRound, DRH_9_after_round_12_the_market_is_cleared_and_the_game_ends) {
    TestGame table(4, 12);
    for (const Seat seat : all_seats(4)) table.fill(seat, only(space_named("g2")));
    table.last_placed();
    for (int turn = 0; turn < 4; ++turn) {
        const auto takes = table.legal("take");
        table.act(takes.back());
        table.act("place g2 down");
    }
    EXPECT_EQ(table.state.phase, Phase::Over);
    EXPECT_EQ(table.state.to_act, kNobody);
    EXPECT_EQ(table.state.round, 12);
    EXPECT_EQ(table.state.first, Seat{0});
    for (const Seat seat : all_seats(4)) EXPECT_EQ(table.state.home(seat).played, 1);
    for (int column = 0; column < kColumns; ++column) EXPECT_FALSE(table.state.has_room(column));
    EXPECT_TRUE(table.discards("living"));  // column 0 was left over
    EXPECT_EQ(table.events(Event::Kind::Over), 1);
    EXPECT_TRUE(table.legal(Seat{0}).empty());
    EXPECT_TRUE(table.why_not(0, "take 0").starts_with("DRH-9"));
}

}  // namespace
}  // namespace faubourg::dreamhome
