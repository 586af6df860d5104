#include <fmt/format.h>

#include "src/arena/report.h"
#include "src/arena/report_words.h"
#include "src/core/canvas.h"

namespace faubourg::arena {
namespace {

constexpr int kGap = 3;

// Rows of cells, as wide as their widest; the first column stands left, the others right.
class TextTable {
  public:
    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    std::string text() const {
        std::vector<int> widths;
        for (const auto& row : rows_) {
            if (widths.size() < row.size()) widths.resize(row.size(), 0);
            for (std::size_t i = 0; i < row.size(); ++i) {
                widths[i] = std::max(widths[i], columns_of(row[i]));
            }
        }
        std::string out;
        for (const auto& row : rows_) {
            std::string line;
            for (std::size_t i = 0; i < row.size(); ++i) {
                const auto blanks = static_cast<std::size_t>(widths[i] - columns_of(row[i]));
                const std::string pad(blanks, ' ');
                if (i > 0) line += std::string(kGap, ' ') + pad + row[i];
                if (i == 0) line += "  " + row[i] + pad;
            }
            out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
        }
        return out;
    }

  private:
    std::vector<std::vector<std::string>> rows_;
};

std::string percent(const Estimate& share) {
    if (!share.bounded) return fmt::format("{:.1f} %", 100 * share.value);
    return fmt::format("{:.1f} % [{:.1f}, {:.1f}]", 100 * share.value, 100 * share.low,
                       100 * share.high);
}

std::string number(const Estimate& estimate, int decimals) {
    if (!estimate.bounded) return fmt::format("{:.{}f}", estimate.value, decimals);
    return fmt::format("{:.{}f} ± {:.{}f}", estimate.value, decimals, estimate.half_width(),
                       decimals);
}

std::string rating(const Estimate& estimate) {
    if (!estimate.bounded) return fmt::format("{:.0f}", estimate.value);
    return fmt::format("{:.0f} [{:.0f}, {:.0f}]", estimate.value, estimate.low, estimate.high);
}

std::string milliseconds(double ms) {
    if (ms < 1) return fmt::format("{:.0f} µs", 1000 * ms);
    return ms < 100 ? fmt::format("{:.1f} ms", ms) : fmt::format("{:.0f} ms", ms);
}

std::string entrants_text(const Report& report, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    TextTable table;
    table.add({in(kBot), in(kSeatsTaken), in(kWinShare), in(kScore), in(kRating)});
    for (const EntrantReport& it : report.entrants) {
        std::string name = it.name;
        if (it.forfeits > 0) name += fmt::format(" ({} {})", it.forfeits, in(kForfeits));
        table.add({name, std::to_string(it.games), percent(it.win), number(it.score, 2),
                   rating(it.rating)});
    }
    return table.text();
}

std::string times_text(const Report& report, Language language) {
    TextTable table;
    table.add({std::string(kDecisionTime.in(language)), std::string(kMean.in(language)), "50 %",
               "99 %", "max"});
    for (const EntrantReport& it : report.entrants) {
        table.add({it.name, milliseconds(it.times.mean_ms()),
                   milliseconds(it.times.quantile_ms(0.5)),
                   milliseconds(it.times.quantile_ms(0.99)), milliseconds(it.times.max_ms())});
    }
    return table.text();
}

}  // namespace

std::string seats_text(const Report& report, Language language) {
    const auto in = [language](const Words& words) { return std::string(words.in(language)); };
    TextTable table;
    table.add({in(kSeat), in(kWinShare), in(kScore)});
    for (std::size_t seat = 0; seat < report.seats.size(); ++seat) {
        table.add({std::to_string(seat + 1), percent(report.seats[seat].win),
                   number(report.seats[seat].score, 2)});
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
           times_text(report, language) + "\n" + seats_text(report, language) + "\n" +
           fmt::format(fmt::runtime(kLengthLine.in(language)), number(report.length, 1)) + "\n" +
           std::string(kIntervalNote.in(language)) + "\n";
}

}  // namespace faubourg::arena
