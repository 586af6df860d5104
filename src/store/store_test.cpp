#include "src/store/store.h"

#include <future>
#include <thread>

#include "src/store/database.h"
#include "src/store/migrations.h"
#include "src/store/news.h"
#include "src/store/postgres_connection.h"
#include "src/store/testing.h"

// One suite that runs over all stores.
namespace faubourg::store {
namespace {

class StoreSuite : public testing::TestWithParam<std::string> {
  protected:
    Appended put(const Append& wanted) { return store->append({&wanted, 1}).front(); }
    void fill(const std::string& table, std::int64_t entries) {
        for (std::int64_t i = 1; i <= entries; ++i)
            ASSERT_EQ(put(append_of(table, i)), Appended::Done);
    }
    std::int64_t purge_all(const Purge& old) {
        std::int64_t tables = 0;
        std::string after;
        do {
            Purged purged = store->purge(old, after);
            tables += purged.tables;
            after = std::move(purged.next);
        } while (!after.empty());
        return tables;
    }

    StorePlace place{GetParam()};
    std::unique_ptr<Store> store = place.open();
};

INSTANTIATE_TEST_SUITE_P(All, StoreSuite, testing::ValuesIn(store_kinds()),
                         [](const auto& kind) { return kind.param; });

TEST_P(StoreSuite, WhatIsAppendedIsThereInOrder) {
    fill("a", 3);
    fill("b", 1);
    const auto entries = store->entries("a", 0);
    ASSERT_EQ(entries.size(), 3U);
    for (std::int64_t i = 0; i < 3; ++i)
        EXPECT_EQ(entries[static_cast<std::size_t>(i)], append_of("a", i + 1).entry);
    EXPECT_EQ(store->entries("a", 2).size(), 1U);
    EXPECT_TRUE(store->entries("a", 3).empty());
    EXPECT_TRUE(store->entries("nowhere", 0).empty());
    EXPECT_EQ(store->head("a"), append_of("a", 3).head);
    EXPECT_EQ(store->head("nowhere"), std::nullopt);
}

TEST_P(StoreSuite, ANumberIsWrittenOnce) {
    fill("a", 2);
    Append second = append_of("a", 2);
    second.entry.body = "coin";
    second.entry.id = "another";
    second.head.summary = "never";
    EXPECT_EQ(put(second), Appended::Conflict);
    EXPECT_EQ(store->entries("a", 1).front(), append_of("a", 2).entry);
    EXPECT_EQ(store->head("a")->summary, "{}");
}

TEST_P(StoreSuite, AGapIsRefused) {
    fill("a", 1);
    EXPECT_EQ(put(append_of("a", 3)), Appended::Conflict);
    EXPECT_EQ(put(append_of("b", 2)), Appended::Conflict);
    EXPECT_EQ(store->entries("a", 0).size(), 1U);
    EXPECT_EQ(store->head("b"), std::nullopt);
}

TEST_P(StoreSuite, OneBatchTakesManyTablesAndConflictsHurtNobodyElse) {
    fill("b", 1);
    const std::vector<Append> batch = {append_of("c", 1), append_of("b", 1), append_of("a", 1),
                                       append_of("c", 2)};
    const auto done = store->append(batch);
    EXPECT_EQ(done,
              (std::vector{Appended::Done, Appended::Conflict, Appended::Done, Appended::Done}));
    EXPECT_EQ(store->entries("c", 0).size(), 2U);
    EXPECT_EQ(store->entries("b", 0).size(), 1U);
}

TEST_P(StoreSuite, AnythingCanStandInABody) {
    Append wanted = append_of("a", 1);
    wanted.entry.body = "quotes ' \" \\ and é, \n lines; DROP TABLE entries;--";
    ASSERT_EQ(put(wanted), Appended::Done);
    EXPECT_EQ(store->entries("a", 0).front(), wanted.entry);
}

TEST_P(StoreSuite, TheLobbyShowsListedTablesNewestFirst) {
    fill("a", 1);
    fill("b", 2);
    Append hidden = append_of("c", 1);
    hidden.head.listed = false;
    Append over = append_of("d", 1);
    over.head.phase = Phase::Over;
    ASSERT_EQ(put(hidden), Appended::Done);
    ASSERT_EQ(put(over), Appended::Done);
    const auto lobby = store->lobby(10);
    ASSERT_EQ(lobby.size(), 2U);
    EXPECT_EQ(lobby[0].table, "b");
    EXPECT_EQ(lobby[1].table, "a");
    EXPECT_EQ(store->lobby(1).size(), 1U);
}

TEST_P(StoreSuite, WhoeverCanGoOnIsListedBeforeTheOthers) {
    const auto add = [&](const std::string& id, Phase phase, Millis updated) {
        Append wanted = append_of(id, 1);
        wanted.head.phase = phase;
        wanted.head.updated = updated;
        wanted.guests = {{"ann"}};
        ASSERT_EQ(put(wanted), Appended::Done);
    };
    add("waits", Phase::Open, 1);
    add("plays", Phase::Playing, 2);
    add("newer", Phase::Playing, 3);
    add("ended", Phase::Over, 4);
    const auto names = [](const std::vector<Head>& heads) {
        std::vector<std::string> list;
        for (const Head& head : heads) list.push_back(head.table);
        return list;
    };
    EXPECT_EQ(names(store->lobby(2)), (std::vector<std::string>{"waits", "newer"}));
    EXPECT_EQ(names(store->tables_of("ann", 3)),
              (std::vector<std::string>{"waits", "newer", "plays"}));
}

TEST_P(StoreSuite, AGuestFindsTheTablesTheyAreAt) {
    Append open = append_of("a", 1);
    open.guests = {{"ann", "bob"}};
    ASSERT_EQ(put(open), Appended::Done);
    EXPECT_EQ(store->tables_of("bob", 10).size(), 1U);
    EXPECT_EQ(store->count_unfinished("bob"), 1);
    Append leave = append_of("a", 2);
    leave.guests = {{"ann"}};
    leave.head.phase = Phase::Over;
    ASSERT_EQ(put(leave), Appended::Done);
    EXPECT_TRUE(store->tables_of("bob", 10).empty());
    EXPECT_EQ(store->tables_of("ann", 10).size(), 1U);
    EXPECT_EQ(store->count_unfinished("ann"), 0);
}

TEST_P(StoreSuite, AConflictDoesNotChangeWhoIsAtTheTable) {
    Append open = append_of("a", 1);
    open.guests = {{"ann"}};
    ASSERT_EQ(put(open), Appended::Done);
    open.entry.id = "another";
    open.guests = {{"eve"}};
    ASSERT_EQ(put(open), Appended::Conflict);
    EXPECT_TRUE(store->tables_of("eve", 10).empty());
    EXPECT_EQ(store->tables_of("ann", 10).size(), 1U);
}

TEST_P(StoreSuite, WhatIsDueIsClaimedByOne) {
    Append soon = append_of("a", 1);
    soon.head.due = 100;
    Append later = append_of("b", 1);
    later.head.due = 900;
    Append own = append_of("c", 1);
    own.head.due = 100;
    own.claimed_until = 300;
    for (const Append& wanted : {soon, later, own}) ASSERT_EQ(put(wanted), Appended::Done);
    EXPECT_EQ(store->claim_due(99, 500, 10), std::vector<std::string>{});
    EXPECT_EQ(store->claim_due(100, 500, 10), std::vector<std::string>{"a"});
    EXPECT_EQ(store->claim_due(200, 500, 10), std::vector<std::string>{});
    EXPECT_EQ(store->claim_due(300, 600, 10), std::vector<std::string>{"c"});  // its claim ran out
    EXPECT_EQ(store->claim_due(500, 700, 10), std::vector<std::string>{"a"});
    store->release("a", 550);
    EXPECT_EQ(store->claim_due(549, 700, 10), std::vector<std::string>{});
    EXPECT_EQ(store->claim_due(550, 700, 10), std::vector<std::string>{"a"});
    store->release("nowhere", 1);
    store->forget_claims();
    EXPECT_EQ(store->claim_due(550, 700, 10).size(), 2U);
}

TEST_P(StoreSuite, GuestsAreFoundByTheirSecretsHash) {
    const Guest guest{.id = "g1", .secret_hash = "hash", .name = "Zoé", .seen = 5};
    store->add_guest(guest);
    EXPECT_EQ(store->guest_of_secret("hash"), guest);
    EXPECT_EQ(store->guest_of_secret("other"), std::nullopt);
    store->update_guest("g1", "Zoe", 7);
    EXPECT_EQ(store->guest_of_secret("hash")->name, "Zoe");
    EXPECT_EQ(store->guest_of_secret("hash")->seen, 7);
}

TEST_P(StoreSuite, LinksAreKeptInvitationsRevokedAndAllExpire) {
    const Link invitation{.secret_hash = "i",
                          .table = "a",
                          .seat = 1,
                          .kind = Link::Kind::Invitation,
                          .since = 0,
                          .expires = 100};
    const Link back{.secret_hash = "r",
                    .table = "a",
                    .seat = 1,
                    .kind = Link::Kind::Return,
                    .since = 7,
                    .expires = 100};
    store->add_link(invitation);
    store->add_link(back);
    EXPECT_EQ(store->link("i", 50), invitation);
    EXPECT_EQ(store->link("i", 100), std::nullopt);
    EXPECT_EQ(store->link("nothing", 50), std::nullopt);
    store->revoke_invitations("a", 0);
    EXPECT_EQ(store->link("i", 50), invitation) << "of another seat";
    store->revoke_invitations("a", 1);
    EXPECT_EQ(store->link("i", 50), std::nullopt);
    EXPECT_EQ(store->link("r", 50), back) << "not the owner's to revoke";
}

TEST_P(StoreSuite, OldTablesAndGuestsArePurged) {
    Append over = append_of("over", 1);
    over.head.phase = Phase::Over;
    over.guests = {{"ann"}};
    ASSERT_EQ(put(over), Appended::Done);
    Append kept = append_of("kept", 1);
    kept.guests = {{"bob"}};
    ASSERT_EQ(put(kept), Appended::Done);
    store->add_guest({.id = "ann", .secret_hash = "1", .name = "", .seen = 5});
    store->add_guest({.id = "bob", .secret_hash = "2", .name = "", .seen = 5});
    store->add_link({.secret_hash = "l",
                     .table = "over",
                     .seat = 1,
                     .kind = Link::Kind::Invitation,
                     .since = 0,
                     .expires = 99999});
    EXPECT_EQ(purge_all({.over_before = 1001, .idle_before = 0, .guest_before = 6}), 0);
    EXPECT_EQ(purge_all({.over_before = 1002, .idle_before = 0, .guest_before = 6}), 1);
    EXPECT_TRUE(store->entries("over", 0).empty());
    EXPECT_EQ(store->entries("kept", 0).size(), 1U);
    EXPECT_EQ(store->guest_of_secret("1"), std::nullopt);
    EXPECT_TRUE(store->guest_of_secret("2"));
    EXPECT_EQ(store->link("l", 0), std::nullopt);
    EXPECT_EQ(purge_all({.over_before = 0, .idle_before = 1002, .guest_before = 0}), 1);
}

TEST_P(StoreSuite, ManyTablesArePurgedInPortions) {
    constexpr int kTables = 450;
    std::vector<Append> batch;
    for (int i = 0; i < kTables; ++i) batch.push_back(append_of("t" + std::to_string(i), 1));
    store->append(batch);
    EXPECT_EQ(purge_all({.over_before = 0, .idle_before = 1002, .guest_before = 0}), kTables);
    EXPECT_EQ(store->head("t7"), std::nullopt);
    EXPECT_TRUE(store->entries("t449", 0).empty());
}

// A call may succeed and its answer get lost, so the call is repeated.
TEST_P(StoreSuite, AddingTwiceIsAddingOnce) {
    const Guest ann{.id = "ann", .secret_hash = "1", .name = "Ann", .seen = 5};
    const Link link{.secret_hash = "l",
                    .table = "a",
                    .seat = 1,
                    .kind = Link::Kind::Move,
                    .since = 3,
                    .expires = 9};
    for (int attempt = 0; attempt < 2; ++attempt) {
        store->add_guest(ann);
        store->add_link(link);
    }
    EXPECT_EQ(store->guest_of_secret("1"), ann);
    EXPECT_EQ(store->link("l", 5), link);
}

// Tests of the stores that survive a restart.
class LastingStore : public StoreSuite {};
INSTANTIATE_TEST_SUITE_P(All, LastingStore, testing::Values("sqlite", "postgres"),
                         [](const auto& kind) { return kind.param; });

TEST_P(LastingStore, EverythingIsThereAfterOpeningAgain) {
    fill("a", 2);
    store.reset();
    store = place.open();
    EXPECT_EQ(store->entries("a", 0).size(), 2U);
    store->reopen();
    EXPECT_EQ(put(append_of("a", 3)), Appended::Done);
}

TEST_P(LastingStore, ADatabaseOfANewerProgramIsRefused) {
    store.reset();
    auto database =
        GetParam() == "sqlite" ? open_sqlite(place.where()) : open_postgres(place.where());
    database->script("INSERT INTO schema_version VALUES (1000)");
    EXPECT_THROW(place.open(), Failure);
}

TEST_P(LastingStore, MigrationsRunOnceEachAndInOrder) {
    const StorePlace fresh(GetParam());
    auto database =
        GetParam() == "sqlite" ? open_sqlite(fresh.where()) : open_postgres(fresh.where());
    constexpr std::array<std::string_view, 2> kSteps = {
        "CREATE TABLE houses (name TEXT)",
        "ALTER TABLE houses ADD COLUMN rooms BIGINT; INSERT INTO houses VALUES ('manor', 12)"};
    migrate(*database, std::span(kSteps).first(1));
    migrate(*database, kSteps);
    migrate(*database, kSteps);
    const auto rows = database->query({.sql = "SELECT rooms FROM houses", .params = {}});
    ASSERT_EQ(rows.size(), 1U);
    EXPECT_EQ(rows[0].number(0), 12);
}

TEST_P(LastingStore, AStepThatFailsLeavesTheVersionBefore) {
    const StorePlace fresh(GetParam());
    auto database =
        GetParam() == "sqlite" ? open_sqlite(fresh.where()) : open_postgres(fresh.where());
    constexpr std::array<std::string_view, 1> kBad = {"CREATE TABLE houses (name TEXT); NONSENSE"};
    EXPECT_THROW(migrate(*database, kBad), Failure);
    database->reopen();
    constexpr std::array<std::string_view, 1> kGood = {"CREATE TABLE houses (name TEXT)"};
    EXPECT_NO_THROW(migrate(*database, kGood));
}

TEST_P(LastingStore, OfTwoWritersEachNumberHasOne) {
    fill("a", 1);
    const auto write = [&](const std::string& name, int& written) {
        const auto own = place.open(name);
        std::int64_t number = 2;
        while (number <= 60) {
            Append wanted = append_of("a", number);
            wanted.entry.id = name + std::to_string(number);
            written += own->append({&wanted, 1}).front() == Appended::Done ? 1 : 0;
            ++number;
        }
    };
    int first = 0;
    int second = 0;
    std::thread one([&] { write("one", first); });
    std::thread two([&] { write("two", second); });
    one.join();
    two.join();
    EXPECT_EQ(first + second, 59);
    EXPECT_EQ(store->entries("a", 0).size(), 60U);
}

TEST(SqliteStore, IsBackedUpWhileOpen) {
    const StorePlace place("sqlite");
    const TemporaryFolder folder;
    const auto store = place.open();
    const Append wanted = append_of("a", 1);
    store->append({&wanted, 1});
    back_up_store(place.where(), folder.file("copy.db"));
    const auto copy = open_store(folder.file("copy.db"), "copy");
    EXPECT_EQ(copy->entries("a", 0), store->entries("a", 0));
}

TEST(SqliteStore, ABackupLeavesTheSchemaAsItIs) {
    const TemporaryFolder folder;
    open_sqlite(folder.file("old.db"))->script("CREATE TABLE houses (name TEXT)");
    back_up_store(folder.file("old.db"), folder.file("copy.db"));
    const auto tables = open_sqlite(folder.file("old.db"))
                            ->query({.sql = "SELECT name FROM sqlite_master", .params = {}});
    ASSERT_EQ(tables.size(), 1U);
    EXPECT_EQ(tables[0].text(0), "houses");
    EXPECT_THROW(back_up_store(folder.file("none.db"), folder.file("copy2.db")), Failure);
}

TEST(SqliteStore, IsServedByOneServerAtATime) {
    const TemporaryFolder folder;
    {
        const ServingLock first(folder.file("a.db"));
        EXPECT_THROW(ServingLock(folder.file("a.db")), Failure);
        EXPECT_NO_THROW(ServingLock(folder.file("b.db")));
        EXPECT_NO_THROW(ServingLock("memory"));
    }
    EXPECT_NO_THROW(ServingLock(folder.file("a.db")));
}

TEST(SqliteStore, AFileThatIsNoDatabaseIsAFailure) {
    EXPECT_THROW(open_store("/dev/null/nowhere.db", "test"), Failure);
}

TEST(PostgresStore, OtherProcessesHearOfWhatIsWritten) {
    const StorePlace place("postgres");
    const auto store = place.open("writer");
    std::mutex mutex;
    std::condition_variable news;
    std::vector<std::string> heard;
    const auto hear = [&](const std::string& table) {
        const std::scoped_lock lock(mutex);
        heard.push_back(table);
        news.notify_all();
    };
    const auto listener = listen_to_postgres(place.where(), "reader", hear);
    const auto self = listen_to_postgres(place.where(), "writer", hear);
    const Append wanted = append_of("a", 1);
    store->append({&wanted, 1});
    std::unique_lock lock(mutex);
    ASSERT_TRUE(news.wait_for(lock, std::chrono::seconds(20), [&] { return !heard.empty(); }));
    EXPECT_EQ(heard, std::vector<std::string>{"a"});
}

// Its message would break the log, which is JSON.
TEST(PostgresStore, ALostConnectionPrintsNothing) {
    const StorePlace place("postgres");
    const auto store = place.open("writer");
    std::promise<void> back;
    const auto listener =
        listen_to_postgres(place.where(), "reader", [&](const std::string&) { back.set_value(); });
    testing::internal::CaptureStderr();
    const PostgresConnection other = connect_to_postgres(place.where());
    PQclear(PQexec(other.get(),
                   "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                   " WHERE datname = current_database() AND pid <> pg_backend_pid()"));
    EXPECT_EQ(back.get_future().wait_for(std::chrono::seconds(20)), std::future_status::ready);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
}

}  // namespace
}  // namespace faubourg::store
