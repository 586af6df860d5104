#include "src/players/bot_name.h"

#include <array>
#include <charconv>
#include <optional>

namespace faubourg::players {
namespace {

struct Parameter {
    std::string_view name;
    int& (*of)(search::Settings&);
    int least;
    int most;
};

constexpr std::array<Parameter, 8> kParameters = {{
    {.name = "simulations",
     .of = [](search::Settings& s) -> int& { return s.simulations; },
     .least = 1,
     .most = 10'000'000},
    {.name = "explore",
     .of = [](search::Settings& s) -> int& { return s.explore; },
     .least = 0,
     .most = 1000},
    {.name = "widen",
     .of = [](search::Settings& s) -> int& { return s.widen; },
     .least = 0,
     .most = 10'000},
    {.name = "horizon",
     .of = [](search::Settings& s) -> int& { return s.horizon; },
     .least = 0,
     .most = 1000},
    {.name = "solve",
     .of = [](search::Settings& s) -> int& { return s.solve; },
     .least = 0,
     .most = 1'000'000},
    {.name = "noise",
     .of = [](search::Settings& s) -> int& { return s.noise; },
     .least = 0,
     .most = 2000},
    {.name = "win",
     .of = [](search::Settings& s) -> int& { return s.taste.win_percent; },
     .least = 0,
     .most = 100},
    {.name = "range",
     .of = [](search::Settings& s) -> int& { return s.taste.range; },
     .least = 1,
     .most = 100},
}};

// Takes `name=number` off the front of a list; nothing when it can't be read.
struct Change {
    const Parameter* parameter;
    int value;
};
std::optional<Change> take_change(std::string_view& list) {
    const std::string_view one = list.substr(0, list.find(','));
    list.remove_prefix(std::min(list.size(), one.size() + 1));
    const std::size_t equals = one.find('=');
    if (equals == std::string_view::npos) return std::nullopt;
    const std::string_view digits = one.substr(equals + 1);
    int value = 0;
    const auto [end, problem] = std::from_chars(digits.begin(), digits.end(), value);
    if (problem != std::errc() || end != digits.end()) return std::nullopt;
    for (const Parameter& parameter : kParameters) {
        if (parameter.name != one.substr(0, equals)) continue;
        if (value < parameter.least || value > parameter.most) return std::nullopt;
        return Change{.parameter = &parameter, .value = value};
    }
    return std::nullopt;
}

constexpr std::array<Words, kLevelCount> kLevelNames = {{
    {.en = "Apprentice", .fr = "Apprenti"},
    {.en = "Mason", .fr = "Maçon"},
    {.en = "Carpenter", .fr = "Charpentier"},
    {.en = "Foreman", .fr = "Chef de chantier"},
    {.en = "Architect", .fr = "Architecte"},
    {.en = "Master builder", .fr = "Maître bâtisseur"},
}};

}  // namespace

Result<BotName> read_bot_name(std::string_view text) {
    const auto unknown = [text] {
        return fail("bot/unknown", "no bot is called \"" + std::string(text) + "\"");
    };
    const std::size_t colon = text.find(':');
    BotName name{.kind = std::string(text.substr(0, colon))};
    constexpr std::string_view kLevel = "level";
    if (name.kind.starts_with(kLevel) && name.kind.size() == kLevel.size() + 1) {
        name.level = name.kind.back() - '0';
        if (name.level < 1 || name.level > kLevelCount) return unknown();
        name.kind = kLevel;
    }
    const bool searches = name.kind == "search" || name.level > 0;
    if (!searches && name.kind != "random" && name.kind != "greedy") return unknown();
    if (colon == std::string_view::npos) return name;
    name.changes = text.substr(colon + 1);
    if (!searches || name.changes.empty()) return unknown();
    for (std::string_view list = name.changes; !list.empty();) {
        if (!take_change(list)) return unknown();
    }
    return name;
}

search::Settings changed(search::Settings settings, std::string_view changes) {
    while (!changes.empty()) {
        const auto change = take_change(changes);
        if (change) change->parameter->of(settings) = change->value;
    }
    return settings;
}

const Words& level_name(int level) { return kLevelNames.at(static_cast<std::size_t>(level - 1)); }

}  // namespace faubourg::players
