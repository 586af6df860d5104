#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace faubourg {

// A list of at most `kCapacity` plain values without heap memory. Elements past the end are not
// initialised, because playouts make a list for every decision.
template <class T, std::size_t kCapacity>
class FixedList {  // NOLINT(cppcoreguidelines-pro-type-member-init): see above
  public:
    static constexpr std::size_t capacity() { return kCapacity; }
    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    void clear() { size_ = 0; }

    void push_back(const T& value) {
        assert(size_ < kCapacity);
        items_[size_++] = value;
    }
    // For code that writes many elements directly: it may write from `end()` up to the capacity,
    // and then sets the new end.
    void set_end(const T* end) {
        size_ = static_cast<std::size_t>(end - items_.data());
        assert(size_ <= kCapacity);
    }

    T& operator[](std::size_t index) { return items_[index]; }
    const T& operator[](std::size_t index) const { return items_[index]; }
    T* begin() { return items_.data(); }
    T* end() { return items_.data() + size_; }
    const T* begin() const { return items_.data(); }
    const T* end() const { return items_.data() + size_; }

    friend bool operator==(const FixedList& a, const FixedList& b) {
        if (a.size_ != b.size_) return false;
        for (std::size_t i = 0; i < a.size_; ++i) {
            if (!(a.items_[i] == b.items_[i])) return false;
        }
        return true;
    }

  private:
    std::array<T, kCapacity> items_;
    std::size_t size_ = 0;
};

}  // namespace faubourg
