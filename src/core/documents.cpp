#include "src/core/documents.h"

#include <algorithm>

namespace faubourg {

Seat read_seat(const Reader& reader, int players) {
    return Seat::of(reader.integer(0, players - 1));
}

Seat read_seat_or_null(const Reader& reader, int players) {
    if (!reader.present() || reader.is_null()) return kNobody;
    return read_seat(reader, players);
}

void write_state_head(std::string_view game, int players, const Value& options,
                      std::string_view phase, DocumentWriter& out) {
    out.add("game", game).add("players", players).add("options", options).add("phase", phase);
}

Result<void> check_option_names(const Value& options, std::span<const OptionFacts> known,
                                std::string_view title) {
    if (options.members() == nullptr) return fail("option/invalid", "options must be an object");
    for (const Member& member : *options.members()) {
        if (std::ranges::find(known, member.key, &OptionFacts::name) == known.end()) {
            return fail("option/unknown",
                        std::string(title) + " has no option \"" + member.key + "\"");
        }
    }
    return {};
}

bool is_random(const Reader& option) { return option.is_string() && option.string() == "random"; }

std::optional<Seat> read_first(const Reader& options, int players) {
    const Reader first = options.maybe("first");
    if (!first.present() || is_random(first)) return std::nullopt;
    const std::int64_t* seat = first.value().integer();
    if (seat != nullptr && *seat >= 0 && *seat < players) return Seat::of(*seat);
    first.report("must be a seat from 0 to " + std::to_string(players - 1) + " or \"random\"");
    return std::nullopt;
}

}  // namespace faubourg
