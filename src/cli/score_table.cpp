#include "src/cli/score_table.h"

#include <algorithm>

#include "src/core/canvas.h"

namespace faubourg::cli {
namespace {

constexpr int kNameWidth = 12;
constexpr int kLeastColumn = 7;

std::string number(const Value* value) {
    const std::int64_t* integer = value != nullptr ? value->integer() : nullptr;
    return integer != nullptr ? std::to_string(*integer) : "?";
}

std::string right(const std::string& text, int width) {
    const int blanks = std::max(0, width - columns_of(text));
    return std::string(static_cast<std::size_t>(blanks), ' ') + text;
}

}  // namespace

std::string score_table(const match::AnyMatch& match, Viewer viewer, Language language) {
    const bool french = language == Language::French;
    const Value score = match.score(viewer);
    const Value::List& winners = *score.find("winners")->items();
    const bool final = match.actor() == kNobody;
    std::string out;
    for (const Value& entry : *score.find("scores")->items()) {
        std::string row =
            "  " +
            fit(seat_name(static_cast<Seat>(*entry.find("seat")->integer()), language), kNameWidth);
        std::string head = "  " + fit(final ? (french ? "score final" : "final score")
                                            : (french ? "score" : "score so far"),
                                      kNameWidth);
        const auto column = [&](const std::string& name, const Value* value) {
            const int width = std::max(kLeastColumn, columns_of(name) + 2);
            head += right(name, width);
            row += right(number(value), width);
        };
        for (const Member& part : *entry.find("parts")->members()) column(part.key, &part.value);
        column("total", entry.find("total"));
        const Member& tie_break = entry.members()->back();
        column("(" + tie_break.key + ")", &tie_break.value);
        if (out.empty()) out = head + "\n";
        const bool wins = std::ranges::find(winners, *entry.find("seat")) != winners.end();
        if (wins) row += final ? (french ? "  ★ gagne" : "  ★ wins") : "  ★";
        out += row + "\n";
    }
    return out;
}

}  // namespace faubourg::cli
