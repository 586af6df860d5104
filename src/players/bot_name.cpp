#include "src/players/bot_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <vector>

namespace faubourg::players {
namespace {

// A setting that a bot's name can change. Version 0.1.0 had other names for some of them. Both
// names can be read; the old one is written, so that 0.1.0 can read what we write.
struct Parameter {
    std::string_view name;
    std::string_view name_in_0_1_0;
    int& (*of)(search::Settings&);
    int least;
    int most;

    bool is_called(std::string_view text) const { return text == name || text == name_in_0_1_0; }
};

constexpr std::array<Parameter, 10> kParameters = {{
    {.name = "simulations",
     .name_in_0_1_0 = "simulations",
     .of = [](search::Settings& s) -> int& { return s.simulations; },
     .least = 1,
     .most = 10'000'000},
    {.name = "threads",
     .name_in_0_1_0 = "threads",
     .of = [](search::Settings& s) -> int& { return s.threads; },
     .least = 1,
     .most = 64},
    {.name = "exploration",
     .name_in_0_1_0 = "explore",
     .of = [](search::Settings& s) -> int& { return s.exploration.parts; },
     .least = 0,
     .most = 1000},
    {.name = "widening",
     .name_in_0_1_0 = "widen",
     .of = [](search::Settings& s) -> int& { return s.widening.parts; },
     .least = 0,
     .most = 10'000},
    {.name = "horizon",
     .name_in_0_1_0 = "horizon",
     .of = [](search::Settings& s) -> int& { return s.horizon; },
     .least = 0,
     .most = 1000},
    {.name = "solve",
     .name_in_0_1_0 = "solve",
     .of = [](search::Settings& s) -> int& { return s.solve; },
     .least = 0,
     .most = 1'000'000},
    {.name = "noise",
     .name_in_0_1_0 = "noise",
     .of = [](search::Settings& s) -> int& { return s.noise.parts; },
     .least = 0,
     .most = 2000},
    {.name = "pruning_margin",
     .name_in_0_1_0 = "heed",
     .of = [](search::Settings& s) -> int& { return s.pruning_margin; },
     .least = 0,
     .most = 1000},
    {.name = "win_weight",
     .name_in_0_1_0 = "win",
     .of = [](search::Settings& s) -> int& { return s.utility.win_weight.parts; },
     .least = 0,
     .most = 100},
    {.name = "lead_range",
     .name_in_0_1_0 = "range",
     .of = [](search::Settings& s) -> int& { return s.utility.lead_range; },
     .least = 1,
     .most = 100},
}};

struct Change {
    const Parameter* parameter;
    int value;
};

std::string all_names() {
    std::string names;
    for (const Parameter& parameter : kParameters) {
        names += (names.empty() ? "" : ", ") + std::string(parameter.name);
    }
    return names;
}

// Reads one `name=number`; fails with bot/unknown and a message that says what is wrong.
Result<Change> read_change(std::string_view text) {
    const std::size_t equals = std::min(text.find('='), text.size());
    const std::string_view name = text.substr(0, equals);
    const auto* const found = std::ranges::find_if(
        kParameters, [name](const Parameter& parameter) { return parameter.is_called(name); });
    if (found == kParameters.end()) {
        return fail("bot/unknown",
                    "\"" + std::string(name) + "\" is no setting; there are " + all_names());
    }
    const std::string_view digits = text.substr(std::min(equals + 1, text.size()));
    int value = 0;
    const auto [end, problem] = std::from_chars(digits.begin(), digits.end(), value);
    const bool is_number = problem == std::errc() && end == digits.end();
    if (!is_number || value < found->least || value > found->most) {
        return fail("bot/unknown", std::string(name) + " must be a whole number from " +
                                       std::to_string(found->least) + " to " +
                                       std::to_string(found->most));
    }
    return Change{.parameter = found, .value = value};
}

// The items of a list separated by commas, including empty ones.
std::vector<std::string_view> items_of(std::string_view list) {
    std::vector<std::string_view> items;
    for (;;) {
        const std::size_t comma = list.find(',');
        items.push_back(list.substr(0, comma));
        if (comma == std::string_view::npos) return items;
        list.remove_prefix(comma + 1);
    }
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
        return fail("bot/unknown", "no bot is called \"" + std::string(text) +
                                       "\"; there are random, greedy, search and level1 to level" +
                                       std::to_string(kLevelCount));
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
    if (!searches) {
        return fail("bot/unknown",
                    "\"" + std::string(text) + "\": " + name.kind + " has no settings");
    }
    for (const std::string_view item : items_of(name.changes)) {
        if (const auto change = read_change(item); !change) {
            return fail("bot/unknown", "\"" + std::string(text) + "\": " + change.error().message);
        }
    }
    return name;
}

search::Settings with_changes(search::Settings settings, std::string_view changes) {
    for (const std::string_view item : items_of(changes)) {
        const auto change = read_change(item);
        if (change) change->parameter->of(settings) = change->value;
    }
    return settings;
}

std::string settings_text(search::Settings settings) {
    std::string text;
    for (const Parameter& parameter : kParameters) {
        if (!text.empty()) text += ",";
        text += std::string(parameter.name_in_0_1_0) + "=" + std::to_string(parameter.of(settings));
    }
    return text;
}

const Words& level_name(int level) { return kLevelNames.at(static_cast<std::size_t>(level - 1)); }

}  // namespace faubourg::players
