#include "src/match/library.h"

#include <algorithm>
#include <string>

#include <gtest/gtest.h>

#include "src/content/embedded.h"
#include "src/content/packs.h"
#include "src/match/games.h"
#include "src/match/testing.h"

namespace faubourg::match {
namespace {

// The default pack of a game with a piece of its text replaced.
Pack changed_pack(std::string_view game, std::string_view from, std::string_view to) {
    for (const content::EmbeddedPack& embedded : content::embedded_packs()) {
        if (embedded.game != game) continue;
        std::string text(embedded.text);
        const std::size_t at = text.find(from);
        if (at == std::string::npos) ADD_FAILURE() << "not in the pack: " << from;
        text.replace(at, from.size(), to);
        auto pack = content::parse_pack(text, "changed.toml");
        if (!pack) ADD_FAILURE() << pack.error().message;
        return std::move(*pack);
    }
    ADD_FAILURE() << "no pack of " << game;
    return {};
}

TEST(Library, has_every_game_by_id) {
    std::vector<std::string_view> listed;
    AllGames::for_each([&listed]<class R>() { listed.push_back(R::kFacts.id); });
    std::vector<std::string_view> found;
    for (const auto& rules : default_library().games()) found.push_back(rules->facts().id);
    EXPECT_TRUE(std::ranges::is_sorted(found));
    std::ranges::sort(listed);
    EXPECT_EQ(found, listed);
}

TEST(Library, finds_a_game_by_its_id_only) {
    const Library& library = default_library();
    for (const auto& rules : library.games()) {
        EXPECT_EQ(library.find(rules->facts().id), rules.get());
        EXPECT_TRUE(rules->pack_hash().starts_with("sha256:"));
    }
    EXPECT_EQ(library.find("chess"), nullptr);
    EXPECT_EQ(library.find(""), nullptr);
    EXPECT_EQ(library.find("California"), nullptr);
    EXPECT_EQ(Library().find("california"), nullptr);
}

TEST(Library, starts_every_game_at_every_player_count) {
    for_each_game([](std::string_view game, int players) {
        const auto match = started(game, players);
        ASSERT_NE(match, nullptr);
        EXPECT_EQ(match->players(), players);
        EXPECT_EQ(match->facts().id, game);
        EXPECT_TRUE(match->actor().is_among(players));
    });
}

TEST(Library, refuses_other_player_counts) {
    for (const auto& rules : default_library().games()) {
        const GameFacts& facts = rules->facts();
        for (const int players : {facts.min_players - 1, facts.max_players + 1, 0, -1, 1 << 30}) {
            const auto refused = default_library().start(facts.id, setup_for(players));
            EXPECT_EQ(code_of(refused), "players/invalid");
            EXPECT_NE(message_of(refused).find(std::to_string(facts.max_players)),
                      std::string::npos);
        }
    }
}

TEST(Library, refuses_a_game_it_does_not_have) {
    const auto refused = default_library().start("chess", setup_for(2));
    EXPECT_EQ(code_of(refused), "game/unknown");
    EXPECT_EQ(message_of(refused), "no game is called \"chess\"");
}

TEST(Library, takes_a_pack_in_place_of_the_default_one) {
    Library library = default_library();
    const Pack pack = changed_pack("california", "count = 30", "count = 29");
    ASSERT_TRUE(library.replace(pack));
    EXPECT_EQ(library.games().size(), default_library().games().size());
    EXPECT_EQ(library.find("california")->pack_hash(), pack.hash);
    EXPECT_NE(default_library().find("california")->pack_hash(), pack.hash);
    const auto match = library.start("california", setup_for(2));
    EXPECT_EQ(*(*match)->state(Viewer::all()).find("gifts_left"), Value(29));
    EXPECT_EQ((*match)->record().pack, pack.hash);
}

TEST(Library, is_made_of_the_games_and_packs_it_is_given) {
    const std::vector<Pack> packs = content::default_packs().value();
    const auto one = all_games().first(1);
    const auto library = Library::of(packs, one);
    ASSERT_TRUE(library) << library.error().message;
    ASSERT_EQ(library->games().size(), 1U) << "the packs of other games are passed over";
    EXPECT_EQ(library->games().front()->facts().id, one.front().id);
    const auto without_pack = Library::of({}, one);
    EXPECT_EQ(code_of(without_pack), "content/invalid");
    EXPECT_EQ(message_of(without_pack), std::string(one.front().id) + ": the game has no pack");
}

TEST(Library, takes_packs_of_the_games_it_knows_only) {
    Library library = *Library::of(content::default_packs().value(), all_games().first(1));
    EXPECT_EQ(code_of(library.replace(*content::default_pack(all_games().back().id))),
              "game/unknown");
    EXPECT_EQ(code_of(library.add(*content::default_pack(all_games().back().id))), "game/unknown");
}

TEST(Library, keeps_its_games_sorted_when_they_come_in_any_order) {
    Library library;
    const auto& games = default_library().games();
    for (auto rules = games.rbegin(); rules != games.rend(); ++rules) {
        ASSERT_TRUE(library.replace(*content::default_pack((*rules)->facts().id)));
    }
    ASSERT_EQ(library.games().size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(library.games()[i]->facts().id, games[i]->facts().id);
    }
}

TEST(Library, stays_as_it_was_when_a_pack_is_refused) {
    Library library = default_library();
    const std::string before = library.find("california")->pack_hash();
    const auto wrong = library.replace(changed_pack("california", "count = 30", "count = -1"));
    EXPECT_EQ(code_of(wrong), "content/invalid");
    EXPECT_EQ(message_of(wrong), "changed.toml: gifts.count: must be a whole number from 0 to 255");
    const auto unknown =
        library.replace(changed_pack("california", "game = \"california\"", "game = \"chess\""));
    EXPECT_EQ(code_of(unknown), "game/unknown");
    EXPECT_EQ(message_of(unknown), "changed.toml: no game is called \"chess\"");
    EXPECT_EQ(library.find("california")->pack_hash(), before);
    EXPECT_EQ(library.games().size(), default_library().games().size());
}

TEST(MakeRules, makes_the_game_of_the_pack) {
    for (const content::EmbeddedPack& embedded : content::embedded_packs()) {
        if (default_library().find(embedded.game) == nullptr) continue;
        const auto pack = content::default_pack(embedded.game);
        const auto rules = make_rules(*pack);
        ASSERT_TRUE(rules) << rules.error().message;
        EXPECT_EQ((*rules)->facts().id, embedded.game);
        EXPECT_EQ((*rules)->pack_hash(), pack->hash);
    }
}

std::uint64_t count_by_hand(AnyMatch& match, int depth) {
    if (depth == 0) return 1;
    if (match.actor() == kNobody) return 0;
    const Seat seat = match.actor();
    std::uint64_t lines = 0;
    for (const std::string& action : match.legal(seat)) {
        EXPECT_TRUE(match.act(seat, action));
        lines += count_by_hand(match, depth - 1);
        EXPECT_TRUE(match.undo());
    }
    return lines;
}

TEST(Perft, counts_the_lines_that_can_be_played) {
    for_each_game([](std::string_view game, int players) {
        const AnyRules* rules = default_library().find(game);
        const auto match = started(game, players);
        for (const int depth : {0, 1, 2}) {
            EXPECT_EQ(*rules->perft(setup_for(players), depth), count_by_hand(*match, depth))
                << game << " " << players << " " << depth;
        }
    });
}

TEST(Perft, refuses_what_a_match_refuses) {
    for (const auto& rules : default_library().games()) {
        EXPECT_EQ(code_of(rules->perft(setup_for(99), 1)), "players/invalid");
        const Value bogus = Value::object().add("bogus", 1);
        EXPECT_EQ(code_of(rules->perft(setup_for(2, "x", bogus), 1)), "option/unknown");
    }
}

}  // namespace
}  // namespace faubourg::match
