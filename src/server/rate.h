#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <unordered_map>

#include "src/store/store.h"

namespace faubourg::server {

// So many a second, after a burst of three seconds' worth, and at least of one. A rate of 0 is no
// limit. A clock that is set back gives nothing and takes nothing.
class Rate {
  public:
    bool allow(double per_second, store::Millis now) {
        if (per_second <= 0) return true;
        used_ = used_at(per_second, now);
        last_ = now;
        if (used_ + 1 > std::max(1.0, kBurstSeconds * per_second)) return false;
        used_ += 1;
        return true;
    }
    // Whether it has recovered so far that it need not be remembered.
    bool forgotten(double per_second, store::Millis now) const {
        return used_at(per_second, now) <= 0;
    }

  private:
    static constexpr double kBurstSeconds = 3;

    double used_at(double per_second, store::Millis now) const {
        const double seconds = static_cast<double>(std::max<store::Millis>(0, now - last_)) / 1000;
        return std::max(0.0, used_ - per_second * seconds);
    }

    double used_ = 0;
    store::Millis last_ = 0;
};

// A rate for each address, or each guest. It remembers only those heard from lately: when there are
// many it looks for the others, once in a while.
class KeyedRates {
  public:
    bool allow(const std::string& key, double per_second, store::Millis now) {
        if (per_second <= 0) return true;
        const bool long_ago = now - swept_ >= kSweepEvery || now < swept_;
        if (rates_.size() >= kSweepAt && long_ago) sweep(per_second, now);
        return rates_[key].allow(per_second, now);
    }
    std::size_t remembered() const { return rates_.size(); }
    std::int64_t sweeps() const { return sweeps_; }

  private:
    static constexpr std::size_t kSweepAt = 10'000;
    static constexpr store::Millis kSweepEvery = 1000;

    void sweep(double per_second, store::Millis now) {
        std::erase_if(rates_,
                      [&](const auto& item) { return item.second.forgotten(per_second, now); });
        swept_ = now;
        ++sweeps_;
    }

    std::unordered_map<std::string, Rate> rates_;
    store::Millis swept_ = 0;
    std::int64_t sweeps_ = 0;
};

}  // namespace faubourg::server
