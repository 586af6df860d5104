#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "src/arena/report.h"
#include "src/arena/statistics.h"

// Charts as inline SVG. They have no colours and fonts of their own but use the classes of the
// page's style sheet (src/arena/html_page.cpp), so that one picture serves light and dark themes.
namespace faubourg::arena {

using Format = std::function<std::string(double)>;

// Rows of a value with its interval, on one axis.
struct IntervalRow {
    std::string label;
    Estimate estimate;
    int tone = 0;      // which of the page's colours
    std::string text;  // at the right; empty: the value in the format of the axis
};
struct IntervalChart {
    std::string title;  // for screen readers
    std::vector<IntervalRow> rows;
    std::optional<double> reference;  // a line through all rows
    Format format;
    std::optional<double> least;  // the axis covers at least this range
    std::optional<double> most;
};
std::string interval_chart(const IntervalChart& chart);

// Two values in each row, from the second to the first: the mean of the winners and of the others.
struct PairRow {
    std::string label;
    double first = 0;
    double second = 0;
};
struct PairChart {
    std::string title;
    std::string first;  // the name of the first values
    std::string second;
    std::vector<PairRow> rows;
    Format format;       // for the axis
    Format gain_format;  // for the differences at the right
};
std::string pair_chart(const PairChart& chart);

// How often each value occurred, a row for each histogram, on one axis; the mean is marked.
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

// Text escaped for HTML and SVG, also for attribute values.
std::string escaped(std::string_view text);

}  // namespace faubourg::arena
