#pragma once

#include <algorithm>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "src/games/dreamhome/rules.h"
#include "src/games/testing.h"

// Positions for tests, written as one sees a home: a line a floor, a word a space.
//   living          a face-up card (a copy with the fewest children); living.1: that copy
//   living*piano    with a token
//   (kitchen)       face down          #   a Scaffolding          .   nothing
namespace faubourg::dreamhome {

inline const Rules& default_rules() { return default_rules_of<Rules>(); }

inline Space space_named(std::string_view text) {
    return static_cast<Space>(std::ranges::find(kSpaceTexts, text) - kSpaceTexts.begin());
}

inline Card card_named(const Components& components, const std::string& text) {
    for (std::size_t card = 0; card < components.cards.size(); ++card) {
        if (components.cards[card].text == text ||
            components.cards[card].text.starts_with(text + ".")) {
            return static_cast<Card>(card);
        }
    }
    ADD_FAILURE() << "no card " << text;
    return 0;
}

inline Resource resource_named(const Components& components, const std::string& text) {
    const auto found = std::ranges::find(components.resources, text, &ResourceCard::text);
    if (found == components.resources.end()) ADD_FAILURE() << "no resource " << text;
    return static_cast<Resource>(found - components.resources.begin());
}

inline Token token_named(const Components& components, const std::string& id) {
    return resource_named(components, "decor:" + id);
}

inline void lay(const Components& components, Home& home, Space space, std::string word) {
    if (word == ".") return;
    if (word == "#") {
        home.scaffolds |= only(space);
        return;
    }
    if (word.front() == '(') {
        home.put_down(space, card_named(components, word.substr(1, word.size() - 2)));
        return;
    }
    if (const std::size_t star = word.find('*'); star != std::string::npos) {
        home.put_token(space, token_named(components, word.substr(star + 1)));
        word.resize(star);
    }
    home.put_up(space, card_named(components, word));
}

inline Home home_of(const std::string& upper, const std::string& ground,
                    const std::string& basement) {
    const Components& components = default_rules().components();
    Home home;
    const std::array<std::string, 3> lines = {upper, ground, basement};
    for (std::size_t floor = 0; floor < kFloors.size(); ++floor) {
        std::istringstream words(lines[floor]);
        std::string word;
        int column = 0;
        while (words >> word) lay(components, home, kFloors[floor].first + column++, word);
        EXPECT_EQ(column, kFloors[floor].size) << lines[floor];
    }
    return home;
}

// A table that a test lays out and plays on. Cards that are nowhere else are in the decks; the
// chance is sampled with a fixed seed, so a test does not know the next cards.
class TestGame {
  public:
    explicit TestGame(int players, int round = 1, const Options& options = {})
        : rules_(default_rules()) {
        Deal deal("positions");
        Options fixed = options;
        if (!fixed.first) fixed.first = Seat{0};
        state = rules_.set_up(players, fixed, deal);
        state.round = static_cast<std::uint8_t>(round);
        market("living kitchen bedroom playroom garage",
               "- roof:red roof:brown roof:grey roof:green");
    }

    void market(const std::string& rooms, const std::string& resources) {
        std::istringstream room_words(rooms);
        std::istringstream resource_words(resources);
        for (std::size_t column = 0; column < kColumns; ++column) {
            std::string room;
            std::string resource;
            room_words >> room;
            resource_words >> resource;
            state.rooms[column] = room == "-" ? kNoCard : card_named(components(), room);
            state.resources[column] =
                resource == "-" ? kNoResource : resource_named(components(), resource);
        }
        settle();
    }
    void home(Seat seat, const std::string& upper, const std::string& ground,
              const std::string& basement) {
        const Home laid = home_of(upper, ground, basement);
        Home& mine = state.home(seat);
        mine.cards = laid.cards;
        mine.tokens = laid.tokens;
        mine.up = laid.up;
        mine.down = laid.down;
        mine.scaffolds = laid.scaffolds;
        mine.decorated = laid.decorated;
        settle();
    }
    // Puts empty rooms, made of the cards the deck has most of, on all empty spaces but these.
    void fill(Seat seat, SpaceSet spared = 0) {
        Home& mine = state.home(seat);
        for_each_space(without(mine.empty(), spared), [&](Space space) {
            const auto most = std::ranges::max_element(state.room_deck);
            mine.put_down(space, static_cast<Card>(most - state.room_deck.begin()));
            settle();
        });
    }
    void give(Seat seat, Helper helper, int count = 1) {
        state.home(seat).helpers[std::to_underlying(helper)] = static_cast<std::uint8_t>(count);
        settle();
    }
    void give(Seat seat, Tool tool, int count = 1) {
        state.home(seat).tools[std::to_underlying(tool)] = static_cast<std::uint8_t>(count);
        settle();
    }
    void roofs(Seat seat, const std::string& words) {
        std::istringstream in(words);
        std::string word;
        while (in >> word) {
            ++state.home(seat)
                  .roofs[resource_named(components(), "roof:" + word) - components().first_roof];
            ++state.home(seat).roof_count;
        }
        settle();
    }
    void garden(Seat seat, const std::string& words) {
        std::istringstream in(words);
        std::string word;
        while (in >> word) {
            state.home(seat).garden |= static_cast<TokenSet>(1U << token_named(components(), word));
        }
        settle();
    }
    // Makes it this seat's turn to take.
    void turn(Seat seat) {
        state.phase = Phase::Turn;
        state.to_act = seat;
        for (Seat other = state.first; other != seat; other = seat_after(other, state.players)) {
            state.home(other).played = 1;
        }
    }
    // Starts the round again with the cards that are in the market now.
    void open() {
        state.phase = state.players < 4 && state.family == 0 ? Phase::Discard : Phase::Turn;
        state.to_act = state.first;
    }
    // The last card is placed: all homes are as laid out, and the decks are in the discards.
    void last_placed(Seat marker = 0) {
        state.round = kRounds;
        state.marker = marker;
        state.room_deck.fill(0);
        state.resource_deck.fill(0);
        state.room_deck_count = state.resource_deck_count = 0;
    }
    // Moves these cards from the decks to the discards.
    void discarded(const std::string& words) {
        std::istringstream in(words);
        std::string word;
        while (in >> word) {
            if (word.find(':') == std::string::npos) {
                --state.room_deck[card_named(components(), word)];
                --state.room_deck_count;
            } else {
                --state.resource_deck[resource_named(components(), word)];
                --state.resource_deck_count;
            }
        }
    }

    // Applies a legal action; an illegal one fails the test.
    void act(std::string_view text) {
        const auto action = rules_.parse(text);
        ASSERT_TRUE(action) << text;
        ASSERT_EQ(why_not(text), "") << text;
        SampledChance chance(random_);
        rules_.apply(state, state.to_act, *action, chance, log);
    }
    Texts legal() const { return legal(state.to_act); }
    Texts legal(Seat seat) const { return legal_texts(rules_, state, seat); }
    // The legal actions that begin with the word.
    Texts legal(std::string_view word) const {
        Texts texts = legal();
        std::erase_if(texts, [word](const std::string& text) {
            return text != word && !text.starts_with(std::string(word) + " ");
        });
        return texts;
    }
    bool allows(std::string_view text) const { return why_not(text).empty(); }
    std::string why_not(std::string_view text) const { return why_not(state.to_act, text); }
    std::string why_not(Seat seat, std::string_view text) const {
        return refusal_of(rules_, state, seat, text);
    }
    // What is on a space: "living.0", "(living.0)", "#" or ".", with "*token".
    std::string at(Seat seat, std::string_view space_text) const {
        const Home& home = state.home(seat);
        const Space space = space_named(space_text);
        if (has(home.scaffolds, space)) return "#";
        if (!has(home.occupied(), space)) return ".";
        const std::string& card = components().cards[home.card_at(space)].text;
        if (has(home.down, space)) return "(" + card + ")";
        const Token token = home.token_at(space);
        return token == kNoToken ? card : card + "*" + components().decor[token].id;
    }
    bool discards(const std::string& text) const {
        if (text.find(':') == std::string::npos) {
            return rules_.room_discard(state)[card_named(components(), text)] > 0;
        }
        return rules_.resource_discard(state)[resource_named(components(), text)] > 0;
    }
    int events(Event::Kind kind) const {
        return static_cast<int>(
            std::ranges::count(log.events(), kind, [](const Event& event) { return event.kind; }));
    }
    HomeScore score(Seat seat) const { return score_home(components(), state.home(seat)); }
    const Components& components() const { return rules_.components(); }
    const Rules& rules() const { return rules_; }

    State state;
    EventLog<Event> log;

  private:
    // Puts all cards that are nowhere else into the decks.
    void settle() {
        state.room_deck.fill(0);
        state.resource_deck.fill(0);
        state.room_deck = rules_.room_discard(state);
        state.resource_deck = rules_.resource_discard(state);
        for (const Home& home : state.homes) {  // the cards of tokens in play are in the discards
            for_each_space(home.decorated,
                           [&](Space space) { state.resource_deck[home.token_at(space)] = 0; });
            for (std::size_t token = 0; token < components().decor.size(); ++token) {
                if ((home.garden >> token & 1U) != 0) state.resource_deck[token] = 0;
            }
        }
        state.room_deck_count = count(state.room_deck);
        state.resource_deck_count = count(state.resource_deck);
    }
    template <class Counts>
    static std::uint8_t count(const Counts& counts) {
        int total = 0;
        for (const std::uint8_t each : counts) {
            EXPECT_LE(each, kRoomCards) << "more cards laid out than there are";
            total += each;
        }
        return static_cast<std::uint8_t>(total);
    }

    const Rules& rules_;
    FastRandom random_{4};
};

}  // namespace faubourg::dreamhome
