#include <algorithm>
#include <string>

#include "src/core/index.h"
#include "src/games/sunrise/rules.h"

namespace faubourg::sunrise {
namespace {

std::optional<Plot> parse_plot(const Components& components, std::string_view name) {
    const auto found = std::ranges::lower_bound(components.plots, name, {}, &PlotInfo::name);
    if (found == components.plots.end() || found->name != name) return std::nullopt;
    return static_cast<Plot>(found - components.plots.begin());
}

std::optional<std::size_t> parse_colour(const Components& components, std::string_view id) {
    return index_in(components.colours, id, &Colour::id);
}

}  // namespace

std::string Rules::text(Action action) const {
    if (codes_.is_build(action)) {
        return "build " + components_.plot(ActionCodes::built_plot(action)).name + " " +
               std::to_string(ActionCodes::built_cards(action));
    }
    if (codes_.is_park(action)) {
        return "park " + components_.plot(codes_.park_plot(action)).name + " " +
               components_.colours[codes_.park_colour(action)].id;
    }
    if (codes_.is_discard(action)) {
        return "discard " + components_.colours[codes_.discarded_colour(action)].id;
    }
    return action == codes_.draw() ? "draw" : "end";
}

std::optional<Action> Rules::parse(std::string_view text) const {
    const std::string lower = lower_case(text);
    const std::string_view words = lower;
    if (words == "draw") return codes_.draw();
    if (words == "end") return codes_.end();
    const std::size_t gap = words.find(' ');
    if (gap == std::string_view::npos) return std::nullopt;
    const std::string_view verb = words.substr(0, gap);
    const std::string_view rest = words.substr(gap + 1);
    if (verb == "discard") {
        const auto colour = parse_colour(components_, rest);
        return colour ? std::optional(codes_.discard(*colour)) : std::nullopt;
    }
    const std::size_t second_gap = rest.find(' ');
    if (second_gap == std::string_view::npos) return std::nullopt;
    const auto plot = parse_plot(components_, rest.substr(0, second_gap));
    const std::string_view last = rest.substr(second_gap + 1);
    if (!plot) return std::nullopt;
    if (verb == "build") {
        if (last.size() != 1 || last[0] < '1' || last[0] > '0' + kMaxHeight) return std::nullopt;
        return ActionCodes::build(*plot, last[0] - '0');
    }
    if (verb == "park") {
        const auto colour = parse_colour(components_, last);
        return colour ? std::optional(codes_.park(*plot, *colour)) : std::nullopt;
    }
    return std::nullopt;
}

}  // namespace faubourg::sunrise
