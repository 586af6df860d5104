#include "src/players/bot_name.h"

#include <gtest/gtest.h>

namespace faubourg::players {
namespace {

TEST(BotName, knows_the_named_bots_and_six_levels) {
    for (const char* name : {"random", "greedy", "search"}) {
        const auto read = read_bot_name(name);
        ASSERT_TRUE(read) << name;
        EXPECT_EQ(read->kind, name);
        EXPECT_EQ(read->level, 0);
    }
    for (int level = 1; level <= kLevelCount; ++level) {
        const auto read = read_bot_name("level" + std::to_string(level));
        ASSERT_TRUE(read);
        EXPECT_EQ(read->level, level);
    }
}

TEST(BotName, refuses_everything_else) {
    for (const char* name : {"",
                             "Random",
                             "level",
                             "level0",
                             "level7",
                             "level10",
                             "level-1",
                             "search:",
                             "search:x=1",
                             "search:explore",
                             "search:explore=",
                             "search:explore=1x",
                             "search:explore=-1",
                             "search:explore=1,",
                             "search:,explore=1",
                             "search:explore=1,,widen=2",
                             "search:simulations=0",
                             "search:simulations=99999999999",
                             "search:noise=2001",
                             "greedy:explore=1",
                             "random:",
                             "human",
                             " search",
                             "search,explore=1"}) {
        const auto read = read_bot_name(name);
        ASSERT_FALSE(read) << name;
        EXPECT_EQ(read.error().code, "bot/unknown");
        EXPECT_NE(read.error().message.find(name), std::string::npos);
    }
}

TEST(BotName, changes_the_settings_it_names_and_no_others) {
    const auto read = read_bot_name("search:simulations=4000,explore=7,win=100,range=3");
    ASSERT_TRUE(read);
    const search::Settings before{.simulations = 10, .horizon = 5};
    const search::Settings after = changed(before, read->changes);
    EXPECT_EQ(after.simulations, 4000);
    EXPECT_EQ(after.explore, 7);
    EXPECT_EQ(after.taste.win_percent, 100);
    EXPECT_EQ(after.taste.range, 3);
    EXPECT_EQ(after.horizon, 5);
    EXPECT_EQ(after.widen, before.widen);
    EXPECT_EQ(changed(before, "").simulations, 10);
}

TEST(BotName, says_what_is_wrong) {
    const auto message = [](const char* name) { return read_bot_name(name).error().message; };
    EXPECT_NE(message("strong").find("level1 to level6"), std::string::npos);
    EXPECT_NE(message("search:depth=3").find("\"depth\" is no setting"), std::string::npos);
    EXPECT_NE(message("search:noise=2001").find("noise must be a whole number from 0 to 2000"),
              std::string::npos);
    EXPECT_NE(message("greedy:explore=1").find("greedy has no settings"), std::string::npos);
}

TEST(BotName, writes_settings_as_it_reads_them) {
    const search::Settings settings{.simulations = 77, .threads = 3, .noise = 12, .heed = 4};
    const std::string text = settings_text(settings);
    const auto read = read_bot_name("search:" + text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(settings_text(changed({}, read->changes)), text);
    EXPECT_NE(text, settings_text({}));
}

TEST(BotName, every_level_has_a_name_in_both_languages) {
    for (int level = 1; level <= kLevelCount; ++level) {
        EXPECT_FALSE(level_name(level).en.empty());
        EXPECT_FALSE(level_name(level).fr.empty());
        for (int other = 1; other < level; ++other) {
            EXPECT_NE(level_name(level).en, level_name(other).en);
            EXPECT_NE(level_name(level).fr, level_name(other).fr);
        }
    }
}

}  // namespace
}  // namespace faubourg::players
