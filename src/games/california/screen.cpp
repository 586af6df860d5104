#include <algorithm>

#include "src/core/canvas.h"
#include "src/games/california/rules.h"

// The table as a text screen. Every colour has a sign of its own; ink only helps.
namespace faubourg::california {
namespace {

constexpr int kWidth = 100;
constexpr int kManorWidth = 25;
constexpr int kManorsPerRow = 4;
constexpr int kManorHeight = 9;

struct ColourSign {
    std::string_view sign;
    int ink;
};
constexpr std::array<ColourSign, kColours> kSigns = {{
    {.sign = "♪", .ink = 167},  // red: music room
    {.sign = "●", .ink = 137},  // brown: billiard room
    {.sign = "★", .ink = 140},  // mauve: playroom
    {.sign = "⚙", .ink = 247},  // grey: garage
    {.sign = "≈", .ink = 110},  // pale blue: pool
    {.sign = "♣", .ink = 107},  // green: winter garden
}};
constexpr Ink kTitle = {.colour = 180, .bold = true};
constexpr Ink kQuiet = {.dim = true};
constexpr Ink kCoins = {.colour = 179};

class Screen {
  public:
    Screen(const Tables& tables, const State& state, const Standing& standing,
           const ScreenStyle& style)
        : tables_(tables), state_(state), standing_(standing), style_(style), canvas_(kWidth) {}

    std::string draw(const Rules& rules) {
        draw_header();
        draw_shops(rules);
        draw_neighbours();
        draw_cards();
        for (Seat seat = 0; seat < state_.players; ++seat) {
            draw_manor(seat, 1 + kManorWidth * (seat % kManorsPerRow),
                       y_ + (kManorHeight + 1) * (seat / kManorsPerRow));
        }
        return canvas_.render(style_.colour);
    }

  private:
    std::string_view say(std::string_view english, std::string_view french) const {
        return style_.language == Language::French ? french : english;
    }
    static Ink ink_of(std::size_t colour) { return {.colour = kSigns[colour].ink, .bold = true}; }

    void draw_header() {
        int x = canvas_.put(1, y_, "CALIFORNIA", kTitle);
        x = canvas_.put(x + 3, y_, say("Day ", "Jour "));
        x = canvas_.put(x, y_, std::to_string(state_.day) + "/" + std::to_string(kDays));
        x = canvas_.put(x + 3, y_, say("Bank ", "Banque "));
        for (int coin = 0; coin < kBankSpaces; ++coin) {
            x = canvas_.put(x, y_, coin < state_.bank ? "◉" : "○", kCoins);
        }
        const std::string price = std::to_string(state_.bank);
        if (state_.phase != Phase::Over) {
            x = canvas_.put(x + 1, y_,
                            std::string(say("a tile costs ", "une tuile coûte ")) + price + " " +
                                std::string(say("silver", "d'argent")));
        }
        x = canvas_.put(x + 3, y_, say("Pile ", "Pioche "));
        x = canvas_.put(x, y_, std::to_string(state_.pile_count));
        x = canvas_.put(x + 3, y_, say("Gifts ", "Cadeaux "));
        canvas_.put(x, y_, std::to_string(state_.gifts_left));
        y_ += 2;
    }

    void draw_shops(const Rules& rules) {
        for (int shop = 0; shop < kShops; ++shop) {
            canvas_.put(1, y_, std::string(say("Shop ", "Mag. ")) + static_cast<char>('A' + shop));
            for (int space = 0; space < kShopSpaces; ++space) {
                const int good = shop * kShopSpaces + space;
                const Tile tile = state_.goods[static_cast<std::size_t>(good)];
                int x = canvas_.put(9 + 23 * space, y_, good_text(good) + " ", kQuiet);
                if (tile == kNoTile) {
                    canvas_.put(x, y_, "-", kQuiet);
                } else if (tile == kExtensionTile) {
                    canvas_.put(x, y_, "▲ ");
                    canvas_.put(x + 2, y_, say("attic extension", "agrand. grenier"));
                } else {
                    const std::size_t colour = tables_.tile_colour[tile];
                    x = canvas_.put(x, y_, kSigns[colour].sign, ink_of(colour));
                    x = canvas_.put(x, y_, is_room(tile) ? "□ " : "■ ", ink_of(colour));
                    canvas_.put(x, y_, fit(short_name(rules, tile), 16));
                }
            }
            ++y_;
        }
        canvas_.put(9, y_, say("□ room   ■ furniture", "□ pièce   ■ meuble"), kQuiet);
        y_ += 2;
    }

    std::string short_name(const Rules& rules, Tile tile) const {
        const Tables& tables = rules.tables();
        return is_room(tile) ? tables.room_names[tile].in(style_.language)
                             : tables.furniture_of(tile).name.in(style_.language);
    }

    void draw_neighbours() {
        int x = canvas_.put(1, y_, say("Neighbours  ", "Voisins  "));
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            x = canvas_.put(x, y_, kSigns[colour].sign, ink_of(colour));
            const Seat host = state_.neighbours[colour];
            const std::string where = host == kNobody ? std::string(say("centre", "centre"))
                                                      : seat_name(host, style_.language);
            x = canvas_.put(x + 1, y_, where, host == kNobody ? kQuiet : Ink{}) + 3;
        }
        y_ += 1;
    }

    void draw_cards() {
        canvas_.put(1, y_, say("Bonus cards", "Cartes bonus"));
        for (std::size_t card = 0; card < tables_.cards.size(); ++card) {
            const BonusCard& bonus = tables_.cards[card];
            const Seat owner = state_.card_owners[card];
            std::string text =
                "+" + std::to_string(bonus.points) + " " + bonus.name.in(style_.language);
            if (owner != kNobody) text += " · " + seat_name(owner, style_.language);
            canvas_.put(14 + 43 * static_cast<int>(card % 2), y_ + static_cast<int>(card / 2),
                        fit(text, 42), owner == kNobody ? Ink{} : kQuiet);
        }
        y_ += static_cast<int>(std::max<std::size_t>(1, (tables_.cards.size() + 1) / 2)) + 1;
    }

    void draw_manor(Seat seat, int x, int y) {
        const Manor& manor = state_.manor(seat);
        const bool acts = state_.to_act == seat;
        canvas_.put(x, y, (acts ? "▶ " : "  ") + seat_name(seat, style_.language), {.bold = acts});
        const int total = standing_.seats[static_cast<std::size_t>(seat)].total;
        canvas_.put(x + 13, y, std::to_string(total) + std::string(say(" pts", " pts")), kTitle);
        int end = canvas_.put(x + 2, y + 1, std::to_string(manor.silver));
        end = canvas_.put(end, y + 1, say(" silver", " argent"), kCoins);
        if (manor.gifts > 0) {
            end = canvas_.put(end + 1, y + 1, std::to_string(manor.gifts));
            end = canvas_.put(
                end, y + 1, manor.gifts == 1 ? say(" gift", " cadeau") : say(" gifts", " cadeaux"));
        }
        if (manor.loan != 0) canvas_.put(end + 1, y + 1, say("loan", "emprunt"));
        for (int column = 0; column < 4; ++column) {
            canvas_.put(x + 3 + 5 * column, y + 2, std::string(1, static_cast<char>('a' + column)),
                        kQuiet);
        }
        for (int row = 0; row < 4; ++row) {
            canvas_.put(x, y + 3 + row, std::to_string(row + 1), kQuiet);
            for (int column = 0; column < 4; ++column) {
                draw_space(manor, space_at(column, row), x + 2 + 5 * column, y + 3 + row);
            }
        }
        draw_attic(manor, x + 2, y + 3 + 4);
    }

    void draw_space(const Manor& manor, Space space, int x, int y) {
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            if ((manor.rooms[colour] & only(space)) == 0) continue;
            x = canvas_.put(x, y, kSigns[colour].sign, ink_of(colour));
            canvas_.put(x, y, furniture_on(manor, space, colour), ink_of(colour));
            return;
        }
        const ManorSide& side = tables_.manors[manor.board].sides[state_.players <= 3 ? 0 : 1];
        const int coins = side.coins[static_cast<std::size_t>(space)];
        canvas_.put(x + 1, y, coins == 0 ? "·" : coins == 1 ? "o" : "oo", kCoins);
    }

    // Three letters: of the id, which is an English word, or of the name in another language.
    std::string short_name(const Furniture& furniture) const {
        const bool english = style_.language == Language::English;
        return fit(english ? furniture.id : furniture.name.in(style_.language), 3);
    }

    std::string furniture_on(const Manor& manor, Space space, std::size_t colour) const {
        if ((manor.furnished & only(space)) == 0) return "□";
        for (const Furniture& furniture : tables_.furniture) {
            if (furniture.colour == colour &&
                (manor.furniture(colour, furniture.kind) & only(space)) != 0) {
                return short_name(furniture);
            }
        }
        return "■";
    }

    void draw_attic(const Manor& manor, int x, int y) {
        x = canvas_.put(x, y, say("attic", "gren."), kQuiet) + 1;
        for (std::size_t space = 0; space < manor.attic.size(); ++space) {
            const Tile tile = manor.attic[space];
            const bool usable = space == 0 || manor.extension != 0;
            x = canvas_.put(x, y, "[", kQuiet);
            if (tile == kNoTile) {
                x = canvas_.put(x, y, usable ? "    " : "////", kQuiet);
            } else {
                const std::size_t colour = tables_.tile_colour[tile];
                canvas_.put(x, y, kSigns[colour].sign, ink_of(colour));
                canvas_.put(x + 1, y, short_name(tables_.furniture_of(tile)), ink_of(colour));
                x += 4;
            }
            x = canvas_.put(x, y, "]", kQuiet) + 1;
        }
    }

    const Tables& tables_;
    const State& state_;
    const Standing& standing_;
    const ScreenStyle& style_;
    Canvas canvas_;
    int y_ = 0;
};

}  // namespace

std::string Rules::screen(const State& state, Viewer viewer, const ScreenStyle& style) const {
    return Screen(tables_, state, score(state, viewer), style).draw(*this);
}

}  // namespace faubourg::california
