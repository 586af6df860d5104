#include <gtest/gtest.h>

#include "src/games/dreamhome/testing.h"

namespace faubourg::dreamhome {
namespace {

TEST(DreamHomeText, every_code_has_a_text_that_reads_back_and_texts_ascend) {
    const Rules& rules = default_rules();
    std::string last;
    for (unsigned code = 0; code < rules.action_count(); ++code) {
        const Action action{static_cast<std::uint16_t>(code)};
        const std::string text = rules.text(action);
        EXPECT_EQ(rules.parse(text), action) << text;
        EXPECT_LT(last, text);
        EXPECT_EQ(rules.components().codes.encode(rules.components().codes.decode(action)), action);
        last = text;
    }
}

TEST(DreamHomeText, the_specifications_texts) {
    const Rules& rules = default_rules();
    for (const char* text :
         {"discard 2", "jackhammer 3", "pass", "drill u1 3", "mixer 1 3", "take 0", "place u1",
          "place u1 down", "scaffold g4", "decorate g2", "roofer red+w", "roofer red",
          "supplier u1 kitchen.1", "handyman u1 g2", "done",
          // Known texts, though never legal.
          "discard 0", "mixer 3 1", "mixer 1 1", "handyman u1 u1", "handyman b4 u1"}) {
        const auto action = rules.parse(text);
        ASSERT_TRUE(action) << text;
        EXPECT_EQ(rules.text(*action), text);
    }
}

TEST(DreamHomeText, is_read_without_regard_to_case) {
    const Rules& rules = default_rules();
    EXPECT_EQ(rules.parse("PLACE U1 Down"), rules.parse("place u1 down"));
    EXPECT_EQ(rules.parse("Roofer RED+W"), rules.parse("roofer red+w"));
    EXPECT_EQ(rules.text(*rules.parse("Supplier B4 Kitchen.1")), "supplier b4 kitchen.1");
}

TEST(DreamHomeText, anything_else_is_unknown) {
    for (const char* text : {"",
                             " ",
                             "take",
                             "take ",
                             "take 5",
                             "take 00",
                             "take -1",
                             "take 1 ",
                             " take 1",
                             "take  1",
                             "take 1 2",
                             "place",
                             "place u6",
                             "place b1",
                             "place u1 up",
                             "place u1 ",
                             "place  u1",
                             "place u1  down",
                             "place down",
                             "roofer",
                             "roofer blue",
                             "roofer red+",
                             "roofer red w",
                             "roof red",
                             "supplier u1",
                             "supplier u1 kitchen",
                             "supplier u1 kitchen.7",
                             "supplier u1 pool.0",
                             "drill u1",
                             "drill 3 u1",
                             "mixer 1",
                             "mixer 1 5",
                             "handyman u1",
                             "handyman u1 c1",
                             "done 1",
                             "pass 1",
                             "scaffold",
                             "scaffold 4",
                             "decorate g2 piano",
                             "discard 5",
                             "take\t1",
                             "tak\xC3\xA9 1",
                             "jackhammer 3 u1"}) {
        EXPECT_FALSE(default_rules().parse(text)) << '"' << text << '"';
    }
}

TEST(DreamHomeText, every_legal_action_has_a_gloss_in_both_languages) {
    const Rules& rules = default_rules();
    FastRandom random(11);
    for (int game = 0; game < 30; ++game) {
        Deal deal("gloss" + std::to_string(game));
        State state = rules.set_up(2 + game % 3, {}, deal);
        EventLog<Event> log;
        ActionList<Rules> list;
        while (state.phase != Phase::Over) {
            rules.legal(state, state.to_act, list);
            for (const Action action : list) {
                const std::string en = rules.gloss(state, state.to_act, action, Language::English);
                const std::string fr = rules.gloss(state, state.to_act, action, Language::French);
                EXPECT_FALSE(en.empty()) << rules.text(action);
                EXPECT_FALSE(fr.empty()) << rules.text(action);
            }
            rules.apply(state, state.to_act,
                        list[random.below(static_cast<std::uint32_t>(list.size()))], deal, log);
        }
        for (const Event& event : log.events()) {
            const std::string en = rules.tell(event, Viewer::spectator(), Language::English);
            const std::string fr = rules.tell(event, Viewer::spectator(), Language::French);
            EXPECT_FALSE(en.empty());
            EXPECT_FALSE(fr.empty());
            if (event.kind != Event::Kind::Scaffold) continue;
            EXPECT_NE(en, fr);
        }
    }
}

TEST(DreamHomeText, a_gloss_tells_the_points_an_action_brings) {
    TestGame table(4, 6);
    table.home(0, ". . . . .", "living living . . .", ". .");
    table.turn(0);
    table.act("take 0");
    const auto gloss = [&](std::string_view text, Language language) {
        return table.rules().gloss(table.state, 0, *table.rules().parse(text), language);
    };
    EXPECT_EQ(gloss("place g3", Language::English), "living room → g3, +5 points");
    EXPECT_EQ(gloss("place g3", Language::French), "salon → g3, +5 points");
    EXPECT_EQ(gloss("place g3 down", Language::English), "an empty room → g3, +0 point");
}

TEST(DreamHomeText, events_are_told) {
    TestGame table(3, 6);
    table.act("discard 1");
    table.act("take 0");
    table.act("place g1");
    const auto tell = [&](std::size_t event, Language language) {
        return table.rules().tell(table.log.events()[event], Viewer::all(), language);
    };
    EXPECT_EQ(tell(0, Language::English), "Player 1 discards: kitchen, red roof");
    EXPECT_EQ(tell(1, Language::English), "Player 1 takes: living room");
    EXPECT_EQ(tell(2, Language::English), "Player 1 has the first-player marker");
    EXPECT_EQ(tell(3, Language::English), "Player 1 places: living room → g1");
    EXPECT_EQ(tell(3, Language::French), "Joueur 1 pose : salon → g1");
}

TEST(DreamHomeText, a_handyman_is_told_with_both_cards) {
    TestGame table(2, kRounds);
    table.home(0, ". . . . .", "living kitchen (study) . .", ". .");
    table.give(0, Helper::Handyman, 2);
    table.last_placed();
    table.state.phase = Phase::Final;
    table.state.to_act = 0;
    table.state.rooms.fill(kNoCard);
    table.state.resources.fill(kNoResource);
    table.act("handyman g1 g2");
    table.act("handyman g1 g3");
    const auto tell = [&](std::size_t event, Language language) {
        return table.rules().tell(table.log.events()[event], Viewer::all(), language);
    };
    EXPECT_EQ(tell(0, Language::English), "Player 1, Handyman: living room (g1) ↔ kitchen (g2)");
    EXPECT_EQ(tell(0, Language::French), "Joueur 1, Manœuvre : salon (g1) ↔ cuisine (g2)");
    EXPECT_EQ(tell(1, Language::English), "Player 1, Handyman: kitchen (g1) ↔ empty room (g3)");
    const Value document = event_document(table.rules(), table.log.events()[0], Viewer::all());
    EXPECT_EQ(*document.find("card"), Value("living.0"));
    EXPECT_EQ(*document.find("other_card"), Value("kitchen.0"));
}

TEST(DreamHomeText, whoever_is_done_says_so) {
    const Event done{.kind = Event::Kind::Done, .seat = 1};
    Value expected = Value::object();
    expected.add("event", "helper").add("seat", 1).add("done", true);
    EXPECT_EQ(event_document(default_rules(), done, Viewer::all()), expected);
}

TEST(DreamHomeText, french_has_a_blank_before_colons) {
    TestGame table(4, 6);
    table.home(0, ". . . . .", "living . . . .", ". .");
    table.give(0, Tool::Drill);
    table.turn(0);
    const Action drill = *table.rules().parse("drill g1 1");
    const auto gloss = [&](Language language) {
        return table.rules().gloss(table.state, 0, drill, language);
    };
    EXPECT_TRUE(gloss(Language::English).starts_with("g1: living room → kitchen"));
    EXPECT_TRUE(gloss(Language::French).starts_with("g1 : salon → cuisine"));
    table.act("drill g1 1");
    const Event& event = table.log.events()[0];
    EXPECT_EQ(table.rules().tell(event, Viewer::all(), Language::French),
              "Joueur 1, Perceuse : g1 : salon ↔ cuisine");
}

// The columns of the widest line, as the screen counts them.
int widest_line(const std::string& screen) {
    int widest = 0;
    int width = 0;
    for (const char c : screen) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '\n') {
            widest = std::max(widest, width);
            width = 0;
        } else if ((byte & 0xC0U) != 0x80U) {
            ++width;
        }
    }
    return widest;
}

TEST(DreamHomeText, the_screen_shows_market_homes_and_what_columns_allow) {
    TestGame table(4, 6);
    table.home(0, "(study) . . . .", "living*piano living . . .", ". #");
    table.roofs(1, "red red+w");
    table.turn(0);
    const Rules& rules = table.rules();
    const std::string en = rules.screen(table.state, Viewer::of(0), {});
    for (const char* part : {"Round 6/12", "▶ Player 1", "playroom", "red roof", "*piano",
                             "scaffold", "empty", "Roof 2", "▸ "}) {
        EXPECT_NE(en.find(part), std::string::npos) << part << '\n' << en;
    }
    EXPECT_EQ(en.find("⊞"), std::string::npos);  // nobody sees the stacks
    EXPECT_EQ(en.find('\x1B'), std::string::npos);
    EXPECT_LE(widest_line(en), 100);
    const std::string fr =
        rules.screen(table.state, Viewer::spectator(), {.language = Language::French});
    EXPECT_NE(fr.find("Manche 6/12"), std::string::npos);
    EXPECT_NE(rules.screen(table.state, Viewer::all(), {}).find("Roof red red⊞"),
              std::string::npos);
    EXPECT_NE(rules.screen(table.state, Viewer::all(), {.colour = true}).find('\x1B'),
              std::string::npos);
}

TEST(DreamHomeText, DRH_20_the_market_reckons_with_a_columns_own_designer) {
    TestGame table(4, 6);
    table.home(0, ". . . . .", "living*piano . . . .", "garage garage");
    table.turn(0);
    const auto screen = [&](const std::string& resource) {
        table.market("- living - - -", "- " + resource + " - - -");
        return table.rules().screen(table.state, Viewer::of(0), {});
    };
    EXPECT_NE(screen("helper:architect").find("▸ u1 g3 g4 g5\n"), std::string::npos);
    EXPECT_NE(screen("helper:designer").find("▸ u1 g2 g3 g4"), std::string::npos);
}

TEST(DreamHomeText, the_screen_shows_all_belongings) {
    TestGame table(4, 6);
    for (std::size_t helper = 0; helper < kHelpers; ++helper) {
        table.give(0, static_cast<Helper>(helper));
    }
    table.give(0, Tool::Jackhammer);
    table.give(0, Tool::Mixer);
    table.garden(0, "treehouse birdhouse");
    table.roofs(0, "red red+w brown brown grey green green+w");
    table.turn(0);
    const Components& components = table.components();
    for (const Language language : {Language::English, Language::French}) {
        const std::string screen =
            table.rules().screen(table.state, Viewer::all(), {.language = language});
        std::vector<std::string> parts;
        for (const Text& name : components.helper_names) parts.push_back(name.in(language));
        for (const Tool tool : {Tool::Jackhammer, Tool::Mixer}) {
            parts.push_back(components.tool_names[static_cast<std::size_t>(tool)].in(language));
        }
        for (const char* id : {"treehouse", "birdhouse"}) {
            parts.push_back(components.decor[token_named(components, id)].short_name.in(language));
        }
        for (const std::string& part : parts) {
            EXPECT_NE(screen.find(part), std::string::npos) << part << '\n' << screen;
        }
        for (const Seat seat : all_seats(4)) {
            EXPECT_NE(screen.find(seat_name(seat, language)), std::string::npos);
        }
        EXPECT_LE(widest_line(screen), 100);
        const bool french = language == Language::French;
        EXPECT_NE(screen.find(french ? "brun×2" : "brown×2"), std::string::npos) << screen;
        EXPECT_NE(screen.find(french ? "vert⊞" : "green⊞"), std::string::npos) << screen;
    }
}

}  // namespace
}  // namespace faubourg::dreamhome
