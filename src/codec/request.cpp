#include "src/codec/request.h"

#include <algorithm>
#include <limits>

namespace faubourg::codec {

std::unexpected<Error> ill_typed(std::string_view key, std::string_view expected) {
    return fail("request/invalid",
                "field \"" + std::string(key) + "\" must be " + std::string(expected));
}

Result<std::string> text_field(const Value& request, std::string_view key) {
    const Value* field = request.find(key);
    if (field == nullptr || field->string() == nullptr) return ill_typed(key, "a string");
    return *field->string();
}

Result<std::int64_t> number_field(const Value& request, std::string_view key) {
    const Value* field = request.find(key);
    if (field == nullptr || field->integer() == nullptr) return ill_typed(key, "a whole number");
    return *field->integer();
}

int clamp_to_int(std::int64_t number) {
    return static_cast<int>(std::clamp<std::int64_t>(number, std::numeric_limits<int>::min(),
                                                     std::numeric_limits<int>::max()));
}

Result<Seat> seat_field(const Value& request, int players) {
    const auto number = number_field(request, "seat");
    if (!number) return fail(number);
    if (*number < 0 || *number >= players) {
        return fail("seat/invalid", "seats are 0 to " + std::to_string(players - 1));
    }
    return Seat::of(*number);
}

Result<Viewer> viewer_field(const Value& request, int players) {
    const Value* field = request.find("viewer");
    const std::string* word = field != nullptr ? field->string() : nullptr;
    const std::int64_t* seat = field != nullptr ? field->integer() : nullptr;
    if (word == nullptr && seat == nullptr) {
        return ill_typed("viewer", "\"all\", \"spectator\" or a seat number");
    }
    if (word != nullptr && *word == "all") return Viewer::all();
    if (word != nullptr && *word == "spectator") return Viewer::spectator();
    if (seat != nullptr && *seat >= 0 && *seat < players) {
        return Viewer::of(Seat::of(*seat));
    }
    return fail("viewer/invalid", "a viewer is \"all\", \"spectator\" or a seat from 0 to " +
                                      std::to_string(players - 1));
}

Result<players::Budget> budget_fields(const Value& request, int max_simulations,
                                      int max_milliseconds) {
    const bool simulations = request.find("simulations") != nullptr;
    const bool milliseconds = request.find("milliseconds") != nullptr;
    if (simulations == milliseconds) {
        return fail("budget/invalid", "give either \"simulations\" or \"milliseconds\"");
    }
    const std::string_view key = simulations ? "simulations" : "milliseconds";
    const int most = simulations ? max_simulations : max_milliseconds;
    const auto number = number_field(request, key);
    if (!number) return fail(number);
    if (*number < 1 || *number > most) {
        return fail("budget/invalid",
                    std::string(key) + " must be from 1 to " + std::to_string(most));
    }
    players::Budget budget;
    if (simulations) budget.simulations = static_cast<int>(*number);
    if (milliseconds) budget.time = std::chrono::milliseconds(*number);
    return budget;
}

}  // namespace faubourg::codec
