#pragma once

#include <string_view>

#include "src/core/result.h"

namespace faubourg::table {

// A guest's name is only a label: 1 to 24 characters of well-formed UTF-8, at least one of them
// visible, none a control, direction or invisible character, and no blank at either end. Error:
// name/invalid.
Result<void> check_name(std::string_view name);

// The form of the ids that clients give their wishes: 1 to 40 letters, digits, '-' and '_'.
bool is_client_id(std::string_view text);

// The alphabet of ids and secrets, which are random. It leaves out i, l, o and u; each letter holds
// five bits.
inline constexpr std::string_view kIdAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
inline constexpr std::size_t kIdLetters = 16;
// Whether the text consists of exactly this many letters of the alphabet.
bool is_of_alphabet(std::string_view text, std::size_t letters);
bool is_id(std::string_view text);

}  // namespace faubourg::table
