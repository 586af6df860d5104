#include "src/server/conversation.h"

#include "src/server/testing.h"

namespace faubourg::server {
namespace {

// Keeps what is written to it.
class Scroll final : public Line {
  public:
    void write(std::shared_ptr<const std::string> message) override {
        messages.push_back(*codec::from_json(*message));
    }
    void hang_up(std::string_view code) override { closed = code; }

    std::vector<Value> messages;
    std::string closed;
};

std::shared_ptr<Conversation> talk(House& house, Line& line, const std::string& guest) {
    static const Limits limits;
    auto made = std::make_shared<Conversation>(house.tables, line,
                                               Hello{.table = "t",
                                                     .guest = guest,
                                                     .seat = std::nullopt,
                                                     .language = std::nullopt,
                                                     .since = std::nullopt,
                                                     .address = {}},
                                               limits, [&house] { return house.now; });
    made->begin();
    return made;
}

TEST(Conversation, WhoeverHoldsSeveralSeatsComesBackToAllOfThem) {
    House house;
    Settings settings;
    settings.seconds = 60;
    house.open({"ann", "ann", "bob"}, settings);
    const auto absent = [&](Seat seat) {
        return house.read([&](const Table& table) {
            return table.seats()[static_cast<std::size_t>(seat)].absent;
        });
    };
    // Bob plays at once, ann does not.
    while (!absent(0) || !absent(1)) {
        const Seat seat = house.actor();
        if (seat == 2) house.wish("act", "bob", 2, house.legal(2).front());
        house.now += 61'000;
        house.tables.sweep();
        house.loop.run_until([&] { return seat == 2 || absent(seat) || house.actor() != seat; });
    }
    Scroll line;
    const auto ann = talk(house, line, "ann");
    house.loop.run_until([&] { return !absent(0) && !absent(1); });
    ann->end();
}

TEST(Conversation, EndsWithTheTable) {
    House house;
    house.open({"ann", "bob"});
    Scroll line;
    const auto ann = talk(house, line, "ann");
    house.loop.run_until([&] { return !line.messages.empty(); });
    const Millis later = house.now + 1;
    house.store->purge(
        {.over_before = later, .idle_before = later, .guest_before = 0, .link_before = 0}, "");
    ann->hear(R"({"do":"vote","id":"v","seat":0,"version":1})");
    house.loop.run_until([&] { return !line.closed.empty(); });
    EXPECT_EQ(line.closed, "table/unknown");
    ann->end();
}

}  // namespace
}  // namespace faubourg::server
