#include "src/cli/tournament_progress.h"

#include <sstream>

#include <gtest/gtest.h>

#include "src/arena/testing.h"

namespace faubourg::cli {
namespace {

TEST(TournamentProgress, shows_a_bar_a_table_and_the_time_left_and_goes_away) {
    const arena::Plan plan = arena::plan_of("california", {"greedy", "random"}, 2, 100);
    std::ostringstream out;
    {
        TournamentProgress progress(plan, Language::English, out, true);
        progress.add(arena::game_with(0, {0, 1}, {20, 10}), false);
        EXPECT_NE(out.str().find("░ 1 of 200 games, "), std::string::npos) << out.str();
        EXPECT_NE(out.str().find(" left\n"), std::string::npos);
        EXPECT_NE(out.str().find("greedy"), std::string::npos);
        EXPECT_NE(out.str().find("100.0 %"), std::string::npos);
        EXPECT_EQ(out.str().find("±"), std::string::npos) << "one deal has no interval";
        progress.add(arena::game_with(1, {1, 0}, {20, 10}), false);
        EXPECT_EQ(out.str().find("2 of 200"), std::string::npos) << "not drawn for every game";
    }
    EXPECT_TRUE(out.str().ends_with("\x1b[3A\x1b[J")) << "three lines are wiped";
}

TEST(TournamentProgress, writes_figures_as_its_language_does) {
    const arena::Plan plan = arena::plan_of("california", {"greedy", "random"}, 2, 100);
    std::ostringstream out;
    TournamentProgress progress(plan, Language::French, out, true);
    progress.add(arena::game_with(0, {0, 1}, {20, 10}), false);
    EXPECT_NE(out.str().find("100,0 %"), std::string::npos) << out.str();
}

TEST(TournamentProgress, is_silent_where_nobody_looks) {
    const arena::Plan plan = arena::plan_of("california", {"greedy", "random"}, 2, 100);
    std::ostringstream out;
    {
        TournamentProgress progress(plan, Language::English, out, false);
        progress.add(arena::game_with(0, {0, 1}, {20, 10}), false);
    }
    EXPECT_EQ(out.str(), "");
}

}  // namespace
}  // namespace faubourg::cli
