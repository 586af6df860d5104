#pragma once

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "src/content/embedded.h"
#include "src/content/packs.h"
#include "src/core/index.h"
#include "src/games/sunrise/rules.h"
#include "src/games/testing.h"

// What the tests of this game share: packs made from the default one, positions written as a reader
// sees them, a table to play at.
namespace faubourg::sunrise {

inline std::string default_pack_text() {
    for (const content::EmbeddedPack& pack : content::embedded_packs()) {
        if (pack.game == "sunrise") return std::string(pack.text);
    }
    ADD_FAILURE() << "the default pack is not compiled in";
    return {};
}

// The text with the first `from` replaced; it must occur.
inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return at == std::string::npos ? text : text.replace(at, from.size(), to);
}

// The pack with another board; rows and zones are written one below the other, as in the pack.
inline std::string with_board(const std::string& text, const std::string& rows,
                              const std::string& zones) {
    const auto list = [](const std::string& lines) {
        std::istringstream in(lines);
        std::string out = "[";
        for (std::string line; std::getline(in, line);) {
            const std::size_t start = line.find_first_not_of(' ');
            if (start != std::string::npos) out += "\"" + line.substr(start) + "\",";
        }
        return out + "]";
    };
    return text.substr(0, text.find("[board]")) +
           "[board]\nstatus = \"reconstruction\"\nrows = " + list(rows) +
           "\nzones = " + list(zones) + "\n";
}

inline Result<Rules> rules_of(const std::string& pack_text) {
    return and_then(content::parse_pack(pack_text, "test.toml"),
                    [](const auto& pack) { return Rules::from_pack(pack.document); });
}

inline Rules good_rules(const std::string& pack_text) {
    auto rules = rules_of(pack_text);
    if (!rules) ADD_FAILURE() << rules.error().message;
    return rules ? std::move(*rules) : Rules(Components{});
}

inline const Rules& default_rules() { return default_rules_of<Rules>(); }

// Nine places: a zone in each corner, the cross between them, all circles 1.
inline std::string small_pack_text() {
    return with_board(default_pack_text(),
                      R"(P1 B1 P1
                         B1 ** B1
                         P1 B1 P1)",
                      R"(A1 -- B1
                         -- -- --
                         B2 -- A2)");
}

// A position in short form: pieces as "g6 0x2, f5 park" (seat x height), cards as letters. The rest
// follows: cards that are named nowhere form the deck or, if the whole `deck` is given, the
// discards.
struct Position {
    int players = 2;
    int turn = 1;
    std::string board = {};
    std::vector<std::string> hands = {};
    std::string next = {};                 // the deck's first cards
    std::optional<std::string> deck = {};  // all of it
    std::string phase = "start";
    std::optional<std::string> last_plot = {};
    bool park_used = false;
    bool final_phase = false;
    int idle_turns = 0;
    std::vector<int> track = {};
};

class PositionWriter {
  public:
    PositionWriter(const Rules& rules, const Position& position)
        : components_(rules.components()), position_(position), left_(components_.cards) {}

    Value write() {
        houses_.assign(static_cast<std::size_t>(position_.players),
                       at_index(components_.houses, position_.players));
        Value plots = board();
        std::vector<Value> hands;
        for (std::size_t index = 0; index < houses_.size(); ++index) {
            hands.push_back(counts(index < position_.hands.size() ? position_.hands[index] : ""));
        }
        Value deck = Value::list();
        for (const char letter : position_.deck.value_or(position_.next)) {
            deck.add(components_.colours[take(letter)].id);
        }
        std::array<std::uint8_t, kMaxColours> discard{};
        if (position_.deck) {
            discard = left_;
        } else {
            for (std::size_t colour = 0; colour < components_.colours.size(); ++colour) {
                for (; left_[colour] > 0; --left_[colour]) deck.add(components_.colours[colour].id);
            }
        }
        const bool over = position_.phase == "over";
        Value out = Value::object();
        out.add("game", "sunrise")
            .add("players", position_.players)
            .add("options", Value::object())
            .add("phase", position_.phase)
            .add("turn", position_.turn)
            .add("first", 0)
            .add("to_act", over ? Value() : Value((position_.turn - 1) % position_.players))
            .add("last_plot", position_.last_plot ? Value(*position_.last_plot) : Value())
            .add("park_used", position_.park_used)
            .add("final_phase", position_.final_phase)
            .add("idle_turns", position_.idle_turns)
            .add("deck_count", deck.items()->size())
            .add("deck", deck)
            .add("discard", shown(discard))
            .add("parks_left", components_.parks - parks_)
            .add("plots", std::move(plots))
            .add("seats", seats(hands));
        return out;
    }

  private:
    std::size_t take(char letter) {
        const auto found = index_in(components_.colours, letter, &Colour::letter);
        EXPECT_TRUE(found) << letter;
        const std::size_t colour = found.value_or(0);
        EXPECT_GT(left_[colour], 0) << "too many " << letter;
        --left_[colour];
        return colour;
    }

    Value counts(const std::string& letters) {
        std::array<std::uint8_t, kMaxColours> cards{};
        for (const char letter : letters) ++cards[take(letter)];
        return shown(cards);
    }

    Value shown(const std::array<std::uint8_t, kMaxColours>& cards) const {
        Value out = Value::object();
        for (const std::size_t colour : components_.colours_shown) {
            out.add(components_.colours[colour].id, cards[colour]);
        }
        return out;
    }

    Value board() {
        Value plots = Value::object();
        std::istringstream in(position_.board);
        for (std::string plot, piece; in >> plot >> piece;) {
            if (piece.back() == ',') piece.pop_back();
            Value entry = Value::object();
            if (piece == "park") {
                entry.add("park", true);
                ++parks_;
            } else {
                const Seat seat = Seat::of(piece[0] - '0');
                const int height = piece[2] - '0';
                entry.add("owner", seat).add("height", height);
                houses_[seat.index()] -= height;
            }
            plots.add(plot, std::move(entry));
        }
        return plots;
    }

    Value seats(const std::vector<Value>& hands) const {
        Value out = Value::list();
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            std::int64_t count = 0;
            for (const Member& member : *hands[seat].members()) count += *member.value.integer();
            Value entry = Value::object();
            entry.add("hand_count", count)
                .add("hand", hands[seat])
                .add("houses_left", houses_[seat])
                .add("track", seat < position_.track.size() ? position_.track[seat] : 0);
            out.add(std::move(entry));
        }
        return out;
    }

    const Components& components_;
    const Position& position_;
    std::array<std::uint8_t, kMaxColours> left_;
    std::vector<int> houses_;
    int parks_ = 0;
};

// A table in some position, played with action texts.
class TestGame {
  public:
    explicit TestGame(const Rules& rules, int players = 2, const Options& options = {})
        : rules_(rules), deal_("table"), state_(rules.set_up(players, options, deal_)) {}

    TestGame(const Rules& rules, const Position& position) : rules_(rules), deal_("table") {
        auto read = rules.read_document(PositionWriter(rules, position).write(), deal_);
        if (!read) ADD_FAILURE() << read.error().message;
        if (read) state_ = *read;
    }

    const State& state() const { return state_; }
    const Deal& deal() const { return deal_; }
    const Rules& rules() const { return rules_; }
    Seat actor() const { return rules_.actor(state_); }
    const Player& seat(Seat seat) const { return state_.at(seat); }

    Texts legal() const { return legal(actor()); }
    Texts legal(Seat seat) const { return legal_texts(rules_, state_, seat); }
    bool allows(std::string_view text) const {
        return std::ranges::count(legal(), std::string(text)) == 1;
    }

    // For the seat to act.
    std::string refusal(std::string_view text) const {
        return refusal_of(rules_, state_, actor(), text);
    }

    // Plays for the seat to act; returns the events as `viewer` sees them.
    std::string act(std::string_view text, Viewer viewer = Viewer::all()) {
        const auto action = rules_.parse(text);
        if (!action || !allows(text)) {
            ADD_FAILURE() << text << " is not legal: " << refusal(text);
            return {};
        }
        EventLog<Event> log;
        rules_.apply(state_, actor(), *action, deal_, log);
        Value events = Value::list();
        for (const Event& event : log.events()) events.add(event_document(rules_, event, viewer));
        events_ = log.events();
        return show(events);
    }
    const std::vector<Event>& events() const { return events_; }

    Value document(Viewer viewer = Viewer::all()) const {
        return state_document(rules_, state_, deal_, Value::object(), viewer);
    }
    // One part of the score for each seat.
    std::vector<int> points(std::string_view part) const {
        const Standing standing = rules_.score(state_);
        const std::size_t index = index_in(Rules::kScoreParts, part).value();
        std::vector<int> points;
        for (const Seat seat : all_seats(standing.players)) {
            points.push_back(standing.seats[seat].parts.at(index));
        }
        return points;
    }
    std::vector<Seat> winners() const {
        const Standing standing = rules_.score(state_);
        std::vector<Seat> winners;
        for (const Seat seat : all_seats(standing.players)) {
            if (standing.wins(seat)) winners.push_back(seat);
        }
        return winners;
    }

  private:
    const Rules& rules_;
    Deal deal_;
    State state_;
    std::vector<Event> events_;
};

}  // namespace faubourg::sunrise
