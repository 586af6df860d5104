#include <algorithm>

#include "src/server/conversation.h"
#include "src/server/testing.h"

#include "tests/conformance/games.h"

// Non-interference on the wire: every byte that the server sends to a viewer is independent of what
// that viewer may not know.
namespace faubourg::conformance {
namespace {

using server::Conversation;
using server::House;

template <class R>
class LeakConformance : public testing::Test {};
TYPED_TEST_SUITE(LeakConformance, GameTypes, GameNames);

// A connection that keeps every byte sent to it.
class Wire final : public server::Outlet {
  public:
    void write(std::shared_ptr<const std::string> message) override { bytes += *message + "\n"; }
    void hang_up(std::string_view code) override { bytes += "closed " + std::string(code) + "\n"; }
    std::string bytes;
};

// Notes who sees each drawn card.
class Watched {
  public:
    explicit Watched(Deal& deal) : deal_(&deal) {}
    void shuffle(int deck, std::span<const std::uint8_t> counts) { deal_->shuffle(deck, counts); }
    int draw(int deck, std::span<const std::uint8_t> counts, int total, Witness seen_by) {
        seers.push_back(seen_by);
        return deal_->draw(deck, counts, total, seen_by);
    }
    std::vector<Witness> seers;

  private:
    Deal* deal_;
};

template <class R>
Position<R> twin_of(const Position<R>& position, Viewer viewer, FastRandom& random) {
    const R& rules = default_rules<R>();
    Position<R> twin = position;
    twin.state = rules.sample(rules.hide(position.state, viewer), viewer.seat, random);
    Deal fresh("twin " + std::to_string(random.next()));
    for (int deck = 0; deck < R::kDecks; ++deck) fresh.shuffle(deck, rules.deck(twin.state, deck));
    twin.deal = fresh;
    return twin;
}

// A table in this position with all its people, and what one viewer is sent.
template <class R>
class Shown {
  public:
    Shown(const Position<R>& position, Viewer viewer, const std::string& seed) {
        table::Settings settings;
        settings.game = R::kFacts.id;
        settings.setup.seed = seed;
        settings.setup.initial_state = position.document(Viewer::all());
        std::vector<std::string> people;
        for (const Seat seat : all_seats(position.state.players)) people.push_back(name(seat));
        const server::Answer opened = house_.open(people, settings);
        EXPECT_TRUE(opened.number) << opened.number.error().message;
        const bool player = viewer.kind == Viewer::Kind::Player;
        server::Hello hello{.table = "t",
                            .guest = player ? name(viewer.seat) : "",
                            .seat = player ? std::optional(viewer.seat) : std::nullopt,
                            .language = Language::English,
                            .since = std::nullopt,
                            .address = {}};
        talk_ = std::make_shared<Conversation>(house_.tables, wire_, std::move(hello), limits_,
                                               house_.clock);
        talk_->begin();
        settle();
    }
    ~Shown() { talk_->end(); }
    Shown(const Shown&) = delete;
    Shown& operator=(const Shown&) = delete;

    bool play(Seat seat, const std::string& action) {
        return house_.wish("act", name(seat), seat, action).number.has_value();
    }
    void say(const std::string& text) {
        talk_->hear(text);
        settle();
    }
    void export_record(Viewer viewer) {
        wire_.bytes += house_.read([&](const table::Table& table) {
            const table::Look look{.viewer = viewer, .language = Language::English};
            return codec::to_json(table::export_document(table, viewer)) +
                   codec::to_json(table::replay_document(table, look, 0, 500)) +
                   table::export_text(table, viewer, Language::French);
        });
    }
    const std::string& bytes() const { return wire_.bytes; }

  private:
    static std::string name(Seat seat) { return "guest" + std::to_string(seat.number()); }
    // Waits until every earlier question has been answered.
    void settle() { house_.version(); }

    House house_{library()};
    server::Limits limits_ = {.messages_per_second = 0};
    Wire wire_;
    std::shared_ptr<Conversation> talk_;
};

TYPED_TEST(LeakConformance, EveryByteSentIsTheSameWhateverIsHidden) {
    const auto& rules = default_rules<TypeParam>();
    FastRandom random(5);
    int step = 0;
    int compared = 0;
    random_games<TypeParam>(1, [&](const auto& position, Seat seat, auto action) {
        if (++step % 7 != 0) return;
        for (const Viewer viewer : all_viewers(position.state.players)) {
            if (viewer.is_all()) continue;
            const auto twin = twin_of(position, viewer, random);
            Shown<TypeParam> real(position, viewer, "one seed");
            Shown<TypeParam> other(twin, viewer, "another seed");
            // An action that shows the viewer no new card and that both tables allow.
            auto state = position.state;
            Deal deal = position.deal;
            Watched watched(deal);
            NoEvents silent;
            rules.apply(state, seat, action, watched, silent);
            const bool hidden = std::ranges::none_of(
                watched.seers, [&](Witness seer) { return seer.includes(viewer); });
            const std::string text = rules.text(action);
            const bool over = rules.actor(state) == kNobody;  // then everything is shown
            const bool played =
                hidden && !over && !rules.refusal(twin.state, seat, action).has_value();
            if (played) {
                EXPECT_TRUE(real.play(seat, text));
                EXPECT_TRUE(other.play(seat, text));
                ++compared;
            }
            const Seat own = viewer.kind == Viewer::Kind::Player ? viewer.seat : 0;
            // An action that the viewer may not take in either world must be refused in the same
            // words.
            const bool refused = !played && rules.refusal(position.state, own, action) &&
                                 rules.refusal(twin.state, own, action);
            const std::string start =
                R"("seat":)" + std::to_string(own.number()) + R"(,"version":)";
            const std::string now = start + (played ? "2" : "1");
            for (auto* table : {&real, &other}) {
                table->say(R"({"do":"act","id":"a",)" + now + R"(,"action":"nonsense"})");
                table->say(R"({"do":"act","id":"b",)" + start + R"(0,"action":")" + text + "\"}");
                if (refused) {
                    table->say(R"({"do":"act","id":"c",)" + now + R"(,"action":")" + text + "\"}");
                }
                table->say(R"({"do":"undo","id":"d",)" + now + "}");
                table->say(R"({"do":"look","id":"e","seat":)" + std::to_string(own.number()) + "}");
                table->export_record(viewer);
            }
            ASSERT_EQ(real.bytes(), other.bytes());
        }
    });
    EXPECT_GT(compared, 0);
}

}  // namespace
}  // namespace faubourg::conformance
