#include "src/core/text.h"

namespace faubourg {

std::string seat_name(Seat seat, Language language) {
    return (language == Language::French ? "Joueur " : "Player ") +
           std::to_string(seat.number() + 1);
}

std::string signed_points(int points) {
    std::string text = points < 0 ? "" : "+";  // GCC 12 warns of an overlap in "+" + to_string
    text += std::to_string(points);
    return text + (points >= -1 && points <= 1 ? " point" : " points");
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return lower;
}

}  // namespace faubourg
