#pragma once

#include <algorithm>
#include <string>
#include <unordered_map>

#include "src/store/store.h"

namespace faubourg::server {

// So many a second, after a burst of three seconds' worth. A rate of 0 is no limit.
class Rate {
  public:
    bool allow(double per_second, store::Millis now) {
        if (per_second <= 0) return true;
        const double most = kBurstSeconds * per_second;
        if (last_ == 0) used_ = 0;
        used_ = std::max(0.0, used_ - per_second * static_cast<double>(now - last_) / 1000);
        last_ = now;
        if (used_ + 1 > most) return false;
        used_ += 1;
        return true;
    }
    // Whether it has recovered so far that it need not be remembered.
    bool forgotten(store::Millis now) const {
        return static_cast<double>(now - last_) > kBurstSeconds * 1000;
    }

  private:
    static constexpr double kBurstSeconds = 3;
    double used_ = 0;
    store::Millis last_ = 0;
};

// A rate for each address, or each guest. It remembers only those heard from lately.
class KeyedRates {
  public:
    bool allow(const std::string& key, double per_second, store::Millis now) {
        if (rates_.size() >= kSweepAt) {
            std::erase_if(rates_, [&](const auto& item) { return item.second.forgotten(now); });
        }
        return rates_[key].allow(per_second, now);
    }

  private:
    static constexpr std::size_t kSweepAt = 10'000;
    std::unordered_map<std::string, Rate> rates_;
};

}  // namespace faubourg::server
