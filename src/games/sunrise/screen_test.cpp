#include "src/core/canvas.h"
#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

TestGame some_table() {
    return TestGame(default_rules(), Position{.players = 3,
                                              .turn = 5,
                                              .board = "f5 park, g6 0x2, e6 2x5, a1 1x3",
                                              .hands = {"PPB", "GGRYY", "B"},
                                              .track = {12, 34, 56}});
}

TEST(SunriseScreen, SUN_4_plots_are_letters_and_circles_never_colour_alone) {
    const TestGame table = some_table();
    const std::string screen = table.rules().screen(table.state(), Viewer::all(), {});
    EXPECT_EQ(screen.find('\x1b'), std::string::npos);
    const auto lines = lines_of(screen);
    // The sixth row: G4 P2 R3, the open Y1, seat 3's five levels, the centre, seat 1's two.
    const std::string row = "  6  G4  P2  R3 [Y1] 3⌂5  ◎    1⌂2[B1] G3  R2  Y4";
    EXPECT_TRUE(std::ranges::any_of(lines, [&](const auto& l) { return l.starts_with(row); }))
        << screen;
    EXPECT_NE(screen.find("P pink   B blue   G green   R red   Y yellow"), std::string::npos);
    EXPECT_NE(screen.find("♣"), std::string::npos);
}

TEST(SunriseScreen, colour_only_adds_escapes) {
    const TestGame table = some_table();
    const std::string plain = table.rules().screen(table.state(), Viewer::all(), {});
    const std::string coloured = table.rules().screen(
        table.state(), Viewer::all(), {.language = Language::English, .colour = true});
    EXPECT_NE(plain, coloured);
    std::string stripped;
    for (std::size_t i = 0; i < coloured.size(); ++i) {
        if (coloured[i] == '\x1b') {
            i = coloured.find('m', i);
            continue;
        }
        stripped += coloured[i];
    }
    EXPECT_EQ(stripped, plain);
}

TEST(SunriseScreen, SUN_2_a_hand_is_drawn_for_its_owner_only) {
    const TestGame table = some_table();
    const Rules& rules = table.rules();
    const auto screen = [&](Viewer viewer) {
        return rules.screen(rules.hide(table.state(), viewer), viewer, {});
    };
    EXPECT_NE(screen(Viewer::of(1)).find("hand 5: G2 R1 Y2"), std::string::npos);
    EXPECT_EQ(screen(Viewer::of(0)).find("hand 5: "), std::string::npos);
    EXPECT_NE(screen(Viewer::of(0)).find("hand 5"), std::string::npos);
    EXPECT_EQ(screen(Viewer::spectator()).find("hand 3:"), std::string::npos);
}

TEST(SunriseScreen, SUN_16_standings_show_what_each_seat_has_and_would_get) {
    const TestGame table = some_table();
    const std::string screen = table.rules().screen(table.state(), Viewer::all(), {});
    EXPECT_NE(screen.find("A1 tallest -        1×⌂3 +10 -"), std::string::npos) << screen;
    EXPECT_NE(screen.find("C  group   1 +10    1 +10    1 +10"), std::string::npos) << screen;
    EXPECT_NE(screen.find("54 pts"), std::string::npos) << screen;  // 34, A1 and the tied C
}

TEST(SunriseScreen, the_largest_board_fits_a_hundred_columns_in_both_languages) {
    std::string rows;
    std::string zones;
    for (int row = 0; row < 15; ++row) {
        for (int column = 0; column < 15; ++column) {
            rows += column == 7 && row == 7 ? "**" : (row + column) % 2 == 1 ? "P5" : "##";
            zones += kZoneIds.at(static_cast<std::size_t>(2 * (column % 2) + row / 2 % 2));
            rows += column < 14 ? " " : "\n";
            zones += column < 14 ? " " : "\n";
        }
    }
    const Rules rules = good_rules(with_board(default_pack_text(), rows, zones));
    TestGame table(rules, 4);
    for (const Language language : {Language::English, Language::French}) {
        const auto lines = lines_of(
            rules.screen(table.state(), Viewer::all(), {.language = language, .colour = false}));
        EXPECT_GT(lines.size(), 30U);
        for (const std::string& line : lines) EXPECT_LE(columns_of(line), 100) << line;
    }
    for (const std::string& line :
         lines_of(default_rules().screen(some_table().state(), Viewer::all(), {}))) {
        EXPECT_LE(columns_of(line), 100) << line;
    }
}

TEST(SunriseScreen, SUN_13_the_final_phase_and_the_end_are_announced) {
    const Position position{.turn = 2, .hands = {"P", "B"}, .final_phase = true};
    const TestGame last(default_rules(), position);
    const auto screen = [](const TestGame& table, Language language) {
        return table.rules().screen(table.state(), Viewer::spectator(),
                                    {.language = language, .colour = false});
    };
    EXPECT_NE(screen(last, Language::English).find("Final phase"), std::string::npos);
    EXPECT_NE(screen(last, Language::French).find("Phase finale"), std::string::npos);
    const TestGame over(default_rules(), Position{.hands = {"P", "B"}, .phase = "over"});
    EXPECT_NE(screen(over, Language::English).find("The game is over"), std::string::npos);
    EXPECT_NE(screen(over, Language::English).find("hand 1: P1"), std::string::npos);
}

}  // namespace
}  // namespace faubourg::sunrise
