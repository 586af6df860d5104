#include "src/arena/html_page.h"

#include <fmt/format.h>

#include "src/arena/svg_chart.h"

namespace faubourg::arena {
namespace {

// Warm paper in the light theme, a lamp-lit room in the dark one; six colours that are distinct in
// both.
constexpr std::string_view kStyle = R"(
:root { color-scheme: light dark;
  --paper: #FBF6EC; --card: #FFFDF7; --ink: #2B2A33; --quiet: #6E6878; --line: #E4DAC6; --grid: #EDE4D2;
  --t0: #B4492F; --t1: #2E7D77; --t2: #A87916; --t3: #7A4C7D; --t4: #5F7A2C; --t5: #45678C; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #1E2030; --card: #262939; --ink: #EDE6D6; --quiet: #A9A3B5; --line: #3B3F54; --grid: #33374A;
  --t0: #EC8F72; --t1: #7CCAC1; --t2: #E3BD67; --t3: #CDA0D0; --t4: #B5CC7F; --t5: #96B8DC; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 16px/1.55 "Source Sans 3", "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif;
  font-variant-numeric: tabular-nums lining-nums; }
main { max-width: 56rem; margin: 0 auto; padding: 3.5rem 1.5rem 4rem; }
h1, h2, .lead { font-family: "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif; }
h1 { font-size: 2.6rem; line-height: 1.1; font-weight: 600; margin: 0; letter-spacing: -0.01em; }
h2 { font-size: 1.45rem; font-weight: 600; margin: 3rem 0 0.9rem; }
header { border-bottom: 1px solid var(--line); padding-bottom: 1.4rem; }
.subtitle { color: var(--quiet); margin: 0.5rem 0 0; }
.lead { font-size: 1.3rem; line-height: 1.45; margin: 1.6rem 0 0; }
.note { color: var(--quiet); font-size: 0.9rem; max-width: 44rem; }
figure, .table { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin: 0 0 1.2rem; }
figure { padding: 1.1rem 1.3rem 0.7rem; overflow-x: auto; }
figcaption { color: var(--quiet); font-size: 0.9rem; padding: 0.2rem 0 0.4rem; }
.table { overflow-x: auto; padding: 0.4rem 1.3rem; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.5rem 0 0.5rem 1.4rem; text-align: right; white-space: nowrap; font-weight: 400; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal; }
thead th { color: var(--quiet); font-size: 0.85rem; border-bottom: 1px solid var(--line); vertical-align: bottom;
  white-space: normal; }
tbody tr + tr td, tbody tr + tr th { border-top: 1px solid var(--grid); }
tbody th { font-weight: 600; }
.of { color: var(--quiet); font-size: 0.85em; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; overflow: visible; }
svg text { fill: var(--ink); font-size: 13.5px; }
svg .label { text-anchor: end; }
svg .value { text-anchor: end; font-weight: 600; }
svg .mark { text-anchor: middle; fill: var(--quiet); font-size: 12px; }
svg .key { fill: var(--quiet); font-size: 12.5px; }
svg .grid { stroke: var(--grid); }
svg .base { stroke: var(--line); }
svg .reference { stroke: var(--quiet); stroke-dasharray: 4 4; }
svg .whisker { stroke-width: 3; stroke-linecap: round; opacity: 0.55; }
svg .mean { stroke-width: 2; }
svg .soft { opacity: 0.6; }
svg .link { stroke: var(--quiet); stroke-width: 2; opacity: 0.5; }
svg .t0 { fill: var(--t0); stroke: var(--t0); } svg .t1 { fill: var(--t1); stroke: var(--t1); }
svg .t2 { fill: var(--t2); stroke: var(--t2); } svg .t3 { fill: var(--t3); stroke: var(--t3); }
svg .t4 { fill: var(--t4); stroke: var(--t4); } svg .t5 { fill: var(--t5); stroke: var(--t5); }
svg rect { stroke: none; }
svg .hollow { fill: var(--card); stroke-width: 2; }
footer { margin-top: 3.5rem; border-top: 1px solid var(--line); padding-top: 1rem; color: var(--quiet);
  font-size: 0.85rem; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.15rem 1.2rem; margin: 0; }
dd { margin: 0; overflow-wrap: anywhere; }
@media (max-width: 40rem) { main { padding: 2rem 1rem; } h1 { font-size: 2rem; } }
@media print { body { background: none; } figure, .table { break-inside: avoid; } }
)";

// Typesets text: parts that belong together are not separated at the end of a line.
std::string set(std::string_view text) {
    std::string out;
    for (const char letter : escaped(text)) {
        const bool clings = std::string_view(":;?!%").find(letter) != std::string_view::npos;
        if (clings && out.ends_with(' ')) out.replace(out.size() - 1, 1, "\u00A0");
        out += letter;
    }
    return out;
}

// An interval is printed lighter than its value.
std::string cell(const std::string& text) {
    const std::size_t open = text.find('[');
    const std::size_t plus = text.find(" ±");
    const std::size_t from = open != std::string::npos ? open : plus;
    if (from == std::string::npos || from == 0) return escaped(text);
    return escaped(text.substr(0, from)) + "<span class=\"of\">" + escaped(text.substr(from)) +
           "</span>";
}

}  // namespace

HtmlPage::HtmlPage(std::string_view title, std::string_view subtitle, Language language)
    : title_(title), subtitle_(subtitle), language_(language) {}

void HtmlPage::lead(std::string_view text) { body_ += "<p class=\"lead\">" + set(text) + "</p>\n"; }

void HtmlPage::heading(std::string_view text) { body_ += "<h2>" + set(text) + "</h2>\n"; }

void HtmlPage::note(std::string_view text) { body_ += "<p class=\"note\">" + set(text) + "</p>\n"; }

void HtmlPage::figure(const std::string& svg, std::string_view caption) {
    body_ += "<figure>\n" + svg;
    if (!caption.empty()) body_ += "<figcaption>" + set(caption) + "</figcaption>\n";
    body_ += "</figure>\n";
}

void HtmlPage::table(const std::vector<std::vector<std::string>>& rows) {
    body_ += "<div class=\"table\"><table>\n<thead><tr>";
    for (const std::string& head : rows.front()) {
        body_ += "<th scope=\"col\">" + escaped(head) + "</th>";
    }
    body_ += "</tr></thead>\n<tbody>\n";
    for (std::size_t row = 1; row < rows.size(); ++row) {
        body_ += "<tr><th scope=\"row\">" + escaped(rows[row].front()) + "</th>";
        for (std::size_t i = 1; i < rows[row].size(); ++i) {
            body_ += "<td>" + cell(rows[row][i]) + "</td>";
        }
        body_ += "</tr>\n";
    }
    body_ += "</tbody></table></div>\n";
}

void HtmlPage::colophon(const std::vector<std::pair<std::string, std::string>>& entries) {
    body_ += "<footer><dl>\n";
    for (const auto& [name, value] : entries) {
        body_ += "<dt>" + escaped(name) + "</dt><dd>" + escaped(value) + "</dd>\n";
    }
    body_ += "</dl></footer>\n";
}

std::string HtmlPage::text() const {
    const std::string_view language = language_ == Language::French ? "fr" : "en";
    return fmt::format(
        "<!DOCTYPE html>\n<html lang=\"{0}\">\n<head>\n<meta charset=\"utf-8\"/>\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
        "<title>{1}</title>\n<style>{2}</style>\n</head>\n<body>\n<main>\n<header>\n"
        "<h1>{1}</h1>\n<p class=\"subtitle\">{3}</p>\n</header>\n{4}</main>\n</body>\n</html>\n",
        language, set(title_), kStyle, set(subtitle_), body_);
}

}  // namespace faubourg::arena
