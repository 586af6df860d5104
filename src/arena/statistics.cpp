#include "src/arena/statistics.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/students_t.hpp>

namespace faubourg::arena {

double student_factor(int clusters) {
    constexpr double kUpper = 0.975;
    return boost::math::quantile(boost::math::students_t(clusters - 1), kUpper);
}

double rounded(double value, int decimals) {
    const double scale = std::pow(10, decimals);
    const double result = std::round(value * scale) / scale;
    return result == 0 ? 0 : result;  // never minus zero
}

Value estimate_document(const Estimate& estimate) {
    Value out = Value::object();
    out.add("value", rounded(estimate.value))
        .add("low", estimate.bounded ? Value(rounded(estimate.low)) : Value())
        .add("high", estimate.bounded ? Value(rounded(estimate.high)) : Value());
    return out;
}

void Clustered::add(int cluster, double value) {
    Cluster& place = clusters_[cluster];
    place.sum += value;
    ++place.count;
}

int Clustered::count() const {
    int count = 0;
    for (const auto& [number, cluster] : clusters_) count += cluster.count;
    return count;
}

double Clustered::value() const {
    double sum = 0;
    for (const auto& [number, cluster] : clusters_) sum += cluster.sum;
    return clusters_.empty() ? 0 : sum / count();
}

double Clustered::variance(double mean) const {
    const auto clusters = static_cast<double>(clusters_.size());
    double squares = 0;
    for (const auto& [number, cluster] : clusters_) {
        const double residual = cluster.sum - mean * cluster.count;
        squares += residual * residual;
    }
    return clusters / (clusters - 1) * squares / count() / count();
}

Estimate Clustered::mean() const {
    Estimate out{.value = value()};
    if (clusters_.size() < 2) return out;
    const double reach =
        student_factor(static_cast<int>(clusters_.size())) * std::sqrt(variance(out.value));
    out.bounded = true;
    out.low = out.value - reach;
    out.high = out.value + reach;
    return out;
}

Estimate Clustered::share() const {
    Estimate out{.value = value()};
    if (clusters_.size() < 2) return out;
    constexpr double kNothing = 1e-12;
    const double spread = variance(out.value);
    const double p = out.value;
    const double n =
        spread > kNothing ? p * (1 - p) / spread : static_cast<double>(clusters_.size());
    const double z = student_factor(static_cast<int>(clusters_.size()));
    const double centre = (p + z * z / (2 * n)) / (1 + z * z / n);
    const double reach =
        z / (1 + z * z / n) * std::sqrt(std::max(0.0, p * (1 - p) / n + z * z / (4 * n * n)));
    out.bounded = true;
    out.low = std::max(0.0, std::min(p, centre - reach));
    out.high = std::min(1.0, std::max(p, centre + reach));
    return out;
}

void ClusteredCorrelation::add(int cluster, double x, double y) {
    Sums& sums = clusters_[cluster];
    sums.n += 1;
    sums.x += x;
    sums.y += y;
    sums.xx += x * x;
    sums.yy += y * y;
    sums.xy += x * y;
}

// The variance is computed from the influence of each cluster on the correlation: with x and y in
// standard units, an observation's influence is xy - r (xx + yy) / 2.
Estimate ClusteredCorrelation::value() const {
    Sums all;
    for (const auto& [number, sums] : clusters_) {
        all.n += sums.n;
        all.x += sums.x;
        all.y += sums.y;
        all.xx += sums.xx;
        all.yy += sums.yy;
        all.xy += sums.xy;
    }
    if (all.n == 0) return {};
    const double mx = all.x / all.n;
    const double my = all.y / all.n;
    const double vx = all.xx / all.n - mx * mx;
    const double vy = all.yy / all.n - my * my;
    constexpr double kNothing = 1e-12;
    if (vx < kNothing || vy < kNothing) return {};
    const double unit = std::sqrt(vx * vy);
    const double r = (all.xy / all.n - mx * my) / unit;
    Estimate out{.value = r};
    if (clusters_.size() < 2) return out;
    double squares = 0;
    for (const auto& [number, s] : clusters_) {
        const double xy = (s.xy - my * s.x - mx * s.y + s.n * mx * my) / unit;
        const double xx = (s.xx - 2 * mx * s.x + s.n * mx * mx) / vx;
        const double yy = (s.yy - 2 * my * s.y + s.n * my * my) / vy;
        const double influence = xy - r / 2 * (xx + yy);
        squares += influence * influence;
    }
    const double reach =
        student_factor(static_cast<int>(clusters_.size())) * std::sqrt(squares) / all.n;
    out.bounded = true;
    out.low = std::max(-1.0, r - reach);
    out.high = std::min(1.0, r + reach);
    return out;
}

}  // namespace faubourg::arena
