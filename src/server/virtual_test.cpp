#include <gtest/gtest.h>

#include "src/codec/json.h"
#include "src/core/random.h"
#include "src/match/testing.h"
#include "src/server/api.h"
#include "src/server/conversation.h"
#include "src/server/upkeep.h"
#include "src/server/virtual_testing.h"
#include "src/store/memory_store.h"

namespace faubourg::server {
namespace {

using namespace std::chrono_literals;

// A whole server without the network.
class VirtualServer {
  public:
    explicit VirtualServer(store::Store& store, VirtualWorld& world)
        : queue(store, world),
          bots(match::default_library(), world),
          tables(match::default_library(), queue, bots, world, {},
                 [](std::string_view event, const std::string&, const std::string& detail) {
                     ADD_FAILURE() << event << ": " << detail;
                 }),
          guests(queue, world),
          api(match::default_library(), queue, tables, guests, world, config),
          upkeep(tables, queue, world, world, config) {
        upkeep.start();
    }

    Config config;
    VirtualStoreQueue queue;
    VirtualBots bots;
    Tables tables;
    Guests guests;
    Api api;
    Upkeep upkeep;
};

// A person at a table who acts whenever it is their turn: at random, but the same in every run.
class Player final : public Outlet {
  public:
    Player(VirtualServer& server, VirtualWorld& world, const std::string& table,
           const std::string& guest, Seat seat)
        : world_(world),
          seat_(seat),
          random_(static_cast<std::uint64_t>(seat.number()) + 1),
          talk_(std::make_shared<Conversation>(server.tables, *this,
                                               Hello{.table = table,
                                                     .guest = guest,
                                                     .seat = seat,
                                                     .language = Language::English,
                                                     .since = std::nullopt,
                                                     .address = {}},
                                               server.config.limits, world)) {
        talk_->begin();
    }
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    ~Player() override { talk_->end(); }

    void write(std::shared_ptr<const std::string> message) override {
        heard += *message + "\n";
        const Value seen = *codec::from_json(*message);
        const Value* turn = seen.find("turn");
        const Value* legal = seen.find("legal");
        if (turn == nullptr || turn->integer() == nullptr || *turn->integer() != seat_.number() ||
            legal == nullptr || legal->items()->empty() || sleeps) {
            return;
        }
        const auto& actions = *legal->items();
        const Value& action = actions[random_.below(static_cast<std::uint32_t>(actions.size()))];
        Value wish = Value::object();
        wish.add("do", "act")
            .add("id", "w" + std::to_string(++wishes_))
            .add("seat", seat_)
            .add("version", *seen.find("version"))
            .add("action", action);
        world_.post_after(100ms, [talk = talk_, text = codec::to_json(wish)] { talk->hear(text); });
    }
    void hang_up(std::string_view code) override { heard += "closed " + std::string(code); }

    std::string heard;
    bool sleeps = false;

  private:
    VirtualWorld& world_;
    Seat seat_;
    FastRandom random_;
    int wishes_ = 0;
    std::shared_ptr<Conversation> talk_;
};

Settings with_people(const std::string& game, std::vector<SeatHolder> seats) {
    const match::AnyRules* rules = match::default_library().find(game);
    Settings settings;
    settings.game = game;
    settings.pack = rules->pack_hash();
    settings.rules_version = rules->facts().rules_version;
    settings.setup.players = static_cast<int>(seats.size());
    settings.setup.seed = "a deal";
    settings.owner = "ann";
    settings.seconds = 60;
    settings.substitute = "random";
    settings.bot_secret = "s";
    settings.seats = std::move(seats);
    return settings;
}

SeatHolder person(const std::string& name) {
    SeatHolder seat;
    seat.kind = SeatHolder::Kind::Guest;
    seat.guest = seat.name = name;
    return seat;
}
SeatHolder bot(const std::string& name) {
    SeatHolder seat;
    seat.kind = SeatHolder::Kind::Bot;
    seat.bot = name;
    return seat;
}

struct Outcome {
    std::string heard;
    std::vector<StoredEntry> log;
    Millis ended = 0;
};

// A game of two people and a bot on a store that fails for a while. Later Bob stops playing, and a
// bot plays for him to the end.
Outcome play(const std::string& game) {
    VirtualWorld world(1'000'000'000);
    store::MemoryStore store;
    VirtualServer server(store, world);
    const std::string id = "0000000000000001";
    server.tables.open(id, with_people(game, {person("ann"), person("bob"), bot("greedy")}),
                       [](const Answer& answer) { EXPECT_TRUE(answer.number); });
    Player ann(server, world, id, "ann", 0);
    Player bob(server, world, id, "bob", 1);
    world.run_for(500ms);
    server.queue.fail_for(3s);
    EXPECT_FALSE(server.queue.healthy());
    world.run_for(5s);
    EXPECT_TRUE(server.queue.healthy());
    bob.sleeps = true;
    for (int minute = 0; minute < 600 && store.head(id)->phase != Phase::Over; ++minute) {
        world.run_for(1min);
    }
    EXPECT_EQ(store.head(id)->phase, Phase::Over);
    EXPECT_TRUE(server.tables.idle());
    server.upkeep.close();
    return {.heard = ann.heard + bob.heard, .log = store.entries(id, 0), .ended = world.now()};
}

TEST(VirtualWorld, AServerPlaysInOneThreadAndAlwaysTheSame) {
    for (const auto& rules : match::default_library().games()) {
        const std::string game(rules->facts().id);
        const Outcome first = play(game);
        const Outcome second = play(game);
        EXPECT_EQ(first.heard, second.heard) << game;
        EXPECT_EQ(first.log, second.log) << game;
        EXPECT_EQ(first.ended, second.ended) << game;
        EXPECT_TRUE(std::ranges::any_of(first.log, [](const StoredEntry& entry) {
            return entry.kind == "absent";
        })) << game;
        EXPECT_NE(first.heard.find(R"("phase":"over")"), std::string::npos) << game;
    }
}

// Each of these requests asks the store several questions, one after the other.
TEST(VirtualWorld, TheApiAnswersAsTheStoreDoes) {
    VirtualWorld world(1'000'000'000);
    store::MemoryStore store;
    VirtualServer server(store, world);
    std::vector<Response> answers;
    const auto ask = [&](const std::string& method, const std::string& path,
                         const std::string& body, const std::string& secret) {
        Request request;
        request.method = method;
        request.path = path;
        request.body = body;
        request.secret = secret;
        const std::size_t before = answers.size();
        server.api.handle(std::move(request),
                          [&](Response answer) { answers.push_back(std::move(answer)); });
        world.run_for(20ms);
        EXPECT_EQ(answers.size(), before + 1) << path;
        return answers.back();
    };
    const Response made =
        ask("POST", "/api/tables",
            R"({"game":"california","seats":[{"kind":"me"},{"kind":"invited"}]})", "");
    ASSERT_EQ(made.status, 201) << made.body;
    const std::string table = *codec::from_json(made.body)->find("id")->string();
    const std::string path = "/api/tables/" + table;
    const Response invited = ask("POST", path + "/invite", R"({"seat":1})", made.new_secret);
    ASSERT_EQ(invited.status, 201) << invited.body;
    const std::string link = *codec::from_json(invited.body)->find("secret")->string();
    const Response seated =
        ask("POST", "/api/links", R"({"secret":")" + link + R"(","name":"Bob"})", "");
    ASSERT_EQ(seated.status, 200) << seated.body;
    EXPECT_NE(codec::from_json(seated.body)->find("return"), nullptr);
    EXPECT_EQ(ask("POST", path + "/rematch", "", seated.new_secret).status, 409);
    EXPECT_EQ(ask("POST", path + "/abandon", "", seated.new_secret).status, 403);
    EXPECT_EQ(ask("POST", path + "/abandon", "", made.new_secret).status, 200);
    EXPECT_EQ(ask("POST", path + "/rematch", "", seated.new_secret).status, 201);
    EXPECT_EQ(ask("POST", path + "/rematch", "", made.new_secret).status, 200) << "the same one";
}

// Whatever waits is never answered, and no memory leaks.
TEST(VirtualWorld, MayEndWhileSomethingIsUnderWay) {
    const auto kept = std::make_shared<int>(0);
    {
        VirtualWorld world(1'000'000'000);
        store::MemoryStore store;
        VirtualServer server(store, world);
        Request request;
        request.method = "GET";
        request.path = "/api/tables/0000000000000001";
        server.api.handle(request, [kept](const Response&) { FAIL(); });
        server.tables.read("0000000000000002", [kept](const Result<TablePtr>&) { FAIL(); });
        EXPECT_EQ(kept.use_count(), 3);
        server.tables.forget();
    }
    EXPECT_EQ(kept.use_count(), 1);
}

}  // namespace
}  // namespace faubourg::server
