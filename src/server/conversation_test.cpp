#include "src/server/conversation.h"

#include "src/server/testing.h"

namespace faubourg::server {
namespace {

// Keeps the messages it is sent.
class Scroll final : public Outlet {
  public:
    void write(std::shared_ptr<const std::string> message) override {
        messages.push_back(*codec::from_json(*message));
    }
    void hang_up(std::string_view code) override { closed = code; }

    std::vector<Value> messages;
    std::string closed;
};

std::shared_ptr<Conversation> talk(House& house, Outlet& outlet, const std::string& guest) {
    static const Limits limits;
    auto made = std::make_shared<Conversation>(house.tables, outlet,
                                               Hello{.table = "t",
                                                     .guest = guest,
                                                     .seat = std::nullopt,
                                                     .language = std::nullopt,
                                                     .since = std::nullopt,
                                                     .address = {}},
                                               limits, house.clock);
    made->begin();
    return made;
}

TEST(Conversation, WhoeverHoldsSeveralSeatsComesBackToAllOfThem) {
    House house;
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "ann", "bob"}, settings);
    const auto absent = [&](Seat seat) {
        return house.read([&](const Table& table) { return table.seats()[seat.index()].absent; });
    };
    // Bob acts in time. Ann does not, until both of her seats are absent.
    while (!absent(0) || !absent(1)) {
        const Seat seat = house.actor();
        if (seat == 2) house.wish("act", "bob", 2, house.legal(2).front());
        house.now += 61'000;
        house.tables.sweep();
        house.loop.run_until([&] { return seat == 2 || absent(seat) || house.actor() != seat; });
    }
    Scroll scroll;
    const auto ann = talk(house, scroll, "ann");
    house.loop.run_until([&] { return !absent(0) && !absent(1); });
    ann->end();
}

TEST(Conversation, EndsWithTheTable) {
    House house;
    house.open({"ann", "bob"});
    Scroll scroll;
    const auto ann = talk(house, scroll, "ann");
    house.loop.run_until([&] { return !scroll.messages.empty(); });
    const Millis later = house.now + 1;
    house.store->purge(
        {.over_before = later, .idle_before = later, .guest_before = 0, .link_before = 0}, "");
    ann->hear(R"({"do":"vote","id":"v","seat":0,"version":1})");
    house.loop.run_until([&] { return !scroll.closed.empty(); });
    EXPECT_EQ(scroll.closed, "table/unknown");
    ann->end();
}

}  // namespace
}  // namespace faubourg::server
