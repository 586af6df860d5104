#include <map>
#include <set>

#include <gtest/gtest.h>

#include "src/match/testing.h"

// Each fact is compared with another source: the score, the state's document, the record.
namespace faubourg::match {
namespace {

struct Told {
    std::unique_ptr<AnyMatch> match;
    std::unique_ptr<MatchFacts> facts;

    const std::vector<int>& values(std::string_view id) const {
        for (std::size_t i = 0; i < facts->catalogue().size(); ++i) {
            if (facts->catalogue()[i].id == id) return facts->values()[i];
        }
        ADD_FAILURE() << "no fact is called " << id;
        static const std::vector<int> kNone(kMaxSeats, 0);
        return kNone;
    }
    int value(std::string_view id, Seat seat = 0) const { return values(id)[seat.index()]; }
    // The sum over all facts whose ids begin with this.
    int sum(std::string_view prefix, Seat seat) const {
        int total = 0;
        for (const FactInfo& info : facts->catalogue()) {
            if (info.id.starts_with(prefix) && !info.of_table) total += value(info.id, seat);
        }
        return total;
    }
    int part(std::string_view id, Seat seat) const {
        const Value score = match->score(Viewer::all());
        const Value& entry = (*score.find("scores")->items())[seat.index()];
        return static_cast<int>(*entry.find("parts")->find(id)->integer());
    }
    Value seat_document(Seat seat) const {
        return (*match->state(Viewer::all()).find("seats")->items())[seat.index()];
    }
};

// A whole game with some good moves, so that there is something to report.
Told told_game(std::string_view game, int players, const std::string& seed) {
    Told told{.match = started(game, players, seed), .facts = nullptr};
    told.facts = told.match->match_facts();
    const auto bot = *default_library().find(game)->bot("greedy");
    FastRandom random(std::hash<std::string>()(seed));
    while (told.match->actor() != kNobody) {
        const Seat seat = told.match->actor();
        players::Thinking thinking;
        thinking.seed = random.next();
        std::string action = bot->think(*told.match, thinking)->action;
        if (random.below(3) == 0) action = random_step(*told.match, random).text;
        const auto legal = told.match->legal(seat);
        if (std::ranges::find(legal, action) == legal.end()) action = legal.front();
        EXPECT_TRUE(told.match->act(seat, action));
        const Value events = told.match->events(Viewer::all());
        for (const Value& event : *events.items()) told.facts->see(event);
    }
    told.facts->finish(told.match->state(Viewer::all()));
    return told;
}

template <class Check>
void for_games(std::string_view game, int players, Check&& check) {
    for (int i = 0; i < 30; ++i) {
        const Told told = told_game(game, players, "facts " + std::to_string(i));
        for (const Seat seat : all_seats(players)) check(told, seat);
    }
}

TEST(MatchFacts, have_ids_of_their_own_and_words_in_every_language) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        const auto facts = match->match_facts();
        ASSERT_NE(facts, nullptr) << game;
        std::set<std::string> ids;
        for (const FactInfo& info : facts->catalogue()) {
            EXPECT_TRUE(ids.insert(info.id).second) << info.id;
            for (const Text& text : {info.group, info.label}) {
                EXPECT_FALSE(text.en.empty()) << info.id;
                EXPECT_FALSE(text.fr.empty()) << info.id;
            }
        }
        EXPECT_GT(ids.size(), 10U) << game;
    });
}

TEST(CaliforniaFacts, agree_with_the_score_and_the_state) {
    for_games("california", 3, [](const Told& told, Seat seat) {
        EXPECT_EQ(told.sum("gifts.", seat), told.part("gifts", seat));
        EXPECT_EQ(told.sum("rooms.", seat), told.part("rooms", seat));
        EXPECT_EQ(told.value("silver_left", seat),
                  *told.seat_document(seat).find("silver")->integer());
        EXPECT_EQ(told.value("owing", seat), *told.seat_document(seat).find("loan")->boolean());
        EXPECT_LE(told.value("owing", seat), told.value("borrowed", seat));
        int points = 0;
        const Value state = told.match->state(Viewer::all());
        for (const Value& card : *state.find("bonus_cards")->items()) {
            const int has = told.value("bonus." + *card.find("id")->string(), seat);
            EXPECT_EQ(has == 1, *card.find("owner") == Value(seat));
            points += has * static_cast<int>(*card.find("points")->integer());
        }
        EXPECT_EQ(points, told.part("bonus", seat));
        int furnished = 0;
        const Value document = told.seat_document(seat);
        for (const Member& room : *document.find("rooms")->members()) {
            furnished += room.value.find("furniture")->is_null() ? 0 : 1;
        }
        EXPECT_EQ(told.value("furnished", seat), furnished);
    });
}

TEST(CaliforniaFacts, count_actions_by_their_kind) {
    for_games("california", 2, [](const Told& told, Seat seat) {
        int coins = 0;
        bool borrowed = false;
        for (const RecordedAction& action : told.match->record().actions) {
            if (action.seat != seat) continue;
            coins += action.text == "coin" ? 1 : 0;
            borrowed = borrowed || action.text == "borrow";
        }
        EXPECT_EQ(told.value("coins_taken", seat), coins);
        EXPECT_EQ(told.value("borrowed", seat) == 1, borrowed);
    });
}

TEST(SunriseFacts, agree_with_the_score_and_the_state) {
    for_games("sunrise", 3, [](const Told& told, Seat seat) {
        for (const char* bonus : {"A1", "B1", "B2", "A2", "C"}) {
            const bool first = told.value(std::string("first.") + bonus, seat) == 1;
            EXPECT_EQ(first, told.part(bonus, seat) == 10) << bonus;
        }
        std::map<int, int> heights;
        const Value state = told.match->state(Viewer::all());
        for (const Member& plot : *state.find("plots")->members()) {
            const Value* owner = plot.value.find("owner");
            if (owner == nullptr || *owner != Value(seat)) continue;
            ++heights[static_cast<int>(*plot.value.find("height")->integer())];
        }
        for (int height = 1; height <= 5; ++height) {
            EXPECT_EQ(told.value("height." + std::to_string(height), seat), heights[height]);
        }
        EXPECT_EQ(told.value("turns"), *state.find("turn")->integer());
        EXPECT_EQ(told.value("end.houses") + told.value("end.full") + told.value("end.idle"), 1);
    });
}

TEST(SunriseFacts, know_chains_parks_and_draws_from_the_actions) {
    for_games("sunrise", 2, [](const Told& told, Seat seat) {
        int chain = 0;
        int longest = 0;
        int parks = 0;
        int draws = 0;
        for (const RecordedAction& action : told.match->record().actions) {
            if (action.seat != seat) continue;
            const bool park = action.text.starts_with("park");
            parks += park ? 1 : 0;
            draws += action.text == "draw" ? 1 : 0;
            chain = park || action.text.starts_with("build") ? chain + 1 : 0;
            longest = std::max(longest, chain);
        }
        EXPECT_EQ(told.value("chain", seat), longest);
        EXPECT_EQ(told.value("parks", seat), parks);
        EXPECT_EQ(told.value("draws", seat), draws);
    });
}

TEST(DreamHomeFacts, agree_with_the_score_and_the_state) {
    for_games("dreamhome", 3, [](const Told& told, Seat seat) {
        EXPECT_EQ(
            told.sum("room.", seat) + told.value("face_down", seat) + told.value("unfilled", seat),
            12);
        const Value document = told.seat_document(seat);
        std::map<std::string, int> decor;
        for (const Member& space : *document.find("home")->members()) {
            const Value* token = space.value.find("decor");
            if (token != nullptr && token->string() != nullptr) ++decor[*token->string()];
        }
        for (const Value& token : *document.find("garden")->items()) ++decor[*token.string()];
        EXPECT_EQ(told.value("decor_tokens", seat), static_cast<int>(decor.size()));
        EXPECT_EQ(told.sum("decor.", seat), static_cast<int>(decor.size()));
        for (const auto& [id, count] : decor) EXPECT_EQ(told.value("decor." + id, seat), 1) << id;
        EXPECT_EQ(told.value("roof_cards", seat), *document.find("roof_count")->integer());
        EXPECT_EQ(told.value("roof", seat) == 1, told.part("roof", seat) > 0);
        EXPECT_EQ(told.value("uniform_roof", seat) == 1, told.part("roof", seat) >= 8);
        const int both = told.value("bathrooms_on_both_floors", seat) +
                         told.value("bathroom_kitchen_bedroom", seat);
        const int functionality = told.part("functionality", seat);
        EXPECT_TRUE(functionality == 3 * both || functionality == 4 * both) << functionality;
        for (const Value& helper : *document.find("helpers")->items()) {
            EXPECT_EQ(told.value("helper." + *helper.string(), seat), 1);
        }
        for (const Value& tool : *document.find("tools")->items()) {
            EXPECT_EQ(told.value("tool." + *tool.string(), seat), 1);
        }
    });
}

TEST(DreamHomeFacts, know_who_opened_each_round) {
    for (int i = 0; i < 10; ++i) {
        const Told told = told_game("dreamhome", 4, "rounds " + std::to_string(i));
        int rounds = 0;
        for (const Seat seat : all_seats(4)) rounds += told.value("rounds_opened", seat);
        EXPECT_EQ(rounds, 12);
    }
}

}  // namespace
}  // namespace faubourg::match
