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

// The same for texts that are known at compile time.
struct Words {
    std::string_view en;
    std::string_view fr;
    constexpr std::string_view in(Language language) const {
        return language == Language::French ? fr : en;
    }
};

// How a text screen is drawn. Without `colour` no escape sequence is written; colour is never the
// only way something is shown.
struct ScreenStyle {
    Language language = Language::English;
    bool colour = false;
};

// The name of a seat in words: seat 0 is "Player 1".
std::string seat_name(Seat seat, Language language);

// Says what a seat does: for seat 0, `say(" draws ", " pioche ")` gives "Player 1 draws ". For
// nobody it gives only the words.
struct SeatSentence {
    SeatSentence(Seat seat, Language language)
        : who(seat == kNobody ? "" : seat_name(seat, language)),
          french(language == Language::French) {}
    std::string operator()(std::string_view english, std::string_view in_french) const {
        return who + std::string(french ? in_french : english);
    }

    std::string who;
    bool french;
};

// Points won or lost: "+3 points", "-1 point"; the same in every language.
std::string signed_points(int points);

// Whether the words for an action say how many points it brings.
enum class Gain : std::uint8_t { Told, LeftOut };

// Lower-case ASCII: action texts are read case-insensitively.
std::string lower_case(std::string_view text);

}  // namespace faubourg
