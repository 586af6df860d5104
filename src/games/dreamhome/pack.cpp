#include <algorithm>
#include <map>

#include "src/core/canvas.h"
#include "src/core/pack_reader.h"
#include "src/games/dreamhome/rules.h"

namespace faubourg::dreamhome {
namespace {

constexpr int kMaxPoints = 99;
constexpr int kMaxChildren = 9;

// A name for screens: given, or the name cut to fit.
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

// What a room type says of itself; which room it wants beside it is known once all are read.
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

int type_index(const Tables& tables, std::string_view id) {
    const auto found = std::ranges::find(tables.types, id, &RoomType::id);
    return found == tables.types.end() ? RoomType::kNone
                                       : static_cast<int>(found - tables.types.begin());
}

void resolve_beside(const std::vector<TypeEntry>& entries, Tables& tables, Problem& problem) {
    for (std::size_t i = 0; i < entries.size(); ++i) {
        if (entries[i].beside_path.empty()) continue;
        const int beside = type_index(tables, entries[i].beside);
        RoomType& type = tables.types[i];
        if (beside == RoomType::kNone) {
            problem.report(entries[i].beside_path, "is not a room of this pack");
        } else if (beside == static_cast<int>(i)) {
            problem.report(entries[i].beside_path, "must be another room");
        } else if (tables.types[static_cast<std::size_t>(beside)].floors != type.floors) {
            problem.report(entries[i].beside_path, "is never on the same floor");
        }
        type.beside = beside;
    }
}

// DRH-32 scores a bathroom, a kitchen and a bedroom, upstairs.
std::size_t needed_type(const Tables& tables, std::string_view id, Problem& problem) {
    const int index = type_index(tables, id);
    if (index == RoomType::kNone) {
        problem.report("rooms", "the game needs a room \"" + std::string(id) + "\"");
        return 0;
    }
    if (tables.types[static_cast<std::size_t>(index)].kind == RoomKind::Basement) {
        problem.report("rooms", std::string(id) + " can't be a basement room");
    }
    return static_cast<std::size_t>(index);
}

void read_rooms(const Reader& pack, Tables& tables, Problem& problem) {
    std::vector<TypeEntry> entries;
    std::vector<std::string> ids = {"any", "garden"};  // these say where a décor goes
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
        entry.type.first_card = static_cast<Card>(tables.cards.size());
        entry.type.cards = static_cast<std::uint8_t>(copies.size());
        for (const auto& [children, count] : copies) {
            tables.card_counts[tables.cards.size()] = count;
            tables.cards.push_back({.type = static_cast<std::uint8_t>(tables.types.size()),
                                    .children = static_cast<std::uint8_t>(children),
                                    .text = entry.type.id + "." + std::to_string(children)});
        }
        tables.types.push_back(entry.type);
    }
    resolve_beside(entries, tables, problem);
    tables.bathroom = needed_type(tables, "bathroom", problem);
    tables.kitchen = needed_type(tables, "kitchen", problem);
    tables.bedroom = needed_type(tables, "bedroom", problem);
}

// Adds a resource card; the packs' order of texts is kept because sorts are read in that order.
void add_resource(Tables& tables, ResourceCard card, int count) {
    tables.resource_counts[tables.resources.size()] = static_cast<std::uint8_t>(count);
    tables.resources.push_back(std::move(card));
}

Decor read_decor_entry(const Reader& entry, std::vector<std::string>& ids, const Tables& tables) {
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
        const int type = type_index(tables, id);
        if (type == RoomType::kNone) {
            room.report("must be any, garden or a room of this pack");
            return decor;
        }
        decor.place = Decor::Place::Room;
        decor.type = static_cast<std::size_t>(type);
    }
    return decor;
}

void read_decor(const Reader& pack, Tables& tables) {
    std::vector<std::string> ids;
    for (const Reader& entry : pack.at("decor").items(0, kMaxTokens)) {
        tables.decor.push_back(read_decor_entry(entry, ids, tables));
    }
    std::ranges::sort(tables.decor, {}, &Decor::id);
    for (std::size_t i = 0; i < tables.decor.size(); ++i) {
        add_resource(tables,
                     {.sort = ResourceCard::Sort::Decor,
                      .index = static_cast<std::uint8_t>(i),
                      .text = "decor:" + tables.decor[i].id},
                     1);
    }
}

void read_roofs(const Reader& pack, Tables& tables) {
    std::vector<std::string> ids;
    std::vector<std::pair<RoofCard, int>> cards;
    for (const Reader& entry : pack.at("roofs").items(1, kMaxRoofColours)) {
        entry.only({"id", "name", "plain", "window"});
        RoofColour colour{.id = read_id(entry.at("id"), ids), .name = read_names(entry.at("name"))};
        const auto index = static_cast<std::uint8_t>(tables.colours.size());
        const int plain = read_count(entry.at("plain"), kResourceCards);
        const int window = read_count(entry.at("window"), kResourceCards);
        if (plain > 0)
            cards.push_back({{.colour = index, .window = false, .text = colour.id}, plain});
        if (window > 0) {
            cards.push_back({{.colour = index, .window = true, .text = colour.id + "+w"}, window});
        }
        tables.colours.push_back(std::move(colour));
    }
    std::ranges::sort(cards, {}, [](const auto& card) { return card.first.text; });
    tables.first_roof = static_cast<Resource>(tables.resources.size());
    for (auto& [card, count] : cards) {
        add_resource(tables,
                     {.sort = ResourceCard::Sort::Roof,
                      .index = static_cast<std::uint8_t>(tables.roofs.size()),
                      .text = "roof:" + card.text},
                     count);
        tables.roofs.push_back(std::move(card));
    }
}

// The helpers or the tools: what each does is in the rules, so all are there and no others.
template <std::size_t kCount>
void read_figures(const Reader& list, const std::array<std::string_view, kCount>& ids,
                  std::string_view prefix, ResourceCard::Sort sort, std::array<Text, kCount>& names,
                  std::array<Resource, kCount>& resources, Tables& tables) {
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
        resources[i] = static_cast<Resource>(tables.resources.size());
        add_resource(tables,
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

    Tables tables;
    read_rooms(pack, tables, problem);
    if (problem.found()) return pack_error(problem);
    read_decor(pack, tables);
    read_figures(pack.at("helpers"), kHelperIds, "helper:", Sort::Helper, tables.helper_names,
                 tables.helper_resources, tables);
    read_roofs(pack, tables);
    read_figures(pack.at("tools"), kToolIds, "tool:", Sort::Tool, tables.tool_names,
                 tables.tool_resources, tables);

    int total = 0;
    for (const std::uint8_t count : tables.resource_counts) total += count;
    if (total != static_cast<int>(kResourceCards)) {
        problem.report("decor, helpers, roofs, tools",  // DRH-1
                       "four cards a round for twelve rounds make " +
                           std::to_string(kResourceCards) + " resource cards, not " +
                           std::to_string(total));
    }
    if (problem.found()) return pack_error(problem);
    tables.codes = ActionCodes(static_cast<unsigned>(tables.roofs.size()),
                               static_cast<unsigned>(tables.cards.size()));
    return Rules(std::move(tables));
}

}  // namespace faubourg::dreamhome
