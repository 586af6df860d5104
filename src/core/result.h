#pragma once

#include <expected>
#include <string>
#include <string_view>
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

}  // namespace faubourg
