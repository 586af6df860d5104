#include <map>
#include <set>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// The legal actions a second time, derived from a document by the words of the clauses: loops and
// strings, without the program's bits and tables. If it disagrees with the rules, one of them is
// wrong.
class Referee {
  public:
    explicit Referee(const Value& document) : document_(document) {}

    Texts legal(Seat seat) const {
        std::set<std::string> texts;
        if (word("phase") == "over") return {};
        const bool acts = at(document_, "to_act") == Value(seat);
        const Value& manor = at(document_, "seats").items()->at(seat.index());
        if (acts && word("phase") == "settle") {
            for (const Value& piece : *at(manor, "attic").items()) {
                texts.insert("settle " + *piece.string());
            }
            return {texts.begin(), texts.end()};
        }
        const bool loan = *at(manor, "loan").boolean();
        if (!loan) texts.insert("borrow");
        if (loan && number(manor, "silver") >= 4) texts.insert("repay");
        if (acts) {
            texts.insert("coin");
            for (int good = 0; good < 8; ++good) add_purchases(texts, manor, good);
        }
        return {texts.begin(), texts.end()};
    }

  private:
    std::string word(std::string_view path) const { return *at(document_, path).string(); }
    static int number(const Value& value, std::string_view path) {
        return static_cast<int>(*at(value, path).integer());
    }
    static const Value* room(const Value& manor, char column, char row) {
        return at(manor, "rooms").find(std::string{column, row});
    }
    static bool is_room_of(const Value* room, const std::string& colour) {
        return room != nullptr && at(*room, "colour") == Value(colour);
    }
    static std::string colour_of_piece(const std::string& piece) {
        for (const Value& entry : *at(default_pack(), "furniture").items()) {
            if (at(entry, "id") == Value(piece)) return *at(entry, "colour").string();
        }
        return "?";
    }

    int coins(const Value& manor, char column, char row) const {
        const char* side = number(document_, "players") <= 3 ? "few" : "many";
        for (const Value& board : *at(default_pack(), "manors").items()) {
            if (at(board, "id") != at(manor, "manor")) continue;
            const Value& rows = at(board, side);
            return (*rows.items()->at(static_cast<std::size_t>(row - '1')).string())
                       .at(static_cast<std::size_t>(column - 'a')) -
                   '0';
        }
        return 0;
    }

    void add_purchases(std::set<std::string>& texts, const Value& manor, int good) const {
        const std::string shop = good < 4 ? "shops[0]" : "shops[1]";
        const Value& tile = at(document_, shop + "[" + std::to_string(good % 4) + "]");
        const int purse = number(manor, "silver") - number(document_, "bank");
        if (tile.is_null() || purse < 0) return;
        const std::string& text = *tile.string();
        const std::string start =
            std::string("buy ") + (good < 4 ? "A" : "B") + std::to_string(good % 4 + 1) + " ";
        if (text == "attic") {
            if (!*at(manor, "extension").boolean()) texts.insert(start + "extension");
        } else if (text.starts_with("room:")) {
            add_rooms(texts, manor, start, text.substr(5), purse);
        } else {
            add_furniture(texts, manor, start, colour_of_piece(text.substr(10)));
        }
    }

    void add_rooms(std::set<std::string>& texts, const Value& manor, const std::string& start,
                   const std::string& colour, int purse) const {
        bool has_colour = false;
        for (const Member& member : *at(manor, "rooms").members()) {
            has_colour |= is_room_of(&member.value, colour);
        }
        for (char column = 'a'; column <= 'd'; ++column) {
            for (char row = '1'; row <= '4'; ++row) {
                if (room(manor, column, row) != nullptr) continue;
                if (coins(manor, column, row) > purse) continue;
                const auto is_beside = [&](int right, int down) {
                    return is_room_of(room(manor, static_cast<char>(column + right),
                                           static_cast<char>(row + down)),
                                      colour);
                };
                if (!has_colour || is_beside(-1, 0) || is_beside(1, 0) || is_beside(0, -1) ||
                    is_beside(0, 1)) {
                    texts.insert(start + column + row);
                }
            }
        }
    }

    static void add_furniture(std::set<std::string>& texts, const Value& manor,
                              const std::string& start, const std::string& colour) {
        bool free_room = false;
        for (const Member& member : *at(manor, "rooms").members()) {
            if (!is_room_of(&member.value, colour)) continue;
            if (!at(member.value, "furniture").is_null()) continue;
            texts.insert(start + member.key);
            free_room = true;
        }
        const bool first = at(manor, "attic[0]").is_null();
        const bool second = *at(manor, "extension").boolean() && at(manor, "attic[1]").is_null();
        if (!free_room && (first || second)) texts.insert(start + "attic");
    }

    const Value& document_;
};

TEST(CaliforniaReferee, agrees_about_every_seat_at_every_step_of_random_games) {
    int settles = 0;
    for (const int players : {2, 3, 4, 5}) {
        for (std::uint64_t seed = 0; seed < 6; ++seed) {
            TestGame table = new_table(players, "referee" + std::to_string(seed));
            FastRandom random(seed);
            play_out(table, random, [&](const TestGame& now) {
                settles += now.state.phase == Phase::Settle ? 1 : 0;
                const Value document = now.document(Viewer::spectator());
                for (const Seat seat : all_seats(players)) {
                    ASSERT_EQ(now.legal(seat), Referee(document).legal(seat)) << show(document);
                }
            });
        }
    }
    EXPECT_GT(settles, 0);
}

// A manor, its attic, the shops and the purse by numbers, as a sketch; all zeros are an empty one.

std::string sketch_of(const std::vector<int>& cells, const std::vector<int>& goods,
                      const std::vector<int>& attic, int silver, int bank, bool extension) {
    Texts kinds(kColourIds.begin(), kColourIds.end());
    std::map<std::string, int> left;
    std::map<std::string, std::string> colour;
    for (const std::string& kind : kinds) {
        left[kind] = 8;
        colour[kind] = kind;
    }
    for (const Furniture& piece : default_rules().components().furniture) {
        kinds.push_back(piece.id);
        left[piece.id] = 3;
        colour[piece.id] = kColourIds[piece.colour];
    }
    kinds.emplace_back("extension");
    left["extension"] = extension ? 3 : 4;

    // Zero means nothing; any other number is a kind, if there are tiles of it left.
    const auto take = [&](int choice, bool with_room) -> std::string {
        if (choice == 0) return "";
        const std::string& kind = kinds[static_cast<std::size_t>(choice - 1)];
        const bool piece = colour[kind] != kind;
        if (left[kind] == 0 || (with_room && piece && left[colour[kind]] == 0)) return "";
        if (with_room && piece) --left[colour[kind]];
        --left[kind];
        return kind;
    };
    const auto or_else = [](const std::string& word, const char* otherwise) {
        return (word.empty() ? otherwise : word) + " ";
    };
    std::string text = "bank " + std::to_string(bank) + "\n";
    for (std::size_t i = 0; i < goods.size(); ++i) {
        if (i % 4 == 0) text += i == 0 ? "shop A " : "\nshop B ";
        text += or_else(take(goods[i], false), i % 4 == 0 ? "*" : "-");
    }
    text += "\nm1 silver " + std::to_string(silver) + (extension ? " extension" : "") + " attic ";
    text += or_else(take(attic[0], false), "-");
    text += or_else(extension ? take(attic[1], false) : "", "-");
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i % 4 == 0) text += "\n";
        text += i == 5 ? "red " : or_else(take(cells[i], true), ".");
    }
    return text + "\nm2 silver 6";
}

RC_GTEST_PROP(CaliforniaReferee, agrees_about_random_boards, ()) {
    const auto any = [](int kinds) { return rc::gen::inRange(0, kinds + 1); };
    const auto cells = *rc::gen::container<std::vector<int>>(
        16, rc::gen::oneOf(rc::gen::just(0), rc::gen::inRange(0, 7), any(18)));
    const auto goods = *rc::gen::container<std::vector<int>>(8, any(19));
    const auto attic = *rc::gen::container<std::vector<int>>(
        2, rc::gen::map(any(12), [](int kind) { return kind == 0 ? 0 : kind + 6; }));
    // Two kinds of one colour in the attic beside an unfurnished room of it are impossible
    // (CAL-15).
    const auto colour_of = [](int kind) {
        return default_rules().components().furniture[static_cast<std::size_t>(kind - 7)].colour;
    };
    const bool possible = attic[0] == 0 || attic[1] == 0 || attic[0] == attic[1] ||
                          colour_of(attic[0]) != colour_of(attic[1]);
    RC_PRE(possible);
    const int silver = *rc::gen::inRange(0, 9);
    const int bank = *rc::gen::inRange(1, 5);
    const auto extension = *rc::gen::arbitrary<bool>();
    const std::string sketch = sketch_of(cells, goods, attic, silver, bank, extension);
    RC_LOG(sketch);
    const TestGame table = position(sketch);
    const Value document = table.document();
    RC_ASSERT(table.legal(0) == Referee(document).legal(0));
    RC_ASSERT(table.legal(1) == Referee(document).legal(1));
}

// CAL-13's neighbourhood against the plain definition.
RC_GTEST_PROP(CaliforniaReferee, CAL_13_beside_is_one_step_up_down_left_or_right,
              (std::uint16_t spaces)) {
    for (int column = 0; column < 4; ++column) {
        for (int row = 0; row < 4; ++row) {
            bool expected = false;
            for (int other = 0; other < 16; ++other) {
                const int distance = std::abs(other / 4 - column) + std::abs(other % 4 - row);
                expected |= (spaces >> other & 1) != 0 && distance == 1;
            }
            const bool found = (beside(spaces) & only(space_at(column, row))) != 0;
            RC_ASSERT(found == expected);
        }
    }
}

}  // namespace
}  // namespace faubourg::california::testing
