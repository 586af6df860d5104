#include "src/cli/score_table.h"

#include <algorithm>

#include "src/core/canvas.h"

namespace faubourg::cli {
namespace {

constexpr int kNameWidth = 13;
constexpr int kLeastColumn = 7;

std::string right(const std::string& text, int width) {
    const int blanks = std::max(0, width - columns_of(text));
    return std::string(static_cast<std::size_t>(blanks), ' ') + text;
}

// Two rows that grow together: a heading and the cell below it.
struct Columns {
    std::string head;
    std::string row;

    void add(const std::string& name, const std::string& value) {
        const int width = std::max(kLeastColumn, columns_of(name) + 2);
        head += right(name, width);
        row += right(value, width);
    }
};

}  // namespace

std::string score_table(const match::AnyMatch& match, Viewer viewer, Language language) {
    const bool french = language == Language::French;
    const bool final = match.actor() == kNobody;
    const Standing standing = match.standing(viewer);
    const std::span<const Words> words = match.score_words();
    const std::string_view title = final ? (french ? "score final" : "final score")
                                         : (french ? "score actuel" : "score so far");
    std::string out;
    for (const Seat seat : all_seats(standing.players)) {
        const SeatScore& score = standing.seats[seat];
        Columns columns{.head = "  " + fit(title, kNameWidth),
                        .row = "  " + fit(seat_name(seat, language), kNameWidth)};
        for (std::size_t part = 0; part + 1 < words.size(); ++part) {
            const bool hidden = (score.hidden_parts >> part & 1U) != 0;
            columns.add(std::string(words[part].in(language)),
                        hidden ? "?" : std::to_string(score.parts[part]));
        }
        columns.add("total", std::to_string(score.total));
        columns.add("(" + std::string(words.back().in(language)) + ")",
                    std::to_string(score.tie_break));
        if (standing.wins(seat)) {
            columns.row += final ? (french ? "  ★ gagne" : "  ★ wins") : "  ★";
        }
        if (out.empty()) out = columns.head + "\n";
        out += columns.row + "\n";
    }
    return out;
}

}  // namespace faubourg::cli
