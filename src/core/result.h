#pragma once

#include <expected>
#include <functional>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

namespace faubourg {

// A mistake of a player, a caller or an input file, as a value. `code` is stable
// ("action/illegal"); `message` is for people and may change.
struct Error {
    std::string code;
    std::string message;
    friend bool operator==(const Error&, const Error&) = default;
};

template <class T>
using Result = std::expected<T, Error>;

inline std::unexpected<Error> fail(std::string_view code, std::string message) {
    return std::unexpected(Error{.code = std::string(code), .message = std::move(message)});
}

// Passes on the error of a failed result from a function that returns a result of another type:
//   if (!match) return fail(match);
template <class T>
std::unexpected<Error> fail(const Result<T>& failed) {
    return std::unexpected(failed.error());
}

// Whether it succeeded, for those who do not need the value.
template <class T>
Result<void> without_value(const Result<T>& result) {
    if (!result) return fail(result);
    return {};
}

namespace results {

template <class T>
inline constexpr bool kIsTuple = false;
template <class... T>
inline constexpr bool kIsTuple<std::tuple<T...>> = true;

// Calls `next` with the value of a result that succeeded: with nothing after a Result<void>, with
// the values as separate arguments after `gather`.
template <class T, class Next>
decltype(auto) pass_on(Result<T>& result, Next&& next) {
    if constexpr (std::is_void_v<T>) {
        return std::invoke(std::forward<Next>(next));
    } else if constexpr (kIsTuple<T>) {
        return std::apply(std::forward<Next>(next), std::move(*result));
    } else {
        return std::invoke(std::forward<Next>(next), std::move(*result));
    }
}
template <class T, class Next>
using Answer = decltype(pass_on(std::declval<Result<T>&>(), std::declval<Next>()));

}  // namespace results

// GCC 12's std::expected has no members `and_then` and `transform`; these do the same.

// Chains two results: `next` gets the value of the first (nothing after a Result<void>) and returns
// a result; an error of the first is the error of both.
//   return and_then(read_library(files), [&](Library library) { return replay(library, record); });
template <class T, class Next>
auto and_then(Result<T> result, Next&& next) {
    using Answer = results::Answer<T, Next>;
    return result ? results::pass_on(result, std::forward<Next>(next)) : Answer(fail(result));
}

// Like `and_then`, for a step that can't fail: `make` returns a plain value, or nothing.
//   return transform(number_field(request, "seat"), [](int number) { return Seat::of(number); });
template <class T, class Make>
auto transform(Result<T> result, Make&& make) {
    using Answer = Result<std::remove_cvref_t<results::Answer<T, Make>>>;
    if (!result) return Answer(fail(result));
    if constexpr (std::is_void_v<typename Answer::value_type>) {
        results::pass_on(result, std::forward<Make>(make));
        return Answer();
    } else {
        return Answer(results::pass_on(result, std::forward<Make>(make)));
    }
}

// The values of all results, or the first error in this order. What comes next takes the values as
// separate arguments.
//   return transform(gather(seat_in(text), action_in(text)),
//                    [](Seat seat, Action action) { return Step{seat, action}; });
template <class... T>
Result<std::tuple<T...>> gather(Result<T>... all) {
    const Error* first = nullptr;
    ((first = first == nullptr && !all ? &all.error() : first), ...);
    if (first != nullptr) return std::unexpected(*first);
    return std::tuple<T...>(std::move(*all)...);
}

}  // namespace faubourg
