#include <algorithm>
#include <set>

#include "src/games/sunrise/testing.h"

// Whole random games on the default board.
namespace faubourg::sunrise {
namespace {

int houses_on_board(const State& state, Seat seat) {
    int houses = 0;
    for_each(state.built_by(seat), [&](Plot plot) { houses += state.height(plot); });
    return houses;
}

void expect_conserved(const Rules& rules, const State& state) {
    const Components& components = rules.components();
    PlotSet occupied = state.parks;
    int plots = state.parks.count();
    for (const Seat seat : all_seats(state.players)) {
        ASSERT_EQ(state.at(seat).houses_left + houses_on_board(state, seat),
                  components.houses[state.players]);
        occupied = occupied | state.built_by(seat);
        plots += state.built_by(seat).count();
    }
    ASSERT_EQ(occupied.count(), plots);  // nothing stands on anything
    ASSERT_EQ(state.free, components.all_plots - occupied);
    ASSERT_EQ(state.parks_left + state.parks.count(), components.parks);
    int deck = 0;
    for (std::size_t colour = 0; colour < components.colours.size(); ++colour) {
        int cards = state.deck[colour] + state.discard[colour];
        for (const Player& player : state.seats) cards += player.hand[colour];
        ASSERT_EQ(cards, components.cards[colour]);
        deck += state.deck[colour];
    }
    ASSERT_EQ(deck, state.deck_count);
}

TEST(SunriseGames, SUN_13_random_games_conserve_everything_and_end) {
    const Rules& rules = default_rules();
    FastRandom random(1);
    std::set<int> reasons;
    for (int game = 0; game < 300; ++game) {
        const int players = 2 + game % 3;
        Deal deal("game " + std::to_string(game));
        State state = rules.set_up(players, {}, deal);
        ActionList<Rules> list;
        EventLog<Event> log;
        int track = 0;
        for (Seat seat = rules.actor(state); seat != kNobody; seat = rules.actor(state)) {
            ASSERT_EQ(seat, seat_after(state.first, players, static_cast<int>(state.turn) - 1));
            rules.legal(state, seat, list);
            ASSERT_FALSE(list.empty());
            rules.apply(state, seat, list[random.below(static_cast<std::uint32_t>(list.size()))],
                        deal, log);
            ASSERT_NO_FATAL_FAILURE(expect_conserved(rules, state));
            ASSERT_LT(log.events().size(), 5000U);
        }
        for (const Event& event : log.events()) track += event.points;
        int total = 0;
        for (const Seat seat : all_seats(players)) total += state.at(seat).track;
        EXPECT_EQ(track, total);
        ASSERT_EQ(log.events().back().kind, Event::Kind::Over);
        reasons.insert(static_cast<int>(log.events().back().reason));
        if (log.events().back().reason == Event::Reason::Houses) {
            EXPECT_EQ(state.turn % static_cast<unsigned>(players), 0U);
            EXPECT_EQ(state.final_phase, 1);
        }
    }
    EXPECT_TRUE(reasons.contains(static_cast<int>(Event::Reason::Houses)));
}

TEST(SunriseGames, SUN_5_an_action_is_refused_exactly_when_it_is_not_listed) {
    const Rules& rules = default_rules();
    FastRandom random(2);
    for (int game = 0; game < 12; ++game) {
        const int players = 2 + game % 3;
        Deal deal("refusals " + std::to_string(game));
        State state = rules.set_up(players, {}, deal);
        ActionList<Rules> list;
        NoEvents silent;
        while (true) {
            const Seat actor = rules.actor(state);
            for (const Seat seat : all_seats(players)) {
                rules.legal(state, seat, list);
                ASSERT_EQ(list.empty(), seat != actor);
                std::set<Action> legal(list.begin(), list.end());
                ASSERT_EQ(legal.size(), list.size());
                ASSERT_TRUE(std::is_sorted(list.begin(), list.end()));
                for (unsigned code = 0; code < rules.action_count(); ++code) {
                    const Action action{static_cast<std::uint16_t>(code)};
                    const auto refusal = rules.refusal(state, seat, action);
                    ASSERT_EQ(!refusal, legal.contains(action)) << rules.text(action);
                    if (!refusal) continue;
                    EXPECT_TRUE(refusal->message.starts_with("SUN-")) << refusal->message;
                    EXPECT_EQ(refusal->kind == Refusal::Kind::NotYourTurn,
                              actor != kNobody && seat != actor);
                }
            }
            if (actor == kNobody) break;
            rules.legal(state, actor, list);
            rules.apply(state, actor, list[random.below(static_cast<std::uint32_t>(list.size()))],
                        deal, silent);
        }
    }
}

TEST(SunriseGames, SUN_12_the_same_seed_and_actions_give_the_same_game) {
    const auto play = [](std::string_view seed) {
        Deal deal(seed);
        State state = default_rules().set_up(3, {}, deal);
        FastRandom random(9);
        ActionList<Rules> list;
        NoEvents silent;
        while (state.to_act != kNobody) {
            default_rules().legal(state, state.to_act, list);
            default_rules().apply(state, state.to_act,
                                  list[random.below(static_cast<std::uint32_t>(list.size()))], deal,
                                  silent);
        }
        return show(state_document(default_rules(), state, deal, Value::object(), Viewer::all()));
    };
    EXPECT_EQ(play("a seed"), play("a seed"));
    EXPECT_NE(play("a seed"), play("another"));
}

TEST(SunriseGames, states_are_small_plain_values) {
    static_assert(sizeof(State) <= 256);
    static_assert(std::is_trivially_copyable_v<State>);
    static_assert(std::has_unique_object_representations_v<State>);
    TestGame table(default_rules(), 2);
    const State before = table.state();
    const State copy = before;
    table.act("draw");
    EXPECT_EQ(copy, before);
    EXPECT_NE(copy, table.state());
}

}  // namespace
}  // namespace faubourg::sunrise
