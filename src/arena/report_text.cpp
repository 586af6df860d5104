#include <fmt/format.h>

#include "src/arena/report.h"
#include "src/arena/report_words.h"
#include "src/arena/text_table.h"

namespace faubourg::arena {
namespace {

std::string entrants_text(const Report& report, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    TextTable table;
    table.add({in(kBot), in(kSeatsTaken), in(kWinShare), in(kScore), in(kRating)});
    for (const EntrantReport& it : report.entrants) {
        std::string name = it.name;
        if (it.forfeits > 0) name += fmt::format(" ({} {})", it.forfeits, in(kForfeits));
        table.add(
            {name, std::to_string(it.games), share_words(it.win, language),
             estimate_words(it.score, 2, language),
             figure(it.rating.value, 0, language) + " " + bounds_words(it.rating, 0, language)});
    }
    return table.text();
}

std::string times_text(const Report& report, Language language) {
    TextTable table;
    table.add({std::string(kDecisionTime.in(language)), std::string(kMean.in(language)), "50 %",
               "99 %", "max"});
    for (const EntrantReport& it : report.entrants) {
        table.add({it.name, time_words(it.times.mean_ms(), language),
                   time_words(it.times.quantile_ms(0.5), language),
                   time_words(it.times.quantile_ms(0.99), language),
                   time_words(it.times.max_ms(), language)});
    }
    return table.text();
}

}  // namespace

std::string turns_text(const Report& report, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    TextTable table;
    table.add({in(kTurn), in(kWinShare), in(kScore)});
    for (std::size_t turn = 0; turn < report.turns.size(); ++turn) {
        table.add({std::to_string(turn + 1), share_words(report.turns[turn].win, language),
                   estimate_words(report.turns[turn].score, 2, language)});
    }
    return table.text();
}

std::string heading_text(const Report& report, Language language) {
    std::string out = fmt::format(fmt::runtime(kHeading.in(language)), report.title.in(language),
                                  report.players, report.games, report.deals, report.seed);
    if (report.games < report.games_planned) {
        out += fmt::format(fmt::runtime(kUnfinished.in(language)), report.games_planned);
    }
    return out + "\n";
}

std::string report_text(const Report& report, Language language) {
    return heading_text(report, language) + "\n" + entrants_text(report, language) + "\n" +
           times_text(report, language) + "\n" + turns_text(report, language) + "\n" +
           fmt::format(fmt::runtime(kLengthLine.in(language)),
                       estimate_words(report.length, 1, language)) +
           "\n" + std::string(kIntervalNote.in(language)) + "\n";
}

}  // namespace faubourg::arena
