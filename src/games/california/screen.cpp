#include <algorithm>

#include "src/games/california/rules.h"
#include "src/games/game_screen.h"

// The table as a text screen. Every colour has its own sign, so colour is never needed.
namespace faubourg::california {
namespace {

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
constexpr Ink kCoins = {.colour = 179};

class Screen : GameScreen<Rules> {
  public:
    Screen(const Rules& rules, const State& state, Viewer viewer, const ScreenStyle& style)
        : GameScreen(rules, state, viewer, style) {}

    std::string draw() {
        draw_header();
        draw_shops();
        draw_neighbours();
        draw_cards();
        for (const Seat seat : all_seats(state_.players)) {
            draw_manor(seat, 1 + kManorWidth * (seat.number() % kManorsPerRow),
                       y_ + (kManorHeight + 1) * (seat.number() / kManorsPerRow));
        }
        return canvas_.render(style_.colour);
    }

  private:
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
            x = canvas_.put(
                x + 1, y_,
                say("a tile costs ", "une tuile coûte ") + price + " " + say("silver", "d'argent"));
        }
        x = canvas_.put(x + 3, y_, say("Pile ", "Pioche "));
        x = canvas_.put(x, y_, std::to_string(state_.pile_count));
        x = canvas_.put(x + 3, y_, say("Gifts ", "Cadeaux "));
        canvas_.put(x, y_, std::to_string(state_.gifts_left));
        y_ += 2;
    }

    void draw_shops() {
        for (int shop = 0; shop < kShops; ++shop) {
            canvas_.put(1, y_, say("Shop ", "Mag. ") + static_cast<char>('A' + shop));
            for (int space = 0; space < kShopSpaces; ++space) {
                const int good = shop * kShopSpaces + space;
                const Tile tile = state_.good(good);
                int x = canvas_.put(9 + 23 * space, y_, good_text(good) + " ", kQuiet);
                if (tile == kNoTile) {
                    canvas_.put(x, y_, "-", kQuiet);
                } else if (tile == kExtensionTile) {
                    canvas_.put(x, y_, "▲ ");
                    canvas_.put(x + 2, y_, say("attic extension", "agrand. grenier"));
                } else {
                    const std::size_t colour = components_.tile_colour[tile];
                    x = canvas_.put(x, y_, kSigns[colour].sign, ink_of(colour));
                    x = canvas_.put(x, y_, is_room(tile) ? "□ " : "■ ", ink_of(colour));
                    canvas_.put(x, y_, fit(good_name(tile), 16));
                }
            }
            ++y_;
        }
        canvas_.put(9, y_, say("□ room   ■ furniture", "□ pièce   ■ meuble"), kQuiet);
        y_ += 2;
    }

    const std::string& good_name(Tile tile) const {
        return is_room(tile) ? components_.room_names[tile].in(style_.language)
                             : components_.furniture_of(tile).name.in(style_.language);
    }

    void draw_neighbours() {
        int x = canvas_.put(1, y_, say("Neighbours  ", "Voisins  "));
        for (std::size_t colour = 0; colour < kColours; ++colour) {
            x = canvas_.put(x, y_, kSigns[colour].sign, ink_of(colour));
            const Seat host = state_.neighbours[colour];
            const std::string where = host == kNobody ? say("centre", "centre") : name(host);
            x = canvas_.put(x + 1, y_, where, host == kNobody ? kQuiet : Ink{}) + 3;
        }
        y_ += 1;
    }

    void draw_cards() {
        canvas_.put(1, y_, say("Bonus cards", "Cartes bonus"));
        for (std::size_t card = 0; card < components_.cards.size(); ++card) {
            const BonusCard& bonus = components_.cards[card];
            const Seat owner = state_.card_owners[card];
            std::string text =
                "+" + std::to_string(bonus.points) + " " + bonus.name.in(style_.language);
            if (owner != kNobody) text += " · " + name(owner);
            canvas_.put(14 + 43 * static_cast<int>(card % 2), y_ + static_cast<int>(card / 2),
                        fit(text, 42), owner == kNobody ? Ink{} : kQuiet);
        }
        y_ += static_cast<int>(std::max<std::size_t>(1, (components_.cards.size() + 1) / 2)) + 1;
    }

    void draw_manor(Seat seat, int x, int y) {
        const Manor& manor = state_.manor(seat);
        const bool acts = state_.to_act == seat;
        canvas_.put(x, y, (acts ? "▶ " : "  ") + name(seat), {.bold = acts});
        const int total = standing_.seats[seat].total;
        canvas_.put(x + 13, y, std::to_string(total) + say(" pts", " pts"), kTitle);
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
        const ManorSide& side = components_.manors[manor.board].sides[state_.players <= 3 ? 0 : 1];
        const int coins = side.coins_on(space);
        canvas_.put(x + 1, y, coins == 0 ? "·" : coins == 1 ? "o" : "oo", kCoins);
    }

    // Three letters: of the id, which is an English word, or in another language of the name.
    std::string short_name(const Furniture& furniture) const {
        const bool english = style_.language == Language::English;
        return fit(english ? furniture.id : furniture.name.in(style_.language), 3);
    }

    std::string furniture_on(const Manor& manor, Space space, std::size_t colour) const {
        if ((manor.furnished & only(space)) == 0) return "□";
        for (const Furniture& furniture : components_.furniture) {
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
                const std::size_t colour = components_.tile_colour[tile];
                canvas_.put(x, y, kSigns[colour].sign, ink_of(colour));
                canvas_.put(x + 1, y, short_name(components_.furniture_of(tile)), ink_of(colour));
                x += 4;
            }
            x = canvas_.put(x, y, "]", kQuiet) + 1;
        }
    }
};

}  // namespace

std::string Rules::screen(const State& state, Viewer viewer, const ScreenStyle& style) const {
    return Screen(*this, state, viewer, style).draw();
}

}  // namespace faubourg::california
