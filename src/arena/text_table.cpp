#include "src/arena/text_table.h"

#include <algorithm>

#include <fmt/format.h>

#include "src/core/canvas.h"

namespace faubourg::arena {

std::string TextTable::text() const {
    constexpr int kGap = 3;
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
            const std::string pad(static_cast<std::size_t>(widths[i] - columns_of(row[i])), ' ');
            line += i == 0 ? "  " + row[i] + pad : std::string(kGap, ' ') + pad + row[i];
        }
        out += line.substr(0, line.find_last_not_of(' ') + 1) + "\n";
    }
    return out;
}

std::string figure(double value, int decimals, Language language) {
    std::string text = fmt::format("{:.{}f}", rounded(value, decimals), decimals);
    if (language == Language::French) std::ranges::replace(text, '.', ',');
    return text;
}

std::string bounds_words(const Estimate& estimate, int decimals, Language language) {
    if (!estimate.bounded) return "";
    const char* between = language == Language::French ? " ; " : ", ";
    return "[" + figure(estimate.low, decimals, language) + between +
           figure(estimate.high, decimals, language) + "]";
}

std::string share_words(const Estimate& share, Language language) {
    const Estimate percent = {.value = 100 * share.value,
                              .bounded = share.bounded,
                              .low = 100 * share.low,
                              .high = 100 * share.high};
    const std::string value = figure(percent.value, 1, language) + " %";
    return share.bounded ? value + " " + bounds_words(percent, 1, language) : value;
}

std::string estimate_words(const Estimate& estimate, int decimals, Language language) {
    std::string value = figure(estimate.value, decimals, language);
    if (!estimate.bounded) return value;
    return value + " ± " + figure(estimate.half_width(), decimals, language);
}

std::string time_words(double milliseconds, Language language) {
    if (milliseconds < 1) return figure(1000 * milliseconds, 0, language) + " µs";
    return figure(milliseconds, milliseconds < 100 ? 1 : 0, language) + " ms";
}

}  // namespace faubourg::arena
