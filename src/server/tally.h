#pragma once

#include <cstddef>
#include <string>
#include <unordered_map>
#include <utility>

namespace faubourg::server {

// Counts things that are alive: all of them, and those of each key.
class Tally {
  public:
    using Keyed = std::pair<const std::string, std::size_t>;

    // Counts as one as long as it lives. It can be moved. The tally must outlive it.
    class Counted {
      public:
        Counted() = default;
        Counted(Counted&& other) noexcept
            : tally_(std::exchange(other.tally_, nullptr)), keyed_(other.keyed_) {}
        Counted& operator=(Counted&& other) noexcept {
            std::swap(tally_, other.tally_);
            std::swap(keyed_, other.keyed_);
            return *this;
        }
        Counted(const Counted&) = delete;
        Counted& operator=(const Counted&) = delete;
        ~Counted() {
            if (tally_ != nullptr) tally_->forget(keyed_);
        }

      private:
        friend class Tally;
        Counted(Tally* tally, Keyed* keyed) : tally_(tally), keyed_(keyed) {}

        Tally* tally_ = nullptr;
        Keyed* keyed_ = nullptr;
    };

    Tally() = default;
    Tally(const Tally&) = delete;
    Tally& operator=(const Tally&) = delete;
    ~Tally() = default;

    std::size_t all() const { return all_; }
    std::size_t of(const std::string& key) const {
        const auto found = by_key_.find(key);
        return found == by_key_.end() ? 0 : found->second;
    }

    Counted count(const std::string& key) {
        ++all_;
        Keyed& keyed = *by_key_.try_emplace(key, 0).first;
        ++keyed.second;
        return {this, &keyed};
    }
    // Counts only in the total.
    Counted count() {
        ++all_;
        return {this, nullptr};
    }

  private:
    void forget(Keyed* keyed) {
        --all_;
        if (keyed == nullptr || --keyed->second > 0) return;
        by_key_.erase(by_key_.find(keyed->first));
    }

    std::size_t all_ = 0;
    std::unordered_map<std::string, std::size_t> by_key_;
};

}  // namespace faubourg::server
