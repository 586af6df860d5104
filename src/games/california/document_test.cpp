#include "src/games/california/testing.h"

namespace faubourg::california::testing {
namespace {

constexpr std::string_view kPosition = R"(
    day 7  bank 2  acts 1
    shop A  red - piano extension
    shop B  dog grey - -
    neighbours  brown 0  green 1
    cards  triple-red 1
    pile  mauve pool
    bag  pool grey extension
    m1  silver 6  loan  attic dog
      .      .      .      .
      .      piano  red    .
      .      .      .      .
      grey   .      .      .
    m2  silver 17  gifts 2  extension  attic - statue)";

TEST(CaliforniaDocument, has_its_keys_in_the_order_of_the_specification) {
    const TestGame table = position(kPosition);
    const std::string card_tail = R"({"id":"triple-brown","points":3,"owner":null},)"
                                  R"({"id":"triple-mauve","points":3,"owner":null},)"
                                  R"({"id":"triple-grey","points":3,"owner":null},)"
                                  R"({"id":"triple-paleblue","points":3,"owner":null},)"
                                  R"({"id":"triple-green","points":3,"owner":null},)"
                                  R"({"id":"trio-brown-red-mauve","points":3,"owner":null},)"
                                  R"({"id":"trio-grey-paleblue-green","points":3,"owner":null},)"
                                  R"({"id":"pair-pool-piano","points":2,"owner":null},)"
                                  R"({"id":"pair-billiard-dog","points":2,"owner":null},)"
                                  R"({"id":"pair-motorbike-pinball","points":2,"owner":null}],)";
    EXPECT_EQ(
        show(table.document(Viewer::of(0))),
        R"({"game":"california","players":2,"options":{},"phase":"main","day":7,"to_act":1,)"
        R"("bank":2,"shops":[["room:red",null,"furniture:piano","attic"],)"
        R"(["furniture:dog","room:grey",null,null]],"pile_count":74,)"
        R"("bag_count":3,"bag":["attic","furniture:pool","room:grey"],)"
        R"("neighbours":{"red":null,"brown":0,"mauve":null,"grey":null,"paleblue":null,"green":1},)"
        R"("gifts_left":28,"bonus_cards":[{"id":"triple-red","points":3,"owner":1},)" +
            card_tail +
            R"("seats":[{"manor":"m1","silver":6,"loan":true,"gifts":0,"extension":false,)"
            R"("attic":["dog",null],"rooms":{)"
            R"("b2":{"colour":"red","printed":true,"furniture":"piano"},)"
            R"("c2":{"colour":"red","printed":false,"furniture":null},)"
            R"("a4":{"colour":"grey","printed":false,"furniture":null}}},)"
            R"({"manor":"m2","silver":17,"loan":false,"gifts":2,"extension":true,)"
            R"("attic":[null,"statue"],"rooms":{)"
            R"("c2":{"colour":"green","printed":true,"furniture":null}}}]})");
}

TEST(CaliforniaDocument, shows_the_pile_to_all_only_next_tile_first) {
    const TestGame table = position(kPosition);
    const Value document = table.document();
    const Value::Object& members = *document.members();
    EXPECT_EQ(members[8].key, "pile_count");
    EXPECT_EQ(members[9].key, "pile");
    EXPECT_EQ(members[10].key, "bag_count");
    EXPECT_EQ(table.look("pile[0]"), "room:mauve");
    EXPECT_EQ(table.look("pile[1]"), "furniture:pool");
    EXPECT_EQ(table.look("pile").items()->size(), 74U);
    for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(1)}) {
        EXPECT_EQ(table.document(viewer).find("pile"), nullptr);
    }
}

TEST(CaliforniaDocument, hiding_and_sampling_leave_nothing_to_learn) {
    const TestGame table = position(kPosition);
    FastRandom random(1);
    for (const Viewer viewer : {Viewer::spectator(), Viewer::of(0), Viewer::of(1)}) {
        const State hidden = table.rules().hide(table.state, viewer);
        EXPECT_EQ(state_document(table.rules(), hidden, Deal("other"), Value::object(), viewer),
                  table.document(viewer));
        EXPECT_EQ(table.rules().sample(hidden, 0, random), table.state);
    }
}

TEST(CaliforniaDocument, lists_rooms_line_by_line) {
    const TestGame table = position(R"(
        m1  silver 6
          red    red    red    red
          red    red    brown  brown
          brown  brown  brown  mauve
          mauve  mauve  mauve  mauve
        m2  silver 6)");
    std::string order;
    const Value rooms = table.of(0, "rooms");
    for (const Member& member : *rooms.members()) order += member.key + " ";
    EXPECT_EQ(order, "a1 b1 c1 d1 a2 b2 c2 d2 a3 b3 c3 d3 a4 b4 c4 d4 ");
}

TEST(CaliforniaDocument, is_the_identity_when_read_back_at_every_step_of_random_games) {
    for (const int players : {2, 3, 4, 5}) {
        for (std::uint64_t seed = 0; seed < 2; ++seed) {
            TestGame table = new_table(players, "identity" + std::to_string(seed));
            FastRandom random(seed);
            play_out(table, random, [](const TestGame& now) {
                Deal deal("another seed");
                const Value document = now.document();
                const auto read = now.rules().read_document(document, deal);
                ASSERT_TRUE(read) << read.error().message << "\n" << show(document);
                ASSERT_EQ(*read, now.state);
                ASSERT_EQ(deal.order(0), now.deal.order(0));
                ASSERT_EQ(state_document(now.rules(), *read, deal, Value::object(), Viewer::all()),
                          document);
            });
        }
    }
}

TEST(CaliforniaDocument, of_a_settle_is_read_back) {
    TestGame table = position(R"(
        shop A  - red - -
        m2  silver 10  extension  attic piano drums
        m3  silver 6)");
    table.act(0, "buy A2 c1");
    ASSERT_EQ(table.look("phase"), "settle");
    Deal deal("x");
    const auto read = table.rules().read_document(table.document(), deal);
    ASSERT_TRUE(read) << read.error().message;
    EXPECT_EQ(*read, table.state);
    TestGame again(table.rules(), *read, deal);
    again.act(0, "settle drums");
    EXPECT_EQ(again.of(0, "rooms.c1.furniture"), "drums");
}

// Tiles are drawn in the order that a document gives.
TEST(CaliforniaDocument, a_read_pile_is_dealt_in_its_order) {
    TestGame table = position(R"(
        bank 1
        pile  statue dog pool
        m1  silver 6
        m2  silver 6)");
    table.act(0, "coin");
    EXPECT_EQ(table.look("shops[0][0]"), "furniture:statue");
    EXPECT_EQ(table.look("shops[0][1]"), "furniture:dog");
    EXPECT_EQ(table.look("shops[0][2]"), "furniture:pool");
}

TEST(CaliforniaDocument, keeps_four_kinds_of_furniture_of_one_colour_apart) {
    Value pack = default_pack();
    const Value piano = at(pack, "furniture[0]");
    pack = with(pack, "furniture[12]", with(piano, "id", "harp"));
    pack = with(pack, "furniture[13]", with(piano, "id", "lute"));
    pack = with(pack, "bonus[8].needs", Value(Value::List{"harp", "lute"}));
    const Rules rules = Rules::from_pack(pack).value();
    TestGame table = position(R"(
        shop A  lute * * *
        m1  silver 20
          piano  drums  .    .
          harp   red    red  .
          .      .      .    .
          .      .      .    .
        m2  silver 20)",
                              rules);
    table.act(0, "buy A1 c2");
    EXPECT_EQ(table.manor(0), floor(R"(
          piano  drums  .     .
          harp   red    lute  .
          .      .      .     .
          .      .      .     .)"));
    EXPECT_TRUE(
        table.cards(0).ends_with("pair-pool-piano"));  // this pack's card asks for other pieces
}

}  // namespace
}  // namespace faubourg::california::testing
