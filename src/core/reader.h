#pragma once

#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "src/core/result.h"
#include "src/core/value.h"

namespace faubourg {

// The first mistake in a document, with the path of its key. All readers of one document share it.
class Problem {
  public:
    bool found() const { return reason_.has_value(); }
    // "seats[1].silver: must be ..."
    std::string message() const { return reason_.value_or(""); }
    void report(std::string_view path, std::string_view reason);

  private:
    std::optional<std::string> reason_;
};

// Reads a document that may be wrong. Every read says what it expects; if that is missing, the
// problem is noted and the read returns a harmless default. So the code that reads a whole pack or
// state is straight-line and checks for a problem once, at the end.
class Reader {
  public:
    Reader(const Value& value, Problem& problem) : Reader(&value, "", problem) {}

    bool present() const { return value_ != nullptr; }
    bool is_null() const { return value_ != nullptr && value_->is_null(); }
    bool is_string() const { return value_ != nullptr && value_->string() != nullptr; }
    const std::string& path() const { return path_; }
    // The value; null if it is missing.
    const Value& value() const;

    // The member `key`. With `at` it is required; with `maybe` it may be absent, and then
    // `present()` is false.
    Reader at(std::string_view key) const;
    Reader maybe(std::string_view key) const;
    // The items of a list; it is a problem if their number is outside [least, most].
    std::vector<Reader> items(std::size_t least, std::size_t most) const;
    // The members of an object in their order.
    std::vector<std::pair<std::string, Reader>> members() const;
    // Any member that is not in `keys` is a problem.
    void only(std::initializer_list<std::string_view> keys) const;

    std::int64_t integer(std::int64_t least, std::int64_t most) const;
    bool boolean() const;
    std::string string() const;
    // The index of the string in `choices`.
    std::size_t one_of(std::span<const std::string> choices) const;
    std::size_t one_of(std::span<const std::string_view> choices) const;
    std::size_t one_of(std::initializer_list<std::string_view> choices) const;

    void report(std::string_view reason) const { problem_->report(path_, reason); }
    // Whether anything in the whole document is wrong.
    bool found_problem() const { return problem_->found(); }

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

// What `read(reader)` makes of a whole document; if there is a problem, an error with this code
// that describes it.
template <class Read>
auto read_whole(const Value& document, std::string_view code, Read&& read)
    -> Result<std::invoke_result_t<Read, const Reader&>> {
    Problem problem;
    auto made = std::forward<Read>(read)(Reader(document, problem));
    if (problem.found()) return fail(code, problem.message());
    return made;
}

}  // namespace faubourg
