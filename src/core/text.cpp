#include "src/core/text.h"

namespace faubourg {

std::string seat_name(Seat seat, Language language) {
    return (language == Language::French ? "Joueur " : "Player ") + std::to_string(seat + 1);
}

std::string lower_case(std::string_view text) {
    std::string lower(text);
    for (char& letter : lower) {
        if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
    }
    return lower;
}

}  // namespace faubourg
