#include <map>

#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

constexpr std::array<std::uint8_t, kMaxColours> kBlank{};

std::vector<Viewer> viewers(int players) {
    std::vector<Viewer> all = {Viewer::all(), Viewer::spectator()};
    for (const Seat seat : all_seats(players)) all.push_back(Viewer::of(seat));
    return all;
}

TEST(SunriseSecrets, SUN_2_hiding_blanks_other_hands_and_the_deck_and_nothing_a_view_shows) {
    TestGame table(default_rules(), 4);
    FastRandom random(3);
    while (table.actor() != kNobody) {
        for (const Viewer viewer : viewers(4)) {
            const State view = table.rules().hide(table.state(), viewer);
            EXPECT_EQ(state_document(table.rules(), view, table.deal(), Value::object(), viewer),
                      table.document(viewer));
            if (viewer.is_all()) {
                EXPECT_EQ(view, table.state());
                continue;
            }
            EXPECT_EQ(view.deck, kBlank);
            for (const Seat seat : all_seats(4)) {
                const bool own = viewer == Viewer::of(seat);
                EXPECT_EQ(view.at(seat).hand, own ? table.seat(seat).hand : kBlank);
            }
        }
        const Texts legal = table.legal();
        table.act(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
    EXPECT_EQ(table.rules().hide(table.state(), Viewer::spectator()).seats, table.state().seats);
}

// Two tables that differ only in what seat 1 may not know.
class SunriseTwins : public ::testing::Test {
  protected:
    static Position position(std::string hand, std::string next) {
        return {.players = 3,
                .turn = 4,
                .board = "g6 0x1, f5 park",
                .hands = {std::move(hand), "BBG", "RRY"},
                .next = std::move(next)};
    }
    TestGame one_{default_rules(), position("PBGRY", "PPPPPP")};
    TestGame two_{default_rules(), position("BBGGY", "RRRRRR")};
};

TEST_F(SunriseTwins, SUN_2_views_legal_lists_and_errors_are_the_same_for_who_may_not_know) {
    for (const Viewer viewer : {Viewer::of(1), Viewer::of(2), Viewer::spectator()}) {
        EXPECT_EQ(show(one_.document(viewer)), show(two_.document(viewer)));
        EXPECT_EQ(one_.rules().hide(one_.state(), viewer), two_.rules().hide(two_.state(), viewer));
    }
    EXPECT_NE(show(one_.document(Viewer::of(0))), show(two_.document(Viewer::of(0))));
    for (unsigned code = 0; code < one_.rules().action_count(); ++code) {
        const Action action{static_cast<std::uint16_t>(code)};
        const auto first = one_.rules().refusal(one_.state(), 1, action);
        const auto second = two_.rules().refusal(two_.state(), 1, action);
        ASSERT_TRUE(first && second);
        EXPECT_EQ(first->message, second->message);
    }
    EXPECT_TRUE(one_.legal(1).empty());
}

TEST_F(SunriseTwins, SUN_2_a_draw_shows_its_colours_to_the_drawer_and_to_all_only) {
    const auto draw = [](TestGame table, Viewer viewer) { return table.act("draw", viewer); };
    for (const Viewer viewer : {Viewer::of(1), Viewer::of(2), Viewer::spectator()}) {
        EXPECT_EQ(draw(one_, viewer), draw(two_, viewer));
        EXPECT_EQ(draw(one_, viewer), R"([{"event":"draw","seat":0,"count":2}])");
    }
    for (const Viewer viewer : {Viewer::of(0), Viewer::all()}) {
        EXPECT_EQ(draw(one_, viewer),
                  R"([{"event":"draw","seat":0,"count":2,"colours":["pink","pink"]}])");
    }
}

TEST(SunriseSecrets, SUN_2_a_sample_agrees_with_the_view_and_conserves_every_card) {
    TestGame table(default_rules(), 4);
    FastRandom random(11);
    for (int step = 0; step < 120 && table.actor() != kNobody; ++step) {
        for (const Seat seat : all_seats(4)) {
            const State known = table.rules().hide(table.state(), Viewer::of(seat));
            const State guess = table.rules().sample(known, seat, random);
            EXPECT_EQ(table.rules().hide(guess, Viewer::of(seat)), known);
            for (std::size_t colour = 0; colour < kMaxColours; ++colour) {
                int found = guess.deck[colour] + guess.discard[colour];
                for (const Player& player : guess.seats) found += player.hand[colour];
                EXPECT_EQ(found, table.rules().components().cards[colour]);
            }
            for (const Player& player : guess.seats) {
                int held = 0;
                for (const std::uint8_t count : player.hand) held += count;
                EXPECT_EQ(held, player.hand_count);
            }
        }
        const Texts legal = table.legal();
        table.act(legal[random.below(static_cast<std::uint32_t>(legal.size()))]);
    }
}

TEST(SunriseSecrets, SUN_2_samples_are_as_likely_as_the_unseen_cards_say) {
    // Seat 0 sees all cards but eleven, one pink and ten red. Seat 1 holds one of these.
    const TestGame table(default_rules(), Position{.hands = {"", "P"}, .deck = "RRRRRRRRRR"});
    const State known = table.rules().hide(table.state(), Viewer::of(0));
    FastRandom random(5);
    int pink = 0;
    constexpr int kSamples = 11000;
    for (int i = 0; i < kSamples; ++i) {
        const State guess = table.rules().sample(known, 0, random);
        pink += guess.at(1).hand[2];  // blue, green, pink, red, yellow
    }
    EXPECT_NEAR(pink, 1000, 150);
}

TEST(SunriseSecrets, SUN_2_a_finished_games_view_samples_to_itself) {
    const TestGame table(default_rules(), Position{.hands = {"PPB", "RG"}, .phase = "over"});
    FastRandom random(1);
    const State known = table.rules().hide(table.state(), Viewer::of(0));
    EXPECT_EQ(table.rules().sample(known, 0, random), table.state());
}

}  // namespace
}  // namespace faubourg::sunrise
