#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "src/core/millis.h"

namespace faubourg::server {

// A rate limit: a number of events a second, with a burst of three seconds' worth, at least one. A
// rate of 0 means no limit. Setting the clock back changes nothing.
class Rate {
  public:
    bool allow(double per_second, Millis now) {
        if (per_second <= 0) return true;
        used_ = used_at(per_second, now);
        last_ = now;
        if (used_ + 1 > std::max(1.0, kBurstSeconds * per_second)) return false;
        used_ += 1;
        return true;
    }
    // Whether the whole burst is available again, so that this state can be dropped.
    bool forgotten(double per_second, Millis now) const { return used_at(per_second, now) <= 0; }

  private:
    static constexpr double kBurstSeconds = 3;

    double used_at(double per_second, Millis now) const {
        const double seconds = static_cast<double>(std::max<Millis>(0, now - last_)) / 1000;
        return std::max(0.0, used_ - per_second * seconds);
    }

    double used_ = 0;
    Millis last_ = 0;
};

// One rate for each address or guest. When there are many, it drops those whose burst is available
// again, at most once a second.
class KeyedRates {
  public:
    bool allow(const std::string& key, double per_second, Millis now) {
        if (per_second <= 0) return true;
        const bool long_ago = now - swept_ >= kSweepEvery || now < swept_;
        if (rates_.size() >= kSweepAt && long_ago) sweep(per_second, now);
        return rates_[key].allow(per_second, now);
    }
    std::size_t remembered() const { return rates_.size(); }
    std::int64_t sweeps() const { return sweeps_; }

  private:
    static constexpr std::size_t kSweepAt = 10'000;
    static constexpr Millis kSweepEvery = 1000;

    void sweep(double per_second, Millis now) {
        std::erase_if(rates_,
                      [&](const auto& item) { return item.second.forgotten(per_second, now); });
        swept_ = now;
        ++sweeps_;
    }

    std::unordered_map<std::string, Rate> rates_;
    Millis swept_ = 0;
    std::int64_t sweeps_ = 0;
};

}  // namespace faubourg::server
