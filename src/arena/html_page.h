#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "src/core/text.h"

namespace faubourg::arena {

// One self-contained page: no script, no external files, light or dark as the reader's system. Text
// is escaped; `html` is not.
class HtmlPage {
  public:
    HtmlPage(std::string_view title, std::string_view subtitle, Language language);

    void lead(std::string_view text);
    void heading(std::string_view text);
    void note(std::string_view text);
    // A picture, drawn as wide as the page.
    void figure(const std::string& svg, std::string_view caption = "");
    // The first row is the heading; the first column is aligned left, the others right.
    void table(const std::vector<std::vector<std::string>>& rows);
    // Names and values in small print, at the end of the page.
    void colophon(const std::vector<std::pair<std::string, std::string>>& entries);

    std::string text() const;

  private:
    std::string title_;
    std::string subtitle_;
    Language language_;
    std::string body_;
};

}  // namespace faubourg::arena
