#include <algorithm>

#include "src/server/testing.h"

// What can happen at a table besides the actions of a match.
namespace faubourg::server {
namespace {

// Plays first legal actions until the condition holds of the position.
void play_until(House& house, const std::function<bool(const Table&)>& done) {
    while (!house.read(done)) {
        const Seat seat = house.actor();
        ASSERT_NE(seat, kNobody);
        ASSERT_EQ(code_of(house.wish("act", name_of(seat), seat, house.legal(seat).front())), "");
    }
}

bool just_revealed(const Table& table) {
    const int length = table.match()->length();
    return length > 0 && table.match()->step(length - 1).revealed;
}

std::function<bool(const Table&)> free_for_actor(int count) {
    return [count](const Table& table) {
        const int length = table.match()->length();
        return length > 0 && table.free_undo(table.match()->step(length - 1).seat) == count;
    };
}

Seat last_mover(House& house) {
    return house.read(
        [](const Table& table) { return table.match()->step(table.match()->length() - 1).seat; });
}

House& with_game(House& house, const std::string& game, const std::vector<std::string>& seats) {
    Settings settings;
    settings.game = game;
    house.open(seats, settings);
    return house;
}

TEST(Undo, OwnDecisionsAreFreeUntilAnotherSeatActs) {
    House house;
    with_game(house, "dreamhome", {"ann", "bob"});
    play_until(house, free_for_actor(2));
    const Seat mover = last_mover(house);
    const int length = house.length();
    EXPECT_EQ(code_of(house.wish("undo", name_of(mover), mover, "2")), "");
    EXPECT_EQ(house.length(), length - 2);
    EXPECT_EQ(house.store->entries("t", 0).back().kind, "undo");
}

TEST(Undo, ACardThatWasSeenIsNotTakenBackWithoutConsent) {
    House house;
    with_game(house, "sunrise", {"ann", "bob"});
    play_until(house, just_revealed);
    const Seat mover = last_mover(house);
    const int length = house.length();
    EXPECT_EQ(house.read([&](const Table& table) { return table.free_undo(mover); }), 0);
    EXPECT_EQ(code_of(house.wish("undo", name_of(mover), mover)), "");
    EXPECT_EQ(house.length(), length) << "it was only asked";
    EXPECT_EQ(code_of(house.wish("agree", name_of(mover), mover)), "undo/not_asked");
    const Seat other = seat_after(mover, 2);
    EXPECT_EQ(code_of(house.wish("agree", name_of(other), other)), "");
    EXPECT_EQ(house.length(), length - 1);
}

TEST(Undo, AloneAgainstBotsWhatWasSeenStays) {
    House house;
    with_game(house, "sunrise", {"ann", "bot:random"});
    for (int tries = 0; tries < 500; ++tries) {
        house.loop.run_until([&] { return house.actor() == 0 || house.actor() == kNobody; });
        if (house.actor() == kNobody) break;
        const auto legal = house.legal(0);
        const bool draws = std::ranges::count(legal, "draw") > 0;
        ASSERT_EQ(code_of(house.wish("act", "ann", 0, draws ? "draw" : legal.front())), "");
        if (!draws) continue;
        EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "undo/revealed");
        return;
    }
    FAIL() << "nothing was drawn";
}

// A bot's reply can show what is in its hand, so it cannot be taken back.
TEST(Undo, AloneAgainstBotsAReplyFromAHiddenHandStays) {
    House house;
    with_game(house, "sunrise", {"ann", "bot:random"});
    const auto waits_for_ann = [&] { return house.actor() == 0 || house.actor() == kNobody; };
    house.loop.run_until(waits_for_ann);
    for (int tries = 0; tries < 500 && house.actor() == 0; ++tries) {
        const auto legal = house.legal(0);
        ASSERT_EQ(code_of(house.wish("act", "ann", 0, legal.back())), "");
        house.loop.run_until(waits_for_ann);
        const bool replied = house.read([](const Table& table) {
            const match::PastStep last = table.match()->step(table.match()->length() - 1);
            return last.seat == 1 && last.knowing;
        });
        if (!replied) continue;
        EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "undo/revealed");
        return;
    }
    FAIL() << "the bot never played";
}

TEST(Undo, AloneAgainstBotsAnOpenReplyIsTakenBackToo) {
    House house;
    with_game(house, "california", {"ann", "bot:random"});
    house.loop.run_until([&] { return house.actor() == 0; });
    const int length = house.length();
    ASSERT_EQ(code_of(house.wish("act", "ann", 0, "coin")), "");
    house.loop.run_until([&] { return house.actor() == 0; });
    ASSERT_GT(house.length(), length + 1);
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "");
    EXPECT_EQ(house.length(), length);
}

TEST(Undo, ConsentIsToWhatWasAsked) {
    House house;
    with_game(house, "california", {"ann", "bob"});
    play_until(house, [](const Table& table) {
        const int length = table.match()->length();
        return length > 4 && table.match()->step(length - 1).seat == 1;
    });
    house.wish("undo", "ann", 0, "1");
    const std::int64_t seen = house.version();
    house.wish("refuse", "bob", 1);
    house.wish("undo", "ann", 0, "2");
    const Answer late = house.wish(
        {.what = wishes::Agree{}, .guest = "bob", .seat = 1, .version = seen, .id = "late"});
    EXPECT_EQ(code_of(late), "action/stale");
}

std::function<bool(const Table&)> two_acted_since(Seat seat) {
    return [seat](const Table& table) {
        const int length = table.match()->length();
        return length > 2 && table.match()->step(length - 1).seat != seat &&
               table.match()->step(length - 2).seat != seat;
    };
}

TEST(Undo, NeedsEveryOtherPerson) {
    House house;
    with_game(house, "california", {"ann", "bob", "cid"});
    play_until(house, two_acted_since(0));
    const int length = house.length();
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "");
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "undo/asked");
    EXPECT_EQ(code_of(house.wish("agree", "bob", 1)), "");
    EXPECT_EQ(code_of(house.wish("agree", "bob", 1)), "undo/not_asked");
    EXPECT_EQ(house.length(), length);
    EXPECT_EQ(code_of(house.wish("agree", "cid", 2)), "");
    EXPECT_LT(house.length(), length);
    EXPECT_EQ(house.actor(), Seat{0});
    // The record holds the line that is left.
    const auto record = house.read([](const Table& table) { return table.match()->record(); });
    EXPECT_TRUE(match::default_library().replay(record));
}

TEST(Undo, TheConsentOfWhoeverLeftDoesNotCount) {
    House house;
    with_game(house, "california", {"ann", "bob", "cid"});
    play_until(house,
               [](const Table& table) { return two_acted_since(0)(table) && table.actor() == 0; });
    const int length = house.length();
    house.wish("undo", "ann", 0);
    house.wish("agree", "bob", 1);
    house.wish("leave", "bob", 1);
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kInvitation, 1), "eve")), "");
    EXPECT_EQ(code_of(house.wish("agree", "cid", 2)), "");
    EXPECT_GE(house.length(), length) << "eve has not agreed";
    EXPECT_EQ(code_of(house.wish("agree", "eve", 1)), "");
    EXPECT_LT(house.length(), length);
}

TEST(Undo, WhenTheLastWhoHadToAgreeLeavesTheAskerGoesOn) {
    House house;
    with_game(house, "california", {"ann", "bob", "cid"});
    play_until(house,
               [](const Table& table) { return two_acted_since(0)(table) && table.actor() == 0; });
    const int length = house.length();
    house.wish("undo", "ann", 0);
    house.wish("agree", "bob", 1);
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "undo/asked");
    house.wish("leave", "cid", 2);
    EXPECT_EQ(code_of(house.wish("undo", "bob", 1)), "undo/asked");
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "");
    EXPECT_LT(house.length(), length);
}

TEST(Undo, AnAskerWhoLeavesAsksNoMore) {
    House house;
    with_game(house, "california", {"ann", "bob", "cid"});
    play_until(house, [](const Table& table) {
        const int length = table.match()->length();
        return length > 2 && table.match()->step(length - 1).seat == 1 && table.actor() == 2;
    });
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "");
    house.wish("leave", "ann", 0);
    EXPECT_EQ(code_of(house.wish("agree", "bob", 1)), "undo/not_asked");
}

TEST(TheEnd, NeedsTheVotesOfThoseWhoAreThere) {
    House house;
    house.open({"ann", "bob", "cid"});
    house.wish("vote", "bob", 1);
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 1), "eve")), "");
    house.wish("vote", "ann", 0);
    house.wish("vote", "cid", 2);
    EXPECT_EQ(house.store->head("t")->phase, Phase::Playing) << "eve has not voted";
    EXPECT_EQ(code_of(house.wish("vote", "eve", 1)), "");
    EXPECT_EQ(house.store->head("t")->phase, Phase::Over);
}

TEST(Undo, ARefusalOrTheNextActionEndsTheRequest) {
    House house;
    with_game(house, "california", {"ann", "bob"});
    play_until(house, [](const Table& table) {
        const int length = table.match()->length();
        return length > 1 && table.match()->step(length - 1).seat == 1;
    });
    house.wish("undo", "ann", 0);
    EXPECT_EQ(code_of(house.wish("refuse", "bob", 1)), "");
    EXPECT_EQ(code_of(house.wish("agree", "bob", 1)), "undo/not_asked");
    house.wish("undo", "ann", 0);
    const Seat seat = house.actor();
    house.wish("act", name_of(seat), seat, house.legal(seat).front());
    EXPECT_EQ(code_of(house.wish("agree", "bob", 1)), "undo/not_asked");
}

TEST(Undo, EverybodyIsToldOfTheActionThatEndsTheRequestOrTheVotes) {
    for (const bool vote : {false, true}) {
        House house;
        with_game(house, "sunrise", {"ann", "bob"});
        play_until(house, just_revealed);
        const Seat mover = last_mover(house);
        const auto watcher = house.watch("", seen_by_spectator());
        ASSERT_EQ(code_of(house.wish(vote ? "vote" : "undo", name_of(mover), mover)), "");
        const std::string_view asked = vote ? "votes" : "undo_request";
        EXPECT_NE(watcher->last().find("table")->find(asked), nullptr);
        for (const bool told : {true, false}) {
            const Seat seat = house.actor();
            ASSERT_EQ(code_of(house.wish("act", name_of(seat), seat, house.legal(seat).front())),
                      "");
            const Value update = watcher->last();
            ASSERT_EQ(update.find("table") != nullptr, told);
            if (!told) continue;
            EXPECT_EQ(update.find("table")->find(asked), nullptr);
        }
    }
}

TEST(Undo, OfNothingIsRefused) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0)), "undo/none");
    EXPECT_EQ(code_of(house.wish("undo", "bob", 0)), "seat/not_yours");
    EXPECT_EQ(code_of(house.wish("undo", "ann", 0, "-1")), "request/invalid");
}

TEST(Seats, TheMatchBeginsWhenTheLastIsTaken) {
    House house;
    house.open({"ann", "open", "invited"});
    EXPECT_EQ(house.store->head("t")->phase, Phase::Open);
    EXPECT_EQ(code_of(house.wish("act", "ann", 0, "coin")), "table/open");
    EXPECT_EQ(code_of(house.wish("sit", "bob", 1, "Bob")), "");
    EXPECT_EQ(code_of(house.wish("sit", "eve", 1, "Eve")), "seat/taken");
    EXPECT_EQ(code_of(house.wish("sit", "eve", 2, "Eve")), "seat/taken");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kInvitation, 2), "cid")), "");
    EXPECT_EQ(house.store->head("t")->phase, Phase::Playing);
    EXPECT_EQ(house.store->tables_of("cid", 10).size(), 1U);
}

TEST(Seats, LeftBeforeTheStartTheyAreFreeAgain) {
    House house;
    house.open({"ann", "open", "open"});
    house.wish("sit", "bob", 1, "Bob");
    EXPECT_EQ(code_of(house.wish("leave", "bob", 1)), "");
    EXPECT_TRUE(house.store->tables_of("bob", 10).empty());
    EXPECT_EQ(code_of(house.wish("sit", "cid", 1, "Cid")), "");
}

TEST(Seats, LeftInPlayABotKeepsThem) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("leave", "ann", 0)), "");
    EXPECT_EQ(house.read([](const Table& table) { return table.owner(); }), "bob");
    house.loop.run_until([&] { return house.actor() == 1; });
    EXPECT_EQ(code_of(house.wish("leave", "bob", 1)), "");
    EXPECT_EQ(house.store->head("t")->phase, Phase::Over) << "nobody is left";
}

TEST(Seats, AreHandedToABotAndTakenBack) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("bot", "ann", 0, "nobody")), "bot/unknown");
    EXPECT_EQ(code_of(house.wish("bot", "bob", 0, "random")), "seat/not_yours");
    EXPECT_EQ(code_of(house.wish("bot", "ann", 0, "random")), "");
    EXPECT_EQ(code_of(house.wish("act", "ann", 0, "coin")), "seat/bot_plays");
    house.loop.run_until([&] { return house.actor() == 1; });
    EXPECT_EQ(code_of(house.wish("back", "ann", 0)), "");
    EXPECT_EQ(code_of(house.wish("back", "ann", 0)), "seat/yours");
    house.wish("act", "bob", 1, house.legal(1).front());
    play_until(house, [](const Table& table) { return table.actor() == 0; });
    EXPECT_EQ(code_of(house.wish("act", "ann", 0, house.legal(0).front())), "");
}

TEST(Seats, TheOwnerFillsAnEmptyOneWithABot) {
    House house;
    house.open({"ann", "open"});
    EXPECT_EQ(code_of(house.wish("bot", "eve", 1, "random")), "seat/not_yours");
    EXPECT_EQ(code_of(house.wish("bot", "ann", 1, "random")), "");
    EXPECT_EQ(house.store->head("t")->phase, Phase::Playing);
}

TEST(TheEnd, ComesByTheOwnerOrByAgreement) {
    House owned;
    owned.open({"ann", "bob"});
    EXPECT_EQ(code_of(owned.wish("abandon", "bob", kNobody)), "table/not_owner");
    EXPECT_EQ(code_of(owned.wish("abandon", "ann", kNobody)), "");
    EXPECT_EQ(owned.store->head("t")->phase, Phase::Over);

    House agreed;
    agreed.open({"ann", "bob"});
    EXPECT_EQ(code_of(agreed.wish("vote", "bob", 1)), "");
    EXPECT_EQ(agreed.store->head("t")->phase, Phase::Playing);
    EXPECT_EQ(code_of(agreed.wish("vote", "bob", 1)), "vote/given");
    EXPECT_EQ(code_of(agreed.wish("vote", "ann", 0)), "");
    EXPECT_EQ(agreed.store->head("t")->phase, Phase::Over);
    EXPECT_EQ(code_of(agreed.wish("act", "ann", 0, "coin")), "match/over");
}

TEST(TheEnd, ShowsTheSeedAndNothingBeforeDoes) {
    House house;
    house.open({"ann", "bob"});
    const auto ann = house.watch("ann", {.viewer = Viewer::of(0), .language = Language::French});
    play_until(house, [](const Table& table) { return table.match()->length() == 10; });
    for (const std::string& message : ann->messages) {
        EXPECT_EQ(message.find("secret-seed"), std::string::npos);
    }
    const auto exported = house.read([](const Table& table) {
        return codec::to_json(export_document(table, Viewer::of(0))) +
               export_text(table, Viewer::of(0), Language::English);
    });
    EXPECT_EQ(exported.find("secret-seed"), std::string::npos);
    house.wish("abandon", "ann", kNobody);
    EXPECT_NE(ann->messages.back().find("secret-seed"), std::string::npos);
}

TEST(TheEnd, IsFollowedByOneRematch) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("rematch", "ann", kNobody, "next")), "table/playing");
    house.wish("abandon", "ann", kNobody);
    EXPECT_EQ(code_of(house.wish("rematch", "eve", kNobody, "next")), "seat/not_yours");
    EXPECT_EQ(code_of(house.wish("rematch", "bob", kNobody, "next")), "");
    EXPECT_EQ(code_of(house.wish("rematch", "ann", kNobody, "other")), "rematch/exists");
}

TEST(HotSeat, EachViewComesOnlyWhenAskedFor) {
    House house;
    Settings settings;
    settings.game = "sunrise";
    house.open({"ann", "ann"}, settings);
    const auto ann = house.watch("ann", seen_by_spectator());
    const auto hands_in = [](const Value& message) {
        std::vector<bool> hands;
        for (const Value& seat : *message.find("state")->find("seats")->items()) {
            hands.push_back(seat.find("hand") != nullptr);
        }
        return hands;
    };
    EXPECT_EQ(hands_in(ann->last()), (std::vector{false, false}));
    house.tables.look("t", ann, seen_by(1), [](const Answer&) {});
    house.loop.run_until([&] { return ann->messages.size() == 2; });
    EXPECT_EQ(hands_in(ann->last()), (std::vector{false, true}));
    EXPECT_EQ(number_in(ann->last(), "viewer"), 1);
}

TEST(Viewers, ASeatsViewIsForItsHolder) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_TRUE(house.watch("eve", seen_by(0))->messages.empty());
    EXPECT_TRUE(house.watch("ann", {.viewer = Viewer::all(), .language = {}})->messages.empty());
    const auto ann = house.watch("ann", seen_by(0));
    std::string code;
    house.tables.look("t", ann, seen_by(1), [&](const Answer& answer) { code = code_of(answer); });
    EXPECT_EQ(code, "seat/not_yours");
    EXPECT_EQ(ann->messages.size(), 1U);
}

TEST(Viewers, WhoeverLosesASeatSeesItNoMore) {
    House house;
    with_game(house, "sunrise", {"ann", "bob"});
    const auto ann = house.watch("ann", seen_by(0));
    ASSERT_NE(ann->messages.back().find("\"hand\""), std::string::npos);
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 0), "anns-phone")), "");
    ASSERT_EQ(ann->messages.size(), 2U);
    EXPECT_EQ(ann->messages.back().find("\"hand\""), std::string::npos);
}

}  // namespace
}  // namespace faubourg::server
