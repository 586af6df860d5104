#include "src/core/canvas.h"

#include <algorithm>

#include "src/core/index.h"

namespace faubourg {
namespace {

// How many bytes the first code point of the text has; an invalid byte counts as one.
std::size_t glyph_length(std::string_view text) {
    const auto lead = static_cast<unsigned char>(text.front());
    const std::size_t length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    return std::min(length, text.size());
}

std::string escape(const Ink& ink) {
    std::string codes = "\x1b[0";
    if (ink.bold) codes += ";1";
    if (ink.dim) codes += ";2";
    if (ink.colour != Ink::kDefault) codes += ";38;5;" + std::to_string(ink.colour);
    return codes + "m";
}

}  // namespace

int Canvas::put(int x, int y, std::string_view text, Ink ink) {
    while (height() <= y) rows_.emplace_back(static_cast<std::size_t>(width_));
    std::vector<Cell>& row = at_index(rows_, y);
    while (!text.empty()) {
        const std::size_t length = glyph_length(text);
        if (x >= 0 && x < width_) {
            Cell& cell = at_index(row, x);
            cell.glyph = std::string(text.substr(0, length));
            cell.ink = ink;
        }
        text.remove_prefix(length);
        ++x;
    }
    return x;
}

std::string Canvas::render(bool colour) const {
    std::string out;
    for (const std::vector<Cell>& row : rows_) {
        std::size_t end = row.size();
        while (end > 0 && row[end - 1].glyph == " ") --end;
        Ink current;
        for (std::size_t x = 0; x < end; ++x) {
            if (colour && row[x].ink != current && row[x].glyph != " ") {
                current = row[x].ink;
                out += escape(current);
            }
            out += row[x].glyph;
        }
        if (current != Ink{}) out += escape({});
        out += '\n';
    }
    return out;
}

int columns_of(std::string_view text) {
    int columns = 0;
    while (!text.empty()) {
        text.remove_prefix(glyph_length(text));
        ++columns;
    }
    return columns;
}

std::string fit(std::string_view text, int columns) {
    std::string out;
    for (; columns > 0; --columns) {
        if (text.empty()) {
            out += ' ';
            continue;
        }
        const std::size_t length = glyph_length(text);
        out += text.substr(0, length);
        text.remove_prefix(length);
    }
    return out;
}

}  // namespace faubourg
