#include "src/content/content_hash.h"

#include <algorithm>
#include <functional>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/content/toml_document.h"
#include "src/core/sha256.h"

namespace faubourg::content {
namespace {

constexpr std::string_view kPack =
    "format = 1\n"
    "game = 'california'\n"
    "title = { en = 'a', fr = 'b' }\n"
    "gifts = { count = 30, status = 'rulebook' }\n"
    "[[manors]]\n"
    "id = 'm1'\n"
    "name = { en = 'first', fr = 'premier' }\n"
    "status = 'source'\n"
    "[[manors]]\n"
    "id = 'm2'\n";

std::string hash_of(std::string_view toml) {
    const auto document = parse_toml(toml);
    return document ? content_hash(*document) : document.error().message;
}

// The hash of the pack with a piece of its text replaced.
std::string changed(std::string_view from, std::string_view to) {
    std::string text(kPack);
    const std::size_t at = text.find(from);
    if (at == std::string::npos) ADD_FAILURE() << "not in the pack: " << from;
    return hash_of(text.replace(at, from.size(), to));
}

TEST(ContentHash, leaves_out_words_statuses_comments_and_layout) {
    const std::string original = hash_of(kPack);
    EXPECT_TRUE(original.starts_with("sha256:"));
    EXPECT_EQ(changed("'a'", "'another title'"), original);
    EXPECT_EQ(changed("'premier'", "'1er'"), original);
    EXPECT_EQ(changed("'rulebook'", "'source'"), original);
    EXPECT_EQ(changed("status = 'source'\n", ""), original);
    EXPECT_EQ(changed("id = 'm2'\n", "id = 'm2'\nshort = { en = 'm', fr = 'n' }\n"), original);
    EXPECT_EQ(changed("game", "# a comment\n\n  game"), original);
}

TEST(ContentHash, covers_every_figure_id_and_their_order) {
    const std::string original = hash_of(kPack);
    EXPECT_NE(changed("30", "29"), original);
    EXPECT_NE(changed("30", "'30'"), original);
    EXPECT_NE(changed("format = 1", "format = 2"), original);
    EXPECT_NE(changed("'california'", "'sunrise'"), original);
    EXPECT_NE(changed("'m2'", "'m3'"), original);
    EXPECT_NE(changed("id = 'm2'\n", "id = 'm2'\nx = 1\n"), original);
    EXPECT_NE(changed("count = 30, ", ""), original);
    EXPECT_NE(changed("[[manors]]\nid = 'm2'\n", ""), original);
    EXPECT_NE(changed("'m1'", "'m2'"), changed("'m2'", "'m1'"));
    EXPECT_NE(hash_of("x = ['a', 'b']"), hash_of("x = ['b', 'a']"));
}

// A value that is not exactly { en, fr } of strings is a figure and changes the hash.
TEST(ContentHash, lets_no_figure_hide_among_the_words) {
    const auto differ = [](std::string_view one, std::string_view other) {
        EXPECT_NE(hash_of(one), hash_of(other)) << one << " and " << other;
    };
    differ("x = { en = 1, fr = 'a' }", "x = { en = 2, fr = 'a' }");
    differ("x = { en = 'a', fr = 1 }", "x = { en = 'a', fr = 2 }");
    differ("x = { en = 'a', fr = 'b', n = 1 }", "x = { en = 'a', fr = 'b', n = 2 }");
    differ("x = { en = 'a', fr = 'b', n = 1 }", "x = { en = 'c', fr = 'b', n = 1 }");
    differ("x = { en = 'a' }", "x = { en = 'b' }");
    differ("x = { en = 'a', de = 'b' }", "x = { en = 'a', de = 'c' }");
    differ("x = { en = ['a'], fr = 'b' }", "x = { en = ['b'], fr = 'b' }");
    differ("status = 1", "status = 2");
    differ("status = ['a']", "status = ['b']");
    differ("state = 'a'", "state = 'b'");
    differ("x = [{ en = 'a', fr = 'b' }]", "x = [{ en = 'a', fr = 'b' }, { en = 'a', fr = 'b' }]");
    EXPECT_EQ(hash_of("x = [{ en = 'a', fr = 'b' }]"), hash_of("x = [{ en = 'c', fr = 'd' }]"));
}

using Change = std::function<void(const Value& changed, bool is_word)>;

// Calls `take` once for each leaf, with a copy of the document in which only that leaf is changed.
void change_each_leaf(const Value& value, bool is_word, const Change& take) {
    if (const auto* items = value.items()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            change_each_leaf((*items)[i], is_word, [&](const Value& leaf, bool word) {
                auto copy = *items;
                copy[i] = leaf;
                take(Value(std::move(copy)), word);
            });
        }
    } else if (const auto* members = value.members()) {
        for (std::size_t i = 0; i < members->size(); ++i) {
            const std::string& key = (*members)[i].key;
            const bool word = key == "en" || key == "fr" || key == "status";
            change_each_leaf((*members)[i].value, word, [&](const Value& leaf, bool of_leaf) {
                auto copy = *members;
                copy[i].value = leaf;
                take(Value(std::move(copy)), of_leaf);
            });
        }
    } else if (const auto* number = value.integer()) {
        take(Value(*number + 1), is_word);
    } else if (const auto* text = value.string()) {
        take(Value(*text + "x"), is_word);
    } else {
        ADD_FAILURE() << "a leaf of another kind";
    }
}

TEST(ContentHash, of_the_default_packs_covers_each_leaf_but_their_words) {
    const auto packs = default_packs();
    ASSERT_TRUE(packs) << packs.error().message;
    for (const Pack& pack : *packs) {
        int words = 0;
        int figures = 0;
        change_each_leaf(pack.document, false, [&](const Value& changed, bool is_word) {
            EXPECT_EQ(content_hash(changed) == pack.hash, is_word) << pack.game;
            ++(is_word ? words : figures);
        });
        EXPECT_GT(words, 10) << pack.game;
        EXPECT_GT(figures, 30) << pack.game;
    }
}

// Records name packs by this hash, so it must stay the same for the same figures.
TEST(ContentHash, is_pinned) {
    EXPECT_EQ(hash_of("game = 'california'"),
              "sha256:33ee84e89f79719c128a05692d9f604d6170b33b31ca7e6a7b79b0976d48e20e");
    EXPECT_EQ(hash_of("game = 'california'\ntitle = { en = 'a', fr = 'b' }\nstatus = 'source'"),
              hash_of("game = 'california'"));
}

TEST(FormerHashes, are_the_whole_document_s) {
    const auto document = parse_toml(kPack);
    ASSERT_TRUE(document);
    EXPECT_EQ(former_hashes(*document, content_hash(*document)),
              std::vector<std::string>{"sha256:" + hex(sha256(canonical_bytes(*document)))});
    const auto wordless = parse_toml("game = 'california'");
    ASSERT_TRUE(wordless);
    EXPECT_TRUE(former_hashes(*wordless, content_hash(*wordless)).empty())
        << "a pack without words is called what it was";
}

TEST(FormerHashes, of_the_packs_of_0_1_0_are_known_whatever_their_words) {
    const auto packs = default_packs();
    ASSERT_TRUE(packs) << packs.error().message;
    const auto knows = [](const Value& pack, std::string_view name) {
        return std::ranges::count(former_hashes(pack, content_hash(pack)), name) == 1;
    };
    const std::vector<std::pair<std::string_view, std::string_view>> kept = {
        {"california", "sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d"},
        {"dreamhome", "sha256:d1780c5b6f08c2a4aad77596c70f2253ce1825a584cd071bdc8c3173af3ff0b3"},
        {"sunrise", "sha256:9b0607eeb4ad96ff4a9abee03df19265c13e1624f302aeae9f1d5df318238fca"}};
    for (const auto& [game, name] : kept) {
        const auto pack = std::ranges::find(*packs, game, &Pack::game);
        ASSERT_NE(pack, packs->end()) << game;
        change_each_leaf(pack->document, false, [&](const Value& changed, bool is_word) {
            EXPECT_EQ(knows(changed, name), is_word) << "other figures are other content";
        });
    }
}

}  // namespace
}  // namespace faubourg::content
