#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "src/arena/html_page.h"
#include "src/arena/page_parts.h"
#include "src/arena/report_words.h"
#include "src/arena/text_table.h"

namespace faubourg::arena {
namespace {

// An entrant and its colour in all charts.
struct Toned {
    const EntrantReport* entrant = nullptr;
    int tone = 0;
};

std::vector<Toned> by_rating(const Report& report) {
    std::vector<Toned> sorted;
    sorted.reserve(report.entrants.size());
    for (const EntrantReport& entrant : report.entrants) {
        sorted.push_back({&entrant, static_cast<int>(sorted.size())});
    }
    std::ranges::sort(
        sorted, {}, [](const Toned& it) { return std::pair(-it.entrant->rating.value, it.tone); });
    return sorted;
}

std::string lead(const std::vector<Toned>& sorted, Language language) {
    const EntrantReport& first = *sorted[0].entrant;
    const bool ahead = first.rating.bounded && first.rating.low > sorted[1].entrant->rating.high;
    if (!ahead) return std::string(kNobodyLeads.in(language));
    const std::string share = figure(100 * first.win.value, 1, language) + " %";
    return fmt::format(fmt::runtime(kLeads.in(language)), first.name, share);
}

std::vector<std::vector<std::string>> result_rows(const std::vector<Toned>& sorted,
                                                  Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {in(kBot), in(kSeatsTaken), in(kWinShare), in(kScore), in(kRating)}};
    for (const Toned& it : sorted) {
        const EntrantReport& bot = *it.entrant;
        std::string name = bot.name;
        if (bot.forfeits > 0) name += fmt::format(" ({} {})", bot.forfeits, in(kForfeits));
        rows.push_back(
            {name, std::to_string(bot.games), share_words(bot.win, language),
             estimate_words(bot.score, 1, language),
             figure(bot.rating.value, 0, language) + " " + bounds_words(bot.rating, 0, language)});
    }
    return rows;
}

std::string ladder(const std::vector<Toned>& sorted, Language language) {
    IntervalChart chart{.title = std::string(kRatingTitle.in(language)),
                        .rows = {},
                        .reference = std::nullopt,
                        .format = [language](double v) { return figure(v, 0, language); },
                        .least = std::nullopt,
                        .most = std::nullopt};
    for (const Toned& it : sorted) {
        chart.rows.push_back({it.entrant->name, it.entrant->rating, it.tone, ""});
    }
    return interval_chart(chart);
}

std::string shares(const Report& report, const std::vector<Toned>& sorted, Language language) {
    IntervalChart chart = share_chart(kWinTitle.in(language), 1.0 / report.players, language);
    for (const Toned& it : sorted) {
        chart.rows.push_back({it.entrant->name, it.entrant->win, it.tone, ""});
    }
    return interval_chart(chart);
}

std::string distributions(const std::vector<Toned>& sorted, Language language) {
    HistogramChart chart{.title = std::string(kScoresTitle.in(language)),
                         .rows = {},
                         .format = point_format(language)};
    for (const Toned& it : sorted) {
        chart.rows.push_back({it.entrant->name, it.entrant->scores, it.tone});
    }
    return histogram_chart(chart);
}

std::vector<std::vector<std::string>> time_rows(const std::vector<Toned>& sorted,
                                                Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    std::vector<std::vector<std::string>> rows = {
        {in(kBot), in(kDecisions), in(kMean), in(kMedian), "99 %", in(kLongest)}};
    for (const Toned& it : sorted) {
        const DecisionTimes& times = it.entrant->times;
        rows.push_back(
            {it.entrant->name, std::to_string(times.count()), time_words(times.mean_ms(), language),
             time_words(times.quantile_ms(0.5), language),
             time_words(times.quantile_ms(0.99), language), time_words(times.max_ms(), language)});
    }
    return rows;
}

}  // namespace

std::string report_page(const Report& report, Language language) {
    const auto in = [language](const Words& words) { return words.in(language); };
    const std::vector<Toned> sorted = by_rating(report);
    HtmlPage page(fmt::format(fmt::runtime(in(kArenaTitle)), report.title.in(language)),
                  subtitle(report, language), language);
    page.lead(lead(sorted, language));
    page.heading(in(kResultTitle));
    page.table(result_rows(sorted, language));
    page.heading(in(kRatingTitle));
    page.figure(ladder(sorted, language), in(kRatingCaption));
    page.heading(in(kWinTitle));
    page.figure(shares(report, sorted, language), in(kFairCaption));
    page.heading(in(kScoresTitle));
    page.figure(distributions(sorted, language), in(kScoresCaption));
    add_turns(page, report, language);
    add_length(page, report, language);
    page.heading(in(kTimesTitle));
    page.table(time_rows(sorted, language));
    page.note(in(kPageNote));
    page.colophon(settings_rows(report, language));
    return page.text();
}

}  // namespace faubourg::arena
