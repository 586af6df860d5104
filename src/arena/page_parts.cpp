#include "src/arena/page_parts.h"

#include <cmath>

#include <fmt/format.h>

#include "src/arena/report_words.h"
#include "src/arena/text_table.h"
#include "src/codec/json.h"

namespace faubourg::arena {

std::string subtitle(const Report& report, Language language) {
    std::string out = fmt::format(fmt::runtime(kSubtitle.in(language)), report.players,
                                  report.games, report.deals);
    if (report.games < report.games_planned) {
        out += fmt::format(fmt::runtime(kUnfinished.in(language)), report.games_planned);
    }
    return out;
}

Format point_format(Language language) {
    return [language](double value) {
        const bool whole = std::abs(value - std::round(value)) < 1e-9;
        return figure(value, whole ? 0 : 1, language);
    };
}

IntervalChart share_chart(std::string_view title, double fair, Language language) {
    return {.title = std::string(title),
            .rows = {},
            .reference = fair,
            .format =
                [language](double share) {
                    const double percent = 100 * share;
                    const bool whole = std::abs(percent - std::round(percent)) < 1e-9;
                    return figure(percent, whole ? 0 : 1, language) + " %";
                },
            .least = std::nullopt,
            .most = std::nullopt};
}

void add_turns(HtmlPage& page, const Report& report, Language language) {
    IntervalChart chart = share_chart(kTurnsTitle.in(language), 1.0 / report.players, language);
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        chart.rows.push_back({fmt::format(fmt::runtime(kTurnNumber.in(language)), turn + 1),
                              report.turns[turn].win, 5, ""});
    }
    page.heading(kTurnsTitle.in(language));
    page.figure(interval_chart(chart), kTurnsCaption.in(language));
}

void add_length(HtmlPage& page, const Report& report, Language language) {
    const HistogramChart chart{.title = std::string(kLengthTitle.in(language)),
                               .rows = {{std::string(kActions.in(language)), report.lengths, 4}},
                               .format = point_format(language)};
    page.heading(kLengthTitle.in(language));
    page.figure(histogram_chart(chart));
}

std::vector<std::pair<std::string, std::string>> settings_rows(const Report& report,
                                                               Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    std::vector<std::pair<std::string, std::string>> rows = {{in(kGame), report.title.in(language)},
                                                             {in(kContent), report.pack},
                                                             {in(kSeedWord), report.seed}};
    if (!report.options.members()->empty()) {
        rows.emplace_back(in(kOptions), codec::to_json(report.options));
    }
    return rows;
}

}  // namespace faubourg::arena
