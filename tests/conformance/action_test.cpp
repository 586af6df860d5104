#include <algorithm>
#include <cctype>

#include <gmock/gmock.h>

#include "tests/conformance/games.h"

namespace faubourg::conformance {
namespace {

template <class R>
class ActionConformance : public testing::Test {};
TYPED_TEST_SUITE(ActionConformance, GameTypes, GameNames);

TYPED_TEST(ActionConformance, EveryCodeHasOneTextAndTheTextsAscend) {
    const TypeParam& rules = default_rules<TypeParam>();
    std::string before;
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        typename TypeParam::Action action{};
        action.code = static_cast<decltype(action.code)>(code);
        const std::string text = rules.text(action);
        EXPECT_LT(before, text) << "codes must ascend like their texts";
        before = text;
        const auto parsed = rules.parse(text);
        ASSERT_TRUE(parsed.has_value()) << text;
        EXPECT_EQ(parsed->code, action.code) << text;
        std::string loud = text;
        for (char& letter : loud) {
            letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
        }
        const auto shouted = rules.parse(loud);
        ASSERT_TRUE(shouted.has_value()) << loud;
        EXPECT_EQ(rules.text(*shouted), text);
        for (const std::string& wrong :
             {" " + text, text + " ", text + "x", "x" + text, text + "\n", text + " 1"}) {
            const auto other = rules.parse(wrong);
            EXPECT_TRUE(!other || rules.text(*other) != text) << "\"" << wrong << "\"";
        }
    }
    EXPECT_FALSE(rules.parse("").has_value());
    EXPECT_FALSE(rules.parse(std::string("coin\0", 5)).has_value());
}

// Whether a message looks like "CAL-13: why not". Written by hand because it checks millions of
// messages.
bool begins_with_a_clause(std::string_view message) {
    const std::size_t dash = message.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
    if (dash == 0 || dash == std::string_view::npos || message[dash] != '-') return false;
    const std::size_t colon = message.find_first_not_of("0123456789", dash + 1);
    if (colon == dash + 1 || colon == std::string_view::npos) return false;
    return message.substr(colon).starts_with(": ") && message.size() > colon + 2;
}

TYPED_TEST(ActionConformance, LegalListsAreSortedUniqueAndExactlyWhatIsNotRefused) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(2, [&](const auto& position, Seat, auto) {
        const int players = position.state.players;
        for (const Seat seat : all_seats(players)) {
            const auto legal = legal_of<TypeParam>(position.state, seat);
            std::vector<std::string> texts;
            std::vector<bool> listed(rules.action_count());
            texts.reserve(legal.size());
            for (const auto action : legal) {
                texts.push_back(rules.text(action));
                listed[action.code] = true;
            }
            ASSERT_TRUE(std::ranges::is_sorted(texts));
            ASSERT_EQ(std::ranges::adjacent_find(texts), texts.end());
            std::size_t allowed = 0;
            for (unsigned code = 0; code < rules.action_count(); ++code) {
                typename TypeParam::Action action{};
                action.code = static_cast<decltype(action.code)>(code);
                const auto refusal = rules.refusal(position.state, seat, action);
                if (!refusal) ++allowed;
                ASSERT_EQ(listed[code], !refusal.has_value())
                    << "seat " << seat.number() << " " << rules.text(action) << ": "
                    << (refusal ? refusal->message : "not refused");
                if (refusal) {
                    ASSERT_TRUE(begins_with_a_clause(refusal->message)) << refusal->message;
                }
            }
            ASSERT_EQ(allowed, legal.size());
        }
    });
}

TYPED_TEST(ActionConformance, EveryLegalActionCanBePlayedAndKeepsTheStateWhole) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        for (const Seat seat : all_seats(position.state.players)) {
            for (const auto action : legal_of<TypeParam>(position.state, seat)) {
                auto next = position;
                NoEvents silent;
                rules.apply(next.state, seat, action, next.deal, silent);
                Deal deal("other");
                const auto read = rules.read_document(next.document(Viewer::all()), deal);
                ASSERT_TRUE(read.has_value())
                    << rules.text(action) << " led to: " << read.error().message;
            }
        }
    });
}

TYPED_TEST(ActionConformance, EveryActionAndEventIsToldInBothLanguages) {
    const TypeParam& rules = default_rules<TypeParam>();
    random_games<TypeParam>(1, [&](const auto& position, Seat seat, auto action) {
        auto next = position;
        EventLog<typename TypeParam::Event> log;
        rules.apply(next.state, seat, action, next.deal, log);
        for (const Language language : {Language::English, Language::French}) {
            ASSERT_FALSE(rules.gloss(position.state, seat, action, language).empty());
            for (const auto& event : log.events()) {
                for (const Viewer viewer : all_viewers(position.state.players)) {
                    ASSERT_FALSE(rules.tell(event, viewer, language).empty());
                    ASSERT_NE(event_document(rules, event, viewer).find("event"), nullptr);
                }
            }
        }
    });
}

TYPED_TEST(ActionConformance, GamesEndWithinReason) {
    for (int players = TypeParam::kFacts.min_players; players <= TypeParam::kFacts.max_players;
         ++players) {
        for (std::uint64_t seed = 100; seed < 150; ++seed) {
            random_game<TypeParam>(players, seed, [](const auto&, Seat, auto) {});
        }
    }
}

}  // namespace
}  // namespace faubourg::conformance
