#include <sstream>

#include <boost/property_tree/xml_parser.hpp>
#include <gtest/gtest.h>

#include "src/arena/html_page.h"
#include "src/arena/stats_report.h"
#include "src/arena/svg_chart.h"
#include "src/arena/testing.h"

// The pages as a browser would read them.
namespace faubourg::arena {
namespace {

using Tree = boost::property_tree::ptree;

// The page is also valid XML, which is easy to check.
Tree parsed(const std::string& page) {
    Tree tree;
    std::istringstream in(page);
    EXPECT_NO_THROW(boost::property_tree::read_xml(in, tree)) << page;
    return tree;
}

int count_of(const std::string& text, std::string_view part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

void expect_good_page(const std::string& page, std::string_view language) {
    const Tree tree = parsed(page);
    EXPECT_EQ(tree.get<std::string>("html.<xmlattr>.lang"), language);
    EXPECT_FALSE(tree.get<std::string>("html.head.title").empty());
    for (const char* outside :
         {"http", "src=", "url(", "@import", "<script", "<link", "<iframe", "javascript"}) {
        EXPECT_EQ(count_of(page, outside), 0) << outside;
    }
    EXPECT_FALSE(has_broken_number(page));
    EXPECT_NE(page.find("prefers-color-scheme: dark"), std::string::npos);
}

TEST(ReportPage, is_well_formed_and_needs_nothing_from_elsewhere) {
    for (const int deals : {1, 4}) {
        Plan plan = plan_of("sunrise", {"greedy", "random", "random"}, 3, deals);
        plan.entrants[1].name = "a <b> & \"c\" \x01 with a name that goes on and on";
        const Report report = make_report(plan, played(plan));
        expect_good_page(report_page(report, Language::English), "en");
        expect_good_page(report_page(report, Language::French), "fr");
        const std::string page = report_page(report, Language::English);
        EXPECT_EQ(count_of(page, "<svg "), 5);
        EXPECT_EQ(count_of(page, "<circle"), 3 + 3 + 3) << "ladder, shares, seats";
    }
    const Plan plan = plan_of("sunrise", {"greedy", "random"}, 2, 1);
    expect_good_page(report_page(make_report(plan, {}), Language::English), "en");
}

TEST(ReportPage, says_who_is_ahead_only_when_that_is_sure) {
    const Plan plan = plan_of("california", {"greedy", "random"}, 2, 30);
    std::vector<GameResult> clear;
    std::vector<GameResult> even;
    for (int game = 0; game < 60; ++game) {
        const bool first_is_greedy = game % 2 == 0;
        const std::vector<int> line_up = first_is_greedy ? std::vector{0, 1} : std::vector{1, 0};
        clear.push_back(
            game_with(game, line_up, first_is_greedy ? std::vector{30, 10} : std::vector{10, 30}));
        even.push_back(game_with(game, line_up, {30, 10}));
    }
    const auto page = [&](const std::vector<GameResult>& results) {
        return report_page(make_report(plan, results), Language::English);
    };
    EXPECT_NE(page(clear).find("greedy is ahead of all others"), std::string::npos);
    EXPECT_EQ(page(even).find("is ahead of all others"), std::string::npos);
    EXPECT_NE(page(even).find("can't be told apart"), std::string::npos);
}

TEST(StatsPage, is_well_formed_for_every_game) {
    match::for_each_game([](std::string_view game, int players) {
        Plan plan = plan_of(game, {"greedy", "greedy"}, 2, 3);
        plan.entrants.pop_back();
        plan.schedule = *Schedule::alone(players);
        plan.facts = true;
        const auto results = played(plan);
        for (const std::size_t games : {results.size(), std::size_t{1}}) {
            const std::vector<GameResult> some(
                results.begin(), results.begin() + static_cast<std::ptrdiff_t>(games));
            const StatsReport report = make_stats(plan, some);
            expect_good_page(stats_page(report, Language::English), "en");
            expect_good_page(stats_page(report, Language::French), "fr");
        }
    });
}

TEST(Charts, put_values_where_they_belong) {
    IntervalChart chart{.title = "t",
                        .rows = {{"low", {.value = 0}, 0, ""}, {"high", {.value = 10}, 1, ""}},
                        .reference = 5,
                        .format = [](double value) { return std::to_string(value); },
                        .least = std::nullopt,
                        .most = std::nullopt};
    const std::string svg = interval_chart(chart);
    const auto x_of = [&svg](std::string_view before) {
        return std::stod(svg.substr(svg.find(before) + before.size()));
    };
    const double low = x_of("<circle class=\"t0\" cx=\"");
    const double high = x_of("<circle class=\"t1\" cx=\"");
    const double middle = x_of("class=\"reference\" x1=\"");
    EXPECT_LT(low, high);
    EXPECT_NEAR(middle, (low + high) / 2, 0.11);
    EXPECT_EQ(count_of(svg, "whisker"), 0) << "no interval, no bar";
}

TEST(Charts, count_every_value_of_a_histogram_once) {
    Histogram wide;
    for (int value = -70; value <= 400; ++value) wide[value] = 1;
    const std::string svg = histogram_chart(
        {.title = "t", .rows = {{"a", wide, 0}}, .format = [](double) { return std::string(); }});
    EXPECT_LE(count_of(svg, "<rect"), 60);
    EXPECT_GE(count_of(svg, "<rect"), 30);
    const std::string empty = histogram_chart(
        {.title = "t", .rows = {{"a", {}, 0}}, .format = [](double) { return std::string(); }});
    EXPECT_EQ(count_of(empty, "<rect"), 0);
}

TEST(Escaped, leaves_no_way_out_of_text) {
    EXPECT_EQ(escaped("<a href=\"x\">&</a>\n"), "&lt;a href=&quot;x&quot;&gt;&amp;&lt;/a&gt;");
}

}  // namespace
}  // namespace faubourg::arena
