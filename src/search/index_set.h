#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

namespace faubourg::search {

// A set of indices into a list of at most kMax entries.
template <std::size_t kMax>
class IndexSet {
  public:
    void clear(std::size_t size) {
        std::fill_n(words_.begin(), size / 64 + 1, std::uint64_t{0});
        count_ = 0;
    }
    void insert(std::size_t index) {
        words_[index / 64] |= std::uint64_t{1} << (index % 64);
        ++count_;
    }
    bool contains(std::size_t index) const {
        return (words_[index / 64] >> (index % 64) & 1U) != 0;
    }
    std::size_t count() const { return count_; }

  private:
    std::array<std::uint64_t, kMax / 64 + 1> words_{};
    std::size_t count_ = 0;
};

}  // namespace faubourg::search
