#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "src/match/testing.h"

namespace faubourg::match {
namespace {

// A whole random game: its line, and everything visible before each action and at the end.
struct Played {
    std::unique_ptr<AnyMatch> match;
    std::vector<std::string> seen;
    std::vector<RecordedAction> line;
};

Played play_whole(std::string_view game, int players, std::uint64_t seed) {
    Played played{.match = started(game, players), .seen = {}, .line = {}};
    FastRandom random(seed);
    played.seen.push_back(everything(*played.match));
    while (played.match->actor() != kNobody) {
        const RecordedAction step = random_step(*played.match, random);
        EXPECT_TRUE(played.match->act(step.seat, step.text));
        played.line.push_back(step);
        played.seen.push_back(everything(*played.match));
    }
    return played;
}

TEST(Undo, of_nothing_is_an_error) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        const std::string before = everything(*match);
        EXPECT_EQ(code_of(match->undo()), "undo/none");
        EXPECT_EQ(everything(*match), before);
    });
}

TEST(Undo, restores_every_byte_back_to_the_root) {
    for_each_game([](std::string_view game, int players) {
        const Played played = play_whole(game, players, 5);
        for (std::size_t left = played.line.size(); left > 0; --left) {
            ASSERT_EQ(everything(*played.match), played.seen[left]);
            ASSERT_TRUE(played.match->undo());
        }
        EXPECT_EQ(everything(*played.match), played.seen[0]);
        EXPECT_EQ(code_of(played.match->undo()), "undo/none");
    });
}

// Undo to any point and play on: the same cards are drawn and shuffled again.
TEST(Undo, keeps_the_shuffles_of_the_undone_future) {
    for_each_game([](std::string_view game, int players) {
        const Played played = play_whole(game, players, 6);
        FastRandom random(7);
        for (int times = 0; times < 8; ++times) {
            const std::size_t keep = random.below(static_cast<std::uint32_t>(played.line.size()));
            for (std::size_t at = played.line.size(); at > keep; --at) {
                ASSERT_TRUE(played.match->undo());
            }
            ASSERT_EQ(everything(*played.match), played.seen[keep]);
            for (std::size_t at = keep; at < played.line.size(); ++at) {
                ASSERT_TRUE(played.match->act(played.line[at].seat, played.line[at].text));
                ASSERT_EQ(everything(*played.match), played.seen[at + 1]);
            }
        }
    });
}

// Another line in between, with its own shuffles, leaves no trace.
TEST(Undo, forgets_the_other_line) {
    for_each_game([](std::string_view game, int players) {
        const Played played = play_whole(game, players, 8);
        AnyMatch& match = *played.match;
        while (match.undo()) {
        }
        FastRandom random(99);
        play_at_random(match, random);
        while (match.undo()) {
        }
        for (const RecordedAction& step : played.line) ASSERT_TRUE(match.act(step.seat, step.text));
        EXPECT_EQ(everything(match), played.seen.back());
    });
}

TEST(Undo, takes_a_finished_match_up_again) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(10);
        play_at_random(*match, random);
        ASSERT_TRUE(match->undo());
        EXPECT_NE(match->actor(), kNobody);
        EXPECT_EQ(*match->score(Viewer::all()).find("final"), Value(false));
        play_at_random(*match, random);
        EXPECT_EQ(match->actor(), kNobody);
    });
}

TEST(Undo, takes_the_action_out_of_the_record) {
    const auto match = started("california", 2);
    const Seat seat = match->actor();
    ASSERT_TRUE(match->act(seat, "borrow"));
    ASSERT_TRUE(match->act(seat, "coin"));
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(match->record().actions,
              (std::vector<RecordedAction>{{.seat = seat, .text = "borrow"}}));
}

}  // namespace
}  // namespace faubourg::match
