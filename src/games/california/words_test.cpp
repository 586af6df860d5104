#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

constexpr Language kEnglish = Language::English;
constexpr Language kFrench = Language::French;

Texts told(const TestGame& table, Language language) {
    Texts lines;
    for (const Event& event : table.events) {
        lines.push_back(table.rules().tell(event, Viewer::spectator(), language));
    }
    return lines;
}

std::string glossed(const TestGame& table, Seat seat, std::string_view text, Language language) {
    return table.rules().gloss(table.state, seat, table.rules().parse(text).value(), language);
}

constexpr std::string_view kPosition = R"(
    shop A  paleblue red extension dog
    shop B  piano brown * *
    neighbours  red 0
    m1  silver 20  extension  attic pool sunbed
      .      .      .      .
      .      piano  red    .
      .      .      .      .
      .      .      .      .
    m2  silver 20
    m3  silver 20  loan)";

TEST(CaliforniaEvents, are_told_in_english) {
    TestGame table = position(kPosition);
    table.act(0, "buy A1 b1");
    EXPECT_EQ(told(table, kEnglish),
              Texts{"Player 1 buys: pool room (pale blue), A1 → b1, 6 silver"});
    table.act(0, "settle pool");
    EXPECT_EQ(told(table, kEnglish),
              (Texts{"Player 1 carries down from the attic: pool (pale blue) → b1",
                     "The pale blue neighbour visits Player 1", "Player 1 receives a gift",
                     "Player 1 takes the bonus card: pool and grand piano (+2)"}));
    table.act(1, "buy A3 extension");
    EXPECT_EQ(told(table, kEnglish),
              Texts{"Player 2 buys: attic extension, A3 → extension spot, 4 silver"});
    table.act(2, "buy A4 attic");
    EXPECT_EQ(told(table, kEnglish), Texts{"Player 3 buys: dog (green), A4 → attic, 4 silver"});
    table.act(2, "repay");
    EXPECT_EQ(told(table, kEnglish), Texts{"Player 3 repays the loan (4 silver)"});
    table.act(1, "borrow");
    EXPECT_EQ(told(table, kEnglish), Texts{"Player 2 borrows 3 silver"});
    table.state.bank = 1;
    table.act(0, "coin");
    EXPECT_EQ(told(table, kEnglish), (Texts{"Player 1 takes a gold coin (5 silver)", "Day 2"}));
    table.state.day = 12;
    table.state.bank = 1;
    table.act(1, "coin");
    EXPECT_EQ(told(table, kEnglish).back(), "The game is over");
}

TEST(CaliforniaEvents, are_told_in_french) {
    TestGame table = position(kPosition);
    table.act(0, "buy A1 b1");
    EXPECT_EQ(told(table, kFrench),
              Texts{"Joueur 1 achète : espace piscine (bleu pâle), A1 → b1, 6 d'argent"});
    table.act(0, "settle sunbed");
    EXPECT_EQ(told(table, kFrench),
              (Texts{"Joueur 1 descend du grenier : bain de soleil (bleu pâle) → b1",
                     "Le voisin bleu pâle rend visite à Joueur 1", "Joueur 1 reçoit un cadeau"}));
    table.act(1, "buy A3 extension");
    EXPECT_EQ(told(table, kFrench),
              Texts{"Joueur 2 achète : agrandissement du grenier, A3 → place d'extension, "
                    "4 d'argent"});
    table.act(2, "buy A4 attic");
    EXPECT_EQ(told(table, kFrench),
              Texts{"Joueur 3 achète : chien (vert), A4 → grenier, 4 d'argent"});
    table.act(2, "repay");
    EXPECT_EQ(told(table, kFrench), Texts{"Joueur 3 rembourse son emprunt (4 d'argent)"});
    table.act(1, "borrow");
    EXPECT_EQ(told(table, kFrench), Texts{"Joueur 2 emprunte 3 d'argent"});
    table.state.bank = 1;
    table.act(0, "coin");
    EXPECT_EQ(told(table, kFrench),
              (Texts{"Joueur 1 prend une monnaie d'or (5 d'argent)", "Jour 2"}));
    table.state.day = 12;
    table.state.bank = 1;
    table.act(1, "coin");
    EXPECT_EQ(told(table, kFrench).back(), "Fin de la partie");
}

TEST(CaliforniaEvents, of_a_bonus_card_are_told_in_french) {
    TestGame table = position(kPosition);
    table.act(0, "buy A1 b1");
    table.act(0, "settle pool");
    EXPECT_EQ(told(table, kFrench).back(),
              "Joueur 1 prend la carte bonus : piscine et piano à queue (+2)");
}

TEST(CaliforniaEvents, are_documents_with_event_and_seat_first) {
    TestGame table = position(kPosition);
    table.act(0, "buy A1 b1");
    EXPECT_EQ(show(table.event("buy")),
              R"({"event":"buy","seat":0,"shop":"A1","tile":"room:paleblue","to":"b1","paid":6})");
    table.act(0, "settle pool");
    EXPECT_EQ(show(table.event("settle")),
              R"({"event":"settle","seat":0,"furniture":"pool","to":"b1"})");
    EXPECT_EQ(show(table.event("neighbour")),
              R"({"event":"neighbour","seat":0,"colour":"paleblue","from":null,"to":0})");
    EXPECT_EQ(show(table.event("gift")), R"({"event":"gift","seat":0,"colour":"paleblue"})");
    EXPECT_EQ(show(table.event("bonus")),
              R"({"event":"bonus","seat":0,"card":"pair-pool-piano","points":2})");
    table.act(1, "borrow");
    EXPECT_EQ(show(table.event("borrow")), R"({"event":"borrow","seat":1})");
    table.act(1, "repay");
    EXPECT_EQ(show(table.event("repay")), R"({"event":"repay","seat":1})");
    table.state.day = 12;
    table.state.bank = 1;
    table.act(1, "coin");
    EXPECT_EQ(show(table.event("coin")), R"({"event":"coin","seat":1})");
    EXPECT_EQ(show(table.event("over")), R"({"event":"over"})");
}

TEST(CaliforniaGloss, tells_what_an_action_costs_and_brings) {
    const TestGame table = position(kPosition);
    EXPECT_EQ(glossed(table, 0, "coin", kEnglish), "a gold coin, +5 silver");
    EXPECT_EQ(glossed(table, 0, "coin", kFrench), "une monnaie d'or, +5 d'argent");
    EXPECT_EQ(glossed(table, 0, "borrow", kEnglish), "take a loan, +3 silver");
    EXPECT_EQ(glossed(table, 0, "borrow", kFrench), "emprunter, +3 d'argent");
    EXPECT_EQ(glossed(table, 2, "repay", kEnglish), "repay the loan, -4 silver");
    EXPECT_EQ(glossed(table, 2, "repay", kFrench), "rembourser, -4 d'argent");
    EXPECT_EQ(glossed(table, 0, "settle pool", kEnglish),
              "pool (pale blue) comes down from the attic");
    EXPECT_EQ(glossed(table, 0, "settle pool", kFrench), "piscine (bleu pâle) descend du grenier");
}

TEST(CaliforniaGloss, CAL_14_of_a_room_counts_the_space_s_coins_and_its_point) {
    const TestGame table = position(kPosition);
    EXPECT_EQ(glossed(table, 0, "buy A2 c1", kEnglish),
              "music room (red) → c1, 5 silver, +1 point");
    EXPECT_EQ(glossed(table, 0, "buy A2 c1", kFrench),
              "salle de musique (rouge) → c1, 5 d'argent, +1 point");
    EXPECT_EQ(glossed(table, 0, "buy A2 d2", kEnglish),
              "music room (red) → d2, 6 silver, +1 point");
}

TEST(CaliforniaGloss, of_furniture_and_an_extension_names_price_and_place) {
    const TestGame table = position(kPosition);
    const std::string piano = glossed(table, 0, "buy B1 c2", kEnglish);
    EXPECT_TRUE(piano.starts_with("grand piano (red) → c2, 4 silver")) << piano;
    const std::string french = glossed(table, 0, "buy B1 c2", kFrench);
    EXPECT_TRUE(french.starts_with("piano à queue (rouge) → c2, 4 d'argent")) << french;
    EXPECT_EQ(glossed(table, 1, "buy A3 extension", kEnglish),
              "attic extension → extension spot, 4 silver");
    EXPECT_EQ(glossed(table, 1, "buy A3 extension", kFrench),
              "agrandissement du grenier → place d'extension, 4 d'argent");
    EXPECT_EQ(glossed(table, 2, "buy A4 attic", kFrench), "chien (vert) → grenier, 4 d'argent");
}

TEST(CaliforniaGloss, is_safe_to_ask_of_any_action) {
    TestGame table = new_table(5, "gloss");
    FastRandom random(1);
    play_out(table, random, [](const TestGame& now) {
        for (unsigned code = 0; code < now.rules().action_count(); code += 7) {
            const Action action{static_cast<std::uint16_t>(code)};
            for (const Language language : {kEnglish, kFrench}) {
                const std::string gloss = now.rules().gloss(now.state, 4, action, language);
                const bool sold =
                    is_buy(action) &&
                    now.state.goods[static_cast<std::size_t>(bought_good(action))] == kNoTile;
                ASSERT_EQ(gloss.empty(), sold) << now.rules().text(action);
            }
        }
    });
}

}  // namespace
}  // namespace faubourg::california::testing
