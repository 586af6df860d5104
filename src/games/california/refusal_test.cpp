#include <regex>
#include <set>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// For every code and every seat: refused, with a clause, exactly when it is not in the legal list.
void expect_refusals_match(const TestGame& table, std::set<std::string>& messages) {
    for (const Seat seat : all_seats(table.state.players)) {
        const std::vector<Action> legal = table.legal_actions(seat);
        ASSERT_TRUE(std::ranges::is_sorted(legal));
        ASSERT_EQ(std::ranges::adjacent_find(legal), legal.end());
        for (unsigned code = 0; code < table.rules().action_count(); ++code) {
            const Action action{static_cast<std::uint16_t>(code)};
            const auto refused = table.rules().refusal(table.state, seat, action);
            ASSERT_EQ(!refused, std::ranges::binary_search(legal, action))
                << table.rules().text(action) << " of seat " << seat.number() << "\n"
                << show(table.document());
            if (!refused) continue;
            messages.insert(refused->message);
            const bool loan = action == kBorrow || action == kRepay;
            const bool out_of_turn =
                table.state.phase != Phase::Over && !loan && table.state.to_act != seat;
            ASSERT_EQ(refused->kind == Refusal::Kind::NotYourTurn, out_of_turn);
        }
    }
}

TEST(CaliforniaRefusal, an_action_is_refused_exactly_when_it_is_not_legal) {
    std::set<std::string> messages;
    for (const int players : {2, 3, 4, 5}) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            TestGame table = new_table(players, "refusal" + std::to_string(seed));
            FastRandom random(seed);
            int step = 0;
            play_out(table, random, [&](const TestGame& now) {
                const bool rare = now.state.phase != Phase::Main;
                if (rare || step++ % 3 == 0) expect_refusals_match(now, messages);
            });
        }
    }
    const std::regex clause("CAL-([1-9]|[12][0-9]|3[0-2]): [a-z].+");
    for (const std::string& message : messages) {
        EXPECT_TRUE(std::regex_match(message, clause)) << message;
    }
    EXPECT_GE(messages.size(), 15U);
}

TEST(CaliforniaRefusal, out_of_turn_comes_before_what_else_is_wrong) {
    const TestGame table = position(R"(
        acts 1
        shop A  - * * *
        m1  silver 0
        m2  silver 0)");
    for (const auto* text : {"coin", "buy A1 a1", "buy A2 attic", "settle piano"}) {
        const auto refused =
            table.rules().refusal(table.state, 0, table.rules().parse(text).value());
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->kind, Refusal::Kind::NotYourTurn);
        EXPECT_EQ(refused->message, "CAL-11: seat 1 is to act");
    }
}

TEST(CaliforniaRefusal, CAL_25_a_loan_is_never_out_of_turn) {
    const TestGame table = position(R"(
        acts 1
        m1  silver 0  loan
        m2  silver 0)");
    for (const auto* text : {"borrow", "repay"}) {
        const auto refused =
            table.rules().refusal(table.state, 0, table.rules().parse(text).value());
        ASSERT_TRUE(refused);
        EXPECT_EQ(refused->kind, Refusal::Kind::Illegal);
    }
}

TEST(CaliforniaRefusal, asking_changes_nothing) {
    const TestGame table = new_table(3, "const");
    const Value before = table.document();
    for (unsigned code = 0; code < table.rules().action_count(); ++code) {
        table.rules().refusal(table.state, 1, Action{static_cast<std::uint16_t>(code)});
    }
    EXPECT_EQ(table.document(), before);
}

}  // namespace
}  // namespace faubourg::california::testing
