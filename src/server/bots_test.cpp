#include <algorithm>
#include <latch>
#include <thread>

#include "src/server/conversation.h"
#include "src/server/testing.h"

// Bots at a table: what they follow from, their levels, and what they say when asked.
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

TEST(BotSeeds, FollowFromTheTablesSecretAndTheSeatsView) {
    const auto match = match::started("sunrise", 2, "one deal");
    EXPECT_EQ(thinking_seed(*match, "a"), thinking_seed(*match, "a"));
    EXPECT_NE(thinking_seed(*match, "a"), thinking_seed(*match, "b"));
    FastRandom random(1);
    const std::uint64_t before = thinking_seed(*match, "a");
    match::play_at_random(*match, random, 1);
    EXPECT_NE(thinking_seed(*match, "a"), before);
}

TEST(BotSeeds, DoNotFollowFromWhatTheSeatCannotKnow) {
    // California hides nothing but the order of its pile: two deals that have shown the same are
    // the same to the seat.
    const auto first = match::started("california", 2, "one deal");
    match::Setup setup = match::setup_for(2, "another deal");
    setup.initial_state = first->state(Viewer::all());
    const auto second = match::started("california", setup);
    ASSERT_EQ(codec::to_json(first->state(Viewer::of(first->actor()))),
              codec::to_json(second->state(Viewer::of(second->actor()))));
    EXPECT_EQ(thinking_seed(*first, "s"), thinking_seed(*second, "s"));
}

// Else one could ask again until the answer pleases.
TEST(BotSeeds, ThePositionBeforeAnUndoGetsTheSameAnswer) {
    House house;
    house.open({"ann", "bot:random"}, with_secret("california", "s"));
    const std::string reply = reply_of(house);
    for (int i = 0; i < 5; ++i) {
        ASSERT_EQ(code_of(house.wish("undo", "ann", 0)), "");
        EXPECT_EQ(reply_of(house), reply);
    }
}

TEST(BotNames, OfOurOwnListOnly) {
    for (const std::string_view name : offered_bots()) {
        EXPECT_TRUE(check_bot(name)) << name;
        for (const auto& rules : match::default_library().games()) {
            EXPECT_TRUE(rules->bot(name)) << name;
        }
    }
    for (const std::string_view name :
         {"", "level7", "search:simulations=1000000000", "level1:simulations=9"}) {
        const auto checked = check_bot(name);
        ASSERT_FALSE(checked) << name;
        EXPECT_EQ(checked.error().code, "bot/unknown");
    }
    House house;
    house.open({"ann", "bob"});
    EXPECT_EQ(code_of(house.wish("bot", "ann", 0, "search:simulations=1000000000")), "bot/unknown");
}

TEST(BotLevels, PlayAllGamesToTheEnd) {
    for (const std::string game : {"california", "sunrise", "dreamhome"}) {
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
    Bots bots(match::default_library(), 1, 4, [&](std::move_only_function<void()> task) {
        all_asked.wait();  // keeps the bots' thread busy with the first
        loop.post(std::move(task));
    });
    const match::Record record = match::started("california", 3, "a deal")->record();
    const auto ask = [&](Bots::Urgency urgency, char name) {
        return bots.think(
            {.record = record, .bot = "random", .secret = {}, .urgency = urgency},
            [&answered, name](const Result<match::SuggestionText>&) { answered += name; });
    };
    ask(Bots::Urgency::BotsAlone, '1');
    while (bots.waiting() > 0) std::this_thread::yield();
    while (ask(Bots::Urgency::BotsAlone, 'b')) continue;
    EXPECT_EQ(bots.room(Bots::Urgency::BotsAlone), 0U);
    EXPECT_TRUE(ask(Bots::Urgency::Hint, 'h'));
    EXPECT_TRUE(ask(Bots::Urgency::People, 'p'));
    all_asked.count_down();
    loop.run_until([&] { return answered.size() == 7; });
    EXPECT_EQ(answered, "1phbbbb");
}

// Keeps what is said on it.
class Ear final : public Line {
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
                                               limits_, [this] { return house_.now; });
        talk_->begin();
        house_.loop.run_until([&] { return !ear_.heard.empty(); });
    }
    void TearDown() override { talk_->end(); }

    Value ask(Seat seat) {
        const std::size_t before = ear_.heard.size();
        talk_->hear(R"({"do":"hint","id":"h","seat":)" + std::to_string(seat) + "}");
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
