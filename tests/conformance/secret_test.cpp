#include <algorithm>

#include "src/codec/json.h"

#include "tests/conformance/games.h"

// Non-interference, on bytes: what a viewer is shown does not depend on what that viewer may not
// know.
namespace faubourg::conformance {
namespace {

template <class R>
class SecretConformance : public testing::Test {};
TYPED_TEST_SUITE(SecretConformance, GameTypes, GameNames);

// A position that differs only in what the viewer may not know: hidden parts are dealt anew, and
// every face-down deck has another order.
template <class R>
Position<R> twin_of(const Position<R>& position, Viewer viewer, FastRandom& random) {
    const R& rules = default_rules<R>();
    Position<R> twin = position;
    if (!viewer.is_all()) {
        twin.state = rules.sample(rules.hide(position.state, viewer), viewer.seat, random);
        Deal fresh("twin " + std::to_string(random.next()));
        for (int deck = 0; deck < R::kDecks; ++deck) {
            fresh.shuffle(deck, rules.deck(twin.state, deck));
        }
        twin.deal = fresh;
    }
    return twin;
}

// Draws, and remembers who saw which card.
class Watched {
  public:
    struct Draw {
        int deck;
        int kind;
        Witness seen_by;
    };
    explicit Watched(Deal& deal) : deal_(&deal) {}
    void shuffle(int deck, std::span<const std::uint8_t> counts) { deal_->shuffle(deck, counts); }
    int draw(int deck, std::span<const std::uint8_t> counts, int total, Witness seen_by) {
        const int kind = deal_->draw(deck, counts, total, seen_by);
        draws.push_back({.deck = deck, .kind = kind, .seen_by = seen_by});
        return kind;
    }
    std::vector<Draw> draws;

  private:
    Deal* deal_;
};

// Gives the viewer the same cards as before and everybody else random ones.
class Forced {
  public:
    Forced(std::vector<Watched::Draw> draws, Viewer viewer, FastRandom& random)
        : draws_(std::move(draws)), viewer_(viewer), random_(&random), any_(random) {}
    void shuffle(int /*deck*/, std::span<const std::uint8_t> /*counts*/) {}
    int draw(int deck, std::span<const std::uint8_t> counts, int total, Witness seen_by) {
        possible = possible && next_ < draws_.size();
        if (!possible) return any_.draw(deck, counts, total, seen_by);
        const Watched::Draw& draw = draws_[next_++];
        possible = draw.deck == deck && draw.seen_by == seen_by;
        if (!seen_by.includes(viewer_)) {
            return any_.draw(deck, counts, total, seen_by);
        }
        possible = possible && counts[static_cast<std::size_t>(draw.kind)] > 0;
        return possible ? draw.kind : any_.draw(deck, counts, total, seen_by);
    }
    bool possible = true;

  private:
    std::vector<Watched::Draw> draws_;
    Viewer viewer_;
    FastRandom* random_;
    SampledChance any_;
    std::size_t next_ = 0;
};

template <class R>
std::string shown(const Position<R>& position, Viewer viewer) {
    const R& rules = default_rules<R>();
    std::string bytes = codec::to_json(position.document(viewer));
    const Standing standing = rules.score(position.state, viewer);
    for (const Seat seat : all_seats(standing.players)) {
        const SeatScore& score = standing.seats[seat];
        bytes += " " + std::to_string(score.total) + "/" + std::to_string(score.tie_break) + "/" +
                 std::to_string(score.hidden_parts);
        for (std::size_t part = 0; part < R::kScoreParts.size(); ++part) {
            if ((score.hidden_parts >> part & 1U) == 0) {
                bytes += "," + std::to_string(score.parts[part]);
            }
        }
    }
    bytes += rules.screen(rules.hide(position.state, viewer), viewer, ScreenStyle{});
    if (viewer.kind != Viewer::Kind::Player) return bytes;
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        typename R::Action action{};
        action.code = static_cast<decltype(action.code)>(code);
        const auto refusal = rules.refusal(position.state, viewer.seat, action);
        bytes += "\n" + rules.text(action) + ": " + (refusal ? refusal->message : "legal");
    }
    return bytes;
}

TYPED_TEST(SecretConformance, AViewShowsNothingOfWhatIsHidden) {
    FastRandom random(11);
    int step = 0;
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        if (++step % 3 != 0) return;
        for (const Viewer viewer : all_viewers(position.state.players)) {
            if (viewer.is_all()) continue;
            const auto twin = twin_of(position, viewer, random);
            ASSERT_EQ(shown(position, viewer), shown(twin, viewer));
        }
    });
}

TYPED_TEST(SecretConformance, HidingBlanksAllThatIsNotShown) {
    const TypeParam& rules = default_rules<TypeParam>();
    FastRandom random(12);
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        for (const Viewer viewer : all_viewers(position.state.players)) {
            auto hidden = position;
            hidden.state = rules.hide(position.state, viewer);
            ASSERT_EQ(hidden.document(viewer), position.document(viewer));
            if (viewer.is_all()) {
                ASSERT_EQ(hidden.state, position.state);
                continue;
            }
            ASSERT_EQ(rules.hide(hidden.state, viewer), hidden.state);
            const auto twin = twin_of(position, viewer, random);
            ASSERT_EQ(rules.hide(twin.state, viewer), hidden.state)
                << "a bot would be given something its seat can't know";
        }
    });
}

TYPED_TEST(SecretConformance, ResampledStatesArePossibleAndFitTheView) {
    const TypeParam& rules = default_rules<TypeParam>();
    FastRandom random(13);
    random_games<TypeParam>(1, [&](const auto& position, Seat, auto) {
        for (const Seat seat : all_seats(position.state.players)) {
            const auto twin = twin_of(position, Viewer::of(seat), random);
            Deal deal("other");
            const auto read = rules.read_document(twin.document(Viewer::all()), deal);
            ASSERT_TRUE(read.has_value()) << read.error().message;
            ASSERT_EQ(twin.document(Viewer::of(seat)), position.document(Viewer::of(seat)));
        }
    });
}

// Whether anything is hidden from the seat to act in a random game with this option switched on.
template <class R>
bool hides_something(std::string_view option) {
    const R& rules = default_rules<R>();
    const int players = R::kFacts.min_players;
    Value given = Value::object();
    if (!option.empty()) given.add(option, true);
    const auto options = rules.read_options(given, players);
    if (!options) {
        ADD_FAILURE() << options.error().message;
        return false;
    }
    FastRandom random(15);
    Deal deal("hides");
    auto state = rules.set_up(players, *options, deal);
    NoEvents silent;
    while (rules.actor(state) != kNobody) {
        const Seat seat = rules.actor(state);
        if (rules.hide(state, Viewer::of(seat)) != state) return true;
        const auto actions = legal_of<R>(state, seat);
        const auto action = actions[random.below(static_cast<std::uint32_t>(actions.size()))];
        rules.apply(state, seat, action, deal, silent);
    }
    return false;
}

TYPED_TEST(SecretConformance, AGameSaysWhetherItHasSecretsAndWhatOpensThem) {
    EXPECT_EQ(hides_something<TypeParam>(""), TypeParam::kFacts.secrets);
    for (const OptionFacts& option : default_rules<TypeParam>().options()) {
        if (option.kind != OptionFacts::Kind::Switch) continue;
        EXPECT_EQ(hides_something<TypeParam>(option.name),
                  TypeParam::kFacts.secrets && !option.reveals)
            << option.name;
    }
}

TYPED_TEST(SecretConformance, EventsTellAViewerOnlyWhatItMayKnow) {
    const TypeParam& rules = default_rules<TypeParam>();
    FastRandom random(14);
    int compared = 0;
    random_games<TypeParam>(2, [&](const auto& position, Seat seat, auto action) {
        for (const Viewer viewer : all_viewers(position.state.players)) {
            if (viewer.is_all()) continue;
            auto twin = twin_of(position, viewer, random);
            // If the twin forbids the action, seeing it played tells the two positions apart.
            if (rules.refusal(twin.state, seat, action)) continue;
            auto played = position;
            Watched watched(played.deal);
            EventLog<typename TypeParam::Event> log;
            rules.apply(played.state, seat, action, watched, log);
            Forced forced(watched.draws, viewer, random);
            EventLog<typename TypeParam::Event> twin_log;
            rules.apply(twin.state, seat, action, forced, twin_log);
            if (!forced.possible) continue;
            ++compared;
            ASSERT_EQ(log.events().size(), twin_log.events().size());
            for (std::size_t i = 0; i < log.events().size(); ++i) {
                ASSERT_EQ(codec::to_json(event_document(rules, log.events()[i], viewer)),
                          codec::to_json(event_document(rules, twin_log.events()[i], viewer)));
                ASSERT_EQ(rules.tell(log.events()[i], viewer, Language::French),
                          rules.tell(twin_log.events()[i], viewer, Language::French));
            }
            if (rules.actor(played.state) == kNobody) continue;  // at the end everything is shown
            ASSERT_EQ(codec::to_json(played.document(viewer)),
                      codec::to_json(twin.document(viewer)));
        }
    });
    EXPECT_GT(compared, 100);
}

}  // namespace
}  // namespace faubourg::conformance
