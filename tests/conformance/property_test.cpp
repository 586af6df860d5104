#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "src/codec/json.h"
#include "src/match/library.h"

#include "tests/conformance/games.h"

// The same guarantees for any line of play that RapidCheck generates; it shrinks a failing one to
// the shortest.
namespace faubourg::conformance {
namespace {

template <class R>
class LineConformance : public testing::Test {};
TYPED_TEST_SUITE(LineConformance, GameTypes, GameNames);

TYPED_TEST(LineConformance, AnyLineKeepsTheStateWholeAndReadable) {
    const TypeParam& rules = default_rules<TypeParam>();
    const bool held = rc::check([&](const std::string& seed,
                                    const std::vector<std::uint16_t>& line) {
        const int players =
            *rc::gen::inRange(TypeParam::kFacts.min_players, TypeParam::kFacts.max_players + 1);
        auto position = Position<TypeParam>::start(players, seed);
        NoEvents silent;
        for (const std::uint16_t choice : line) {
            const Seat seat = rules.actor(position.state);
            if (seat == kNobody) break;
            const auto legal = legal_of<TypeParam>(position.state, seat);
            RC_ASSERT(!legal.empty());
            rules.apply(position.state, seat, legal[choice % legal.size()], position.deal, silent);
        }
        const Value document = position.document(Viewer::all());
        Deal deal("other");
        const auto read = rules.read_document(document, deal);
        RC_ASSERT(read.has_value());
        RC_ASSERT(*read == position.state);
        RC_ASSERT(codec::from_json(codec::to_json(document)).value() == document);
    });
    EXPECT_TRUE(held);
}

TYPED_TEST(LineConformance, NoTextBreaksTheParser) {
    const TypeParam& rules = default_rules<TypeParam>();
    const bool held = rc::check([&](const std::string& text) {
        if (const auto action = rules.parse(text)) {
            RC_ASSERT(lower_case(rules.text(*action)) == lower_case(text));
        }
    });
    EXPECT_TRUE(held);
}

}  // namespace
}  // namespace faubourg::conformance
