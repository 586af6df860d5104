#include <numeric>

#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Random games in which everything is checked at every step.
namespace faubourg::dreamhome {
namespace {

// Every card is in exactly one place: the discards, which are what is left, never go below zero and
// match the moves.
void check_conservation(const Rules& rules, const State& state) {
    const auto rooms = rules.room_discard(state);
    const auto resources = rules.resource_discard(state);
    for (std::size_t i = 0; i < rooms.size(); ++i) {
        ASSERT_LE(rooms[i], rules.components().card_counts[i]);
    }
    for (std::size_t i = 0; i < resources.size(); ++i) {
        ASSERT_LE(resources[i], rules.components().resource_counts[i]);
    }
    ASSERT_EQ(std::accumulate(state.room_deck.begin(), state.room_deck.end(), 0),
              state.room_deck_count);
    ASSERT_EQ(std::accumulate(state.resource_deck.begin(), state.resource_deck.end(), 0),
              state.resource_deck_count);
    TokenSet tokens = 0;
    for (const Home& home : state.homes) {
        ASSERT_EQ(home.up & home.down, 0);
        ASSERT_EQ(home.occupied() & home.scaffolds, 0);
        ASSERT_EQ(home.decorated & ~home.up, 0);
        ASSERT_EQ(std::accumulate(home.roofs.begin(), home.roofs.end(), 0), home.roof_count);
        ASSERT_EQ(tokens & home.garden, 0);
        tokens |= home.garden;
        for (Space space = 0; space < static_cast<Space>(kSpaces); ++space) {
            const auto index = static_cast<std::size_t>(space);
            ASSERT_EQ(home.cards[index] == kNoCard, !has(home.occupied(), space));
            ASSERT_EQ(home.tokens[index] == kNoToken, !has(home.decorated, space));
            if (!has(home.decorated, space)) continue;
            ASSERT_EQ(unsigned{tokens} >> home.tokens[index] & 1U, 0U);
            tokens |= static_cast<TokenSet>(1U << home.tokens[index]);
            // A token lies on a card it may lie on, and alone in its room.
            const SpaceSet room = room_at(rules.components(), home, space);
            ASSERT_EQ(std::popcount(static_cast<SpaceSet>(room & home.decorated)), 1);
        }
        // DRH-13: no room past its maximum; DRH-11: nothing in the air.
        for_each_space(home.up, [&](Space space) {
            const RoomType& type =
                rules.components().types[rules.components().type_of(home.card_at(space))];
            ASSERT_LE(std::popcount(room_at(rules.components(), home, space)), type.max);
            ASSERT_TRUE(has(type.floors, space));
        });
        ASSERT_EQ(without(home.filled(), supported(home.filled())), 0);
    }
}

void check_views(const Rules& rules, const State& state, const Deal& deal, const Value& options,
                 FastRandom& random) {
    for (int number = -1; number < state.players; ++number) {
        const Seat seat = Seat::of(number);
        const Viewer viewer = seat == kNobody ? Viewer::spectator() : Viewer::of(seat);
        const Value seen = state_document(rules, state, deal, options, viewer);
        const State known = rules.hide(state, viewer);
        ASSERT_EQ(state_document(rules, known, deal, options, viewer), seen);
        if (seat == kNobody) continue;
        const State sampled = rules.sample(known, seat, random);
        ASSERT_EQ(state_document(rules, sampled, deal, options, viewer), seen);
        check_conservation(rules, sampled);
        ActionList<Rules> list;
        ActionList<Rules> sampled_list;
        rules.legal(known, seat, list);
        rules.legal(sampled, seat, sampled_list);
        ASSERT_EQ(list, sampled_list);
        rules.legal(state, seat, sampled_list);
        ASSERT_EQ(list, sampled_list);
    }
}

void check_refusals(const Rules& rules, const State& state) {
    ActionList<Rules> list;
    for (const Seat seat : all_seats(state.players)) {
        rules.legal(state, seat, list);
        ASSERT_EQ(seat == state.to_act, !list.empty());
        ASSERT_TRUE(std::is_sorted(list.begin(), list.end()));
        ASSERT_EQ(std::adjacent_find(list.begin(), list.end()), list.end());
        for (unsigned code = 0; code < rules.action_count(); ++code) {
            const Action action{static_cast<std::uint16_t>(code)};
            const auto refusal = rules.refusal(state, seat, action);
            ASSERT_EQ(!refusal, std::binary_search(list.begin(), list.end(), action))
                << rules.text(action);
            if (!refusal) continue;
            ASSERT_TRUE(refusal->message.starts_with("DRH-")) << rules.text(action);
            ASSERT_EQ(refusal->kind == Refusal::Kind::NotYourTurn,
                      seat != state.to_act && state.phase != Phase::Over);
        }
    }
}

TEST(DreamHomePlayout, random_games_keep_every_promise) {
    const Rules& rules = default_rules();
    FastRandom random(2016);
    std::array<int, 7> phases{};
    for (int game = 0; game < 60; ++game) {
        Value options = Value::object();
        if (game % 5 == 1) options.add("family", true);
        if (game % 7 == 1) options.add("open_roofs", true);
        const int players = 2 + game % 3;
        Deal deal("playout" + std::to_string(game));
        State state = rules.set_up(players, rules.read_options(options, players).value(), deal);
        EventLog<Event> log;
        ActionList<Rules> list;
        for (int step = 0; state.phase != Phase::Over; ++step) {
            ++phases[static_cast<std::size_t>(state.phase)];
            check_conservation(rules, state);
            if (step % 4 == game % 4) check_views(rules, state, deal, options, random);
            if (game < 6 && step % 3 == 0) check_refusals(rules, state);
            if (HasFatalFailure()) return;
            const Value document = state_document(rules, state, deal, options, Viewer::all());
            Deal copy("copy");
            const auto read = rules.read_document(document, copy);
            ASSERT_TRUE(read) << read.error().message;
            ASSERT_EQ(*read, state);
            ASSERT_EQ(state_document(rules, *read, copy, options, Viewer::all()), document);
            rules.legal(state, state.to_act, list);
            ASSERT_FALSE(list.empty());
            rules.apply(state, state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], deal, log);
            for (const bool colour : {false, true}) {
                if (step % 16 == 0) {
                    static_cast<void>(rules.screen(state, Viewer::of(0), {.colour = colour}));
                }
            }
        }
        check_conservation(rules, state);
        check_refusals(rules, state);
        for (const Event& event : log.events()) {
            ASSERT_NE(event_document(rules, event, Viewer::spectator()).find("event"), nullptr);
        }
        for (const Seat seat : all_seats(players)) {
            ASSERT_EQ(state.home(seat).occupied(), kAllSpaces);
            ASSERT_EQ(rules.score(state).seats[seat].hidden_parts, 0);
        }
    }
    for (std::size_t phase = 0; phase + 1 < phases.size(); ++phase) EXPECT_GT(phases[phase], 20);
}

TEST(DreamHomePlayout, many_games_end_with_full_homes) {
    const Rules& rules = default_rules();
    FastRandom random(7);
    SampledChance chance(random);
    NoEvents none;
    ActionList<Rules> list;
    for (int game = 0; game < 2000; ++game) {
        Deal deal(std::to_string(game));
        State state = rules.set_up(2 + game % 3, {.family = game % 2 == 0}, deal);
        while (state.phase != Phase::Over) {
            rules.legal(state, state.to_act, list);
            ASSERT_FALSE(list.empty());
            rules.apply(state, state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], chance, none);
        }
        check_conservation(rules, state);
        for (const Seat seat : all_seats(state.players)) {
            ASSERT_EQ(state.home(seat).occupied(), kAllSpaces);
        }
    }
}

TEST(DreamHomePlayout, a_state_is_small_and_plain) {
    EXPECT_LE(sizeof(State), 384U);
    EXPECT_TRUE(std::is_trivially_copyable_v<State>);
    EXPECT_TRUE(std::has_unique_object_representations_v<State>);
}

}  // namespace
}  // namespace faubourg::dreamhome
