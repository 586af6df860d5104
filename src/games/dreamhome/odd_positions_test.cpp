#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

// Positions that no game reaches. Those that are accepted must be playable to the end.
namespace faubourg::dreamhome {
namespace {

// The document of a state, with decks in the order of their kinds.
Value document_of(const State& state) {
    Deal deal("mess");
    for (int number = 0; number < Rules::kDecks; ++number) {
        std::vector<std::uint8_t> order;
        const auto counts = default_rules().deck(state, number);
        for (std::size_t kind = 0; kind < counts.size(); ++kind) {
            order.insert(order.end(), counts[kind], static_cast<std::uint8_t>(kind));
        }
        deal.set_order(number, order);
    }
    return state_document(default_rules(), state, deal, Value::object(), Viewer::all());
}

class Mess {
  public:
    Mess(int players, std::uint64_t seed) : random_(seed), state(make(players, random_)) {}

    void stir() {
        const std::uint32_t changes = 1 + random_.below(12);
        for (std::uint32_t i = 0; i < changes; ++i) change();
    }

  private:
    FastRandom random_;

  public:
    State state;

  private:
    // A game played for a while.
    static State make(int players, FastRandom& random) {
        const Rules& rules = default_rules();
        Deal deal("mess" + std::to_string(random.below(1000)));
        State state = rules.set_up(players, {}, deal);
        SampledChance chance(random);
        NoEvents none;
        ActionList<Rules> list;
        for (std::uint32_t steps = random.below(90); steps > 0; --steps) {
            State next = state;
            rules.legal(state, state.to_act, list);
            rules.apply(next, state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], chance, none);
            if (next.phase == Phase::Over) break;
            state = next;
        }
        return state;
    }

    Seat seat() { return Seat::of(random_.below(state.players)); }
    Space space() { return static_cast<Space>(random_.below(kSpaces)); }
    bool coin() { return random_.below(2) == 0; }
    // Takes a card of a random kind from the deck, if it has one.
    Card card() {
        const auto kind = random_.below(static_cast<std::uint32_t>(kCards));
        if (state.room_deck[kind] == 0) return kNoCard;
        --state.room_deck[kind];
        --state.room_deck_count;
        return static_cast<Card>(kind);
    }
    Resource resource() {
        const auto kind = random_.below(static_cast<std::uint32_t>(kResources));
        if (state.resource_deck[kind] == 0) return kNoResource;
        --state.resource_deck[kind];
        --state.resource_deck_count;
        return static_cast<Resource>(kind);
    }

    void change() {
        Home& home = state.home(seat());
        switch (random_.below(14)) {
            case 0:
                state.phase = static_cast<Phase>(random_.below(7));
                if (state.phase == Phase::Over) state.to_act = kNobody;
                return;
            case 1:
                state.round = static_cast<std::uint8_t>(1 + random_.below(kRounds));
                return;
            case 2:
                state.first = seat();
                state.marker = seat();
                return;
            case 3:
                state.to_act = seat();
                return;
            case 4:
                home.played = coin() ? 1 : 0;
                return;
            case 5:
                home.skips = coin() ? 1 : 0;
                return;
            case 6:
                state.rooms[random_.below(kColumns)] = coin() ? card() : kNoCard;
                return;
            case 7:
                state.resources[1 + random_.below(kColumns - 1)] = resource();
                return;
            case 8:
                state.taken_room = coin() ? card() : kNoCard;
                return;
            case 9:
                state.taken_resource = coin() ? resource() : kNoResource;
                return;
            case 10:
                place(home, space());
                return;
            case 11:
                remove(home, space());
                return;
            case 12: {
                const Space at = space();
                const auto token = static_cast<Token>(random_.below(10));
                const bool garden =
                    default_rules().components().decor[token].place == Decor::Place::Garden;
                // The token's card moves from the deck to the discards.
                if (!has(home.up, at) || garden || state.resource_deck[token] == 0) return;
                --state.resource_deck[token];
                --state.resource_deck_count;
                home.put_token(at, token);
                return;
            }
            default:
                give(home, resource());
                return;
        }
    }
    void place(Home& home, Space at) {
        if (has(home.filled(), at)) return;
        const Card taken = card();
        if (taken == kNoCard) return;
        if (coin()) {
            home.put_up(at, taken);
        } else {
            home.put_down(at, taken);
        }
    }
    static void remove(Home& home, Space at) {
        if (!has(home.occupied(), at)) return;
        home.remove_token(at);
        home.put_up(at, 0);
        home.up = without(home.up, only(at));
        home.cards[static_cast<std::size_t>(at)] = kNoCard;
    }
    static void give(Home& home, Resource taken) {
        if (taken == kNoResource) return;
        const ResourceCard& card = default_rules().components().resources[taken];
        if (card.sort == ResourceCard::Sort::Helper) ++home.helpers[card.index];
        if (card.sort == ResourceCard::Sort::Roof) {
            ++home.roofs[card.index];
            ++home.roof_count;
        }
        if (card.sort != ResourceCard::Sort::Tool) return;
        if (static_cast<Tool>(card.index) == Tool::Scaffolding) {
            const SpaceSet empty = home.empty();
            if (empty != 0) home.scaffolds |= only(std::countr_zero(unsigned{empty}));
        } else {
            ++home.tools[card.index];
        }
    }

    const std::size_t kCards = default_rules().components().cards.size();
    const std::size_t kResources = default_rules().components().resources.size();
};

TEST(DreamHomeOddPositions, what_is_accepted_can_be_played_to_the_end) {
    const Rules& rules = default_rules();
    FastRandom random(31);
    int accepted = 0;
    int refused = 0;
    for (int i = 0; i < 3000; ++i) {
        Mess mess(2 + i % 3, random.next());
        mess.stir();
        const Value document = document_of(mess.state);
        Deal deal("read");
        const auto read = rules.read_document(document, deal);
        if (!read) {
            ++refused;
            continue;
        }
        ++accepted;
        ASSERT_EQ(*read, mess.state);
        ASSERT_EQ(state_document(rules, *read, deal, Value::object(), Viewer::all()), document);
        State state = *read;
        EventLog<Event> log;
        ActionList<Rules> list;
        for (int steps = 0; state.phase != Phase::Over; ++steps) {
            ASSERT_LT(steps, 400);
            rules.legal(state, state.to_act, list);
            ASSERT_FALSE(list.empty());
            const Action action = list[random.below(static_cast<std::uint32_t>(list.size()))];
            ASSERT_FALSE(rules.gloss(state, state.to_act, action, Language::English).empty());
            rules.apply(state, state.to_act, action, deal, log);
            const auto rooms = rules.room_discard(state);
            const auto resources = rules.resource_discard(state);
            for (std::size_t kind = 0; kind < rooms.size(); ++kind) {
                ASSERT_LE(rooms[kind], rules.components().card_counts[kind]);
            }
            for (std::size_t kind = 0; kind < resources.size(); ++kind) {
                ASSERT_LE(resources[kind], rules.components().resource_counts[kind]);
            }
        }
    }
    EXPECT_GT(accepted, 300);
    EXPECT_GT(refused, 300);
}

std::string refusal_of(const State& state) {
    Deal deal("read");
    const auto read = default_rules().read_document(document_of(state), deal);
    return read ? "accepted" : read.error().code + " " + read.error().message;
}

TEST(DreamHomeOddPositions, a_token_in_play_whose_card_is_not_discarded_is_refused) {
    TestGame table(2, 4);
    table.home(1, ". . . . .", "living*piano . . . .", ". .");
    table.garden(0, "treehouse");
    table.turn(0);
    ASSERT_EQ(refusal_of(table.state), "accepted");
    const std::string in_home =
        "state/invalid seats[1].home.g1.decor: the card of the token piano is not in the discards";
    const auto piano = token_named(table.components(), "piano");
    State in_deck = table.state;
    ++in_deck.resource_deck[piano];
    ++in_deck.resource_deck_count;
    EXPECT_EQ(refusal_of(in_deck), in_home);
    State on_market = table.state;
    ++on_market.resource_deck[on_market.resources[2]];
    ++on_market.resource_deck_count;
    on_market.resources[2] = piano;
    EXPECT_EQ(refusal_of(on_market), in_home);
    State taken = table.state;
    taken.phase = Phase::PlaceRoom;
    taken.taken_room = std::exchange(taken.rooms[0], kNoCard);
    ASSERT_EQ(refusal_of(taken), "accepted");
    taken.taken_resource = piano;
    EXPECT_EQ(refusal_of(taken), in_home);
    State garden = table.state;
    ++garden.resource_deck[token_named(table.components(), "treehouse")];
    ++garden.resource_deck_count;
    EXPECT_EQ(
        refusal_of(garden),
        "state/invalid seats[0].garden: the card of the token treehouse is not in the discards");
}

}  // namespace
}  // namespace faubourg::dreamhome
