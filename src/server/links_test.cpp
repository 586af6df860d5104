#include "src/server/testing.h"

// Who gets a seat by a link, and how long the link is valid.
namespace faubourg::server {
namespace {

TEST(Links, OneToMoveEndsWhenItsMakerLeavesOrAnybodySits) {
    House house;
    house.open({"ann", "open", "open"});
    house.wish("sit", "bob", 1, "Bob");
    const table::Link kept = link_to(house, kMove, 1);
    house.wish("leave", "bob", 1);
    EXPECT_EQ(code_of(sit_with(house, kept, "bobs-phone")), "link/unknown");
    house.wish("sit", "cid", 1, "Cid");
    EXPECT_EQ(code_of(sit_with(house, kept, "bob")), "link/unknown");
    // The link does not become valid again when its maker takes the seat again.
    house.wish("leave", "cid", 1);
    house.wish("sit", "bob", 1, "Bob");
    EXPECT_EQ(code_of(sit_with(house, kept, "bobs-phone")), "link/unknown");
}

TEST(Links, OneToMoveCountsOnceAndNotByItsMakerOpeningIt) {
    House house;
    house.open({"ann", "bob"});
    const table::Link link = link_to(house, kMove, 1);
    EXPECT_EQ(code_of(sit_with(house, link, "bob")), "seat/yours");
    EXPECT_EQ(code_of(sit_with(house, link, "bobs-phone")), "");
    EXPECT_EQ(code_of(sit_with(house, link, "eve")), "link/unknown");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 1), "bob")), "") << "and back again";
    EXPECT_EQ(code_of(sit_with(house, link, "eve")), "link/unknown");
}

TEST(Links, AnInvitationTakesTheSeatFromNobody) {
    House house;
    house.open({"ann", "invited"});
    const table::Link link = link_to(house, kInvitation, 1);
    EXPECT_EQ(code_of(sit_with(house, link, "bob")), "");
    EXPECT_EQ(code_of(sit_with(house, link, "ann")), "seat/taken");
    EXPECT_EQ(code_of(sit_with(house, link, "bob")), "seat/yours");
    house.wish("bot", "bob", 1, "random");
    EXPECT_EQ(code_of(sit_with(house, link, "ann")), "seat/taken") << "it is still bob's";
    house.wish("leave", "bob", 1);
    EXPECT_EQ(code_of(sit_with(house, link, "cid")), "");
}

TEST(Links, OneToReturnCountsUntilItsMakerGivesUpTheSeat) {
    House house;
    house.open({"ann", "invited", "open"});
    const table::Link invitation = link_to(house, kInvitation, 1);
    sit_with(house, invitation, "bob");
    const table::Link back = link_to(house, kReturn, 1);
    EXPECT_EQ(code_of(sit_with(house, back, "bob-again")), "");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 1), "bobs-phone")), "");
    EXPECT_EQ(code_of(sit_with(house, back, "bob-at-last")), "") << "as often as need be";
    house.wish("leave", "bob-at-last", 1);
    EXPECT_EQ(code_of(sit_with(house, back, "bob")), "link/unknown");
    sit_with(house, invitation, "cid");
    EXPECT_EQ(code_of(sit_with(house, back, "bob")), "link/unknown");
}

TEST(Links, TheTableMovesWithItsOwnersLastSeat) {
    House house;
    house.open({"ann", "ann", "bob"});
    const auto owner = [&] { return house.read([](const Table& table) { return table.owner(); }); };
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 0), "anns-phone")), "");
    EXPECT_EQ(owner(), "ann");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 1), "anns-phone")), "");
    EXPECT_EQ(owner(), "anns-phone");
    EXPECT_EQ(code_of(sit_with(house, link_to(house, kMove, 2), "bobs-phone")), "");
    EXPECT_EQ(owner(), "anns-phone");
    EXPECT_EQ(code_of(house.wish("abandon", "anns-phone", kNobody)), "");
}

}  // namespace
}  // namespace faubourg::server
