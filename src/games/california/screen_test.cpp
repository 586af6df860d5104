#include "src/core/canvas.h"
#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

constexpr ScreenStyle kEnglish = {.language = Language::English, .colour = false};
constexpr ScreenStyle kFrench = {.language = Language::French, .colour = false};

std::string screen(const TestGame& table, const ScreenStyle& style) {
    return table.rules().screen(table.state, Viewer::spectator(), style);
}

Texts lines_of(const std::string& text) {
    std::istringstream in(text);
    Texts lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

void expect_shown(const std::string& screen, std::initializer_list<std::string_view> parts) {
    for (const std::string_view part : parts) {
        EXPECT_NE(screen.find(part), std::string::npos) << part << "\n" << screen;
    }
}

std::string without_escapes(const std::string& text) {
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\x1b') {
            plain += text[i];
            continue;
        }
        while (i < text.size() && text[i] != 'm') ++i;
    }
    return plain;
}

constexpr std::string_view kPosition = R"(
    day 7  bank 3  acts 1
    shop A  red - piano extension
    shop B  dog grey paleblue mauve
    neighbours  brown 0  green 1
    cards  triple-red 1  pair-billiard-dog 0
    m1  silver 6  loan  attic dog
      .      .       .      .
      .      piano   red    .
      .      .       .      .
      grey   .       .      bar
    m2  silver 17  gifts 2  extension  attic - statue
    m3  silver 0)";

TEST(CaliforniaScreen, shows_the_table_in_english) {
    const TestGame table = position(kPosition);
    const std::string shown = screen(table, kEnglish);
    expect_shown(shown, {"CALIFORNIA", "Day 7/12", "Bank ◉◉◉○", "a tile costs 3 silver", "Gifts 28",
                         "Pile " + std::to_string(table.state.pile_count)});
    expect_shown(shown, {"Shop A", "Shop B", "A1 ♪□ music room", "A2 -", "A3 ♪■ grand piano",
                         "A4 ▲ attic extension", "B1 ♣■ dog", "B2 ⚙□ garage", "B3 ≈□ pool room",
                         "B4 ★□ playroom"});
    expect_shown(shown, {"Neighbours", "♪ centre", "● Player 1", "★ centre", "⚙ centre", "≈ centre",
                         "♣ Player 2"});
    expect_shown(shown, {"+3 three red pieces · Player 2", "+2 billiard table and dog · Player 1",
                         "+3 three green pieces\n", "+2 motorbike and pinball"});
    expect_shown(shown, {"  Player 1", "▶ Player 2", "  Player 3", "6 silver loan",
                         "17 silver 2 gifts", "0 silver"});
}

TEST(CaliforniaScreen, shows_the_table_in_french) {
    const TestGame table = position(kPosition);
    const std::string shown = screen(table, kFrench);
    expect_shown(shown, {"Jour 7/12", "Banque ◉◉◉○", "une tuile coûte 3 d'argent", "Cadeaux 28",
                         "Pioche " + std::to_string(table.state.pile_count)});
    expect_shown(shown, {"Mag. A", "A1 ♪□ salle de musique", "A3 ♪■ piano à queue",
                         "A4 ▲ agrand. grenier", "B1 ♣■ chien", "B2 ⚙□ garage"});
    expect_shown(shown, {"Voisins", "● Joueur 1", "♣ Joueur 2", "≈ centre"});
    expect_shown(shown, {"Cartes bonus", "+3 trois meubles rouges · Joueur 2"});
    expect_shown(shown, {"▶ Joueur 2", "6 argent emprunt", "17 argent 2 cadeaux", "0 argent"});
    for (const auto* english :
         {"Shop", "Player", "silver", "attic", "Day", "gift", "loan", "room"}) {
        EXPECT_EQ(shown.find(english), std::string::npos) << english;
    }
}

// The part of the screen that belongs to a seat: 25 columns for each.
Texts panel(const std::string& screen, Seat seat, std::size_t first, std::size_t count) {
    Texts rows;
    const int start = 1 + 25 * seat.number();
    const Texts lines = lines_of(screen);
    for (std::size_t i = first; i < first + count; ++i) {
        std::string row;
        int column = 0;
        for (const char byte : lines.at(i)) {
            if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80) ++column;
            if (column > start && column <= start + 25) row += byte;
        }
        while (row.ends_with(' ')) row.pop_back();
        rows.push_back(row);
    }
    return rows;
}

std::size_t line_with(const std::string& screen, std::string_view part) {
    const Texts lines = lines_of(screen);
    const auto found = std::ranges::find_if(
        lines, [part](const std::string& line) { return line.find(part) != std::string::npos; });
    return static_cast<std::size_t>(found - lines.begin());
}

TEST(CaliforniaScreen, CAL_6_shows_a_manor_with_rooms_furniture_coins_and_attic) {
    const std::string shown = screen(position(kPosition), kEnglish);
    const std::size_t top = line_with(shown, "▶ Player 2");
    EXPECT_EQ(panel(shown, 0, top, 8), (Texts{"  Player 1   6 pts",     //
                                              "  6 silver loan",        //
                                              "   a    b    c    d",    //
                                              "1  o    oo   o    oo",   //
                                              "2  o   ♪pia ♪□    oo",   //
                                              "3  o    ·    o    oo",   //
                                              "4 ⚙□    o    ·   ●bar",  //
                                              "  attic [♣dog] [////]"}));
    EXPECT_EQ(panel(shown, 1, top, 8), (Texts{"▶ Player 2   6 pts",    //
                                              "  17 silver 2 gifts",   //
                                              "   a    b    c    d",   //
                                              "1  oo   o    o    o",   //
                                              "2  o    ·   ♣□    oo",  //
                                              "3  ·    o    ·    o",   //
                                              "4  oo   oo   oo   oo",  //
                                              "  attic [    ] [♣sta]"}));
}

TEST(CaliforniaScreen, CAL_6_shows_the_other_side_to_four_players) {
    const std::string shown = screen(position(R"(
        m1 silver 6
        m2 silver 6
        m3 silver 6
        m4 silver 6)"),
                                     kEnglish);
    const Texts rows = panel(shown, 0, line_with(shown, "▶ Player 1"), 4);
    EXPECT_EQ(rows[3], "1  ·    o    o    oo");
}

TEST(CaliforniaScreen, is_at_most_a_hundred_columns_wide) {
    for (const int players : {2, 3, 4, 5}) {
        TestGame table = new_table(players, "wide");
        FastRandom random(5);
        int step = 0;
        play_out(table, random, [&](const TestGame& now) {
            if (step++ % 20 != 0 && now.state.phase != Phase::Over) return;
            for (const ScreenStyle& style : {kEnglish, kFrench}) {
                const std::string shown = screen(now, style);
                for (const std::string& line : lines_of(shown)) {
                    ASSERT_LE(columns_of(line), 100) << line;
                    ASSERT_FALSE(line.ends_with(' ')) << line;
                }
                for (const Seat seat : all_seats(players)) {
                    expect_shown(shown, {seat_name(seat, style.language)});
                }
            }
        });
    }
}

TEST(CaliforniaScreen, says_nothing_by_colour_alone) {
    const TestGame table = position(kPosition);
    for (const Language language : {Language::English, Language::French}) {
        const std::string plain = screen(table, {.language = language, .colour = false});
        const std::string inked = screen(table, {.language = language, .colour = true});
        EXPECT_EQ(plain.find('\x1b'), std::string::npos);
        EXPECT_NE(inked.find('\x1b'), std::string::npos);
        EXPECT_EQ(without_escapes(inked), plain);
    }
}

TEST(CaliforniaScreen, CAL_29_names_no_price_when_the_game_is_over) {
    const TestGame table = position(R"(
        day 12  phase over  bank 0
        m1  silver 6
        m2  silver 6)");
    const std::string shown = screen(table, kEnglish);
    expect_shown(shown, {"Day 12/12", "Bank ○○○○"});
    EXPECT_EQ(shown.find("costs"), std::string::npos);
    EXPECT_EQ(shown.find("▶"), std::string::npos);
}

TEST(CaliforniaScreen, CAL_31_shows_the_points_there_would_be_now) {
    const std::string shown = screen(position(R"(
        cards  triple-red 0  triple-green 0
        m1  silver 6  gifts 7
        m2  silver 1  loan)"),
                                     kEnglish);
    expect_shown(shown, {"Player 1   14 pts", "Player 2   -1 pts"});
}

}  // namespace
}  // namespace faubourg::california::testing
