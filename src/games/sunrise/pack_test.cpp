#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

// A pack with one mistake, and the beginning of its refusal.
struct BadPack {
    std::string from;
    std::string to;
    std::string refusal;
};

void expect_refused(const std::string& pack, const std::string& refusal) {
    const auto rules = rules_of(pack);
    ASSERT_FALSE(rules) << "accepted, expected: " << refusal;
    EXPECT_EQ(rules.error().code, "content/invalid");
    EXPECT_TRUE(rules.error().message.starts_with(refusal))
        << rules.error().message << "\nexpected: " << refusal;
}

class SunriseBadPack : public ::testing::TestWithParam<BadPack> {};

TEST_P(SunriseBadPack, SUN_4_is_refused_with_the_key_and_the_reason) {
    expect_refused(replaced(default_pack_text(), GetParam().from, GetParam().to),
                   GetParam().refusal);
}

INSTANTIATE_TEST_SUITE_P(
    Figures, SunriseBadPack,
    ::testing::Values(
        BadPack{"format = 1", "format = 2", "format: must be a whole number"},
        BadPack{"title = {", "titre = {", "titre: is not a known key"},
        BadPack{"fr = \"Sunrise Avenue\"", "fr = \"\"", "title.fr: must not be empty"},
        BadPack{"parks = { count = 20,", "parks = { count = -1,", "parks.count: must be a whole"},
        BadPack{"parks = { count = 20,", "parks = { count = 256,", "parks.count: must be a whole"},
        BadPack{"parks = { count = 20,", "parks = { count = \"20\",",
                "parks.count: must be a whole"},
        BadPack{"parks = { count = 20,", "parks = { ", "parks.count: is missing"},
        BadPack{"parks = { count = 20, status = \"rulebook\" }", "", "parks: is missing"},
        BadPack{"status = \"rulebook\" }", "status = \"guess\" }", "parks.status: must be one of"},
        BadPack{"two = 28", "two = 2", "houses.two: must be a whole number from 3 to 255"},
        BadPack{"three = 28", "three = 256", "houses.three: must be a whole number"},
        BadPack{"four = 22", "", "houses.four: is missing"},
        BadPack{"four = 22", "four = 22\nfive = 20", "houses.five: is not a known key"},
        BadPack{"four = 22\nstatus = \"rulebook\"", "four = 22", "houses.status: is missing"},
        BadPack{"id = \"blue\"", "id = \"pink\"", "colours[1].id: \"pink\" is there twice"},
        BadPack{"id = \"blue\"", "id = \"Blue\"", "colours[1].id: must be lower-case"},
        BadPack{"id = \"blue\"", "id = \"light blue\"", "colours[1].id: must be lower-case"},
        BadPack{"letter = \"B\"", "letter = \"b\"", "colours[1].letter: must be one capital"},
        BadPack{"letter = \"B\"", "letter = \"BL\"", "colours[1].letter: must be one capital"},
        BadPack{"letter = \"B\"", "letter = \"P\"", "colours[1].letter: \"P\" is there twice"},
        BadPack{"letter = \"B\"", "", "colours[1].letter: is missing"},
        BadPack{"en = \"blue\", ", "", "colours[1].name.en: is missing"},
        BadPack{"cards = 11", "cards = 0", "colours[0].cards: must be a whole number from 1 to"},
        BadPack{"cards = 11", "cards = 256", "colours[0].cards: must be a whole number"},
        BadPack{"cards = 11", "cards = \"11\"", "colours[0].cards: must be a whole number"},
        BadPack{"cards = 11", "cards = 11\nwild = 1", "colours[0].wild: is not a known key"}));

INSTANTIATE_TEST_SUITE_P(
    Board, SunriseBadPack,
    ::testing::Values(
        BadPack{"\"R2 G5", "\"R6 G5", "board.rows[0]: a1: \"R6\" must have 1 to 5 circles"},
        BadPack{"\"R2 G5", "\"R0 G5", "board.rows[0]: a1: \"R0\" must have 1 to 5 circles"},
        BadPack{"\"R2 G5", "\"RR G5", "board.rows[0]: a1: \"RR\" must have 1 to 5 circles"},
        BadPack{"\"R2 G5", "\"R2 W5", "board.rows[0]: b1: \"W5\" is of no colour"},
        BadPack{"\"R2 G5", "\"R2  G5", "board.rows[0]: must be places of two characters"},
        BadPack{"\"R2 G5", "\" R2 G5", "board.rows[0]: must be places of two characters"},
        BadPack{"B4 G3 Y2\"", "B4 G3 Y2 \"", "board.rows[0]: must be places of two characters"},
        BadPack{"B4 G3 Y2\"", "B4 G3 Y\"", "board.rows[0]: must be places of two characters"},
        BadPack{"\"B3 ## P3", "\"## P3", "board.rows[1]: has 10 places, the first row has 11"},
        BadPack{"\"G4 P2 R3 Y1 B2 **", "\"G4 P2 R3 Y1 B2 ##", "board.rows: must show exactly one"},
        BadPack{"\"R2 G5", "\"** G5", "board.rows: must show exactly one central space"},
        BadPack{"\"A1 A1 A1 A1 A1 --", "\"A1 A1 A1 A1 A1 XX", "board.zones[0]: f1: a zone is A1"},
        BadPack{"\"A1 A1 A1 A1 A1 --", "\"A1 A1 A1 A1 --", "board.zones[0]: has 10 places"},
        BadPack{"zones = [", "zones = [\"--\",", "board.zones: must have 11 items, not 12"},
        BadPack{"rows = [", "rows = [1,", "board.zones: must have 12 items"},
        BadPack{"[board]", "[board]\nlakes = 3", "board.lakes: is not a known key"},
        BadPack{"\"R2 G5", "7, \"R2 G5", "board.zones: must have 12 items"}));

TEST(SunrisePack, SUN_2_a_colour_without_cards_and_too_few_cards_are_refused) {
    std::string text = default_pack_text();
    for (int cards : {4, 4, 4, 4, 6}) {
        text = replaced(text, "cards = 11", "cards = " + std::to_string(cards));
    }
    EXPECT_TRUE(rules_of(text)) << "22 cards: four hands of five, and two drawn";
    expect_refused(replaced(text, "cards = 6", "cards = 5"),
                   "colours: four hands and a draw can need 22 cards, there are only 21");
    expect_refused(replaced(text, "cards = 6", "cards = 0"), "colours[4].cards: must be a whole");
    EXPECT_TRUE(rules_of(replaced(text, "cards = 6", "cards = 239")));
    expect_refused(replaced(text, "cards = 6", "cards = 240"),
                   "colours: there are at most 255 cards in all, not 256");
}

TEST(SunrisePack, SUN_4_a_board_without_a_plot_beside_the_centre_is_refused) {
    expect_refused(with_board(default_pack_text(),
                              R"(P1 P1 ## B1 B1
                                 P1 ## ** ## B1
                                 P1 P1 ## B1 B1)",
                              R"(A1 A1 -- B1 B1
                                 A1 -- -- -- B1
                                 B2 B2 -- A2 A2)"),
                   "board.rows: no plot is beside the central space: nobody could ever build");
}

TEST(SunrisePack, SUN_4_a_zone_without_plots_is_refused) {
    for (const std::string zone : {"A1", "B1", "B2", "A2"}) {
        // The zone's only place becomes scenery.
        std::string zones = "A1 B1 A2 B2\n-- -- -- --";
        zones = replaced(zones, zone, "--");
        expect_refused(with_board(default_pack_text(), "P1 P1 P1 P1\n** P1 P1 P1", zones),
                       "board.zones: zone " + zone + " has no plot");
    }
    expect_refused(
        with_board(default_pack_text(), "P1 P1 P1 ##\n** P1 P1 P1", "A1 B1 A2 B2\n-- -- -- --"),
        "board.zones: zone B2 has no plot");
}

std::string grid(int columns, int rows, int plots) {
    std::string text;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            if (column > 0) text += ' ';
            text += row == 0 && column == 0 ? "**" : plots-- > 0 ? "R3" : "##";
        }
        text += '\n';
    }
    return text;
}

std::string zone_grid(int columns, int rows) {
    std::string text;
    for (int row = 0; row < rows; ++row) {
        for (int column = 0; column < columns; ++column) {
            constexpr std::array<std::string_view, 4> kNames = {" A1", " B1", " B2", " A2"};
            text += kNames.at(static_cast<std::size_t>(column) % 4).substr(column == 0 ? 1 : 0);
        }
        text += '\n';
    }
    return text;
}

TEST(SunrisePack, SUN_4_a_grid_of_15_by_15_with_128_plots_is_the_largest) {
    const auto pack = [](int columns, int rows, int plots) {
        return with_board(default_pack_text(), grid(columns, rows, plots),
                          zone_grid(columns, rows));
    };
    const Rules rules = good_rules(pack(15, 15, 128));
    EXPECT_EQ(rules.components().all_plots.count(), 128);
    EXPECT_TRUE(rules.parse("build o2 1"));
    expect_refused(pack(15, 15, 129), "board.rows: a board has at most 128 plots, not 129");
    expect_refused(pack(16, 15, 20), "board.rows[0]: a board has at most 15 columns");
    expect_refused(pack(15, 16, 20), "board.rows: must have 1 to 15 items, not 16");
}

TEST(SunrisePack, SUN_4_boards_of_one_row_and_one_colour_are_boards) {
    std::string text = default_pack_text();
    const std::size_t second = text.find("[[colours]]", text.find("[[colours]]") + 1);
    text = text.substr(0, second) + text.substr(text.find("# Rows from the top"));
    text = replaced(text, "cards = 11", "cards = 30");
    const Rules rules = good_rules(with_board(text, "P1 P2 ** P3 P4", "A1 B1 -- B2 A2"));
    TestGame table(rules, Position{.hands = {"PPP", ""}});
    EXPECT_EQ(table.legal(),
              (Texts{"build b1 1", "build b1 2", "build b1 3", "build d1 1", "build d1 2",
                     "build d1 3", "draw", "park b1 pink", "park d1 pink"}));
}

TEST(SunrisePack, SUN_4_nine_colours_and_none_are_refused) {
    std::string text = default_pack_text();
    const std::size_t first = text.find("[[colours]]");
    const std::size_t end = text.find("# Rows from the top");
    std::string colours;
    for (char letter = 'A'; letter <= 'I'; ++letter) {
        const std::string name(1, static_cast<char>(letter - 'A' + 'a'));
        colours += "[[colours]]\nid = \"" + name + "\"\nletter = \"" + letter +
                   "\"\nname = { en = \"x\", fr = \"y\" }\ncards = 9\nstatus = \"source\"\n";
    }
    expect_refused(text.substr(0, first) + colours + text.substr(end),
                   "colours: must have 1 to 8 items, not 9");
    expect_refused(text.substr(0, first) + text.substr(end), "colours: is missing");
}

TEST(SunrisePack, SUN_4_every_missing_part_is_named) {
    const auto pack = content::parse_pack(default_pack_text(), "sunrise.toml");
    ASSERT_TRUE(pack);
    ASSERT_NE(pack->document.members(), nullptr);
    for (const Member& member : *pack->document.members()) {
        const auto rules = Rules::from_pack(edited(pack->document, member.key, std::nullopt));
        ASSERT_FALSE(rules) << member.key;
        EXPECT_EQ(rules.error().message, member.key + ": is missing");
        const auto wrong = Rules::from_pack(edited(pack->document, member.key, Value(true)));
        ASSERT_FALSE(wrong) << member.key;
        EXPECT_TRUE(wrong.error().message.starts_with(member.key)) << wrong.error().message;
    }
    EXPECT_FALSE(Rules::from_pack(Value("sunrise")));
    EXPECT_FALSE(Rules::from_pack(Value::list()));
    EXPECT_FALSE(Rules::from_pack(Value()));
}

TEST(SunrisePack, SUN_4_another_games_pack_is_refused) {
    expect_refused(replaced(default_pack_text(), "game = \"sunrise\"", "game = \"california\""),
                   "game: must be \"sunrise\"");
}

}  // namespace
}  // namespace faubourg::sunrise
