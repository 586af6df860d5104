#include <algorithm>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "src/arena/page_parts.h"
#include "src/arena/report_words.h"
#include "src/arena/stats_report.h"
#include "src/arena/text_table.h"

namespace faubourg::arena {
namespace {

using Kind = FactInfo::Kind;
using Group = std::vector<const FactReport*>;

Group of_kind(const Group& group, Kind kind, bool of_table) {
    Group out;
    for (const FactReport* fact : group) {
        if (fact->info.kind == kind && fact->info.of_table == of_table) out.push_back(fact);
    }
    return out;
}

std::string pairs(const Group& amounts, std::string_view title, Language language) {
    PairChart chart{.title = std::string(title),
                    .first = std::string(kWinners.in(language)),
                    .second = std::string(kLosers.in(language)),
                    .rows = {},
                    .format = point_format(language),
                    .gain_format = [language](double v) { return figure(v, 1, language); }};
    for (const FactReport* fact : amounts) {
        chart.rows.push_back(
            {fact->info.label.in(language), fact->winners.value, fact->losers.value});
    }
    return pair_chart(chart);
}

// Unlike means, correlations of different things can share one axis.
std::string correlations(const Group& amounts, std::string_view title, Language language) {
    IntervalChart chart{.title = std::string(title),
                        .rows = {},
                        .reference = 0,
                        .format = [language](double v) { return figure(v, 2, language); },
                        .least = std::nullopt,
                        .most = std::nullopt};
    for (const FactReport* fact : amounts) {
        if (!fact->correlation.bounded) continue;
        chart.rows.push_back({fact->info.label.in(language), fact->correlation, 3, ""});
    }
    return chart.rows.empty() ? "" : interval_chart(chart);
}

std::vector<std::vector<std::string>> amount_rows(const Group& amounts, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {"", in(kMean), in(kWinners), in(kLosers), in(kCorrelation)}};
    for (const FactReport* fact : amounts) {
        rows.push_back({fact->info.label.in(language), estimate_words(fact->all, 2, language),
                        estimate_words(fact->winners, 2, language),
                        estimate_words(fact->losers, 2, language),
                        estimate_words(fact->correlation, 2, language)});
    }
    return rows;
}

// The most valuable first: its holders win most often.
std::string holders(Group flags, std::string_view title, double fair, Language language) {
    std::ranges::sort(flags, {}, [](const FactReport* fact) {
        return std::pair(-fact->win.value, std::string_view(fact->info.id));
    });
    IntervalChart chart = share_chart(title, fair, language);
    for (const FactReport* fact : flags) {
        if (fact->win.bounded) {
            chart.rows.push_back({fact->info.label.in(language), fact->win, 1, ""});
        }
    }
    return chart.rows.empty() ? "" : interval_chart(chart);
}

std::vector<std::vector<std::string>> flag_rows(const Group& flags, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {"", in(kHolders), in(kInGames), in(kHoldersWin)}};
    for (const FactReport* fact : flags) {
        rows.push_back({fact->info.label.in(language), share_words(fact->all, language),
                        share_words(fact->in_games, language), share_words(fact->win, language)});
    }
    return rows;
}

std::vector<std::vector<std::string>> table_rows(const Group& facts, Language language) {
    std::vector<std::vector<std::string>> rows = {{"", std::string(kAGame.in(language))}};
    for (const FactReport* fact : facts) {
        const bool flag = fact->info.kind == Kind::Flag;
        rows.push_back(
            {fact->info.label.in(language),
             flag ? share_words(fact->all, language) : estimate_words(fact->all, 2, language)});
    }
    return rows;
}

void add_group(HtmlPage& page, const Group& group, double fair, Language language) {
    const std::string& title = group.front()->info.group.in(language);
    page.heading(title);
    if (const Group amounts = of_kind(group, Kind::Amount, false); !amounts.empty()) {
        const std::string picture = correlations(amounts, title, language);
        if (!picture.empty()) page.figure(picture, kCorrelationCaption.in(language));
        page.table(amount_rows(amounts, language));
    }
    if (const Group flags = of_kind(group, Kind::Flag, false); !flags.empty()) {
        const std::string picture = holders(flags, title, fair, language);
        if (!picture.empty()) page.figure(picture, kHoldersCaption.in(language));
        page.table(flag_rows(flags, language));
    }
    Group tables = of_kind(group, Kind::Flag, true);
    std::ranges::copy(of_kind(group, Kind::Amount, true), std::back_inserter(tables));
    if (!tables.empty()) page.table(table_rows(tables, language));
}

}  // namespace

std::string stats_page(const StatsReport& report, Language language) {
    const auto in = [language](const Words& words) { return words.in(language); };
    const EntrantReport& bot = report.games.entrants.front();
    const double fair = 1.0 / report.games.players;
    HtmlPage page(fmt::format(fmt::runtime(in(kStatsTitle)), report.games.title.in(language)),
                  subtitle(report.games, language), language);
    page.lead(fmt::format(fmt::runtime(in(kStatsLead)), bot.name,
                          figure(bot.score.value, 1, language),
                          figure(report.games.length.value, 0, language)));
    for (const Group& parts : by_group(report.parts)) {
        const std::string& title = parts.front()->info.group.in(language);
        page.heading(title);
        page.figure(pairs(parts, title, language), in(kPairsCaption));
        page.table(amount_rows(parts, language));
    }
    page.heading(in(kScoresTitle));
    page.figure(histogram_chart({.title = std::string(in(kScoresTitle)),
                                 .rows = {{bot.name, bot.scores, 0}},
                                 .format = point_format(language)}));
    add_turns(page, report.games, language);
    add_length(page, report.games, language);
    for (const Group& group : by_group(report.facts)) add_group(page, group, fair, language);
    page.note(in(kStatsPageNote));
    page.colophon(settings_rows(report.games, language));
    return page.text();
}

}  // namespace faubourg::arena
