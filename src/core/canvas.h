#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace faubourg {

// How a piece of text looks. The colour is one of the terminal's 256, or none.
struct Ink {
    static constexpr int kDefault = -1;
    int colour = kDefault;
    bool bold = false;
    bool dim = false;
    friend bool operator==(const Ink&, const Ink&) = default;
};

// A text screen that can be written to at any place before it is printed, so that games can put
// their panels side by side. Every code point takes one column; text outside the screen is dropped.
class Canvas {
  public:
    explicit Canvas(int width) : width_(width) {}

    int width() const { return width_; }
    int height() const { return static_cast<int>(rows_.size()); }

    // Writes at column x, row y; returns the column after the text.
    int put(int x, int y, std::string_view text, Ink ink = {});

    // All rows without trailing blanks, each ending in a newline; with escape sequences only if
    // `colour` is set.
    std::string render(bool colour) const;

  private:
    struct Cell {
        std::string glyph = " ";
        Ink ink;
    };

    int width_;
    std::vector<std::vector<Cell>> rows_;
};

// The number of columns a text takes.
int columns_of(std::string_view text);
// The text cut or padded with blanks to exactly this many columns.
std::string fit(std::string_view text, int columns);

}  // namespace faubourg
