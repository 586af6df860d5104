#include <algorithm>
#include <optional>
#include <ranges>

#include "src/match/library.h"
#include "src/players/bots.h"
#include "src/search/immediate_score.h"

#include "tests/conformance/games.h"

// What every bot guarantees in every game.
namespace faubourg::conformance {
namespace {

using players::Suggestion;
using players::Thinking;

template <class R>
class BotConformance : public testing::Test {};
TYPED_TEST_SUITE(BotConformance, GameTypes, GameNames);

// Bots of every kind. Those that search have few simulations; one of them ends its playouts early,
// with `horizon`.
const std::vector<std::string>& bots() {
    static const std::vector<std::string> kBots = {"random",
                                                   "greedy",
                                                   "search:simulations=24",
                                                   "search:simulations=24,horizon=6",
                                                   "level1",
                                                   "level2:simulations=12"};
    return kBots;
}

template <class R>
Suggestion<typename R::Action> decide(const std::string& bot, const View<R>& view,
                                      std::uint64_t seed) {
    const auto made = players::make_bot<R>(bot);
    EXPECT_TRUE(made) << bot;
    const Thinking thinking{.budget = {.simulations = bot == "random" ? 5 : 24}, .seed = seed};
    return (*made)->think(default_rules<R>(), view, thinking);
}

template <class Action>
std::string bytes_of(const Suggestion<Action>& found) {
    std::string bytes = std::to_string(found.action.code);
    for (const auto& candidate : found.candidates) {
        bytes += " " + std::to_string(candidate.action.code) + ":" +
                 std::to_string(candidate.visits) + ":" + std::to_string(candidate.win) + ":" +
                 std::to_string(candidate.score);
    }
    return bytes;
}

TYPED_TEST(BotConformance, EveryBotDecidesLegallyAndTheSameForTheSameSeed) {
    int step = 0;
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        if (++step % 5 != 0) return;
        const TypeParam& rules = default_rules<TypeParam>();
        const Seat seat = rules.actor(position.state);
        const auto view = observe(rules, position.state, seat);
        const auto legal = legal_of<TypeParam>(position.state, seat);
        const auto seed = static_cast<std::uint64_t>(step);
        for (const std::string& bot : bots()) {
            const auto found = decide<TypeParam>(bot, view, seed);
            ASSERT_NE(std::ranges::find(legal, found.action), legal.end()) << bot;
            ASSERT_EQ(bytes_of(found), bytes_of(decide<TypeParam>(bot, view, seed))) << bot;
            ASSERT_EQ(found.candidates.front().action, found.action) << bot;
            for (const auto& candidate : found.candidates) {
                ASSERT_GE(candidate.win, 0) << bot;
                ASSERT_LE(candidate.win, 1) << bot;
            }
        }
    });
}

// Changes everything that the seat cannot know; the decision must stay the same. It would differ if
// a view held something unknown, or if a bot found a way around the view.
TYPED_TEST(BotConformance, ADecisionDependsOnNothingThatItsSeatCantKnow) {
    FastRandom random(5);
    int step = 0;
    int different = 0;
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        if (++step % 7 != 0) return;
        const TypeParam& rules = default_rules<TypeParam>();
        const Seat seat = rules.actor(position.state);
        auto twin = position;
        twin.state = rules.sample(rules.hide(position.state, Viewer::of(seat)), seat, random);
        twin.deal = Deal("twin " + std::to_string(random.next()));
        for (int deck = 0; deck < TypeParam::kDecks; ++deck) {
            twin.deal.shuffle(deck, rules.deck(twin.state, deck));
        }
        different += twin == position ? 0 : 1;
        const auto suggested = [&](const auto& from, const std::string& bot) {
            match::Setup setup;
            setup.players = from.state.players;
            setup.seed = "later";
            setup.initial_state = from.document(Viewer::all());
            const auto match = library().start(TypeParam::kFacts.id, setup);
            if (!match) return "state refused: " + match.error().message;
            const auto found = library().suggest(
                **match, bot,
                {.budget = {.simulations = 24}, .seed = static_cast<std::uint64_t>(step)});
            if (!found) return found.error().message;
            std::string bytes = found->action;
            for (const auto& candidate : found->candidates) {
                bytes += "|" + candidate.action + ":" + std::to_string(candidate.visits) + ":" +
                         std::to_string(candidate.win) + ":" + std::to_string(candidate.score);
            }
            return bytes;
        };
        for (const std::string& bot : bots()) {
            const std::string decision = suggested(position, bot);
            ASSERT_EQ(decision.find("refused"), std::string::npos) << decision;
            ASSERT_EQ(decision, suggested(twin, bot)) << bot;
        }
    });
    EXPECT_GT(different, 10) << "nothing was changed";
}

// The lowest level plays badly but not absurdly: it rarely gives away points that anybody would
// see. The random bot gives away many more; otherwise the test would prove nothing.
TYPED_TEST(BotConformance, TheLowestLevelRarelyGivesAwayPointsAtOnce) {
    const TypeParam& rules = default_rules<TypeParam>();
    constexpr int kPruningMargin = players::Expert<TypeParam>::kPruningMargin;
    const auto given_away = [&](const std::string& bot) {
        const auto made = players::make_bot<TypeParam>(bot);
        FastRandom random(8);
        int decisions = 0;
        int absurd = 0;
        for (int game = 0; game < 12; ++game) {
            auto position = Position<TypeParam>::start(2, "heed " + std::to_string(game));
            NoEvents silent;
            for (Seat seat = rules.actor(position.state); seat != kNobody;
                 seat = rules.actor(position.state)) {
                const auto view = observe(rules, position.state, seat);
                const auto action = (*made)->think(rules, view, {.seed = random.next()}).action;
                const auto score = [&](const auto& it) {
                    return search::immediate_score(rules, position.state, seat, it, random);
                };
                const auto legal = legal_of<TypeParam>(position.state, seat);
                ++decisions;
                absurd += score(action) <
                          std::ranges::max(legal | std::views::transform(score)) - kPruningMargin;
                rules.apply(position.state, seat, action, position.deal, silent);
            }
        }
        return 100.0 * absurd / decisions;
    };
    EXPECT_LT(given_away("level1"), 3.5);
    EXPECT_GT(given_away("random"), 4.5);
}

TYPED_TEST(BotConformance, AnEvaluatorHasPriorsAndASpreadEverywhere) {
    using Evaluator = typename players::Expert<TypeParam>::Evaluator;
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(3, [&](const auto& position, Seat, auto) {
        const Seat seat = rules.actor(position.state);
        ActionList<TypeParam> list;
        search::Priors<TypeParam> priors{};
        rules.legal(position.state, seat, list);
        Evaluator().assign_priors(rules, position.state, seat, list, priors);
        std::uint64_t total = 0;
        for (std::size_t i = 0; i < list.size(); ++i) total += priors[i];
        ASSERT_GT(total, 0U);
        ASSERT_LT(total, std::uint64_t{1} << 32) << "the sum is drawn from in 32 bits";
        const auto evaluation = Evaluator().evaluate(rules, position.state);
        ASSERT_EQ(evaluation.players, position.state.players);
        ASSERT_GT(evaluation.spread.count, 0);
    });
}

// If all seats follow the solver, every later solution has the outcome of the first, and so has the
// game.
TYPED_TEST(BotConformance, ASolvedEndgameComesOutAsSolved) {
    const TypeParam& rules = default_rules<TypeParam>();
    constexpr search::UtilityFunction kUtility = {.win_weight = {60}, .lead_range = 20};
    int solved_games = 0;
    int steps = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        FastRandom random(seed);
        const auto start = Position<TypeParam>::start(2, "solve " + std::to_string(seed));
        auto position = start;
        NoEvents silent;
        std::optional<search::Outcome> told;
        Seat told_to = kNobody;
        for (Seat seat = rules.actor(position.state); seat != kNobody;
             seat = rules.actor(position.state)) {
            const auto view = observe(rules, start.state, position.state, seat);
            const auto legal = legal_of<TypeParam>(position.state, seat);
            const auto outcomes =
                search::EndgameSolver<TypeParam>(rules, kUtility, 3000).solve(view, random);
            std::size_t pick = random.below(static_cast<std::uint32_t>(legal.size()));
            if (outcomes) {
                const auto utility = [&](const search::Outcome& outcome) {
                    return kUtility(outcome, seat);
                };
                const auto best = std::ranges::max_element(*outcomes, {}, utility);
                pick = static_cast<std::size_t>(best - outcomes->begin());
                if (told) {
                    ++steps;
                    ASSERT_EQ(best->points, told->points) << "seed " << seed;
                    ASSERT_EQ(best->win, told->win);
                }
                told = *best;
                told_to = seat;
            }
            rules.apply(position.state, seat, legal[pick], position.deal, silent);
        }
        if (!told) continue;
        ++solved_games;
        const auto final = search::Outcome::of(rules.score(position.state, Viewer::all()));
        ASSERT_EQ(final.points, told->points) << "told to seat " << told_to.number();
        ASSERT_EQ(final.win, told->win);
    }
    EXPECT_GT(solved_games, 10);
    EXPECT_GT(steps, 5);
}

// Where points are hidden, they can be known only by having watched the game. The solver is given
// one position alone, so it must not claim a solution.
TYPED_TEST(BotConformance, NothingIsSolvedWhilePointsAreHidden) {
    const TypeParam& rules = default_rules<TypeParam>();
    FastRandom random(3);
    bool hides_points = false;
    int seen = 0;
    random_games<TypeParam>(6, [&](const auto& position, Seat, auto) {
        const Seat seat = rules.actor(position.state);
        const auto view = observe(rules, position.state, seat);
        const Standing standing = rules.score(view.known, Viewer::of(seat));
        if (standing.seats[0].hidden_parts == 0) return;
        hides_points = true;
        if (rules.sample(view.known, seat, random) == view.known) return;
        ++seen;
        ASSERT_FALSE(search::EndgameSolver<TypeParam>(rules, {}, 500).solve(view, random));
    });
    if (hides_points) {
        EXPECT_GT(seen, 50);
    }
}

}  // namespace
}  // namespace faubourg::conformance
