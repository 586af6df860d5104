#include <algorithm>
#include <latch>
#include <thread>

#include "src/server/conversation.h"
#include "src/server/testing.h"

// Bots at a table: what their moves depend on, their levels, and their hints.
namespace faubourg::server {
namespace {

Settings with_secret(const std::string& game, const std::string& secret) {
    Settings settings;
    settings.game = game;
    settings.bot_secret = secret;
    return settings;
}

// What the bot in seat 1 answers to the first legal action of seat 0.
std::string reply_of(House& house) {
    house.loop.run_until([&] { return house.actor() == 0; });
    EXPECT_EQ(code_of(house.wish("act", "ann", 0, house.legal(0).front())), "");
    house.loop.run_until([&] { return house.actor() == 0; });
    const auto line = house.read([](const Table& table) { return table.match()->record(); });
    return line.actions.back().text;
}

// Otherwise a player could undo and try again until the bot's answer pleases.
TEST(BotSeeds, ThePositionBeforeAnUndoGetsTheSameAnswer) {
    House house;
    house.open({"ann", "bot:random"}, with_secret("california", "s"));
    const std::string reply = reply_of(house);
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(code_of(house.wish("undo", "ann", 0)), "");
        EXPECT_EQ(reply_of(house), reply);
    }
}

TEST(BotNames, OfOthersAreRefusedAtATable) {
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("bot", "ann", 0, "search:simulations=1000000000")), "bot/unknown");
}

TEST(BotLevels, PlayAllGamesToTheEnd) {
    for (const auto& rules : match::default_library().games()) {
        const std::string game(rules->facts().id);
        House house;
        house.open({"bot:level1", "bot:level6", "bot:level3"}, with_secret(game, "s"));
        house.loop.run_until([&] { return house.store->head("t")->phase == Phase::Over; });
        EXPECT_TRUE(Table::from_log(match::default_library(), house.store->entries("t", 0)));
        EXPECT_TRUE(house.logged.empty());
    }
}

TEST(Bots, OneWhoseSeatIsTakenBackMeanwhileIsNoCauseForAlarm) {
    House house;
    house.open({"ann", "bob"}, with_secret("california", "s"));
    const Seat seat = house.actor();
    ASSERT_EQ(code_of(house.wish("bot", name_of(seat), seat, "search")), "");
    ASSERT_EQ(code_of(house.wish("back", name_of(seat), seat)), "");
    house.loop.run_until([&] { return house.tables.counts().refusals > 0; });
    EXPECT_TRUE(house.logged.empty());
}

TEST(Bots, WherePeopleWaitGoFirst) {
    Loop loop;
    std::string answered;
    std::latch all_asked(1);
    // Delays answers, which keeps the bots' thread busy with the first job.
    class Late final : public Executor {
      public:
        Late(Executor& executor, std::latch& begin) : executor_(executor), begin_(begin) {}
        void post(Work work) override {
            begin_.wait();
            executor_.post(std::move(work));
        }
        void post_after(std::chrono::milliseconds delay, Work work) override {
            executor_.post_after(delay, std::move(work));
        }

      private:
        Executor& executor_;
        std::latch& begin_;
    };
    Late late(loop, all_asked);
    BotThreads bots(match::default_library(), 1, 4, late);
    const match::Record record = match::started("california", 3, "a deal")->record();
    const auto ask = [&](Bots::Urgency urgency, char name) {
        bots.think({.record = record, .bot = "random", .secret = {}}, urgency,
                   [&answered, name](const Result<match::SuggestionText>&) { answered += name; });
    };
    ask(Bots::Urgency::BotsAlone, '1');
    while (bots.waiting() > 0) std::this_thread::yield();
    while (bots.room(Bots::Urgency::BotsAlone) > 0) ask(Bots::Urgency::BotsAlone, 'b');
    ask(Bots::Urgency::Hint, 'h');
    ask(Bots::Urgency::People, 'p');
    all_asked.count_down();
    loop.run_until([&] { return answered.size() == 7; });
    EXPECT_EQ(answered, "1phbbbb");
}

// Keeps the messages it is sent.
class Ear final : public Outlet {
  public:
    void write(std::shared_ptr<const std::string> message) override {
        heard.push_back(*codec::from_json(*message));
    }
    void hang_up(std::string_view /*code*/) override {}
    std::vector<Value> heard;
};

class Hints : public testing::Test {
  protected:
    void open(const std::vector<std::string>& seats, const Settings& settings) {
        house_.open(seats, settings);
        talk_ = std::make_shared<Conversation>(house_.tables, ear_,
                                               Hello{.table = "t",
                                                     .guest = "ann",
                                                     .seat = std::nullopt,
                                                     .language = std::nullopt,
                                                     .since = std::nullopt,
                                                     .address = {}},
                                               limits_, house_.clock);
        talk_->begin();
        house_.loop.run_until([&] { return !ear_.heard.empty(); });
    }
    void TearDown() override { talk_->end(); }

    Value ask(Seat seat) {
        const std::size_t before = ear_.heard.size();
        talk_->hear(R"({"do":"hint","id":"h","seat":)" + std::to_string(seat.number()) + "}");
        house_.loop.run_until([&] { return ear_.heard.size() > before; });
        return ear_.heard.back();
    }
    std::string code(Seat seat) {
        const Value answer = ask(seat);
        const Value* code = answer.find("code");
        return code == nullptr ? "" : *code->string();
    }

    House house_;
    Limits limits_;
    Ear ear_;
    std::shared_ptr<Conversation> talk_;
};

TEST_F(Hints, ShowWhatTheStrongestBotThinks) {
    open({"ann", "bob"}, with_secret("california", "s"));
    if (house_.actor() != 0) house_.wish("act", "bob", 1, house_.legal(1).front());
    const Value hint = ask(0);
    ASSERT_EQ(*hint.find("type")->string(), "hint");
    EXPECT_EQ(*hint.find("id")->string(), "h");
    EXPECT_EQ(*hint.find("version")->integer(), house_.version());
    const auto& candidates = *hint.find("candidates")->items();
    ASSERT_GT(candidates.size(), 1U);
    EXPECT_EQ(*candidates.front().find("action"), *hint.find("action"));
    const auto legal = house_.legal(0);
    for (const Value& candidate : candidates) {
        EXPECT_EQ(std::ranges::count(legal, *candidate.find("action")->string()), 1);
        EXPECT_GT(*candidate.find("visits")->integer(), 0);
    }
    EXPECT_EQ(house_.version(), *hint.find("version")->integer()) << "a hint is no entry";
}

TEST_F(Hints, AreForTheSeatToActAndItsHolder) {
    open({"ann", "bob"}, with_secret("california", "s"));
    EXPECT_EQ(code(1), "seat/not_yours");
    while (house_.actor() == 0) house_.wish("act", "ann", 0, house_.legal(0).front());
    EXPECT_EQ(code(0), "action/not_your_turn");
    house_.wish("abandon", "ann", 0);
    EXPECT_EQ(code(0), "match/over");
}

TEST_F(Hints, CanBeSwitchedOffForATable) {
    Settings settings = with_secret("california", "s");
    settings.hints = false;
    open({"ann", "bob"}, settings);
    EXPECT_EQ(code(0), "hint/off");
}

TEST_F(Hints, AreLimitedForAGuest) {
    open({"ann", "ann"}, with_secret("california", "s"));
    const Seat seat = house_.actor();
    for (int i = 0; i < 3; ++i) EXPECT_EQ(code(seat), "");
    EXPECT_EQ(code(seat), "limit/hints");
    house_.now += 1000;
    EXPECT_EQ(code(seat), "");
}

}  // namespace
}  // namespace faubourg::server
