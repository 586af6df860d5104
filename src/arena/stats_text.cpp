#include <fmt/format.h>

#include "src/arena/report_words.h"
#include "src/arena/stats_report.h"
#include "src/arena/text_table.h"

namespace faubourg::arena {
namespace {

using Kind = FactInfo::Kind;

std::vector<std::string> amount_row(const FactReport& fact, Language language) {
    return {fact.info.label.in(language), estimate_words(fact.all, 2, language),
            estimate_words(fact.winners, 2, language), estimate_words(fact.losers, 2, language),
            estimate_words(fact.correlation, 2, language)};
}

std::vector<std::string> flag_row(const FactReport& fact, Language language) {
    return {fact.info.label.in(language), share_words(fact.all, language),
            share_words(fact.in_games, language), share_words(fact.win, language)};
}

std::vector<std::string> table_row(const FactReport& fact, Language language) {
    const bool flag = fact.info.kind == Kind::Flag;
    return {fact.info.label.in(language),
            flag ? share_words(fact.all, language) : estimate_words(fact.all, 2, language)};
}

// The facts under one heading: amounts, flags and facts of the table, each kind in its own text
// table.
std::string group_text(const std::vector<const FactReport*>& group, Language language) {
    const std::string title = group.front()->info.group.in(language);
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    TextTable amounts;
    TextTable flags;
    TextTable tables;
    amounts.add({title, in(kMean), in(kWinners), in(kLosers), in(kCorrelation)});
    flags.add({title, in(kHolders), in(kInGames), in(kHoldersWin)});
    tables.add({title, in(kAGame)});
    bool has_amounts = false;
    bool has_flags = false;
    bool has_tables = false;
    for (const FactReport* fact : group) {
        if (fact->info.of_table) {
            tables.add(table_row(*fact, language));
            has_tables = true;
        } else if (fact->info.kind == Kind::Flag) {
            flags.add(flag_row(*fact, language));
            has_flags = true;
        } else {
            amounts.add(amount_row(*fact, language));
            has_amounts = true;
        }
    }
    return (has_amounts ? amounts.text() + "\n" : "") + (has_flags ? flags.text() + "\n" : "") +
           (has_tables ? tables.text() + "\n" : "");
}

}  // namespace

std::vector<std::vector<const FactReport*>> by_group(const std::vector<FactReport>& facts) {
    std::vector<std::vector<const FactReport*>> groups;
    for (const FactReport& fact : facts) {
        if (groups.empty() || groups.back().front()->info.group.en != fact.info.group.en) {
            groups.emplace_back();
        }
        groups.back().push_back(&fact);
    }
    return groups;
}

std::string stats_text(const StatsReport& report, Language language) {
    const EntrantReport& bot = report.games.entrants.front();
    std::string out = heading_text(report.games, language);
    out += fmt::format(fmt::runtime(kStatsOf.in(language)), bot.name,
                       estimate_words(bot.score, 2, language),
                       estimate_words(report.games.length, 1, language)) +
           "\n\n";
    for (const auto* facts : {&report.parts, &report.facts}) {
        for (const auto& group : by_group(*facts)) out += group_text(group, language);
        if (facts == &report.parts) out += turns_text(report.games, language) + "\n";
    }
    return out +
           fmt::format(fmt::runtime(kStatsNote.in(language)),
                       figure(100.0 / report.games.players, 1, language)) +
           "\n";
}

}  // namespace faubourg::arena
