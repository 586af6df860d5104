#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "src/core/seat.h"

namespace faubourg {

enum class Language : std::uint8_t { English, French };

// A name or sentence in every language of the program.
struct Text {
    std::string en;
    std::string fr;
    const std::string& in(Language language) const {
        return language == Language::French ? fr : en;
    }
};

// The same for words known when the program is compiled.
struct Words {
    std::string_view en;
    std::string_view fr;
    constexpr std::string_view in(Language language) const {
        return language == Language::French ? fr : en;
    }
};

// How a text screen is drawn. With `colour` off no escape sequence is written; meaning never hangs
// on colour alone.
struct ScreenStyle {
    Language language = Language::English;
    bool colour = false;
};

// How a seat is called in words; people count from 1.
std::string seat_name(Seat seat, Language language);

// Lower-case ASCII: action texts are read without regard to case.
std::string lower_case(std::string_view text);

}  // namespace faubourg
