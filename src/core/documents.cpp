#include "src/core/documents.h"

#include <algorithm>

namespace faubourg {

std::optional<Seat> seat_or_null(Seat seat) {
    return seat == kNobody ? std::nullopt : std::optional(seat);
}

Seat read_seat_or_null(const Reader& reader, int players) {
    if (!reader.present() || reader.is_null()) return kNobody;
    return static_cast<Seat>(reader.integer(0, players - 1));
}

Result<void> check_option_names(const Value& options, std::span<const std::string_view> names,
                                std::string_view title) {
    if (options.members() == nullptr) return fail("option/invalid", "options must be an object");
    for (const Member& member : *options.members()) {
        if (std::ranges::find(names, member.key) == names.end()) {
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
    if (seat != nullptr && *seat >= 0 && *seat < players) return static_cast<Seat>(*seat);
    first.report("must be a seat from 0 to " + std::to_string(players - 1) + " or \"random\"");
    return std::nullopt;
}

}  // namespace faubourg
