#include <algorithm>

#include "src/codec/json.h"

#include "tests/conformance/games.h"

namespace faubourg::conformance {
namespace {

template <class R>
class StateConformance : public testing::Test {};
TYPED_TEST_SUITE(StateConformance, GameTypes, GameNames);

TYPED_TEST(StateConformance, OldStatesAreUntouchedByLaterPlay) {
    using State = typename TypeParam::State;
    for (int players = TypeParam::kFacts.min_players; players <= TypeParam::kFacts.max_players;
         ++players) {
        std::vector<State> states;
        std::vector<std::uint64_t> hashes;
        random_game<TypeParam>(players, 1, [&](const auto& position, Seat, auto) {
            states.push_back(position.state);
            hashes.push_back(hash_of(position.state));
        });
        ASSERT_GT(states.size(), 10U);
        for (std::size_t i = 0; i < states.size(); ++i) EXPECT_EQ(hash_of(states[i]), hashes[i]);
    }
}

TYPED_TEST(StateConformance, EqualStatesStayEqualAndActionsChangeThem) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(3, [&](const auto& position, Seat seat, auto action) {
        auto one = position;
        auto two = position;
        NoEvents silent;
        EventLog<typename TypeParam::Event> log;
        rules.apply(one.state, seat, action, one.deal, silent);
        rules.apply(two.state, seat, action, two.deal, log);
        ASSERT_EQ(one, two) << "listening changed the game";
        ASSERT_EQ(hash_of(one.state), hash_of(two.state));
        ASSERT_NE(one.state, position.state) << rules.text(action) << " changed nothing";
        ASSERT_FALSE(log.events().empty()) << rules.text(action) << " told nothing";
    });
}

TYPED_TEST(StateConformance, DocumentsRoundTripThroughJsonAtEveryStep) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(2, [&](const auto& position, Seat, auto) {
        const std::string json = codec::to_json(position.document(Viewer::all()));
        const auto document = codec::from_json(json);
        ASSERT_TRUE(document.has_value());
        Position<TypeParam> read{.state = {}, .deal = Deal("other")};
        const auto state = rules.read_document(*document, read.deal);
        ASSERT_TRUE(state.has_value()) << state.error().message;
        read.state = *state;
        ASSERT_EQ(read.state, position.state);
        ASSERT_EQ(codec::to_json(read.document(Viewer::all())), json);
    });
}

TYPED_TEST(StateConformance, FinishedGamesRoundTripAndHaveNobodyToAct) {
    const TypeParam& rules = default_rules<TypeParam>();
    for (int players = TypeParam::kFacts.min_players; players <= TypeParam::kFacts.max_players;
         ++players) {
        const auto end = random_game<TypeParam>(players, 5, [](const auto&, Seat, auto) {});
        EXPECT_EQ(rules.actor(end.state), kNobody);
        for (const Seat seat : all_seats(players)) {
            EXPECT_TRUE(legal_of<TypeParam>(end.state, seat).empty());
        }
        Deal deal("other");
        const auto state = rules.read_document(end.document(Viewer::all()), deal);
        ASSERT_TRUE(state.has_value()) << state.error().message;
        EXPECT_EQ(*state, end.state);
    }
}

// The deal holds the order of exactly the cards that the state counts.
TYPED_TEST(StateConformance, DealAndStateAgreeOnEveryDeck) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(4, [&](const auto& position, Seat, auto) {
        for (int deck = 0; deck < TypeParam::kDecks; ++deck) {
            const auto counts = rules.deck(position.state, deck);
            std::vector<std::uint8_t> found(counts.size());
            for (const std::uint8_t kind : position.deal.order(deck)) ++found[kind];
            ASSERT_TRUE(std::ranges::equal(found, counts)) << "deck " << deck;
        }
    });
}

TYPED_TEST(StateConformance, SameSeedSameDealOtherSeedOther) {
    using P = Position<TypeParam>;
    const int players = TypeParam::kFacts.max_players;
    EXPECT_EQ(P::start(players, "a"), P::start(players, "a"));
    EXPECT_NE(P::start(players, "a").deal.order(0), P::start(players, "b").deal.order(0));
}

TYPED_TEST(StateConformance, StatesAreSmall) {
    static_assert(std::is_trivially_copyable_v<typename TypeParam::State>);
    // The limit for every game. A game with a smaller state asserts its own limit beside it.
    constexpr std::size_t kMost = 384;
    EXPECT_LE(sizeof(typename TypeParam::State), kMost);
}

}  // namespace
}  // namespace faubourg::conformance
