#include <algorithm>

#include "src/codec/json.h"
#include "src/codec/record_json.h"
#include "src/match/library.h"

#include "tests/conformance/games.h"

namespace faubourg::conformance {
namespace {

// A match for every game and player count, and a function that plays it at random.
class MatchConformance : public testing::TestWithParam<std::pair<std::string, int>> {
  protected:
    std::unique_ptr<match::AnyMatch> start(const std::string& seed) const {
        match::Setup setup;
        setup.players = GetParam().second;
        setup.seed = seed;
        return library().start(GetParam().first, setup).value();
    }
    static Seat pick_seat(const match::AnyMatch& match, FastRandom& random) {
        const auto other = Seat::of(random.below(static_cast<std::uint32_t>(match.players())));
        return random.below(6) == 0 && !match.legal(other).empty() ? other : match.actor();
    }
    static void play_one(match::AnyMatch& match, FastRandom& random) {
        const Seat seat = pick_seat(match, random);
        const auto legal = match.legal(seat);
        ASSERT_FALSE(legal.empty());
        const auto& action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        ASSERT_TRUE(match.act(seat, action).has_value());
    }
    static std::string bytes(const match::AnyMatch& match) {
        return codec::to_json(match.state(Viewer::all()));
    }
};

TEST_P(MatchConformance, ReplayEqualsPlay) {
    const auto match = start("replay");
    FastRandom random(1);
    while (match->actor() != kNobody) play_one(*match, random);
    const auto record = codec::to_json(codec::record_document(match->record()));
    const auto read = codec::read_record(codec::from_json(record).value());
    ASSERT_TRUE(read.has_value()) << read.error().message;
    const auto again = library().replay(*read);
    ASSERT_TRUE(again.has_value()) << again.error().message;
    EXPECT_EQ(bytes(**again), bytes(*match));
    EXPECT_EQ((*again)->hash(), match->hash());
    EXPECT_EQ((*again)->score(Viewer::all()), match->score(Viewer::all()));
    EXPECT_EQ(codec::to_json(codec::record_document((*again)->record())), record);
}

TEST_P(MatchConformance, UndoLeadsBackToTheRootThroughTheSameStates) {
    const auto match = start("undo");
    FastRandom random(2);
    std::vector<std::string> states;
    while (match->actor() != kNobody) {
        states.push_back(bytes(*match));
        play_one(*match, random);
    }
    const std::string end = bytes(*match);
    const auto line = match->record().actions;
    while (!states.empty()) {
        ASSERT_TRUE(match->undo().has_value());
        ASSERT_EQ(bytes(*match), states.back());
        states.pop_back();
    }
    EXPECT_EQ(match->undo().error().code, "undo/none");
    // The same actions, played again, meet the same draws as before.
    for (const auto& step : line) ASSERT_TRUE(match->act(step.seat, step.text).has_value());
    EXPECT_EQ(bytes(*match), end);
}

TEST_P(MatchConformance, RefusedActionsChangeNothing) {
    const auto match = start("refused");
    FastRandom random(3);
    int refused = 0;
    while (match->actor() != kNobody) {
        const std::string before = bytes(*match);
        const auto line = match->record().actions.size();
        for (const Seat seat : all_seats(match->players())) {
            for (const std::string& text : match->legal(match->actor())) {
                const auto own = match->legal(seat);
                if (std::ranges::find(own, text) != own.end()) continue;
                const auto done = match->act(seat, text);
                ASSERT_FALSE(done.has_value());
                ASSERT_TRUE(done.error().code == "action/not_your_turn" ||
                            done.error().code == "action/illegal")
                    << done.error().code;
                ++refused;
            }
        }
        ASSERT_EQ(match->act(0, "no such action").error().code, "action/unknown");
        ASSERT_EQ(bytes(*match), before);
        ASSERT_EQ(match->record().actions.size(), line);
        play_one(*match, random);
    }
    EXPECT_GT(refused, 0);
    const std::string end = bytes(*match);
    EXPECT_EQ(match->act(0, "no such action").error().code, "match/over");
    EXPECT_EQ(bytes(*match), end);
}

TEST_P(MatchConformance, AMatchGoesOnFromAnyOfItsStates) {
    const auto match = start("continue");
    FastRandom random(4);
    int step = 0;
    while (match->actor() != kNobody) {
        if (++step % 7 == 0) {
            match::Setup setup;
            setup.players = match->players();
            setup.seed = "another";
            setup.initial_state = match->state(Viewer::all());
            const auto copy = library().start(GetParam().first, setup);
            ASSERT_TRUE(copy.has_value()) << copy.error().message;
            ASSERT_EQ(bytes(**copy), bytes(*match));
            for (const Seat seat : all_seats(match->players())) {
                ASSERT_EQ((*copy)->legal(seat), match->legal(seat));
            }
        }
        play_one(*match, random);
    }
}

TEST_P(MatchConformance, FinalScoresNameWinners) {
    const auto match = start("score");
    FastRandom random(5);
    EXPECT_EQ(*match->score(Viewer::all()).find("final")->boolean(), false);
    while (match->actor() != kNobody) play_one(*match, random);
    const Value score = match->score(Viewer::spectator());
    EXPECT_EQ(*score.find("final")->boolean(), true);
    EXPECT_FALSE(score.find("winners")->items()->empty());
    EXPECT_EQ(score, match->score(Viewer::all())) << "after the end everything is open";
    for (const Value& entry : *score.find("scores")->items()) {
        std::int64_t sum = 0;
        for (const Member& part : *entry.find("parts")->members()) sum += *part.value.integer();
        EXPECT_EQ(sum, *entry.find("total")->integer());
    }
}

std::vector<std::pair<std::string, int>> every_match() {
    std::vector<std::pair<std::string, int>> matches;
    Games::for_each([&]<class R>() {
        for (int players = R::kFacts.min_players; players <= R::kFacts.max_players; ++players) {
            matches.emplace_back(R::kFacts.id, players);
        }
    });
    return matches;
}

INSTANTIATE_TEST_SUITE_P(AllGames, MatchConformance, testing::ValuesIn(every_match()),
                         [](const auto& tested) {
                             return tested.param.first + "_" + std::to_string(tested.param.second);
                         });

}  // namespace
}  // namespace faubourg::conformance
