#include "src/arena/testing.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "src/arena/results_file.h"
#include "src/codec/json.h"

namespace faubourg::arena {
namespace {

// A player made from a function.
class FunctionPlayer final : public Player {
  public:
    using Decide = std::function<std::string(const match::AnyMatch&)>;
    explicit FunctionPlayer(Decide decide) : decide_(std::move(decide)) {}
    Result<void> begin(const match::AnyMatch& /*match*/, Seat /*seat*/) override { return {}; }
    Result<void> see(const match::AnyMatch& /*match*/) override { return {}; }
    Result<std::string> decide(const match::AnyMatch& match,
                               const players::Thinking& /*thinking*/) override {
        return decide_(match);
    }
    Result<void> end(const match::AnyMatch& /*match*/) override { return {}; }

  private:
    Decide decide_;
};

Entrant function_bot(std::string name, const FunctionPlayer::Decide& decide) {
    return {.spec = name, .name = name, .make = [decide]() -> Result<std::unique_ptr<Player>> {
                return std::make_unique<FunctionPlayer>(decide);
            }};
}

}  // namespace

Entrant first_action_bot(std::string name) {
    return function_bot(std::move(name), [](const match::AnyMatch& match) {
        return match.legal(match.actor()).front();
    });
}

Entrant saying_bot(std::string name, std::string answer) {
    return function_bot(std::move(name),
                        [answer](const match::AnyMatch& /*match*/) { return answer; });
}

Plan plan_of(std::string_view game, const std::vector<std::string>& bots, int players, int deals) {
    const match::AnyRules* rules = match::default_library().find(game);
    auto entrants = make_entrants(*rules, bots, std::chrono::seconds(1));
    EXPECT_TRUE(entrants);
    return {.rules = rules,
            .options = Value::object(),
            .entrants = std::move(*entrants),
            .schedule = *Schedule::everybody(static_cast<int>(bots.size()), players),
            .seed = "test",
            .deals = deals,
            .forfeits = false,
            .facts = false};
}

void play_all(const Plan& plan, std::vector<GameResult>& results, int threads) {
    std::set<int> before;
    for (const GameResult& result : results) before.insert(result.number);
    const auto done = play_tournament(plan, before, threads, {}, [&](GameResult result) {
        results.push_back(std::move(result));
        return Result<void>();
    });
    EXPECT_TRUE(done) << match::message_of(done);
}

std::vector<GameResult> played(const Plan& plan, int threads) {
    std::vector<GameResult> results;
    play_all(plan, results, threads);
    return results;
}

std::string timeless(const GameResult& result) {
    return codec::to_json(match::without(result_document(result), "times"));
}

std::vector<std::string> timeless(std::vector<GameResult> results) {
    std::ranges::sort(results, {}, &GameResult::number);
    std::vector<std::string> texts;
    for (const GameResult& result : results) texts.push_back(timeless(result));
    return texts;
}

GameResult game_with(int number, const std::vector<int>& line_up, const std::vector<int>& totals) {
    GameResult result;
    result.number = number;
    result.actions = 40 + number % 3;
    for (std::size_t seat = 0; seat < line_up.size(); ++seat) {
        result.seats.emplace_back();
        result.seats.back().entrant = line_up[seat];
        result.seats.back().total = totals[seat];
        result.seats.back().parts = {totals[seat]};
    }
    result.share_win();
    return result;
}

bool has_broken_number(std::string_view text) {
    const auto letter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    for (const std::string_view word : {"nan", "inf"}) {
        for (std::size_t at = text.find(word); at != std::string_view::npos;
             at = text.find(word, at + 1)) {
            const std::size_t end = at + word.size();
            // Words such as "gagnants" have letters on both sides.
            if ((at == 0 || !letter(text[at - 1])) && (end == text.size() || !letter(text[end]))) {
                return true;
            }
        }
    }
    return text.find("\"value\":null") != std::string_view::npos;  // as in JSON
}

TEST(BrokenNumbers, are_told_from_words) {
    EXPECT_TRUE(has_broken_number("score nan %"));
    EXPECT_TRUE(has_broken_number("x=\"-inf\""));
    EXPECT_TRUE(has_broken_number("{\"value\":null}"));
    EXPECT_FALSE(has_broken_number("les gagnants, information"));
}

}  // namespace faubourg::arena
