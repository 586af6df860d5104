#include "src/table/entry.h"

#include <gtest/gtest.h>

#include "src/match/testing.h"
#include "src/table/table.h"

namespace faubourg::table {
namespace {

StoredEntry stored(const std::string& kind, const std::string& body, std::int64_t number = 2) {
    return {.table = "t",
            .number = number,
            .at = 1000,
            .kind = kind,
            .seat = number == 1 ? -1 : 0,
            .guest = "ann",
            .body = body,
            .id = "x" + std::to_string(number)};
}

// The settings of a table with two people, as a log keeps them.
std::string settings_text() {
    Settings settings;
    const match::AnyRules* rules = match::default_library().find("california");
    settings.game = "california";
    settings.pack = rules->pack_hash();
    settings.rules_version = rules->facts().rules_version;
    settings.setup.players = 2;
    settings.setup.seed = "a deal";
    settings.owner = "ann";
    settings.substitute = "random";
    for (const std::string guest : {"ann", "bob"}) {
        SeatHolder seat;
        seat.kind = SeatHolder::Kind::Guest;
        seat.guest = seat.name = guest;
        settings.seats.push_back(seat);
    }
    Entry entry;
    entry.body = entries::Open{.settings = settings};
    return to_stored(entry).body;
}

// These are the words in logs of 0.1.0, which must stay readable.
TEST(Entries, OfEveryKindAreReadAndWrittenAlike) {
    const std::vector<std::pair<std::string, std::string>> all = {{"open", settings_text()},
                                                                  {"sit", "Ann"},
                                                                  {"leave", ""},
                                                                  {"bot", "level2"},
                                                                  {"back", ""},
                                                                  {"absent", "x"},
                                                                  {"act", "coin"},
                                                                  {"undo", "12"},
                                                                  {"ask", "0"},
                                                                  {"agree", ""},
                                                                  {"refuse", ""},
                                                                  {"vote", ""},
                                                                  {"abandon", ""},
                                                                  {"rematch", "t2"}};
    ASSERT_EQ(all.size(), kKinds);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const auto& [kind, body] = all[i];
        const auto entry = from_stored(stored(kind, body));
        ASSERT_TRUE(entry) << kind;
        EXPECT_EQ(entry->body.index(), i) << kind;
        EXPECT_EQ(word_of(entry->kind()), kind);
        EXPECT_EQ(to_stored(*entry), stored(kind, body));
    }
}

// 0.1.0 had another hash for the same content.
TEST(Entries, OfALogOfVersion010MakeATableThatIsPlayedOn) {
    const match::AnyRules* rules = match::default_library().find("california");
    std::string body = settings_text();
    body.replace(body.find(rules->pack_hash()), rules->pack_hash().size(),
                 "sha256:43857ff439c69378e75c1caea4b3c979f201464818c6db07c3d81b1d2314570d");
    const std::vector<StoredEntry> log = {stored("open", body, 1)};
    auto table = Table::from_log(match::default_library(), log);
    ASSERT_TRUE(table) << table.error().message;
    ASSERT_NE(table->match(), nullptr);
    StoredEntry act = stored("act", "coin");
    act.seat = table->match()->actor().number();
    act.guest = act.seat == 0 ? "ann" : "bob";
    const auto played = table->apply_stored(act);
    ASSERT_TRUE(played) << played.error().message;
    EXPECT_EQ(table->match()->record().actions.size(), 1U);
    EXPECT_EQ(table->match()->record().pack, rules->pack_hash());
    body.replace(body.find("sha256:4"), 8, "sha256:5");
    const std::vector<StoredEntry> other = {stored("open", body, 1)};
    const auto unknown = Table::from_log(match::default_library(), other);
    EXPECT_EQ(match::code_of(unknown), "table/unplayable");
}

TEST(Entries, ThatCannotBeReadAreBroken) {
    const std::vector<StoredEntry> bad = {stored("dance", ""),  stored("undo", "far"),
                                          stored("undo", "-1"), stored("ask", "1 "),
                                          stored("open", "{}"), stored("open", "no document")};
    for (const StoredEntry& entry : bad) {
        const auto read = from_stored(entry);
        ASSERT_FALSE(read) << entry.kind << " " << entry.body;
        EXPECT_EQ(read.error().code, "table/broken");
        EXPECT_TRUE(read.error().message.starts_with("table t, entry 2: "));
    }
}

TEST(TableLogs, BeginWithTheirOpeningAndGoOnWithoutGaps) {
    const auto code = [](const std::vector<StoredEntry>& log) {
        const auto table = Table::from_log(match::default_library(), log);
        return table ? std::string() : table.error().code;
    };
    const StoredEntry open = stored("open", settings_text(), 1);
    EXPECT_EQ(code({open}), "");
    EXPECT_EQ(code({open, stored("vote", "")}), "");
    EXPECT_EQ(code({}), "table/unknown");
    EXPECT_EQ(code({stored("vote", "", 1)}), "table/broken");
    EXPECT_EQ(code({open, stored("vote", "", 3)}), "table/broken");
    EXPECT_EQ(code({open, stored("open", settings_text())}), "table/broken");
    EXPECT_EQ(code({open, stored("act", "dance")}), "table/broken");
    EXPECT_EQ(code({open, stored("agree", "")}), "table/broken");
}

}  // namespace
}  // namespace faubourg::table
