#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "src/games/california/rules.h"
#include "src/games/testing.h"

// California's positions, written as a reader sees them.
namespace faubourg::california::testing {

inline Texts words_of(std::string_view text) {
    std::istringstream in{std::string(text)};
    Texts words;
    for (std::string word; in >> word;) words.push_back(word);
    return words;
}

inline std::string joined(const Texts& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
    return out;
}

inline const Value& default_pack() { return default_pack_of<Rules>(); }
inline const Rules& default_rules() { return default_rules_of<Rules>(); }

// Four rows of a manor, with single blanks.
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
        const Components& components = rules.components();
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            add_kind(std::string(kColourIds[colour]), components.tile_counts[colour]);
        }
        add_kind("extension", components.tile_counts[kExtensionTile]);
        for (std::size_t i = 0; i < components.furniture.size(); ++i) {
            add_kind(components.furniture[i].id, components.tile_counts[kFirstFurniture + i]);
        }
    }

    Value read(std::string_view text) {
        std::istringstream lines{std::string(text)};
        for (std::string line; std::getline(lines, line);) {
            if (const Texts words = words_of(line); !words.empty()) read_line(words);
        }
        for (SeatSketch& seat : seats_) place(seat);
        for (const Texts* tiles : {&shops_[0], &shops_[1], &pile_, &bag_}) {
            for (const std::string& tile : *tiles) take(tile);
        }
        for (Texts& shop : shops_) {
            for (std::string& tile : shop) {
                if (tile == "*") take(tile = commonest());
            }
        }
        const bool rest_in_bag = bag_ == Texts{"*"};
        if (rest_in_bag) bag_.clear();
        for (const std::string& kind : kinds_) {
            Texts& rest = rest_in_bag ? bag_ : pile_;
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
        Texts cells;
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
        const auto& furniture = rules_.components().furniture;
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

    void read_line(const Texts& words) {
        const Texts rest(words.begin() + 1, words.end());
        const auto& boards = rules_.components().manors;
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
            Texts& cells = seats_.back().cells;
            cells.insert(cells.end(), words.begin(), words.end());
        }
    }

    void read_seat(const ManorBoard& board, const Texts& words) {
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
    static Value tiles(const Texts& words) {
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
        for (const BonusCard& card : rules_.components().cards) {
            Value entry = Value::object();
            entry.add("id", card.id).add("points", card.points).add("owner", owner(card.id));
            cards.add(std::move(entry));
        }
        int gifts_left = rules_.components().gifts;
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
    Texts kinds_;
    std::map<std::string, int> left_;
    std::array<Texts, 2> shops_ = {Texts(4, "*"), Texts(4, "*")};
    Texts pile_;
    Texts bag_;
    std::map<std::string, int> owners_;
    std::map<std::string, std::string> heads_;
    std::vector<SeatSketch> seats_;
};

inline Value sketched(std::string_view text, const Rules& rules = default_rules()) {
    return Sketch(rules).read(text);
}

}  // namespace faubourg::california::testing
