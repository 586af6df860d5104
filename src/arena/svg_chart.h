#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/arena/report.h"
#include "src/arena/statistics.h"

// Charts as inline SVG. They bring no colours and no fonts of their own but name the classes that
// the page's style sheet gives them (src/arena/html_page.cpp), so that one picture serves by day
// and by night.
namespace faubourg::arena {

using Format = std::function<std::string(double)>;

// Rows of a value with its interval, on one axis.
struct IntervalRow {
    std::string label;
    Estimate estimate;
    int tone = 0;      // which of the page's colours
    std::string text;  // stands at the right; empty: the value as the axis writes it
};
struct IntervalChart {
    std::string title;  // for those who don't see it
    std::vector<IntervalRow> rows;
    std::optional<double> reference;  // a line through all rows
    Format format;
    std::optional<double> least;  // the axis covers at least these
    std::optional<double> most;
};
std::string interval_chart(const IntervalChart& chart);

// Two values a row, from the second to the first: where the winners are and where the others.
struct PairRow {
    std::string label;
    double first = 0;
    double second = 0;
};
struct PairChart {
    std::string title;
    std::string first;  // what the first values are called
    std::string second;
    std::vector<PairRow> rows;
    Format format;       // of the axis
    Format gain_format;  // of the differences, which stand at the right
};
std::string pair_chart(const PairChart& chart);

// How often each value was seen, a row for each histogram, on one axis; the mean is marked.
struct HistogramRow {
    std::string label;
    Histogram histogram;
    int tone = 0;
};
struct HistogramChart {
    std::string title;
    std::vector<HistogramRow> rows;
    Format format;
};
std::string histogram_chart(const HistogramChart& chart);

// Text that may stand in HTML and SVG, also within quotes.
std::string escaped(std::string_view text);

}  // namespace faubourg::arena
