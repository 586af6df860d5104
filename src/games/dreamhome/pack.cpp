#include <algorithm>
#include <map>
#include <optional>

#include "src/core/canvas.h"
#include "src/core/index.h"
#include "src/core/pack_reader.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {
namespace {

constexpr int kMaxPoints = 99;
constexpr int kMaxChildren = 9;

// The short name for screens: the given one, or the name cut to fit.
Text read_short_name(const Reader& entry, const Text& name) {
    const Reader given = entry.maybe("short");
    const auto cut = [](const std::string& whole) {
        return columns_of(whole) > kShortName ? fit(whole, kShortName) : whole;
    };
    if (!given.present()) return {.en = cut(name.en), .fr = cut(name.fr)};
    Text text = read_names(given);
    if (columns_of(text.en) > kShortName || columns_of(text.fr) > kShortName) {
        given.report("must have at most " + std::to_string(kShortName) + " letters");
    }
    return text;
}

std::uint8_t read_count(const Reader& entry, std::int64_t most) {
    entry.only({"count", "status"});
    read_status(entry);
    return static_cast<std::uint8_t>(entry.at("count").integer(0, most));
}

// A room type as its entry describes it. The room that it wants beside it is looked up after all
// are read.
struct TypeEntry {
    RoomType type;
    std::string beside;
    std::vector<int> children;  // of each card
    std::string beside_path;
};

void read_points(const Reader& points, RoomType& type) {
    points.only({"by_size", "status"});
    read_status(points);
    const int most = type.kind == RoomKind::Basement ? kFloors[2].size : kMaxRoomSize;
    const auto sizes = points.at("by_size").items(1, static_cast<std::size_t>(most));
    type.max = std::max(1, static_cast<int>(sizes.size()));
    for (std::size_t i = 0; i < sizes.size(); ++i) {
        type.points[i + 1] = static_cast<std::uint8_t>(sizes[i].integer(0, kMaxPoints));
    }
    for (std::size_t size = sizes.size() + 1; size < type.points.size(); ++size) {
        type.points[size] = type.points[size - 1];
    }
}

TypeEntry read_type(const Reader& entry, std::vector<std::string>& ids) {
    entry.only({"id", "name", "short", "kind", "points", "beside", "cards"});
    TypeEntry read;
    RoomType& type = read.type;
    type.id = read_id(entry.at("id"), ids);
    type.name = read_names(entry.at("name"));
    type.short_name = read_short_name(entry, type.name);
    type.kind = static_cast<RoomKind>(entry.at("kind").one_of({"normal", "unique", "basement"}));
    type.floors = type.kind == RoomKind::Basement ? kBasement : kUpstairs;  // DRH-12
    read_points(entry.at("points"), type);
    if (const Reader beside = entry.maybe("beside"); beside.present()) {
        beside.only({"room", "points", "status"});
        read_status(beside);
        const Reader room = beside.at("room");
        read.beside = room.string();
        read.beside_path = room.path();
        type.beside_points = static_cast<int>(beside.at("points").integer(0, kMaxPoints));
    }
    const Reader cards = entry.at("cards");
    cards.only({"children", "status"});
    read_status(cards);
    for (const Reader& child : cards.at("children").items(1, kRoomCards)) {
        read.children.push_back(static_cast<int>(child.integer(0, kMaxChildren)));
    }
    return read;
}

std::optional<std::size_t> type_index(const Components& components, std::string_view id) {
    return index_in(components.types, id, &RoomType::id);
}

void resolve_beside(const std::vector<TypeEntry>& entries, Components& components,
                    Problem& problem) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].beside_path.empty()) continue;
        const auto beside = type_index(components, entries[i].beside);
        RoomType& type = components.types[i];
        if (!beside) {
            problem.report(entries[i].beside_path, "is not a room of this pack");
        } else if (*beside == i) {
            problem.report(entries[i].beside_path, "must be another room");
        } else if (components.types[*beside].floors != type.floors) {
            problem.report(entries[i].beside_path, "is never on the same floor");
        }
        type.beside = beside ? static_cast<int>(*beside) : RoomType::kNone;
    }
}

// DRH-32 scores a bathroom, a kitchen and a bedroom, upstairs.
std::size_t needed_type(const Components& components, std::string_view id, Problem& problem) {
    const auto index = type_index(components, id);
    if (!index) {
        problem.report("rooms", "the game needs a room \"" + std::string(id) + "\"");
        return 0;
    }
    if (components.types[*index].kind == RoomKind::Basement) {
        problem.report("rooms", std::string(id) + " can't be a basement room");
    }
    return *index;
}

void read_rooms(const Reader& pack, Components& components, Problem& problem) {
    std::vector<TypeEntry> entries;
    std::vector<std::string> ids = {"any", "garden"};  // taken: they say where a décor goes
    for (const Reader& entry : pack.at("rooms").items(1, kRoomCards)) {
        entries.push_back(read_type(entry, ids));
    }
    std::size_t total = 0;
    for (const TypeEntry& entry : entries) total += entry.children.size();
    if (total != kRoomCards) {  // DRH-1
        problem.report("rooms", "five cards a round for twelve rounds make " +
                                    std::to_string(kRoomCards) + " room cards, not " +
                                    std::to_string(total));
    }
    if (problem.found()) return;

    std::ranges::sort(entries, {}, [](const TypeEntry& entry) { return entry.type.id + "."; });
    for (TypeEntry& entry : entries) {
        std::map<int, std::uint8_t> copies;
        for (const int children : entry.children) ++copies[children];
        entry.type.first_card = static_cast<Card>(components.cards.size());
        entry.type.cards = static_cast<std::uint8_t>(copies.size());
        for (const auto& [children, count] : copies) {
            components.card_counts[components.cards.size()] = count;
            components.cards.push_back({.type = static_cast<std::uint8_t>(components.types.size()),
                                        .children = static_cast<std::uint8_t>(children),
                                        .text = entry.type.id + "." + std::to_string(children)});
        }
        components.types.push_back(entry.type);
    }
    resolve_beside(entries, components, problem);
    components.bathroom = needed_type(components, "bathroom", problem);
    components.kitchen = needed_type(components, "kitchen", problem);
    components.bedroom = needed_type(components, "bedroom", problem);
}

// Adds a resource card. Sorts are read in the order of their texts, so the cards are sorted too.
void add_resource(Components& components, ResourceCard card, int count) {
    components.resource_counts[components.resources.size()] = static_cast<std::uint8_t>(count);
    components.resources.push_back(std::move(card));
}

Decor read_decor_entry(const Reader& entry, std::vector<std::string>& ids,
                       const Components& components) {
    entry.only({"id", "name", "short", "value", "place"});
    Decor decor;
    decor.id = read_id(entry.at("id"), ids);
    decor.name = read_names(entry.at("name"));
    decor.short_name = read_short_name(entry, decor.name);
    const Reader value = entry.at("value");
    value.only({"points", "status"});
    read_status(value);
    decor.value = static_cast<int>(value.at("points").integer(0, kMaxPoints));
    const Reader place = entry.at("place");
    place.only({"room", "status"});
    read_status(place);
    const Reader room = place.at("room");
    if (!room.present()) return decor;
    if (const std::string id = room.string(); id == "garden") {
        decor.place = Decor::Place::Garden;
    } else if (id != "any") {
        const auto type = type_index(components, id);
        if (!type) {
            room.report("must be any, garden or a room of this pack");
            return decor;
        }
        decor.place = Decor::Place::Room;
        decor.type = *type;
    }
    return decor;
}

void read_decor(const Reader& pack, Components& components) {
    std::vector<std::string> ids;
    for (const Reader& entry : pack.at("decor").items(0, kMaxTokens)) {
        components.decor.push_back(read_decor_entry(entry, ids, components));
    }
    std::ranges::sort(components.decor, {}, &Decor::id);
    for (std::size_t i = 0; i < components.decor.size(); ++i) {
        add_resource(components,
                     {.sort = ResourceCard::Sort::Decor,
                      .index = static_cast<std::uint8_t>(i),
                      .text = "decor:" + components.decor[i].id},
                     1);
    }
}

void read_roofs(const Reader& pack, Components& components) {
    std::vector<std::string> ids;
    std::vector<std::pair<RoofCard, int>> cards;
    for (const Reader& entry : pack.at("roofs").items(1, kMaxRoofColours)) {
        entry.only({"id", "name", "plain", "window"});
        RoofColour colour{.id = read_id(entry.at("id"), ids), .name = read_names(entry.at("name"))};
        const auto index = static_cast<std::uint8_t>(components.colours.size());
        const int plain = read_count(entry.at("plain"), kResourceCards);
        const int window = read_count(entry.at("window"), kResourceCards);
        if (plain > 0)
            cards.push_back({{.colour = index, .window = false, .text = colour.id}, plain});
        if (window > 0) {
            cards.push_back({{.colour = index, .window = true, .text = colour.id + "+w"}, window});
        }
        components.colours.push_back(std::move(colour));
    }
    std::ranges::sort(cards, {}, [](const auto& card) { return card.first.text; });
    components.first_roof = static_cast<Resource>(components.resources.size());
    for (auto& [card, count] : cards) {
        add_resource(components,
                     {.sort = ResourceCard::Sort::Roof,
                      .index = static_cast<std::uint8_t>(components.roofs.size()),
                      .text = "roof:" + card.text},
                     count);
        components.roofs.push_back(std::move(card));
    }
}

// Reads the helpers or the tools. The rules say what each does, so a pack lists all of them and no
// others.
template <std::size_t kCount>
void read_figures(const Reader& list, const std::array<std::string_view, kCount>& ids,
                  std::string_view prefix, ResourceCard::Sort sort, std::array<Text, kCount>& names,
                  std::array<Resource, kCount>& resources, Components& components) {
    std::array<int, kCount> counts{};
    std::array<bool, kCount> seen{};
    const std::vector<std::string> known(ids.begin(), ids.end());
    for (const Reader& entry : list.items(kCount, kCount)) {
        entry.only({"id", "name", "cards"});
        const Reader id = entry.at("id");
        const std::size_t index = id.one_of(known);
        if (seen[index]) id.report("\"" + known[index] + "\" is there twice");
        seen[index] = true;
        names[index] = read_names(entry.at("name"));
        counts[index] = read_count(entry.at("cards"), kResourceCards);
    }
    for (std::size_t i = 0; i < kCount; ++i) {
        resources[i] = kNoResource;
        if (counts[i] == 0) continue;
        resources[i] = static_cast<Resource>(components.resources.size());
        add_resource(components,
                     {.sort = sort,
                      .index = static_cast<std::uint8_t>(i),
                      .text = std::string(prefix) + known[i]},
                     counts[i]);
    }
}

}  // namespace

Result<Rules> Rules::from_pack(const Value& document) {
    Problem problem;
    const Reader pack(document, problem);
    pack.only({"format", "game", "title", "rooms", "decor", "roofs", "helpers", "tools"});
    read_pack_head(pack, kFacts.id);

    Components components;
    read_rooms(pack, components, problem);
    if (problem.found()) return pack_error(problem);
    read_decor(pack, components);
    read_figures(pack.at("helpers"), kHelperIds, "helper:", Sort::Helper, components.helper_names,
                 components.helper_resources, components);
    read_roofs(pack, components);
    read_figures(pack.at("tools"), kToolIds, "tool:", Sort::Tool, components.tool_names,
                 components.tool_resources, components);

    int total = 0;
    for (const std::uint8_t count : components.resource_counts) total += count;
    if (total != static_cast<int>(kResourceCards)) {
        problem.report("decor, helpers, roofs, tools",  // DRH-1
                       "four cards a round for twelve rounds make " +
                           std::to_string(kResourceCards) + " resource cards, not " +
                           std::to_string(total));
    }
    if (problem.found()) return pack_error(problem);
    components.codes = ActionCodes(static_cast<unsigned>(components.roofs.size()),
                                   static_cast<unsigned>(components.cards.size()));
    return Rules(std::move(components));
}

}  // namespace faubourg::dreamhome
