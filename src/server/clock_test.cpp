#include "src/server/testing.h"

// The time for a decision, and what happens when it runs out.
namespace faubourg::server {
namespace {

TEST(Absence, WhenTheTimeRunsOutABotPlaysUntilTheHolderIsBack) {
    House house;
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "bob"}, settings);
    const Seat seat = house.actor();
    const auto watcher = house.watch("eve", seen_by_spectator());
    house.now += 59'000;
    house.tables.sweep();
    EXPECT_EQ(code_of(house.wish("absent", "", seat)), "seat/in_time");
    house.now += 1'000;
    house.tables.sweep();
    house.loop.run_until([&] { return house.actor() == seat_after(seat, 2); });
    EXPECT_TRUE(house.read([&](const Table& table) { return table.seats()[seat.index()].absent; }));
    EXPECT_EQ(house.store->entries("t", 1).front().kind, "absent");
    EXPECT_EQ(code_of(house.wish("back", name_of(seat), seat)), "");
    EXPECT_FALSE(
        house.read([&](const Table& table) { return table.seats()[seat.index()].bot_plays(); }));
}

Millis time_left(House& house) {
    return house.read([](const Table& table) { return *table.deadline(); }) - house.now;
}

TEST(TheClock, IsNotStartedBySomebodyElseNorByMovingAbout) {
    House house;
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "bob", "cid"}, settings);
    const Seat actor = house.actor();
    const Seat other = seat_after(actor, 3);
    EXPECT_EQ(time_left(house), 60'000);
    house.now += 20'000;
    EXPECT_EQ(code_of(house.wish("bot", name_of(other), other, "random")), "");
    EXPECT_EQ(code_of(house.wish("back", name_of(other), other)), "");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, other), "other-phone")), "");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, actor), "phone")), "");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, actor), name_of(actor))), "");
    EXPECT_EQ(time_left(house), 40'000);
    house.wish("act", name_of(actor), actor, house.legal(actor).front());
    EXPECT_EQ(time_left(house), 60'000) << "of the next decision";
}

TEST(TheClock, IsNotTurnedBackByAnUndo) {
    for (const std::string game : {"california", "dreamhome"}) {
        House house;
        Settings settings;
        settings.seconds = 60;
        settings.game = game;
        house.open({"ann", "bob"}, settings);
        int tried = 0;
        for (int i = 0; i < 12; ++i) {
            const Seat seat = house.actor();
            const std::string action = house.legal(seat).front();
            Millis left = time_left(house);
            EXPECT_EQ(left, 60'000) << "a new decision";
            for (int again = 0; again < 3; ++again) {
                house.now += 5'000;
                house.wish("act", name_of(seat), seat, action);
                if (house.read([&](const Table& table) { return table.free_undo(seat); }) == 0)
                    break;
                house.now += 5'000;
                ASSERT_EQ(code_of(house.wish("undo", name_of(seat), seat)), "");
                EXPECT_LE(time_left(house), left - 5'000);
                left = time_left(house);
                ++tried;
                if (again == 2) house.wish("act", name_of(seat), seat, action);
            }
            // Plays on to a position that was not reached before.
            const Seat next = house.actor();
            house.wish("act", name_of(next), next, house.legal(next).front());
        }
        EXPECT_GT(tried, 3) << game;
    }
}

TEST(TheClock, IsStartedByTheHolderWhoComesBack) {
    House house(std::make_shared<store::MemoryStore>(), {}, 0);  // the bots never play
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "bob"}, settings);
    const Seat seat = house.actor();
    house.now += 70'000;
    ASSERT_EQ(code_of(house.wish("absent", "", seat)), "");
    house.now += 5'000;
    ASSERT_EQ(code_of(house.wish("back", name_of(seat), seat)), "");
    EXPECT_EQ(time_left(house), 60'000);
    house.now += 10'000;
    ASSERT_EQ(code_of(house.wish("bot", name_of(seat), seat, "random")), "");
    ASSERT_EQ(code_of(house.wish("back", name_of(seat), seat)), "");
    EXPECT_EQ(time_left(house), 50'000) << "not by going away and coming back";
}

TEST(TheClock, StartsWithTheMatch) {
    House house;
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "open"}, settings);
    house.now += 70'000;
    ASSERT_EQ(code_of(house.wish("sit", "bob", 1, "Bob")), "");
    EXPECT_EQ(time_left(house), 60'000);
}

TEST(Absence, DoesNotBeginWhileTheServerWasDown) {
    for (const auto& [seconds, grace] : {std::pair{600, 30'000}, std::pair{10, 10'000}}) {
        const auto kept = std::make_shared<store::MemoryStore>();
        Settings settings;
        settings.seconds = seconds;
        House before(kept);
        before.open({"ann", "bob"}, settings);
        const Millis start = before.now + 24LL * 3600 * 1000;
        House house(kept, {.grace = 30'000}, 64, start);
        const auto absent_at = [&](Millis now) {
            house.now = now;
            house.tables.sweep();
            for (int i = 0; i < 3; ++i) house.version();  // waits for the sweep's jobs
            const auto news = kept->entries("t", 1);
            return !news.empty() && news.front().kind == "absent";
        };
        EXPECT_FALSE(absent_at(start));
        EXPECT_FALSE(absent_at(start + grace - 1));
        EXPECT_TRUE(absent_at(start + grace));
    }
}

}  // namespace
}  // namespace faubourg::server
