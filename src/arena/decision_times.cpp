#include "src/arena/decision_times.h"

#include <algorithm>
#include <cmath>

namespace faubourg::arena {
namespace {

constexpr double kStepsPerDoubling = 8;

std::int64_t whole(const Value* value) {
    return value != nullptr && value->integer() != nullptr ? *value->integer() : 0;
}

}  // namespace

void DecisionTimes::add(std::chrono::nanoseconds time) {
    const std::int64_t ns = std::max<std::int64_t>(1, time.count());
    const double step = std::floor(kStepsPerDoubling * std::log2(static_cast<double>(ns)));
    ++steps_[static_cast<int>(step)];
    ++count_;
    sum_ns_ += ns;
    max_ns_ = std::max(max_ns_, ns);
}

void DecisionTimes::add(const DecisionTimes& others) {
    for (const auto& [step, count] : others.steps_) steps_[step] += count;
    count_ += others.count_;
    sum_ns_ += others.sum_ns_;
    max_ns_ = std::max(max_ns_, others.max_ns_);
}

double DecisionTimes::mean_ms() const {
    return count_ == 0 ? 0 : static_cast<double>(sum_ns_) / static_cast<double>(count_) / 1e6;
}

double DecisionTimes::quantile_ms(double share) const {
    double left = share * static_cast<double>(count_);
    for (const auto& [step, count] : steps_) {
        left -= static_cast<double>(count);
        if (left > 0) continue;
        const double middle_ns = std::exp2((step + 0.5) / kStepsPerDoubling);
        return std::min(middle_ns / 1e6, max_ms());
    }
    return 0;
}

// [sum, longest, step, count, step, count, ..]
Value DecisionTimes::document() const {
    Value list = Value::list();
    list.add(Value(sum_ns_));
    list.add(Value(max_ns_));
    for (const auto& [step, count] : steps_) {
        list.add(Value(step));
        list.add(Value(count));
    }
    return list;
}

DecisionTimes DecisionTimes::read(const Value& document) {
    DecisionTimes times;
    const Value::List* items = document.items();
    if (items == nullptr || items->size() < 2) return times;
    times.sum_ns_ = whole(&(*items)[0]);
    times.max_ns_ = whole(&(*items)[1]);
    for (std::size_t i = 2; i + 1 < items->size(); i += 2) {
        const std::int64_t count = whole(&(*items)[i + 1]);
        times.steps_[static_cast<int>(whole(&(*items)[i]))] += count;
        times.count_ += count;
    }
    return times;
}

}  // namespace faubourg::arena
