#include "src/arena/svg_chart.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

namespace faubourg::arena {
namespace {

constexpr double kWidth = 760;
constexpr double kLabels = 200;  // width of the labels at the left
constexpr double kValues = 84;   // width of the values at the right
constexpr double kTop = 8;
constexpr double kAxis = 30;
constexpr double kRow = 34;
constexpr std::size_t kLongestLabel = 30;

// An axis that covers the values, with marks at round numbers.
class Scale {
  public:
    Scale(double least, double most) {
        if (most - least < 1e-9) {
            least -= 0.5;
            most += 0.5;
        }
        constexpr double kMarks = 5;
        const double rough = (most - least) / kMarks;
        const double power = std::pow(10, std::floor(std::log10(rough)));
        const double lead = rough / power;
        step_ = power * (lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10);
        low_ = std::floor(least / step_ + 1e-9) * step_;
        high_ = std::ceil(most / step_ - 1e-9) * step_;
    }

    double x(double value) const {
        return kLabels + (value - low_) / (high_ - low_) * (kWidth - kLabels - kValues);
    }
    double step() const { return step_; }

    // Lines at the marks down to `bottom`, and their numbers below it.
    std::string marks(double bottom, const Format& format) const {
        std::string out;
        for (int i = 0; low_ + i * step_ < high_ + step_ / 2; ++i) {
            const double value = low_ + i * step_;
            out += fmt::format(
                "<line class=\"grid\" x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{0:.1f}\" "
                "y2=\"{2:.1f}\"/><text class=\"mark\" x=\"{0:.1f}\" y=\"{3:.1f}\">{4}</text>\n",
                x(value), kTop, bottom, bottom + 18, escaped(format(value)));
        }
        return out;
    }

  private:
    double low_ = 0;
    double high_ = 1;
    double step_ = 1;
};

std::string frame(std::string_view title, double height, const std::string& content) {
    return fmt::format(
        "<svg viewBox=\"0 0 {:.0f} {:.0f}\" role=\"img\" aria-label=\"{}\">\n"
        "<title>{}</title>\n{}</svg>\n",
        kWidth, height, escaped(title), escaped(title), content);
}

// Cuts between characters: in UTF-8 no character starts with a byte whose first bits are 10.
std::string shortened(std::string_view text) {
    if (text.size() <= kLongestLabel) return std::string(text);
    std::size_t end = kLongestLabel - 1;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) --end;
    return std::string(text.substr(0, end)) + "…";
}

std::string label(std::string_view text, double y) {
    return fmt::format("<text class=\"label\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", kLabels - 16,
                       y + 4.5, escaped(shortened(text)));
}

std::string value_text(std::string_view text, double y) {
    return fmt::format("<text class=\"value\" x=\"{:.1f}\" y=\"{:.1f}\">{}</text>\n", kWidth,
                       y + 4.5, escaped(text));
}

std::string reference_line(double x, double bottom) {
    return fmt::format(
        "<line class=\"reference\" x1=\"{0:.1f}\" y1=\"{1:.1f}\" x2=\"{0:.1f}\" y2=\"{2:.1f}\"/>\n",
        x, kTop, bottom);
}

constexpr int kTones = 6;
int tone_of(int tone) { return tone % kTones; }

double mean_of(const Histogram& histogram) {
    double sum = 0;
    double count = 0;
    for (const auto& [value, times] : histogram) {
        sum += static_cast<double>(value) * times;
        count += times;
    }
    return count > 0 ? sum / count : 0;
}

// Adds up the counts of neighbouring values, so that about fifty bars are drawn at most.
Histogram binned(const Histogram& histogram, int width) {
    Histogram bins;
    for (const auto& [value, times] : histogram) {
        const int bin = value >= 0 ? value / width : (value - width + 1) / width;
        bins[bin] += times;
    }
    return bins;
}

std::string bars(const Scale& scale, const Histogram& bins, int width, double base, double height,
                 int tone) {
    int highest = 1;
    for (const auto& [bin, times] : bins) highest = std::max(highest, times);
    std::string out;
    for (const auto& [bin, times] : bins) {
        // A bar is centred on its values.
        const double left = scale.x(bin * width - 0.5) + 0.5;
        const double right = scale.x((bin + 1) * width - 0.5) - 0.5;
        const double tall = height * times / highest;
        out += fmt::format(
            "<rect class=\"t{} soft\" x=\"{:.1f}\" y=\"{:.1f}\" width=\"{:.1f}\" "
            "height=\"{:.1f}\"/>\n",
            tone_of(tone), left, base - tall, std::max(0.5, right - left), tall);
    }
    return out;
}

}  // namespace

std::string escaped(std::string_view text) {
    std::string out;
    for (const char letter : text) {
        switch (letter) {
            case '&':
                out += "&amp;";
                break;
            case '<':
                out += "&lt;";
                break;
            case '>':
                out += "&gt;";
                break;
            case '"':
                out += "&quot;";
                break;
            default:
                // Control characters are not allowed in XML.
                if (static_cast<unsigned char>(letter) >= ' ') out += letter;
        }
    }
    return out;
}

std::string interval_chart(const IntervalChart& chart) {
    double least = chart.least.value_or(chart.reference.value_or(chart.rows[0].estimate.value));
    double most = chart.most.value_or(chart.reference.value_or(chart.rows[0].estimate.value));
    for (const IntervalRow& row : chart.rows) {
        const Estimate& e = row.estimate;
        least = std::min({least, e.value, e.bounded ? e.low : e.value});
        most = std::max({most, e.value, e.bounded ? e.high : e.value});
    }
    const Scale scale(least, most);
    const double bottom = kTop + kRow * static_cast<double>(chart.rows.size());
    std::string out = scale.marks(bottom, chart.format);
    if (chart.reference) out += reference_line(scale.x(*chart.reference), bottom);
    for (std::size_t i = 0; i < chart.rows.size(); ++i) {
        const IntervalRow& row = chart.rows[i];
        const double y = kTop + kRow * (static_cast<double>(i) + 0.5);
        out += label(row.label, y);
        if (row.estimate.bounded) {
            out += fmt::format(
                "<line class=\"t{} whisker\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" "
                "y2=\"{:.1f}\"/>\n",
                tone_of(row.tone), scale.x(row.estimate.low), y, scale.x(row.estimate.high), y);
        }
        out += fmt::format("<circle class=\"t{}\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5.5\"/>\n",
                           tone_of(row.tone), scale.x(row.estimate.value), y);
        out += value_text(row.text.empty() ? chart.format(row.estimate.value) : row.text, y);
    }
    return frame(chart.title, bottom + kAxis, out);
}

std::string pair_chart(const PairChart& chart) {
    double least = 0;
    double most = 0;
    for (const PairRow& row : chart.rows) {
        least = std::min({least, row.first, row.second});
        most = std::max({most, row.first, row.second});
    }
    const Scale scale(least, most);
    const double bottom = kTop + kRow * static_cast<double>(chart.rows.size());
    std::string out = scale.marks(bottom, chart.format);
    for (std::size_t i = 0; i < chart.rows.size(); ++i) {
        const PairRow& row = chart.rows[i];
        const double y = kTop + kRow * (static_cast<double>(i) + 0.5);
        out += label(row.label, y);
        out += fmt::format(
            "<line class=\"link\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n"
            "<circle class=\"t5 hollow\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"5\"/>\n"
            "<circle class=\"t0\" cx=\"{:.1f}\" cy=\"{:.1f}\" r=\"6\"/>\n",
            scale.x(row.second), y, scale.x(row.first), y, scale.x(row.second), y,
            scale.x(row.first), y);
        const double gain = row.first - row.second;
        out += value_text((gain >= 0 ? "+" : "−") + chart.gain_format(std::abs(gain)), y);
    }
    const double key = bottom + kAxis + 14;
    out += fmt::format(
        "<circle class=\"t0\" cx=\"{0:.1f}\" cy=\"{1:.1f}\" r=\"6\"/>"
        "<text class=\"key\" x=\"{2:.1f}\" y=\"{3:.1f}\">{4}</text>"
        "<circle class=\"t5 hollow\" cx=\"{5:.1f}\" cy=\"{1:.1f}\" r=\"5\"/>"
        "<text class=\"key\" x=\"{6:.1f}\" y=\"{3:.1f}\">{7}</text>\n",
        kLabels, key, kLabels + 12, key + 4.5, escaped(chart.first), kLabels + 150, kLabels + 162,
        escaped(chart.second));
    return frame(chart.title, key + 14, out);
}

std::string histogram_chart(const HistogramChart& chart) {
    constexpr double kTall = 74;
    constexpr double kBars = 58;
    constexpr int kMostBars = 50;
    int least = 0;
    int most = 0;
    bool any = false;
    for (const HistogramRow& row : chart.rows) {
        if (row.histogram.empty()) continue;
        least = any ? std::min(least, row.histogram.begin()->first) : row.histogram.begin()->first;
        most = any ? std::max(most, row.histogram.rbegin()->first) : row.histogram.rbegin()->first;
        any = true;
    }
    const int width = std::max(1, (most - least + kMostBars) / kMostBars);
    const Scale scale(least - width, most + width);
    const double bottom = kTop + kTall * static_cast<double>(chart.rows.size());
    std::string out = scale.marks(bottom, chart.format);
    for (std::size_t i = 0; i < chart.rows.size(); ++i) {
        const HistogramRow& row = chart.rows[i];
        const double base = kTop + kTall * static_cast<double>(i + 1);
        out += label(row.label, base - kBars / 2);
        out += bars(scale, binned(row.histogram, width), width, base, kBars, row.tone);
        out += fmt::format(
            "<line class=\"base\" x1=\"{:.1f}\" y1=\"{:.1f}\" x2=\"{:.1f}\" y2=\"{:.1f}\"/>\n",
            kLabels, base, kWidth - kValues, base);
        if (row.histogram.empty()) continue;
        const double mean = mean_of(row.histogram);
        out += fmt::format(
            "<line class=\"t{0} mean\" x1=\"{1:.1f}\" y1=\"{2:.1f}\" x2=\"{1:.1f}\" "
            "y2=\"{3:.1f}\"/>\n",
            tone_of(row.tone), scale.x(mean), base - kBars - 4, base);
        out += value_text("⌀ " + chart.format(mean), base - kBars / 2);
    }
    return frame(chart.title, bottom + kAxis, out);
}

}  // namespace faubourg::arena
