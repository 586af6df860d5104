#pragma once

#include <string>
#include <utility>
#include <vector>

#include "src/arena/html_page.h"
#include "src/arena/report.h"
#include "src/arena/svg_chart.h"

// What the pages of `arena` and `stats` have in common.
namespace faubourg::arena {

std::string subtitle(const Report& report, Language language);
// An empty chart of win shares around the fair share.
IntervalChart share_chart(std::string_view title, double fair, Language language);
// The format of points: whole numbers have no decimals.
Format point_format(Language language);
void add_turns(HtmlPage& page, const Report& report, Language language);
void add_length(HtmlPage& page, const Report& report, Language language);
std::vector<std::pair<std::string, std::string>> settings_rows(const Report& report,
                                                               Language language);

}  // namespace faubourg::arena
