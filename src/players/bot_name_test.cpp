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
                             "search:exploration",
                             "search:exploration=",
                             "search:exploration=1x",
                             "search:exploration=-1",
                             "search:exploration=1,",
                             "search:,exploration=1",
                             "search:exploration=1,,widening=2",
                             "search:simulations=0",
                             "search:simulations=99999999999",
                             "search:noise=2001",
                             "greedy:exploration=1",
                             "random:",
                             "human",
                             " search",
                             "search,exploration=1"}) {
        const auto read = read_bot_name(name);
        ASSERT_FALSE(read) << name;
        EXPECT_EQ(read.error().code, "bot/unknown");
        EXPECT_NE(read.error().message.find(name), std::string::npos);
    }
}

TEST(BotName, changes_the_settings_it_names_and_no_others) {
    const auto read =
        read_bot_name("search:simulations=4000,exploration=7,win_weight=100,lead_range=3");
    ASSERT_TRUE(read);
    const search::Settings before{.simulations = 10, .horizon = 5};
    const search::Settings after = with_changes(before, read->changes);
    EXPECT_EQ(after.simulations, 4000);
    EXPECT_EQ(after.exploration.parts, 7);
    EXPECT_EQ(after.utility.win_weight.parts, 100);
    EXPECT_EQ(after.utility.lead_range, 3);
    EXPECT_EQ(after.horizon, 5);
    EXPECT_EQ(after.widening, before.widening);
    EXPECT_EQ(with_changes(before, "").simulations, 10);
}

TEST(BotName, reads_the_settings_names_of_0_1_0) {
    const std::string old = "explore=1,widen=2,heed=3,win=4,range=5";
    const std::string now = "exploration=1,widening=2,pruning_margin=3,win_weight=4,lead_range=5";
    for (const std::string& changes : {old, now}) {
        const auto read = read_bot_name("level2:" + changes);
        ASSERT_TRUE(read) << changes;
        const search::Settings settings = with_changes({}, read->changes);
        EXPECT_EQ(settings.exploration.parts, 1);
        EXPECT_EQ(settings.widening.parts, 2);
        EXPECT_EQ(settings.pruning_margin, 3);
        EXPECT_EQ(settings.utility.win_weight.parts, 4);
        EXPECT_EQ(settings.utility.lead_range, 5);
    }
}

// Settings are written with the names of 0.1.0, so that a program of that version can read them.
TEST(BotName, writes_the_settings_names_of_0_1_0) {
    EXPECT_EQ(settings_text({}),
              "simulations=1000,threads=1,explore=100,widen=150,horizon=0,solve=30000,noise=0,"
              "heed=0,win=60,range=20");
}

TEST(BotName, says_what_is_wrong) {
    const auto message = [](const char* name) { return read_bot_name(name).error().message; };
    EXPECT_NE(message("strong").find("level1 to level6"), std::string::npos);
    EXPECT_NE(message("search:depth=3").find("\"depth\" is no setting"), std::string::npos);
    EXPECT_NE(message("search:noise=2001").find("noise must be a whole number from 0 to 2000"),
              std::string::npos);
    EXPECT_NE(message("greedy:exploration=1").find("greedy has no settings"), std::string::npos);
}

TEST(BotName, writes_settings_as_it_reads_them) {
    const search::Settings settings{
        .simulations = 77, .threads = 3, .noise = {12}, .pruning_margin = 4};
    const std::string text = settings_text(settings);
    const auto read = read_bot_name("search:" + text);
    ASSERT_TRUE(read) << text;
    EXPECT_EQ(settings_text(with_changes({}, read->changes)), text);
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
