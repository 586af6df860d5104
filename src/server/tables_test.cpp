#include "src/server/tables.h"

#include <cstring>
#include <functional>

#include "src/server/testing.h"

namespace faubourg::server {
namespace {

using testing::Test;

Wish act(const std::string& guest, Seat seat, std::int64_t version, const std::string& action,
         const std::string& id) {
    return {.what = wishes::Act{.text = action},
            .guest = guest,
            .seat = seat,
            .version = version,
            .id = id};
}

// Plays the first legal action for the seat to act; the guests are "ann" and "bob".
void play(House& house, int actions) {
    for (int i = 0; i < actions && house.actor() != kNobody; ++i) {
        const Seat seat = house.actor();
        const std::string guest = seat == 0 ? "ann" : "bob";
        ASSERT_EQ(code_of(house.wish("act", guest, seat, house.legal(seat).front())), "");
    }
}

TEST(Tables, AnActionIsInTheStoreBeforeAnybodyHearsOfIt) {
    House house;
    house.open({"ann", "bob"});
    const auto ann = house.watch("ann", seen_by(0));
    const auto bob = house.watch("bob", seen_by(1));
    const auto stored = [&](const std::string& message) {
        const auto document = codec::from_json(message);
        EXPECT_GE(static_cast<std::int64_t>(house.store->entries("t", 0).size()),
                  number_in(*document, "version"));
    };
    ann->on_message = stored;
    bob->on_message = stored;
    const Seat seat = house.actor();
    const auto& mover = seat == 0 ? ann : bob;
    const Answer answer =
        house.wish(act(mover->guest(), seat, 1, house.legal(seat).front(), "x1"), mover);
    ASSERT_TRUE(answer.number);
    EXPECT_EQ(*answer.number, 2);
    EXPECT_TRUE(answer.told);
    for (const auto& watcher : {ann, bob}) {
        ASSERT_EQ(watcher->messages.size(), 2U);
        EXPECT_EQ(watcher->acks.back(), watcher == mover ? "x1" : "");
        EXPECT_EQ(*watcher->last().find("type")->string(), "update");
        EXPECT_EQ(number_in(watcher->last(), "version"), 2);
    }
}

TEST(Tables, ARepeatedIdIsAnsweredWithTheFirstAnswerAndPlayedOnce) {
    House house;
    house.open({"ann", "bob"});
    const Seat seat = house.actor();
    const std::string guest = seat == 0 ? "ann" : "bob";
    const Wish wish = act(guest, seat, 1, house.legal(seat).front(), "x1");
    EXPECT_EQ(*house.wish(wish).number, 2);
    play(house, 2);
    const Answer repeat = house.wish(wish);
    EXPECT_EQ(*repeat.number, 2);
    EXPECT_FALSE(repeat.told);
    EXPECT_EQ(repeat.version, 4);
    EXPECT_EQ(house.length(), 3);
}

TEST(Tables, ARepeatIsKnownAfterTheTableLeftMemory) {
    const auto kept = std::make_shared<store::MemoryStore>();
    Wish wish;
    {
        House house(kept);
        house.open({"ann", "bob"});
        const Seat seat = house.actor();
        wish = act(seat == 0 ? "ann" : "bob", seat, 1, house.legal(seat).front(), "x1");
        EXPECT_EQ(*house.wish(wish).number, 2);
    }
    House later(kept);
    EXPECT_EQ(*later.wish(wish).number, 2);
    EXPECT_EQ(kept->entries("t", 0).size(), 2U);
}

TEST(Tables, TheIdOfAnotherGuestIsAnotherId) {
    House house;
    house.open({"ann", "bob"});
    const Seat seat = house.actor();
    const std::string mover = seat == 0 ? "ann" : "bob";
    const std::string other = seat == 0 ? "bob" : "ann";
    house.wish(act(mover, seat, 1, house.legal(seat).front(), "same"));
    EXPECT_EQ(code_of(house.wish(act(other, seat, 2, "coin", "same"))), "seat/not_yours");
}

// The end of a text that begins with these 8 bytes and has the same std::hash as `other`. std::hash
// is MurmurHash64A without a secret, so it can be computed backwards.
std::string colliding_end(const std::string& begin, const std::string& other) {
    constexpr std::uint64_t kFactor = 0xc6a4a7935bd1e995;
    constexpr std::uint64_t kInverse = 0x5f7a0ea7e59b19bd;
    constexpr std::uint64_t kSeed = 0xc70f6907;
    const auto shifted = [](std::uint64_t value) { return value ^ (value >> 47U); };
    std::uint64_t first = 0;
    std::memcpy(&first, begin.data(), sizeof first);
    const std::uint64_t state =
        ((kSeed ^ 16 * kFactor) ^ shifted(first * kFactor) * kFactor) * kFactor;
    const std::uint64_t wanted = shifted(shifted(std::hash<std::string>()(other)) * kInverse);
    const std::uint64_t last = shifted((wanted * kInverse ^ state) * kInverse) * kInverse;
    std::string end(sizeof last, '\0');
    std::memcpy(end.data(), &last, sizeof last);
    return end;
}

TEST(Tables, NobodyCanForgeTheIdOfTheServersOwnWish) {
    const std::string id = "xxxx" + colliding_end("ann\nxxxx", "\nabsent-2");
    ASSERT_EQ(std::hash<std::string>()("ann\n" + id), std::hash<std::string>()("\nabsent-2"));
    House house;
    house.open({"ann", "bob"});
    Wish vote{.what = wishes::Vote{}, .guest = "ann", .seat = 0, .version = 1, .id = id};
    EXPECT_EQ(house.wish(vote).number, 2);
    vote.guest.clear();
    vote.id = "absent-2";
    EXPECT_EQ(house.read([&](const Table& table) { return table.fulfilled(vote).has_value(); }),
              false);
}

TEST(Tables, AStaleVersionIsRefusedWithThePresentOne) {
    House house;
    house.open({"ann", "bob"});
    play(house, 1);
    const Seat seat = house.actor();
    const std::string guest = seat == 0 ? "ann" : "bob";
    const Answer answer = house.wish(act(guest, seat, 1, house.legal(seat).front(), "late"));
    EXPECT_EQ(code_of(answer), "action/stale");
    EXPECT_EQ(answer.version, 2);
    EXPECT_EQ(code_of(house.wish(act(guest, seat, 99, house.legal(seat).front(), "x"))),
              "action/stale");
    EXPECT_EQ(house.length(), 1);
}

TEST(Tables, WhatTheRulesRefuseHasTheirCode) {
    House house;
    house.open({"ann", "bob"});
    const Seat seat = house.actor();
    const std::string mover = seat == 0 ? "ann" : "bob";
    EXPECT_EQ(code_of(house.wish("act", mover, seat, "nonsense")), "action/unknown");
    EXPECT_EQ(code_of(house.wish("act", "eve", seat, "coin")), "seat/not_yours");
    EXPECT_EQ(code_of(house.wish("act", mover, 7, "coin")), "seat/invalid");
    const std::string other = seat == 0 ? "bob" : "ann";
    EXPECT_EQ(code_of(house.wish("act", other, seat_after(seat, 2), "coin")),
              "action/not_your_turn");
    EXPECT_EQ(house.version(), 1);
}

TEST(Tables, ATableNobodyIsBusyWithIsInTheStoreOnly) {
    House house;
    house.open({"ann", "bob"});
    play(house, 3);
    EXPECT_EQ(house.tables.hot(), 0U);
    const auto ann = house.watch("ann", seen_by(0));
    EXPECT_EQ(house.tables.hot(), 1U);
    house.tables.unwatch("t", *ann);
    EXPECT_EQ(house.tables.hot(), 0U);
}

TEST(Tables, ALogThatIsTooLongCanOnlyBeEnded) {
    TablesConfig config;
    config.most_entries = 3;
    House house(std::make_shared<store::MemoryStore>(), config);
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("bot", "ann", 0, "random")), "");
    EXPECT_EQ(code_of(house.wish("vote", "bob", 1)), "");
    house.loop.run_until([&] { return house.version() >= 3; });
    EXPECT_EQ(code_of(house.wish("bot", "bob", 1, "random")), "limit/entries");
    EXPECT_EQ(code_of(house.wish("back", "ann", 0)), "limit/entries");
    EXPECT_EQ(code_of(house.wish("abandon", "ann", kNobody)), "");
}

TEST(Tables, WhereTooMuchWaitsNobodyElseCan) {
    TablesConfig config;
    config.most_waiting = 2;
    config.most_readers = 3;
    House house(std::make_shared<store::MemoryStore>(), config);
    house.open({"ann", "ann"});
    const auto watcher = house.watch("ann", seen_by(0));
    const Seat seat = house.actor();
    const Wish wish = act("ann", seat, house.version(), house.legal(seat).front(), "a");
    std::optional<Answer> first;
    house.tables.wish("t", wish, nullptr, [&](Answer answer) { first = std::move(answer); });
    std::vector<std::string> codes;
    for (int i = 0; i < 5; ++i) {
        house.tables.look("t", watcher, seen_by(1),
                          [&](const Answer& answer) { codes.push_back(code_of(answer)); });
    }
    EXPECT_EQ(codes, std::vector<std::string>(3, "server/busy"));
    int refused = 0;
    for (int i = 0; i < 5; ++i) {
        house.tables.read("t", [&](Result<TablePtr> table) { refused += table ? 0 : 1; });
    }
    EXPECT_EQ(refused, 4);
    house.loop.run_until([&] { return codes.size() == 5; });
    EXPECT_EQ(code_of(*first), "");
}

TEST(Tables, AnUnknownTableIsToldSo) {
    House house;
    EXPECT_EQ(code_of(house.wish(act("ann", 0, 1, "coin", "x"))), "table/unknown");
    EXPECT_EQ(house.tables.hot(), 0U);
}

TEST(Tables, AfterABreakExactlyTheRestIsSent) {
    for (const auto& rules : match::default_library().games()) {
        House house;
        Settings settings;
        settings.game = rules->facts().id;
        house.open({"ann", "bob"}, settings);
        const auto whole = house.watch("ann", seen_by(0));
        play(house, 6);
        house.wish("undo", "bob", 1);
        play(house, 4);
        const std::size_t all = whole->messages.size();
        for (std::size_t had = 1; had < all; ++had) {
            const auto back = house.watch("ann", seen_by(0), static_cast<std::int64_t>(had));
            const std::vector<std::string> rest(whole->messages.begin() + static_cast<int>(had),
                                                whole->messages.end());
            EXPECT_EQ(back->messages, rest) << settings.game << " since " << had;
        }
    }
}

TEST(Tables, TooFarBehindASnapshotIsSent) {
    House house(std::make_shared<store::MemoryStore>(), {.lease = 1000,
                                                         .bots = {.retry = 10},
                                                         .most_waiting = 8,
                                                         .most_missed = 2,
                                                         .claims_at_once = 8});
    house.open({"ann", "bob"});
    play(house, 5);
    EXPECT_EQ(*house.watch("ann", seen_by(0), 1)->last().find("type")->string(), "snapshot");
    EXPECT_EQ(*house.watch("ann", seen_by(0), 99)->last().find("type")->string(), "snapshot");
    EXPECT_EQ(house.watch("ann", seen_by(0), 4)->messages.size(), 2U);
    EXPECT_TRUE(house.watch("ann", seen_by(0), 6)->messages.empty());
}

TEST(Tables, TwoProcessesOnOneStoreNeverWriteANumberTwice) {
    const auto kept = std::make_shared<store::MemoryStore>();
    House here(kept);
    here.open({"ann", "bob"});
    House there(kept);
    const auto watcher_here = here.watch("ann", seen_by(0));
    const auto watcher_there = there.watch("bob", seen_by(1));
    // Both processes have the table in memory; each learns of the other's entries only by a
    // conflict.
    for (int i = 0; i < 10; ++i) {
        House& house = i % 2 == 0 ? here : there;
        const Seat seat = kept->entries("t", 0).empty() ? Seat{0} : house.actor();
        const std::string guest = seat == 0 ? "ann" : "bob";
        const Wish wish =
            act(guest, seat, house.version(), house.legal(seat).front(), "x" + std::to_string(i));
        const Answer answer = house.wish(wish);
        EXPECT_TRUE(answer.number || code_of(answer) == "action/stale");
    }
    const auto log = kept->entries("t", 0);
    EXPECT_TRUE(Table::from_log(match::default_library(), log));
    EXPECT_GT(here.tables.counts().conflicts + there.tables.counts().conflicts, 0);
    here.tables.heard("t");
    there.tables.heard("");
    const auto version = static_cast<std::int64_t>(log.size());
    here.loop.run_until([&] { return number_in(watcher_here->last(), "version") == version; });
    there.loop.run_until([&] { return number_in(watcher_there->last(), "version") == version; });
    // Every watcher was told every number, once and in order.
    for (const auto& watcher : {watcher_here, watcher_there}) {
        ASSERT_EQ(watcher->messages.size(), log.size());
        for (std::size_t i = 0; i < log.size(); ++i) {
            EXPECT_EQ(number_in(*codec::from_json(watcher->messages[i]), "version"),
                      static_cast<std::int64_t>(i + 1));
        }
    }
}

TEST(Tables, WhoeverWatchesATableThatIsGoneIsTold) {
    House house;
    house.open({"ann", "bob"});
    const auto ann = house.watch("ann", seen_by(0));
    const Millis later = house.now + 1;
    house.store->purge(
        {.over_before = later, .idle_before = later, .guest_before = 0, .link_before = 0}, "");
    std::vector<std::string> codes;
    const auto note = [&](const Answer& answer) { codes.push_back(code_of(answer)); };
    const Seat seat = house.actor();
    house.tables.wish("t", act(seat == 0 ? "ann" : "bob", seat, 1, house.legal(seat).front(), "x1"),
                      nullptr, note);
    house.tables.look("t", ann, seen_by(0), note);  // waits behind it
    house.loop.run_until([&] { return codes.size() == 2; });
    EXPECT_EQ(codes, (std::vector<std::string>{"table/unknown", "table/unknown"}));
    EXPECT_EQ(ann->lost_code, "table/unknown");
    EXPECT_EQ(house.tables.hot(), 0U);
}

// Even before the news of the entry arrives.
TEST(Tables, WhatOneProcessHasAcknowledgedTheOtherKnows) {
    const auto kept = std::make_shared<store::MemoryStore>();
    TablesConfig shared;
    shared.shared = true;
    House here(kept, shared);
    House there(kept, shared);
    here.open({"ann", "open"});
    const auto looking_on = there.watch("eve", seen_by_spectator());  // keeps it in memory there
    EXPECT_EQ(code_of(here.wish("sit", "bob", 1, "Bob")), "");
    EXPECT_EQ(there.watch("bob", seen_by(1))->messages.size(), 1U);
    const auto by_both = here.watch("eve", seen_by_spectator());
    for (int i = 0; i < 6; ++i) {
        const Seat seat = here.actor();
        const Wish first = act(seat == 0 ? "ann" : "bob", seat, here.version(),
                               here.legal(seat).front(), "x" + std::to_string(i));
        House& house = i % 2 == 0 ? here : there;
        House& other = i % 2 == 0 ? there : here;
        ASSERT_EQ(code_of(house.wish(first)), "");
        // The next action goes through the other process, with the version just acknowledged.
        const Table now = *Table::from_log(match::default_library(), kept->entries("t", 0));
        const Seat next = now.actor();
        ASSERT_EQ(
            code_of(other.wish(act(next == 0 ? "ann" : "bob", next, now.version(),
                                   now.match()->legal(next).front(), "y" + std::to_string(i)))),
            "");
        // What was acknowledged there counts as a repeat here.
        ASSERT_EQ(code_of(other.wish(first)), "");
        ASSERT_EQ(static_cast<std::size_t>(there.version()), kept->entries("t", 0).size());
    }
    EXPECT_EQ(looking_on->messages.size(), by_both->messages.size() + 1) << "each number once";
}

// Bob takes his seat with another device, but somebody else's entry is stored under that number.
TEST(Tables, ASeatsViewEndsWithTheEntryThatIsStored) {
    const auto kept = std::make_shared<store::MemoryStore>();
    House here(kept);
    Settings settings;
    settings.game = "sunrise";
    here.open({"ann", "bob"}, settings);
    House there(kept);
    const auto bob = here.watch("bob", seen_by(1));
    play(there, 1);
    const table::Link link{.secret_hash = {},
                           .table = "t",
                           .seat = 1,
                           .kind = table::Link::Kind::Move,
                           .since = 1,
                           .expires = 0};
    const Answer moved = here.wish({.what = wishes::Sit{.name = "Bob", .link = link},
                                    .guest = "bobs-phone",
                                    .seat = 1,
                                    .version = 0,
                                    .id = "m"});
    ASSERT_EQ(code_of(moved), "");
    ASSERT_EQ(bob->messages.size(), 3U);
    EXPECT_NE(bob->messages[1].find("\"hand\""), std::string::npos) << "he still had the seat";
    EXPECT_EQ(bob->messages[2].find("\"hand\""), std::string::npos);
}

TEST(Tables, ClosingTakesNoMoreWishes) {
    House house;
    house.open({"ann", "bob"});
    house.tables.close();
    EXPECT_EQ(code_of(house.wish(act("ann", 0, 1, "coin", "x"))), "server/closing");
    EXPECT_TRUE(house.tables.idle());
}

TEST(Bots, PlayAWholeGameAmongThemselves) {
    for (const auto& rules : match::default_library().games()) {
        House house;
        Settings settings;
        settings.game = rules->facts().id;
        house.open({"bot:greedy", "bot:random"}, settings);
        house.loop.run_until([&] { return house.store->head("t")->phase == Phase::Over; });
        const auto log = house.store->entries("t", 0);
        EXPECT_TRUE(Table::from_log(match::default_library(), log));
        house.loop.run_until([&] { return house.tables.hot() == 0; });
        EXPECT_TRUE(house.logged.empty());
    }
}

TEST(Bots, GoOnAfterARestart) {
    const auto kept = std::make_shared<store::MemoryStore>();
    {
        House house(kept);
        house.open({"bot:random", "bot:random"});
        house.loop.run_until([&] { return kept->entries("t", 0).size() > 5; });
    }
    ASSERT_EQ(kept->head("t")->phase, Phase::Playing);
    House later(kept);
    later.now += 60'000;  // past the claim of the process that ended
    later.tables.sweep();
    later.loop.run_until([&] { return kept->head("t")->phase == Phase::Over; });
}

TEST(Bots, ATableOfAnotherProgramIsNotTakenUpAgainAndAgain) {
    House house;
    const table::StoredEntry entry{.table = "old",
                                   .number = 1,
                                   .at = 1,
                                   .kind = "open",
                                   .seat = -1,
                                   .guest = "ann",
                                   .body = "{}",
                                   .id = "old"};
    const store::Append old{.entry = entry,
                            .head = {.table = "old",
                                     .version = 1,
                                     .phase = Phase::Playing,
                                     .listed = false,
                                     .updated = 1,
                                     .due = 1,
                                     .summary = "{}"},
                            .guests = std::nullopt,
                            .claimed_until = 0};
    house.store->append({&old, 1});
    house.tables.sweep();
    house.loop.run_until([&] { return house.store->head("old")->due != 1; });
    EXPECT_GT(*house.store->head("old")->due, house.now + 3600 * 1000);
    EXPECT_EQ(house.logged.size(), 1U);
}

TEST(Bots, AFullQueueLeavesTheTurnInTheStore) {
    House house(std::make_shared<store::MemoryStore>(), {}, 0);
    house.open({"bot:random", "bot:random"});
    EXPECT_EQ(house.version(), 1);
    EXPECT_EQ(house.store->claim_due(house.now + 10'000, house.now + 20'000, 10).size(), 1U);
}

}  // namespace
}  // namespace faubourg::server
