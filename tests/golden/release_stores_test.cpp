#include <memory>
#include <set>

#include <gtest/gtest.h>
#include <sqlite3.h>

#include "src/cli/files.h"
#include "src/codec/json.h"
#include "src/content/packs.h"
#include "src/store/testing.h"
#include "src/table/table.h"
#include "src/table/views.h"

#include "project_paths.h"

// Stores that earlier releases wrote are kept in tests/stores as SQL, each with what that release
// told the players of its tables. tests/stores/README.md says how they were made.
namespace faubourg::cli {
namespace {

const std::string kStores = std::string(FAUBOURG_SOURCE_DIR) + "/tests/stores/";

// A kept store as a file, for as long as the test runs.
class KeptStore {
  public:
    explicit KeptStore(const std::string& release) {
        const auto text = read_file(kStores + release + ".sql");
        EXPECT_TRUE(text) << text.error().message;
        sqlite3* database = nullptr;
        EXPECT_EQ(sqlite3_open(file().c_str(), &database), SQLITE_OK);
        EXPECT_EQ(sqlite3_exec(database, text->c_str(), nullptr, nullptr, nullptr), SQLITE_OK)
            << sqlite3_errmsg(database);
        sqlite3_close(database);
    }

    std::unique_ptr<store::Store> open() const { return store::open_store(file(), "test"); }

  private:
    std::string file() const { return folder_.file("store.db"); }

    store::TemporaryFolder folder_;
};

Value told(const Value& snapshot, std::string_view key) {
    const Value* found = snapshot.find(key);
    return found != nullptr ? *found : Value();
}

TEST(ReleaseStores, HoldTablesThatAreToldAsTheyWereThen) {
    const auto library = match::Library::of(content::default_packs().value()).value();
    const KeptStore kept("0.1.0");
    const auto store = kept.open();
    const auto expected = codec::from_json(read_file(kStores + "0.1.0.json").value()).value();
    std::set<std::string> kinds;
    std::set<std::string> games;
    for (const Value& then : *expected.items()) {
        const std::string id = *told(then, "table").string();
        const auto log = store->entries(id, 0);
        for (const table::StoredEntry& entry : log) kinds.insert(entry.kind);
        const auto table = table::Table::from_log(library, log);
        ASSERT_TRUE(table) << id << ": " << table.error().message;
        games.insert(table->settings().game);
        const Seat seat = Seat::of(static_cast<int>(*told(then, "seat").integer()));
        const auto now = codec::from_json(
            table::snapshot_message(*table, {.viewer = Viewer::of(seat), .language = {}}, ""));
        ASSERT_TRUE(now);
        for (const char* key : {"version", "phase", "turn", "length", "state", "legal", "score"})
            EXPECT_EQ(told(*now, key), told(then, key)) << id << " " << key;
        EXPECT_EQ(told(told(*now, "table"), "seats"), told(then, "seats")) << id;
    }
    EXPECT_EQ(games.size(), 3U);
    EXPECT_EQ(kinds.size(), 14U) << "all the kinds of entries that 0.1.0 had";
}

}  // namespace
}  // namespace faubourg::cli
