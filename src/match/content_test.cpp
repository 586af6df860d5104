#include <array>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "src/content/content_hash.h"
#include "src/content/packs.h"
#include "src/match/testing.h"

// Which content a record or a request names by its hash.
namespace faubourg::match {
namespace {

struct FormerPack {
    std::string_view game;
    std::string_view hash;
};
// The hashes of 0.1.0's packs.
constexpr std::array<FormerPack, 3> kFormerPacks = {{
    {.game = "california",
     .hash = "sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d"},
    {.game = "dreamhome",
     .hash = "sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3"},
    {.game = "sunrise",
     .hash = "sha256:9b0607eeb4ad96ff4a9abee03df19265c13e1624f302aeae9f1d5df318238fca"},
}};

// The document with every word replaced.
Value reworded(const Value& value) {
    if (const auto* items = value.items()) {
        Value out = Value::list();
        for (const Value& item : *items) out.add(reworded(item));
        return out;
    }
    if (const auto* members = value.members()) {
        Value out = Value::object();
        for (const Member& member : *members) {
            if (member.key == "en" || member.key == "fr") {
                out.add(member.key, "word");
            } else {
                out.add(member.key,
                        member.key == "status" ? Value("source") : reworded(member.value));
            }
        }
        return out;
    }
    return value;
}

Pack reworded_pack(std::string_view game) {
    Pack pack = content::default_pack(game).value();
    pack.document = reworded(pack.document);
    pack.hash = content::content_hash(pack.document);
    pack.former_hashes = content::former_hashes(pack.document, pack.hash);
    return pack;
}

TEST(Content, is_found_by_the_hash_that_0_1_0_gave_it) {
    const Library& library = default_library();
    for (const auto& [game, hash] : kFormerPacks) {
        EXPECT_EQ(library.find(game, hash), library.find(game)) << game;
        EXPECT_NE(library.find(game)->pack_hash(), hash);
        for (const auto& other : kFormerPacks) {
            if (other.game == game) continue;
            EXPECT_EQ(library.find(other.game, hash), nullptr) << game;
        }
    }
}

TEST(Content, of_a_pack_of_one_s_own_is_found_by_its_former_hash) {
    Library library = default_library();
    Pack own = reworded_pack("sunrise");
    own.document =
        with(own.document, "parks", Value::object().add("count", 19).add("status", "source"));
    own.hash = content::content_hash(own.document);
    own.former_hashes = content::former_hashes(own.document, own.hash);
    ASSERT_EQ(own.former_hashes.size(), 1U);
    EXPECT_EQ(library.find("sunrise", own.former_hashes.front()), nullptr);
    ASSERT_TRUE(library.add(own));
    const AnyRules* found = library.find("sunrise", own.former_hashes.front());
    ASSERT_NE(found, nullptr);
    EXPECT_EQ(found->pack_hash(), own.hash);
    EXPECT_NE(found, library.find("sunrise"));
}

TEST(Content, with_known_figures_and_other_words_keeps_its_former_hash) {
    Library library = default_library();
    const Pack pack = reworded_pack("sunrise");
    ASSERT_TRUE(library.add(pack));
    EXPECT_EQ(library.find("sunrise", pack.hash), library.find("sunrise"));
    for (const std::string& former : pack.former_hashes) {
        ASSERT_NE(library.find("sunrise", former), nullptr);
        EXPECT_EQ(library.find("sunrise", former)->pack_hash(), pack.hash);
    }
    const std::size_t others = library.others().size();
    ASSERT_TRUE(library.add(pack));
    EXPECT_EQ(library.others().size(), others) << "the same pack again";
}

TEST(Content, plays_alike_whatever_its_words) {
    for_each_game([](std::string_view game, int players) {
        const Pack pack = reworded_pack(game);
        EXPECT_EQ(pack.hash, default_library().find(game)->pack_hash());
        Library library = default_library();
        const auto replaced = library.replace(pack);
        ASSERT_TRUE(replaced) << message_of(replaced);
        const auto match = started(game, players);
        FastRandom random(3);
        play_at_random(*match, random);
        const auto again = library.replay(match->record());
        ASSERT_TRUE(again) << message_of(again);
        EXPECT_EQ((*again)->state(Viewer::all()), match->state(Viewer::all()));
        EXPECT_EQ((*again)->score(Viewer::all()), match->score(Viewer::all()));
    });
}

TEST(Content, of_a_record_of_0_1_0_gets_its_hash_of_now) {
    for (const auto& [game, hash] : kFormerPacks) {
        const auto match = started(game, 2);
        FastRandom random(5);
        play_at_random(*match, random, 20);
        Record record = match->record();
        record.pack = hash;
        const auto again = default_library().replay(record);
        ASSERT_TRUE(again) << message_of(again);
        EXPECT_EQ((*again)->record().pack, match->record().pack);
        EXPECT_EQ(everything(**again), everything(*match));
    }
}

}  // namespace
}  // namespace faubourg::match
