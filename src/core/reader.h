#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/value.h"

namespace faubourg {

// Reads a document that may be wrong. Every read names what it expects; the first disappointment is
// kept in the shared `Problem` with the path of the key, and later reads give harmless defaults, so
// that a reader of a whole pack or state is straight code and checks once at the end.
class Problem {
  public:
    bool found() const { return reason_.has_value(); }
    // "seats[1].silver: must be ..."
    std::string message() const { return reason_.value_or(""); }
    void report(std::string_view path, std::string_view reason);

  private:
    std::optional<std::string> reason_;
};

class Reader {
  public:
    Reader(const Value& value, Problem& problem) : Reader(&value, "", problem) {}

    bool present() const { return value_ != nullptr; }
    bool is_null() const { return value_ != nullptr && value_->is_null(); }
    bool is_string() const { return value_ != nullptr && value_->string() != nullptr; }
    const std::string& path() const { return path_; }
    // The value read; a missing one reads as null.
    const Value& value() const;

    // The member `key`, required or not (`maybe` may be absent: then `present()` is false).
    Reader at(std::string_view key) const;
    Reader maybe(std::string_view key) const;
    // The items of a list; a number of them outside [least, most] is a problem.
    std::vector<Reader> items(std::size_t least, std::size_t most) const;
    // The members of an object in their order.
    std::vector<std::pair<std::string, Reader>> members() const;
    // Refuses members that are not in `keys`.
    void only(std::initializer_list<std::string_view> keys) const;

    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    bool boolean() const;
    std::string string() const;
    // The index of the string in `choices`.
    std::size_t one_of(std::span<const std::string> choices) const;
    std::size_t one_of(std::initializer_list<std::string_view> choices) const;

    void report(std::string_view reason) const { problem_->report(path_, reason); }

  private:
    Reader(const Value* value, std::string path, Problem& problem)
        : value_(value), path_(std::move(path)), problem_(&problem) {}
    Reader child(const Value* value, std::string_view key) const;
    template <class Choices>
    std::size_t choose(const Choices& choices) const;

    const Value* value_;
    std::string path_;
    Problem* problem_;
};

}  // namespace faubourg
