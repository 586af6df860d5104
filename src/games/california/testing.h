#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <ostream>
#include <span>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "src/content/packs.h"
#include "src/games/california/rules.h"

// What California's tests share: documents that are shown and changed, positions written as a
// reader sees them, and a table to play on.
namespace faubourg {

// A document on one line, as JSON would have it.
inline std::string show(const Value& value) {
    if (const bool* truth = value.boolean()) return *truth ? "true" : "false";
    if (const auto* number = value.integer()) return std::to_string(*number);
    if (const double* real = value.real()) return std::to_string(*real);
    if (const auto* text = value.string()) return "\"" + *text + "\"";
    std::string inside;
    if (const auto* items = value.items()) {
        for (const Value& item : *items) inside += (inside.empty() ? "" : ",") + show(item);
        return "[" + inside + "]";
    }
    if (value.members() == nullptr) return "null";
    for (const Member& member : *value.members()) {
        inside += (inside.empty() ? "\"" : ",\"") + member.key + "\":" + show(member.value);
    }
    return "{" + inside + "}";
}

inline void PrintTo(const Value& value, std::ostream* out) { *out << show(value); }

}  // namespace faubourg

namespace faubourg::california {

inline void PrintTo(Action action, std::ostream* out) { *out << "action " << action.code; }

}  // namespace faubourg::california

namespace faubourg::california::testing {

using Strings = std::vector<std::string>;

inline Strings words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    Strings words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

inline std::string joined(const Strings& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
}

// The steps of a path as messages write it: "seats[1].rooms.b2" is seats, 1, rooms, b2.
inline Strings steps_of(std::string_view path) {
    Strings steps(1);
    for (const char letter : path) {
        if (letter == '.' || letter == '[') {
            steps.emplace_back();
        } else if (letter != ']') {
            steps.back() += letter;
        }
    }
    return steps;
}

inline const Value& at(const Value& document, std::string_view path) {
    const Value* value = &document;
    for (const std::string& step : steps_of(path)) {
        const Value::List* items = value->items();
        value = items != nullptr ? &items->at(std::stoul(step)) : value->find(step);
        if (value == nullptr) throw std::runtime_error("no such path: " + std::string(path));
    }
    return *value;
}

// The document with what stands at the end of the steps replaced, added, or taken out.
inline Value rebuilt(const Value& value, std::span<const std::string> steps,
                     const std::optional<Value>& put) {
    const bool last = steps.size() == 1;
    if (const Value::List* items = value.items()) {
        Value::List list = *items;
        const std::size_t index = std::stoul(steps[0]);
        const auto place = list.begin() + static_cast<std::ptrdiff_t>(index);
        if (!last) {
            *place = rebuilt(list.at(index), steps.subspan(1), put);
        } else if (!put) {
            list.erase(place);
        } else if (index == list.size()) {
            list.push_back(*put);
        } else {
            list.at(index) = *put;
        }
        return list;
    }
    Value::Object object = *value.members();
    const auto place = std::ranges::find(object, steps[0], &Member::key);
    if (place == object.end()) {
        object.push_back({.key = steps[0], .value = put.value()});
    } else if (!last) {
        place->value = rebuilt(place->value, steps.subspan(1), put);
    } else if (put) {
        place->value = *put;
    } else {
        object.erase(place);
    }
    return object;
}
inline Value with(const Value& document, std::string_view path, Value value) {
    return rebuilt(document, steps_of(path), std::move(value));
}
inline Value without(const Value& document, std::string_view path) {
    return rebuilt(document, steps_of(path), std::nullopt);
}

// The paths of everything in a document, written as messages write them, outermost first.
inline void collect_paths(const Value& value, const std::string& path, Strings& paths) {
    if (!path.empty()) paths.push_back(path);
    if (const Value::List* items = value.items()) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            collect_paths((*items)[i], path + "[" + std::to_string(i) + "]", paths);
        }
    }
    if (value.members() == nullptr) return;
    for (const Member& member : *value.members()) {
        collect_paths(member.value, path.empty() ? member.key : path + "." + member.key, paths);
    }
}
inline Strings paths_of(const Value& document) {
    Strings paths;
    collect_paths(document, "", paths);
    return paths;
}
inline bool is_member(std::string_view path) { return !path.ends_with(']'); }

inline const Value& default_pack() {
    static const Value kDocument = content::default_pack("california").value().document;
    return kDocument;
}
inline const Rules& default_rules() {
    static const Rules kRules = Rules::from_pack(default_pack()).value();
    return kRules;
}

// A match in progress, with what a test asks of it in short words.
class Table {
  public:
    Table(const Rules& rules, State position, Deal order)
        : state(position), deal(std::move(order)), rules_(&rules) {}

    const Rules& rules() const { return *rules_; }

    std::vector<Action> legal_actions(Seat seat) const {
        ActionList<Rules> list;
        rules_->legal(state, seat, list);
        return {list.begin(), list.end()};
    }
    Strings legal(Seat seat) const {
        Strings texts;
        for (const Action action : legal_actions(seat)) texts.push_back(rules_->text(action));
        return texts;
    }
    bool may(Seat seat, std::string_view text) const {
        return std::ranges::count(legal(seat), text) == 1;
    }
    // Where the tile of a shop space may go: targets("A1") is "b1 c2".
    std::string targets(std::string_view good) const {
        const std::string start = "buy " + std::string(good) + " ";
        Strings found;
        for (const std::string& text : legal(state.to_act)) {
            if (text.starts_with(start)) found.push_back(text.substr(start.size()));
        }
        return joined(found);
    }
    // The message of a refusal; empty when the action is legal.
    std::string refusal(Seat seat, std::string_view text) const {
        const auto refused = rules_->refusal(state, seat, rules_->parse(text).value());
        return refused ? refused->message : "";
    }

    void act(Seat seat, std::string_view text) {
        if (!may(seat, text)) throw std::runtime_error("not legal: " + std::string(text));
        act(seat, rules_->parse(text).value());
    }
    void act(Seat seat, Action action) {
        EventLog<Event> log;
        rules_->apply(state, seat, action, deal, log);
        events = log.events();
    }

    Value document(Viewer viewer = Viewer::all()) const {
        return state_document(*rules_, state, deal, Value::object(), viewer);
    }
    // What stands at a path; without the pile where it isn't asked for, which is much quicker.
    Value look(std::string_view path) const {
        const bool pile = path == "pile" || path.starts_with("pile[");
        return at(document(pile ? Viewer::all() : Viewer::spectator()), path);
    }
    Value of(Seat seat, std::string_view key) const {
        return look("seats[" + std::to_string(seat) + "]." + std::string(key));
    }
    SeatScore score(Seat seat) const {
        return rules_->score(state).seats[static_cast<std::size_t>(seat)];
    }

    // The ground floor as `floor` writes it.
    std::string manor(Seat seat) const {
        const Value rooms = of(seat, "rooms");
        Strings cells;
        for (const char row : {'1', '2', '3', '4'}) {
            for (const char column : {'a', 'b', 'c', 'd'}) {
                const Value* room = rooms.find(std::string{column, row});
                if (room == nullptr) {
                    cells.emplace_back(".");
                } else {
                    const bool bare = at(*room, "furniture").is_null();
                    cells.push_back(*at(*room, bare ? "colour" : "furniture").string());
                }
            }
        }
        return joined(cells);
    }
    std::string visitors(Seat seat) const { return owned_by(seat, look("neighbours")); }
    std::string cards(Seat seat) const {
        Value owners = Value::object();
        const Value cards = look("bonus_cards");
        for (const Value& card : *cards.items()) {
            owners.add(*at(card, "id").string(), at(card, "owner"));
        }
        return owned_by(seat, owners);
    }
    // The last action's events: their names, or one of them as a document.
    std::string event_names() const {
        Strings names;
        for (const Event& event : events) {
            names.push_back(*at(event_document(*rules_, event, Viewer::all()), "event").string());
        }
        return joined(names);
    }
    Value event(std::string_view name) const {
        for (const Event& event : events) {
            Value told = event_document(*rules_, event, Viewer::all());
            if (at(told, "event") == Value(name)) return told;
        }
        return {};
    }

    State state;
    Deal deal;
    std::vector<Event> events;

  private:
    static std::string owned_by(Seat seat, const Value& owners) {
        Strings found;
        for (const Member& member : *owners.members()) {
            if (member.value == Value(seat)) found.push_back(member.key);
        }
        return joined(found);
    }

    const Rules* rules_;
};

// Four rows of a manor, blanks evened out.
inline std::string floor(std::string_view rows) { return joined(words_of(rows)); }

// Reads a position:
//   day 3  bank 2  acts 1  phase main        (these are 1, 4, 0 and main when left out)
//   shop A  red piano - *                    - sold, * any tile; a shop left out has four of any
//   neighbours  red 0  mauve 2               the others are at the centre
//   cards  triple-red 1                      the others are there to be taken
//   pile  green dog                          what comes next; the rest of the tiles follow
//   bag  statue                              `bag *`: the rest of the tiles are in the bag instead
//   m1  silver 6  loan  gifts 2  extension  attic piano -
//     .    .    .    .                       four rows: . free, a colour an unfurnished room,
//     .    red  .    .                       a piece a room furnished with it; rows left out:
//     .    .    .    .                       nothing but the printed room
//     .    .    .    .
// In shops, pile and bag a colour is a room, `extension` an attic extension. Gifts that nobody has
// are left; the rest of the tiles lie in the pile in the order of their kinds.
class Sketch {
  public:
    explicit Sketch(const Rules& rules) : rules_(rules) {
        const Tables& tables = rules.tables();
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            add_kind(std::string(kColourIds[colour]), tables.tile_counts[colour]);
        }
        add_kind("extension", tables.tile_counts[kExtensionTile]);
        for (std::size_t i = 0; i < tables.furniture.size(); ++i) {
            add_kind(tables.furniture[i].id, tables.tile_counts[kFirstFurniture + i]);
        }
    }

    Value read(std::string_view text) {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            if (const Strings words = words_of(line); !words.empty()) read_line(words);
        }
        for (SeatSketch& seat : seats_) place(seat);
        for (const Strings* tiles : {&shops_[0], &shops_[1], &pile_, &bag_}) {
            for (const std::string& tile : *tiles) take(tile);
        }
        for (Strings& shop : shops_) {
            for (std::string& tile : shop) {
                if (tile == "*") take(tile = commonest());
            }
        }
        const bool rest_in_bag = bag_ == Strings{"*"};
        if (rest_in_bag) bag_.clear();
        for (const std::string& kind : kinds_) {
            Strings& rest = rest_in_bag ? bag_ : pile_;
            rest.insert(rest.end(), static_cast<std::size_t>(std::max(0, left_[kind])), kind);
        }
        std::ranges::sort(bag_, {}, tile_text);
        return document();
    }

  private:
    struct SeatSketch {
        const ManorBoard* board = nullptr;
        int silver = 0;
        int gifts = 0;
        bool loan = false;
        bool extension = false;
        std::array<std::string, 2> attic = {"-", "-"};
        Strings cells;
    };

    static bool is_colour(std::string_view word) {
        return std::ranges::count(kColourIds, word) != 0;
    }
    static std::string tile_text(const std::string& word) {
        if (word == "extension") return "attic";
        return (is_colour(word) ? "room:" : "furniture:") + word;
    }
    std::string colour_of(const std::string& word) const {
        if (is_colour(word)) return word;
        const auto& furniture = rules_.tables().furniture;
        const auto found = std::ranges::find(furniture, word, &Furniture::id);
        if (found == furniture.end()) throw std::runtime_error("no such tile: " + word);
        return std::string(kColourIds[found->colour]);
    }

    void add_kind(const std::string& kind, int count) {
        kinds_.push_back(kind);
        left_[kind] = count;
    }
    void take(const std::string& kind) {
        if (kind != "-" && kind != "*" && --left_.at(kind) < 0) {
            throw std::runtime_error("too many tiles: " + kind);
        }
    }
    std::string commonest() const {
        return *std::ranges::max_element(
            kinds_, {}, [this](const std::string& kind) { return left_.at(kind); });
    }

    void read_line(const Strings& words) {
        const Strings rest(words.begin() + 1, words.end());
        const auto& boards = rules_.tables().manors;
        const auto board = std::ranges::find(boards, words[0], &ManorBoard::id);
        if (board != boards.end()) {
            read_seat(*board, rest);
        } else if (words[0] == "shop") {
            shops_.at(words[1] == "A" ? 0 : 1).assign(rest.begin() + 1, rest.end());
        } else if (words[0] == "pile") {
            pile_ = rest;
        } else if (words[0] == "bag") {
            bag_ = rest;
        } else if (words[0] == "neighbours" || words[0] == "cards") {
            for (std::size_t i = 0; i + 1 < rest.size(); i += 2) {
                owners_[rest[i]] = std::stoi(rest[i + 1]);
            }
        } else if (words[0] == "day" || words[0] == "bank" || words[0] == "acts" ||
                   words[0] == "phase") {
            for (std::size_t i = 0; i + 1 < words.size(); i += 2) heads_[words[i]] = words[i + 1];
        } else {
            Strings& cells = seats_.back().cells;
            cells.insert(cells.end(), words.begin(), words.end());
        }
    }

    void read_seat(const ManorBoard& board, const Strings& words) {
        SeatSketch& seat = seats_.emplace_back();
        seat.board = &board;
        for (std::size_t i = 0; i < words.size(); ++i) {
            if (words[i] == "silver") {
                seat.silver = std::stoi(words.at(++i));
            } else if (words[i] == "gifts") {
                seat.gifts = std::stoi(words.at(++i));
            } else if (words[i] == "loan") {
                seat.loan = true;
            } else if (words[i] == "extension") {
                seat.extension = true;
            } else if (words[i] == "attic") {
                seat.attic[0] = words.at(++i);
                if (i + 1 < words.size()) seat.attic[1] = words[++i];
            } else {
                throw std::runtime_error("what is this of a seat? " + words[i]);
            }
        }
    }

    void place(SeatSketch& seat) {
        const auto row = static_cast<std::size_t>(seat.board->printed_space % 4);
        const std::size_t printed =
            4 * row + static_cast<std::size_t>(seat.board->printed_space) / 4;
        if (seat.cells.empty()) {
            seat.cells.assign(kSpaces, ".");
            seat.cells[printed] = kColourIds[seat.board->printed_colour];
        }
        if (seat.cells.size() != kSpaces) throw std::runtime_error("a manor is four by four");
        for (std::size_t i = 0; i < seat.cells.size(); ++i) {
            const std::string& cell = seat.cells[i];
            if (cell == ".") continue;
            if (i != printed) take(colour_of(cell));
            if (!is_colour(cell)) take(cell);
        }
        for (const std::string& piece : seat.attic) take(piece);
        if (seat.extension) take("extension");
    }

    Value owner(const std::string& what) const {
        const auto found = owners_.find(what);
        return found == owners_.end() ? Value() : Value(found->second);
    }
    std::string head(const std::string& key, const std::string& otherwise) const {
        const auto found = heads_.find(key);
        return found == heads_.end() ? otherwise : found->second;
    }
    static Value tiles(const Strings& words) {
        Value list = Value::list();
        for (const std::string& word : words) {
            list.add(word == "-" ? Value() : Value(tile_text(word)));
        }
        return list;
    }

    Value seat_document(const SeatSketch& seat) const {
        Value rooms = Value::object();
        for (std::size_t i = 0; i < seat.cells.size(); ++i) {
            const std::string& cell = seat.cells[i];
            if (cell == ".") continue;
            const int column = static_cast<int>(i % 4);
            const int row = static_cast<int>(i / 4);
            Value room = Value::object();
            room.add("colour", colour_of(cell))
                .add("printed", space_at(column, row) == seat.board->printed_space)
                .add("furniture", is_colour(cell) ? Value() : Value(cell));
            rooms.add(std::string{static_cast<char>('a' + column), static_cast<char>('1' + row)},
                      std::move(room));
        }
        Value attic = Value::list();
        for (const std::string& piece : seat.attic) {
            attic.add(piece == "-" ? Value() : Value(piece));
        }
        Value out = Value::object();
        out.add("manor", seat.board->id)
            .add("silver", seat.silver)
            .add("loan", seat.loan)
            .add("gifts", seat.gifts)
            .add("extension", seat.extension)
            .add("attic", std::move(attic))
            .add("rooms", std::move(rooms));
        return out;
    }

    Value document() const {
        const std::string phase = head("phase", "main");
        Value neighbours = Value::object();
        for (const std::string_view colour : kColourIds) {
            neighbours.add(colour, owner(std::string(colour)));
        }
        Value cards = Value::list();
        for (const BonusCard& card : rules_.tables().cards) {
            Value entry = Value::object();
            entry.add("id", card.id).add("points", card.points).add("owner", owner(card.id));
            cards.add(std::move(entry));
        }
        int gifts_left = rules_.tables().gifts;
        Value seats = Value::list();
        for (const SeatSketch& seat : seats_) {
            gifts_left -= seat.gifts;
            seats.add(seat_document(seat));
        }
        Value out = Value::object();
        out.add("game", "california")
            .add("players", seats_.size())
            .add("options", Value::object())
            .add("phase", phase)
            .add("day", std::stoi(head("day", "1")))
            .add("to_act", phase == "over" ? Value() : Value(std::stoi(head("acts", "0"))))
            .add("bank", std::stoi(head("bank", "4")))
            .add("shops", Value(Value::List{tiles(shops_[0]), tiles(shops_[1])}))
            .add("pile_count", pile_.size())
            .add("pile", tiles(pile_))
            .add("bag_count", bag_.size())
            .add("bag", tiles(bag_))
            .add("neighbours", std::move(neighbours))
            .add("gifts_left", gifts_left)
            .add("bonus_cards", std::move(cards))
            .add("seats", std::move(seats));
        return out;
    }

    const Rules& rules_;
    Strings kinds_;
    std::map<std::string, int> left_;
    std::array<Strings, 2> shops_ = {Strings(4, "*"), Strings(4, "*")};
    Strings pile_;
    Strings bag_;
    std::map<std::string, int> owners_;
    std::map<std::string, std::string> heads_;
    std::vector<SeatSketch> seats_;
};

inline Value sketched(std::string_view text, const Rules& rules = default_rules()) {
    return Sketch(rules).read(text);
}

// A table set as sketched; `seed` decides later shuffles only.
inline Table position(std::string_view text, const Rules& rules = default_rules(),
                      std::string_view seed = "position") {
    Deal deal(seed);
    auto state = rules.read_document(sketched(text, rules), deal);
    if (!state) throw std::runtime_error(state.error().message);
    return {rules, *state, std::move(deal)};
}

// A new game.
inline Table new_table(int players, std::string_view seed, const Options& options = {},
                       const Rules& rules = default_rules()) {
    Deal deal(seed);
    const State state = rules.set_up(players, options, deal);
    return {rules, state, std::move(deal)};
}

// One random action of the seat to act or, now and then, a loan of any seat.
inline std::pair<Seat, Action> random_choice(const Table& table, FastRandom& random) {
    Seat seat = table.state.to_act;
    if (random.below(8) == 0) seat = static_cast<Seat>(random.below(table.state.players));
    std::vector<Action> actions = table.legal_actions(seat);
    if (actions.empty()) {
        seat = table.state.to_act;
        actions = table.legal_actions(seat);
    }
    return {seat, actions[random.below(static_cast<std::uint32_t>(actions.size()))]};
}

// Plays random actions to the end; `look(table)` is called before each of them and at the end.
template <class Look>
void play_out(Table& table, FastRandom& random, Look&& look) {
    constexpr int kFarTooMany = 10000;
    for (int actions = 0; table.state.phase != Phase::Over; ++actions) {
        if (actions == kFarTooMany) throw std::runtime_error("the game doesn't end");
        look(std::as_const(table));
        const auto [seat, action] = random_choice(table, random);
        table.act(seat, action);
    }
    look(std::as_const(table));
}

}  // namespace faubourg::california::testing
