#include <gtest/gtest.h>

#include "src/server/assets.h"
#include "src/server/http_rules.h"
#include "src/server/rate.h"
#include "src/server/secret.h"
#include "src/server/target.h"
#include "src/table/names.h"

namespace faubourg::server {
namespace {

TEST(Rate, AllowsABurstAndThenSoManyASecond) {
    Rate rate;
    int allowed = 0;
    for (int i = 0; i < 100; ++i) allowed += rate.allow(10, 1'000'000) ? 1 : 0;
    EXPECT_EQ(allowed, 30);
    allowed = 0;
    for (int i = 0; i < 100; ++i) allowed += rate.allow(10, 1'001'000) ? 1 : 0;
    EXPECT_EQ(allowed, 10);
    EXPECT_FALSE(rate.forgotten(10, 1'002'000));
    EXPECT_TRUE(rate.forgotten(10, 1'010'000));
    EXPECT_TRUE(rate.allow(0, 1'001'000)) << "no limit";
}

TEST(Rate, OfLessThanOneInABurstStillAllowsSome) {
    Rate rate;
    EXPECT_TRUE(rate.allow(0.1, 1'000'000));
    EXPECT_FALSE(rate.allow(0.1, 1'009'000));
    EXPECT_FALSE(rate.forgotten(0.1, 1'009'000));
    EXPECT_TRUE(rate.allow(0.1, 1'010'000));
}

TEST(Rate, AClockSetBackLocksNobodyOut) {
    Rate rate;
    for (int i = 0; i < 30; ++i) EXPECT_TRUE(rate.allow(10, 1'000'000));
    EXPECT_FALSE(rate.allow(10, 400'000));
    EXPECT_TRUE(rate.allow(10, 400'100));
}

TEST(Rate, ManyAddressesAreLookedThroughNowAndThen) {
    KeyedRates rates;
    for (int i = 0; i < 20'000; ++i)
        EXPECT_TRUE(rates.allow(std::to_string(i), 1, 1'000'000 + i / 100));
    EXPECT_LE(rates.sweeps(), 1);
    for (int i = 0; i < 100; ++i) rates.allow("again", 1, 1'010'000);
    EXPECT_LE(rates.sweeps(), 2);
    EXPECT_LT(rates.remembered(), 10U) << "the others have recovered";
}

TEST(Cookies, AreFoundByTheirName) {
    EXPECT_EQ(cookie_value("a=1; faubourg=x; b=2", "faubourg"), "x");
    EXPECT_EQ(cookie_value("notfaubourg=1", "faubourg"), "");
    EXPECT_EQ(cookie_value("", "faubourg"), "");
    EXPECT_EQ(cookie_value(";;=;faubourg", "faubourg"), "");
}

TEST(Origins, AreTheServersOwnOrNamed) {
    EXPECT_TRUE(origin_allowed("", "host", {}));
    EXPECT_TRUE(origin_allowed("https://host:1", "host:1", {}));
    EXPECT_FALSE(origin_allowed("https://host:2", "host:1", {}));
    EXPECT_FALSE(origin_allowed("null", "null", {}));
    EXPECT_FALSE(origin_allowed("https://", "", {}));
    EXPECT_TRUE(origin_allowed("https://club.example", "host", {"https://club.example"}));
}

TEST(Addresses, AreBelievedOnlyFromATrustedProxy) {
    EXPECT_EQ(client_address("1.1.1.1", "9.9.9.9", {}), "1.1.1.1");
    EXPECT_EQ(client_address("127.0.0.1", "9.9.9.9, 8.8.8.8", {"127.0.0.1"}), "8.8.8.8");
    EXPECT_EQ(client_address("127.0.0.1", "9.9.9.9, 10.0.0.1", {"127.0.0.1", "10.0.0.1"}),
              "9.9.9.9");
    EXPECT_EQ(client_address("127.0.0.1", "", {"127.0.0.1"}), "127.0.0.1");
    EXPECT_EQ(client_address("127.0.0.1", " , ", {"127.0.0.1"}), "127.0.0.1");
    EXPECT_EQ(client_address("127.0.0.1", "unknown", {"127.0.0.1"}), "unknown");
    EXPECT_EQ(client_address("127.0.0.1", "9.9.9.9:55, 10.0.0.1:1", {"127.0.0.1", "10.0.0.1"}),
              "9.9.9.9");
    EXPECT_EQ(client_address("127.0.0.1", "[", {"127.0.0.1"}), "127.0.0.1");
}

TEST(Addresses, AreTheSameHoweverTheyAreWritten) {
    EXPECT_EQ(client_address("::ffff:127.0.0.1", "9.9.9.9", {"127.0.0.1"}), "9.9.9.9");
    EXPECT_EQ(client_address("::ffff:1.1.1.1", "9.9.9.9", {"127.0.0.1"}), "1.1.1.1");
    EXPECT_EQ(client_address("::1", "9.9.9.9", {"0:0:0:0:0:0:0:1"}), "9.9.9.9");
    EXPECT_FALSE(is_trusted("nonsense", {"nonsense"}));
}

TEST(Addresses, OfOneHouseholdAreCountedTogether) {
    EXPECT_EQ(client_address("2001:db8:1:2:3:4:5:6", "", {}), "2001:db8:1:2::/64");
    EXPECT_EQ(client_address("2001:db8:1:2::9", "", {}), "2001:db8:1:2::/64");
    EXPECT_EQ(client_address("127.0.0.1", "[2001:db8:1:2::9]:443", {"127.0.0.1"}),
              "2001:db8:1:2::/64");
    EXPECT_EQ(client_address("2001:db8:1:3::9", "", {}), "2001:db8:1:3::/64");
}

TEST(Targets, SayWhichTableAndThroughWhoseEyes) {
    const auto hello = read_hello("/api/tables/0000000000000001/play?seat=1&lang=fr&since=12");
    ASSERT_TRUE(hello);
    EXPECT_EQ(hello->table, "0000000000000001");
    EXPECT_EQ(hello->seat, Seat{1});
    EXPECT_EQ(hello->language, Language::French);
    EXPECT_EQ(hello->since, 12);
    EXPECT_EQ(read_hello("/api/tables/0000000000000001/play?seat=999999999999999")->seat,
              Seat{kMaxSeats});
    EXPECT_EQ(read_hello("/api/tables/0000000000000001/play?since=x")->since, std::nullopt);
    EXPECT_EQ(read_hello("/api/tables/0000000000000001/play?since=1234567890123456789")->since,
              std::nullopt);
    EXPECT_EQ(read_hello("/api/tables/../play").error().code, "table/unknown");
    EXPECT_EQ(read_hello("/api/tables/play").error().code, "request/not_found");
    EXPECT_EQ(read_hello("no target").error().code, "request/invalid");
    EXPECT_EQ(read_hello("/api/tables/0000000000000001/play?lang=de").error().code,
              "request/invalid");
}

TEST(Assets, AreFoundByPathAndPagesByAnyAddress) {
    ASSERT_NE(find_asset("/api/openapi.json"), nullptr);
    EXPECT_EQ(find_asset("/api/nowhere"), nullptr);
    EXPECT_EQ(find_asset("/nowhere.js"), nullptr);
    EXPECT_EQ(find_asset("/table/0000"), find_asset("/index.html"));
}

TEST(Assets, WithAHashInTheirNameAreKeptForEver) {
    EXPECT_EQ(
        caching_of(
            {.path = "/assets/index-ab12.js", .type = {}, .tag = {}, .bytes = {}, .gzip = {}}),
        "public, max-age=31536000, immutable");
    EXPECT_EQ(caching_of({.path = "/index.html", .type = {}, .tag = {}, .bytes = {}, .gzip = {}}),
              "no-cache");
}

TEST(Assets, AreCompressedForThoseWhoTakeIt) {
    EXPECT_TRUE(takes_gzip("gzip"));
    EXPECT_TRUE(takes_gzip("br, gzip;q=0.5 , deflate"));
    EXPECT_FALSE(takes_gzip("br, gzip;q=0"));
    EXPECT_FALSE(takes_gzip("x-gzip, br"));
    EXPECT_FALSE(takes_gzip(""));
}

TEST(Assets, AreNotSentTwice) {
    const Asset asset{.path = "/a", .type = {}, .tag = "\"t\"", .bytes = {}, .gzip = {}};
    EXPECT_TRUE(has_already("\"t\"", asset));
    EXPECT_TRUE(has_already("\"s\", W/\"t\"", asset));
    EXPECT_TRUE(has_already("*", asset));
    EXPECT_FALSE(has_already("\"s\"", asset));
    EXPECT_FALSE(has_already("", asset));
}

TEST(Secrets, AreLongDifferentAndHashed) {
    const std::string secret = new_secret();
    EXPECT_TRUE(is_secret(secret));
    EXPECT_NE(secret, new_secret());
    EXPECT_EQ(secret.size() * 5, 160U);
    EXPECT_EQ(hash_of_secret(secret), hash_of_secret(secret));
    EXPECT_NE(hash_of_secret(secret), secret);
    EXPECT_EQ(new_seed().size() * 4, 128U);
    EXPECT_TRUE(table::is_id(new_id()));
    EXPECT_FALSE(table::is_id("../../etc/passwd"));
}

}  // namespace
}  // namespace faubourg::server
