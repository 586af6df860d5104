#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "src/match/testing.h"

// The authority over one match: what it takes, refuses and shows.
namespace faubourg::match {
namespace {

Seat not_acting(const AnyMatch& match) { return seat_after(match.actor(), match.players()); }

TEST(Match, begins_with_nothing_played) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        EXPECT_TRUE(match->record().actions.empty());
        EXPECT_EQ(match->events(Viewer::all()), Value::list());
        EXPECT_TRUE(match->tell(Viewer::all(), Language::French).empty());
        EXPECT_FALSE(match->legal(match->actor()).empty());
    });
}

TEST(Match, depends_on_the_seed_only) {
    for_each_game([](std::string_view game, int players) {
        EXPECT_EQ(everything(*started(game, players, "a")),
                  everything(*started(game, players, "a")));
        EXPECT_NE(everything(*started(game, players, "a")),
                  everything(*started(game, players, "b")));
        EXPECT_NE(everything(*started(game, players, "")),
                  everything(*started(game, players, std::string(1, '\0'))));
    });
}

TEST(Match, refuses_in_the_order_over_unknown_not_your_turn_illegal) {
    const auto match = started("california", 3);
    const Seat acting = match->actor();
    const Seat waiting = not_acting(*match);
    // No choice of attic pieces is due, so `settle dog` is illegal for the seat to act.
    EXPECT_EQ(code_of(match->act(acting, "settle dog")), "action/illegal");
    EXPECT_EQ(code_of(match->act(waiting, "settle dog")), "action/not_your_turn");
    EXPECT_EQ(code_of(match->act(waiting, "coin")), "action/not_your_turn");
    EXPECT_EQ(code_of(match->act(waiting, "settle cat")), "action/unknown");
    EXPECT_EQ(code_of(match->act(acting, "settle cat")), "action/unknown");
    EXPECT_EQ(code_of(match->act(waiting, "repay")), "action/illegal")
        << "any seat may, in its time";
    FastRandom random(1);
    play_at_random(*match, random);
    for (const char* action : {"settle cat", "settle dog", "coin", "borrow"}) {
        for (const Seat seat : all_seats(3)) {
            EXPECT_EQ(code_of(match->act(seat, action)), "match/over");
        }
    }
}

TEST(Match, names_the_clause_that_forbids) {
    const auto match = started("california", 2);
    EXPECT_TRUE(message_of(match->act(match->actor(), "repay")).starts_with("CAL-26"));
    EXPECT_TRUE(message_of(match->act(not_acting(*match), "coin")).starts_with("CAL-11"));
}

TEST(Match, knows_no_other_text) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        const std::string legal = match->legal(match->actor()).front();
        for (const std::string& text : {std::string(), std::string(" "), legal + " ", " " + legal,
                                        legal + "\n", legal + '\0', legal + legal, "x" + legal,
                                        std::string("no such thing"), std::string(100'000, 'a')}) {
            EXPECT_EQ(code_of(match->act(match->actor(), text)), "action/unknown") << text;
        }
    });
}

// At every step of a game and for every seat, an action that is not in its list is refused and
// changes nothing.
TEST(Match, refuses_all_that_is_not_listed_and_stays_as_it_was) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        std::vector<std::string> seen;
        FastRandom random(11);
        while (match->actor() != kNobody) {
            const std::string before = everything(*match);
            for (int i = 0; i < 4 && !seen.empty(); ++i) {
                const std::string& text =
                    seen[random.below(static_cast<std::uint32_t>(seen.size()))];
                const auto seat = Seat::of(random.below(static_cast<std::uint32_t>(players)));
                const auto legal = match->legal(seat);
                if (std::ranges::find(legal, text) != legal.end()) continue;
                const std::string code = code_of(match->act(seat, text));
                ASSERT_TRUE(code == "action/illegal" || code == "action/not_your_turn") << code;
                if (seat == match->actor()) {
                    ASSERT_EQ(code, "action/illegal") << text;
                }
            }
            ASSERT_EQ(everything(*match), before);
            const RecordedAction step = random_step(*match, random);
            seen.push_back(step.text);
            ASSERT_TRUE(match->act(step.seat, step.text));
        }
    });
}

TEST(Match, reads_actions_without_regard_to_case_and_records_them_canonically) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(2);
        for (int i = 0; i < 12; ++i) {
            const RecordedAction step = random_step(*match, random);
            std::string shouted = step.text;
            for (char& letter : shouted) {
                if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
            }
            ASSERT_TRUE(match->act(step.seat, shouted)) << shouted;
            EXPECT_EQ(match->record().actions.back(), step);
        }
    });
}

TEST(Match, tells_the_events_of_the_last_action) {
    const auto match = started("california", 2);
    const Seat seat = match->actor();
    ASSERT_TRUE(match->act(seat, "borrow"));
    const Value borrowed =
        Value::list().add(Value::object().add("event", "borrow").add("seat", seat));
    EXPECT_EQ(match->events(Viewer::all()), borrowed);
    EXPECT_EQ(match->events(Viewer::spectator()), borrowed);
    EXPECT_EQ(match->tell(Viewer::all(), Language::English).size(), 1U);
    EXPECT_FALSE(match->act(seat, "borrow"));
    EXPECT_EQ(match->events(Viewer::all()), borrowed) << "a refused action is no event";
    ASSERT_TRUE(match->act(seat, "coin"));
    EXPECT_EQ(*match->events(Viewer::all()).items()->front().find("event"), Value("coin"));
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(match->events(Viewer::all()), borrowed);
    ASSERT_TRUE(match->undo());
    EXPECT_EQ(match->events(Viewer::all()), Value::list());
}

TEST(Match, explains_actions_it_knows) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        const Seat seat = match->actor();
        for (const std::string& action : match->legal(seat)) {
            EXPECT_NE(match->gloss(seat, action, Language::English, Gain::Told), "") << action;
            EXPECT_NE(match->gloss(seat, action, Language::French, Gain::Told), "") << action;
            const std::string bare = match->gloss(seat, action, Language::English, Gain::LeftOut);
            EXPECT_NE(bare, "") << action;
            EXPECT_EQ(bare.find("point"), std::string::npos) << bare;
        }
        EXPECT_EQ(match->gloss(seat, "no such thing", Language::English, Gain::Told), "");
    });
}

TEST(Match, scores_add_up_and_winners_ascend) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(9);
        EXPECT_EQ(*match->score(Viewer::all()).find("final"), Value(false));
        play_at_random(*match, random);
        const Value score = match->score(Viewer::all());
        EXPECT_EQ(*score.find("final"), Value(true));
        const Value::List& scores = *score.find("scores")->items();
        ASSERT_EQ(scores.size(), static_cast<std::size_t>(players));
        std::int64_t best = *scores.front().find("total")->integer();
        for (std::size_t seat = 0; seat < scores.size(); ++seat) {
            EXPECT_EQ(*scores[seat].find("seat"), Value(seat));
            std::int64_t sum = 0;
            for (const Member& part : *scores[seat].find("parts")->members()) {
                sum += *part.value.integer();
            }
            const std::int64_t total = *scores[seat].find("total")->integer();
            EXPECT_EQ(sum, total);
            best = std::max(best, total);
        }
        std::int64_t last = -1;
        ASSERT_FALSE(score.find("winners")->items()->empty());
        for (const Value& winner : *score.find("winners")->items()) {
            EXPECT_GT(*winner.integer(), last);
            last = *winner.integer();
            EXPECT_EQ(*scores[static_cast<std::size_t>(last)].find("total")->integer(), best);
        }
    });
}

TEST(Match, suggests_a_legal_action_and_is_not_changed_by_it) {
    const players::Budget budget{.simulations = 3, .time = std::nullopt};
    for_each_game([&budget](std::string_view game, int players) {
        const auto match = started(game, players);
        FastRandom random(4);
        while (match->actor() != kNobody) {
            const std::string before = everything(*match);
            const auto found = default_library().suggest(*match, "random",
                                                         {.budget = budget, .seed = random.next()});
            ASSERT_TRUE(found);
            ASSERT_EQ(everything(*match), before);
            const auto legal = match->legal(match->actor());
            ASSERT_NE(std::ranges::find(legal, found->action), legal.end());
            ASSERT_EQ(found->candidates.front().action, found->action);
            ASSERT_TRUE(match->act(match->actor(), found->action));
        }
        EXPECT_EQ(code_of(default_library().suggest(*match, "random", {.budget = budget})),
                  "match/over");
    });
}

TEST(Match, suggests_only_by_bots_it_knows) {
    const players::Budget budget{.simulations = 1, .time = std::nullopt};
    const auto match = started("california", 2);
    for (const char* bot : {"", "Random", "stockfish"}) {
        EXPECT_EQ(code_of(default_library().suggest(*match, bot, {.budget = budget})),
                  "bot/unknown");
    }
}

TEST(Match, shows_a_screen_to_every_viewer) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        for (const Viewer viewer :
             {Viewer::all(), Viewer::spectator(), Viewer::of(Seat::of(players - 1))}) {
            for (const Language language : {Language::English, Language::French}) {
                const std::string plain =
                    match->screen(viewer, {.language = language, .colour = false});
                EXPECT_GT(plain.size(), 100U);
                EXPECT_EQ(plain.find('\x1b'), std::string::npos) << "no escapes without colour";
            }
        }
    });
}

}  // namespace
}  // namespace faubourg::match
