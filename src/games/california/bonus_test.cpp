#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

// A three-player game with these pieces on a manor's ground floor. Manor 1's printed room stays
// unfurnished, so a red piece can always be bought for b2.
TestGame furnished_with(const std::string& pieces, const std::string& rest) {
    Texts cells(16, ".");
    cells[5] = "red";
    std::size_t next = 0;
    for (const std::string& piece : words_of(pieces)) {
        if (next == 5) ++next;
        cells[next++] = piece;
    }
    std::string floor_rows;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        floor_rows += cells[i] + (i % 4 == 3 ? "\n" : " ");
    }
    return position(rest + "\nm1 silver 30\n" + floor_rows + "m2 silver 6\nm3 silver 6");
}

// The cards taken when `bought` is placed into the free room of a manor with `pieces`.
std::string cards_for(const std::string& pieces, const std::string& colour,
                      const std::string& bought) {
    TestGame table = furnished_with(pieces + " " + colour, "shop A " + bought + " * * *");
    const std::string target = words_of(table.targets("A1")).at(0);
    table.act(0, "buy A1 " + target);
    return table.cards(0);
}

TEST(CaliforniaBonus, CAL_23_taken_at_once_and_kept) {
    TestGame table = position(R"(
        shop A  drums * * *
        m1  silver 20
          .      .      .      .
          piano  red    drums  .
          .      .      .      .
          .      .      .      .
        m2  silver 20
        m3  silver 6)");
    table.act(0, "buy A1 b2");
    EXPECT_EQ(table.event_names(), "buy neighbour bonus");
    EXPECT_EQ(show(table.event("bonus")),
              R"({"event":"bonus","seat":0,"card":"triple-red","points":3})");
    EXPECT_EQ(table.cards(0), "triple-red");
    EXPECT_EQ(table.look("bonus_cards[0].owner"), 0);
}

TEST(CaliforniaBonus, CAL_23_only_the_first_player_gets_it) {
    TestGame table = position(R"(
        shop A  drums * * *
        cards  triple-red 1
        m1  silver 20
          .      .      .      .
          piano  red    drums  .
          .      .      .      .
          .      .      .      .
        m2  silver 20
        m3  silver 6)");
    table.act(0, "buy A1 b2");
    EXPECT_EQ(table.event_names(), "buy neighbour");
    EXPECT_EQ(table.cards(0), "");
    EXPECT_EQ(table.cards(1), "triple-red");
}

// The rulebook's example.
TEST(CaliforniaBonus, CAL_23_example_two_motorbikes_and_a_pinball) {
    EXPECT_EQ(cards_for("motorbike motorbike", "mauve", "pinball"), "pair-motorbike-pinball");
    EXPECT_EQ(cards_for("motorbike pinball", "grey", "motorbike"), "pair-motorbike-pinball");
}

TEST(CaliforniaBonus, CAL_23_position_doesnt_matter) {
    TestGame table = position(R"(
        shop A  pool * * *
        m1  silver 20
          .  .      .  paleblue
          .  drums  .  .
          .  .      .  .
          piano  .  .  .
        m2  silver 20
        m3  silver 6)");
    table.act(0, "buy A1 d1");
    EXPECT_EQ(table.cards(0), "pair-pool-piano");
}

// The rulebook: all the cards that one purchase completes are taken; a piece serves several.
TEST(CaliforniaBonus, CAL_23_example_one_purchase_takes_every_card_it_completes) {
    TestGame table = furnished_with("bar bar dog brown", "shop A  billiard * * *");
    table.act(0, "buy A1 d1");
    EXPECT_EQ(table.event_names(), "buy neighbour bonus bonus");
    EXPECT_EQ(table.cards(0), "triple-brown pair-billiard-dog");

    EXPECT_EQ(cards_for("piano statue workbench", "paleblue", "pool"),
              "trio-grey-paleblue-green pair-pool-piano");
    EXPECT_EQ(cards_for("pool billiard jukebox", "", "piano"),
              "trio-brown-red-mauve pair-pool-piano");
}

TEST(CaliforniaBonus, CAL_23_a_piece_that_served_one_card_serves_another_later) {
    TestGame table = furnished_with("billiard drums pinball green",
                                    "shop A  dog * * *\n cards trio-brown-red-mauve 0");
    table.act(0, "buy A1 d1");
    EXPECT_EQ(table.event_names(), "buy neighbour bonus");
    EXPECT_EQ(table.cards(0), "trio-brown-red-mauve pair-billiard-dog");
}

TEST(CaliforniaBonus, CAL_23_settled_attic_furniture_takes_cards_too) {
    TestGame table = position(R"(
        shop A  grey * * *
        m1  silver 20  extension  attic workbench motorbike
          .        .    .      .
          .        red  .      .
          .        .    .      .
          pinball  .    .      .
        m2  silver 20)");
    table.act(0, "buy A1 d4");
    EXPECT_EQ(table.cards(0), "");
    table.act(0, "settle motorbike");
    EXPECT_EQ(table.cards(0), "pair-motorbike-pinball");
    EXPECT_EQ(table.event_names(), "settle neighbour bonus");
}

TEST(CaliforniaBonus, CAL_24_three_pieces_of_one_colour_whatever_their_kinds) {
    EXPECT_EQ(cards_for("piano drums", "", "drums"), "triple-red");
    EXPECT_EQ(cards_for("piano piano", "", "piano"), "triple-red");
    EXPECT_EQ(cards_for("bar bar", "brown", "billiard"), "triple-brown");
    EXPECT_EQ(cards_for("jukebox pinball", "mauve", "jukebox"), "triple-mauve");
    EXPECT_EQ(cards_for("workbench motorbike", "grey", "workbench"), "triple-grey");
    EXPECT_EQ(cards_for("sunbed pool", "paleblue", "sunbed"), "triple-paleblue");
    EXPECT_EQ(cards_for("statue statue", "green", "statue"), "triple-green");
}

TEST(CaliforniaBonus, CAL_24_two_are_not_three) {
    EXPECT_EQ(cards_for("piano", "", "drums"), "");
    EXPECT_EQ(cards_for("bar", "brown", "billiard"), "");
    EXPECT_EQ(cards_for("sunbed", "paleblue", "pool"), "");
}

TEST(CaliforniaBonus, CAL_24_the_trios_are_one_piece_of_each_of_three_colours) {
    EXPECT_EQ(cards_for("bar drums", "mauve", "jukebox"), "trio-brown-red-mauve");
    EXPECT_EQ(cards_for("bar jukebox", "", "drums"), "trio-brown-red-mauve");
    EXPECT_EQ(cards_for("jukebox drums", "brown", "bar"), "trio-brown-red-mauve");
    EXPECT_EQ(cards_for("workbench sunbed", "green", "statue"), "trio-grey-paleblue-green");
    EXPECT_EQ(cards_for("workbench statue", "paleblue", "sunbed"), "trio-grey-paleblue-green");
    EXPECT_EQ(cards_for("sunbed statue", "grey", "workbench"), "trio-grey-paleblue-green");
    EXPECT_EQ(cards_for("bar drums", "grey", "workbench"), "");
    EXPECT_EQ(cards_for("workbench sunbed", "mauve", "jukebox"), "");
}

TEST(CaliforniaBonus, CAL_24_the_pairs_ask_for_just_these_pieces) {
    EXPECT_EQ(cards_for("pool", "", "piano"), "pair-pool-piano");
    EXPECT_EQ(cards_for("piano", "paleblue", "pool"), "pair-pool-piano");
    EXPECT_EQ(cards_for("billiard", "green", "dog"), "pair-billiard-dog");
    EXPECT_EQ(cards_for("dog", "brown", "billiard"), "pair-billiard-dog");
    EXPECT_EQ(cards_for("motorbike", "mauve", "pinball"), "pair-motorbike-pinball");
    EXPECT_EQ(cards_for("pinball", "grey", "motorbike"), "pair-motorbike-pinball");
    // Another piece of the same colour does not count.
    EXPECT_EQ(cards_for("sunbed", "", "piano"), "");
    EXPECT_EQ(cards_for("pool", "", "drums"), "");
    EXPECT_EQ(cards_for("billiard", "green", "statue"), "");
    EXPECT_EQ(cards_for("bar", "green", "dog"), "");
    EXPECT_EQ(cards_for("workbench", "mauve", "pinball"), "");
    EXPECT_EQ(cards_for("motorbike", "mauve", "jukebox"), "");
    EXPECT_EQ(cards_for("piano", "green", "dog"), "");
}

TEST(CaliforniaBonus, CAL_24_eleven_cards_in_order_with_their_values) {
    std::string listed;
    const TestGame table = new_table(3, "cards");
    const Value cards = table.look("bonus_cards");
    for (const Value& card : *cards.items()) {
        listed += *at(card, "id").string() + " " + show(at(card, "points")) + "\n";
    }
    EXPECT_EQ(listed,
              "triple-red 3\ntriple-brown 3\ntriple-mauve 3\ntriple-grey 3\ntriple-paleblue 3\n"
              "triple-green 3\ntrio-brown-red-mauve 3\ntrio-grey-paleblue-green 3\n"
              "pair-pool-piano 2\npair-billiard-dog 2\npair-motorbike-pinball 2\n");
}

}  // namespace
}  // namespace faubourg::california::testing
