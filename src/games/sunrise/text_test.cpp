#include <algorithm>

#include "src/games/sunrise/testing.h"

namespace faubourg::sunrise {
namespace {

void expect_codes_in_text_order(const Rules& rules) {
    Texts texts;
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        const Action action{static_cast<std::uint16_t>(code)};
        texts.push_back(rules.text(action));
        EXPECT_EQ(rules.parse(texts.back()), action) << texts.back();
        std::string shouted = texts.back();
        for (char& letter : shouted) {
            if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
        }
        EXPECT_EQ(rules.parse(shouted), action) << shouted;
    }
    EXPECT_TRUE(std::ranges::is_sorted(texts));
    EXPECT_EQ(std::ranges::adjacent_find(texts), texts.end());
}

TEST(SunriseText, every_action_has_one_text_and_codes_ascend_with_the_texts) {
    const Rules& rules = default_rules();
    EXPECT_EQ(rules.action_count(), 80U * 5 + 5 + 2 + 80 * 5);
    expect_codes_in_text_order(rules);
    expect_codes_in_text_order(good_rules(small_pack_text()));
}

TEST(SunriseText, codes_keep_their_order_when_ids_are_prefixes_of_each_other) {
    expect_codes_in_text_order(
        good_rules(replaced(replaced(default_pack_text(), "id = \"blue\"", "id = \"green-2\""),
                            "id = \"red\"", "id = \"gree\"")));
}

TEST(SunriseText, what_is_not_in_the_list_of_texts_is_unknown) {
    for (const std::string_view text : {"",
                                        " ",
                                        "draw ",
                                        " draw",
                                        "draw 2",
                                        "end turn",
                                        "build",
                                        "build ",
                                        "build g6",
                                        "build g6 ",
                                        "build g6 0",
                                        "build g6 6",
                                        "build g6 10",
                                        "build g6 01",
                                        "build g6 -1",
                                        "build  g6 1",
                                        "build g6  1",
                                        "build g6 1 ",
                                        "build g06 1",
                                        "build g12 1",
                                        "build g0 1",
                                        "build l1 1",
                                        "build f6 1",  // the centre
                                        "build d1 1",  // scenery
                                        "build 6g 1",
                                        "build g 1",
                                        "build g6 x",
                                        "park g6",
                                        "park g6 ",
                                        "park g6 1",
                                        "park g6 mauve",
                                        "park f6 pink",
                                        "park d1 pink",
                                        "park g6 pink ",
                                        "park  g6 pink",
                                        "discard",
                                        "discard ",
                                        "discard mauve",
                                        "discard  pink",
                                        "discard pink pink",
                                        "discard pink ",
                                        "pass",
                                        "build\tg6 1",
                                        "build g6\n1",
                                        "build g6 1\n",
                                        "ｄraw"}) {
        EXPECT_FALSE(default_rules().parse(text)) << '"' << text << '"';
    }
    EXPECT_FALSE(default_rules().parse(std::string_view("draw\0", 5)));
    EXPECT_FALSE(default_rules().parse(std::string(100000, 'a')));
}

TEST(SunriseText, parsing_is_case_insensitive_and_printing_canonical) {
    const Rules& rules = default_rules();
    EXPECT_EQ(rules.text(*rules.parse("BUILD G6 2")), "build g6 2");
    EXPECT_EQ(rules.text(*rules.parse("Park F5 Pink")), "park f5 pink");
    EXPECT_EQ(rules.text(*rules.parse("Discard BLUE")), "discard blue");
    EXPECT_EQ(rules.text(*rules.parse("dRAW")), "draw");
    EXPECT_EQ(rules.text(*rules.parse("End")), "end");
}

TEST(SunriseWords, a_gloss_says_what_an_action_costs_and_brings) {
    const TestGame table(default_rules(), Position{.hands = {"PPB", ""}});
    const auto gloss = [&table](std::string_view text, Language language) {
        return table.rules().gloss(table.state(), 0, *table.rules().parse(text), language);
    };
    EXPECT_EQ(gloss("build g6 2", Language::English), "2 houses on g6, 2 × pink, +4 points");
    EXPECT_EQ(gloss("build h6 1", Language::English), "1 house on h6, 1 × blue, +1 point");
    EXPECT_EQ(gloss("build g6 2", Language::French), "2 demeures en g6, 2 × rose, +4 points");
    EXPECT_EQ(gloss("park f5 pink", Language::English), "a park on f5, 1 × pink, no points");
    EXPECT_EQ(gloss("park f5 blue", Language::French), "un parc en f5, 1 × bleu, aucun point");
    EXPECT_EQ(gloss("draw", Language::English), "draw 2 cards");
    EXPECT_EQ(gloss("draw", Language::French), "piocher 2 cartes");
    EXPECT_EQ(gloss("end", Language::English), "stop building, draw 1 card");
    EXPECT_EQ(gloss("discard pink", Language::French), "défausser 1 × rose");
}

TEST(SunriseWords, SUN_2_the_log_tells_drawn_colours_to_the_drawer_only) {
    TestGame table(default_rules(), Position{.hands = {"PPB", ""}, .next = "GY"});
    table.act("draw");
    const auto tell = [&table](Viewer viewer, Language language) {
        return table.rules().tell(table.events().front(), viewer, language);
    };
    const std::string who = seat_name(0, Language::English);
    EXPECT_EQ(tell(Viewer::of(0), Language::English), who + " draws 2 cards: green, yellow");
    EXPECT_EQ(tell(Viewer::all(), Language::English), who + " draws 2 cards: green, yellow");
    EXPECT_EQ(tell(Viewer::of(1), Language::English), who + " draws 2 cards");
    EXPECT_EQ(tell(Viewer::spectator(), Language::French),
              seat_name(0, Language::French) + " pioche 2 cartes");
}

TEST(SunriseWords, every_event_is_told_in_both_languages) {
    using Kind = Event::Kind;
    const std::string one = seat_name(1, Language::English);
    const std::string un = seat_name(1, Language::French);
    const Plot g6 = ActionCodes::built_plot(*default_rules().parse("build g6 1"));
    struct Line {
        Event event;
        std::string english;
        std::string french;
    };
    const std::vector<Line> lines = {
        {{.kind = Kind::Build, .seat = 1, .plot = g6, .colour = 2, .count = 2, .points = 4},
         one + " builds 2 houses on g6, 2 × pink, +4 points",
         un + " construit 2 demeures en g6, 2 × rose, +4 points"},
        {{.kind = Kind::Park, .seat = 1, .plot = g6, .colour = 0},
         one + " lays out a park on g6, 1 × blue",
         un + " aménage un parc en g6, 1 × bleu"},
        {{.kind = Kind::Draw, .seat = 1, .count = 1, .drawn = {3, 0}},
         one + " draws 1 card: red",
         un + " pioche 1 carte : rouge"},
        {{.kind = Kind::Discard, .seat = 1, .colour = 4},
         one + " discards 1 × yellow",
         un + " défausse 1 × jaune"},
        {{.kind = Kind::Reshuffle, .count = 30},
         "The discards are shuffled into a new deck: 30 cards",
         "La défausse mélangée devient la pioche : 30 cartes"},
        {{.kind = Kind::FinalPhase, .seat = 1},
         one + " has almost no houses left: the final phase begins",
         un + " n'a presque plus de demeures : la phase finale commence"},
        {{.kind = Kind::Over, .reason = Event::Reason::Full},
         "The game is over: the bonus zones are full",
         "Fin de la partie : les zones bonus sont pleines"},
        {{.kind = Kind::Over, .reason = Event::Reason::Idle},
         "The game is over: nobody has built for five rounds",
         "Fin de la partie : personne n'a construit depuis cinq tours de table"},
        {{.kind = Kind::Over, .reason = Event::Reason::Houses},
         "The game is over: all have had the same number of turns",
         "Fin de la partie : tout le monde a joué le même nombre de tours"},
    };
    for (const Line& line : lines) {
        EXPECT_EQ(default_rules().tell(line.event, Viewer::all(), Language::English), line.english);
        EXPECT_EQ(default_rules().tell(line.event, Viewer::all(), Language::French), line.french);
    }
}

}  // namespace
}  // namespace faubourg::sunrise
