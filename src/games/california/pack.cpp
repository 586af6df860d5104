#include <algorithm>
#include <numeric>

#include "src/core/pack_reader.h"
#include "src/games/california/rules.h"

namespace faubourg::california {
namespace {

// CAL-28: at most seven tiles are sold a day, so this many tiles fill the shops for twelve days.
constexpr int kMinTiles = 7 * (kDays - 1) + static_cast<int>(kGoods);
constexpr int kMaxTileTotal = 255;
constexpr int kMaxPoints = 99;
constexpr std::size_t kMaxManors = 16;

std::size_t colour_index(const Reader& reader) {
    return reader.one_of(
        {kColourIds[0], kColourIds[1], kColourIds[2], kColourIds[3], kColourIds[4], kColourIds[5]});
}

void read_colours(const Reader& pack, Components& components) {
    const auto entries = pack.at("colours").items(kColours, kColours);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const Reader& entry = entries[i];
        entry.only({"id", "name", "room", "rooms", "status"});
        if (const Reader id = entry.at("id"); id.present() && id.string() != kColourIds[i]) {
            id.report("must be \"" + std::string(kColourIds[i]) +
                      "\": the colours keep their order");
        }
        components.colour_names[i] = read_names(entry.at("name"));
        components.room_names[i] = read_names(entry.at("room"));
        components.tile_counts[i] = static_cast<std::uint8_t>(entry.at("rooms").integer(0, 99));
        components.tile_colour[i] = static_cast<std::uint8_t>(i);
        read_status(entry);
    }
}

void read_furniture(const Reader& pack, Components& components) {
    struct Entry {
        Furniture furniture;
        std::uint8_t copies;
    };
    std::vector<Entry> entries;
    std::vector<std::string> ids(kColourIds.begin(), kColourIds.end());
    std::array<std::uint8_t, kColours> kinds{};
    for (const Reader& entry : pack.at("furniture").items(1, kMaxFurniture)) {
        entry.only({"id", "colour", "name", "copies", "status"});
        Entry read{};
        read.furniture.id = read_id(entry.at("id"), ids);
        read.furniture.name = read_names(entry.at("name"));
        read.furniture.colour = static_cast<std::uint8_t>(colour_index(entry.at("colour")));
        read.furniture.kind = kinds[read.furniture.colour]++;
        if (read.furniture.kind >= kMaxKindsPerColour) {
            entry.report("a colour has at most " + std::to_string(kMaxKindsPerColour) + " kinds");
        }
        read.copies = static_cast<std::uint8_t>(entry.at("copies").integer(1, 99));
        read_status(entry);
        entries.push_back(std::move(read));
    }
    std::ranges::sort(entries, {}, [](const Entry& entry) { return entry.furniture.id; });
    for (Entry& entry : entries) {
        const std::size_t tile = kFirstFurniture + components.furniture.size();
        components.tile_counts[tile] = entry.copies;
        components.tile_colour[tile] = entry.furniture.colour;
        components.tile_kind[tile] = entry.furniture.kind;
        components.furniture.push_back(std::move(entry.furniture));
    }
}

void add_need(std::vector<Need>& needs, Need need) {
    const auto same = std::ranges::find_if(needs, [&need](const Need& other) {
        return other.colour == need.colour && other.kind == need.kind;
    });
    if (same == needs.end()) {
        needs.push_back(need);
    } else {
        ++same->count;
    }
}

// How many pieces could serve a need.
int supply(const Components& components, const Need& need) {
    int pieces = 0;
    for (std::size_t tile = kFirstFurniture; tile < components.tile_kinds(); ++tile) {
        const bool same_kind =
            need.kind == Need::kAnyKind || components.tile_kind[tile] == need.kind;
        if (components.tile_colour[tile] == need.colour && same_kind) {
            pieces += components.tile_counts[tile];
        }
    }
    return pieces;
}

BonusCard read_card(const Reader& entry, std::vector<std::string>& ids,
                    const Components& components) {
    entry.only({"id", "name", "needs", "points", "status"});
    BonusCard card;
    card.id = read_id(entry.at("id"), ids);
    card.name = read_names(entry.at("name"));
    card.points = static_cast<int>(entry.at("points").integer(1, kMaxPoints));
    read_status(entry);

    std::vector<std::string> names(kColourIds.begin(), kColourIds.end());
    for (const Furniture& furniture : components.furniture) names.push_back(furniture.id);
    for (const Reader& item : entry.at("needs").items(1, kSpaces)) {
        const std::size_t name = item.one_of(names);
        Need need{.colour = static_cast<std::uint8_t>(name)};
        if (name >= kColours && name < names.size()) {
            const Furniture& furniture = components.furniture[name - kColours];
            need = {.colour = furniture.colour, .kind = furniture.kind};
        }
        add_need(card.needs, need);
    }
    for (const Need& need : card.needs) {
        const bool mixed = std::ranges::any_of(card.needs, [&need](const Need& other) {
            return other.colour == need.colour && other.kind != need.kind &&
                   (other.kind == Need::kAnyKind || need.kind == Need::kAnyKind);
        });
        if (mixed) entry.at("needs").report("names a colour and furniture of that colour");
        if (supply(components, need) < need.count) {
            entry.at("needs").report("asks for more pieces than there are");
        }
    }
    return card;
}

// CAL-6: four rows of four, the printed room on the same space of both sides.
void read_side(const Reader& reader, ManorSide& side, Space& printed) {
    const auto rows = reader.items(4, 4);
    int stars = 0;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const std::string text = rows[row].string();
        if (text.size() != 4) rows[row].report("must be four characters");
        for (std::size_t column = 0; column < text.size() && column < 4; ++column) {
            const Space space = space_at(static_cast<int>(column), static_cast<int>(row));
            const char symbol = text[column];
            if (symbol == '*') {
                printed = space;
                ++stars;
            } else if (symbol >= '0' && symbol <= '0' + static_cast<int>(kMaxCoins)) {
                side.coins_on(space) = static_cast<std::uint8_t>(symbol - '0');
            } else {
                rows[row].report("may hold only 0, 1, 2 and *");
            }
        }
    }
    if (!rows.empty() && stars != 1) reader.report("must show exactly one printed room, *");
    for (std::size_t purse = 0; purse <= kMaxCoins; ++purse) {
        for (Space space = 0; space < kSpaces; ++space) {
            if (side.coins_on(space) <= purse) {
                side.payable[purse] |= only(space);
            }
        }
    }
}

ManorBoard read_manor(const Reader& entry, std::vector<std::string>& ids) {
    entry.only({"id", "printed", "few", "many", "status"});
    ManorBoard board;
    board.id = read_id(entry.at("id"), ids);
    board.printed_colour = static_cast<std::uint8_t>(colour_index(entry.at("printed")));
    read_status(entry);
    Space other = 0;
    read_side(entry.at("few"), board.sides[0], board.printed_space);
    read_side(entry.at("many"), board.sides[1], other);
    if (other != board.printed_space) {
        entry.at("many").report("must show the printed room where the other side does");
    }
    return board;
}

// Fills the tables that are computed from the figures, for quick lookup in play.
void derive(Components& components) {
    components.tile_class.fill(kNoClass);
    for (std::size_t tile = 0; tile < components.tile_kinds(); ++tile) {
        const std::size_t first = is_furniture(static_cast<Tile>(tile)) ? kFurnitureClass : 0;
        components.tile_class[tile] =
            static_cast<std::uint8_t>(first + components.tile_colour[tile]);
    }
    components.tile_class[kExtensionTile] = kExtensionClass;
    for (std::size_t card = 0; card < components.cards.size(); ++card) {
        for (const Need& need : components.cards[card].needs) {
            auto& cards = components.cards_of_colour[need.colour];
            if (!cards.empty() && cards.back() == card) continue;
            cards.push_back(static_cast<std::uint8_t>(card));
        }
    }
}

int read_count(const Reader& entry, int least, int most) {
    entry.only({"count", "status"});
    read_status(entry);
    return static_cast<int>(entry.at("count").integer(least, most));
}

}  // namespace

Result<Rules> Rules::from_pack(const Value& document) {
    Problem problem;
    const Reader pack(document, problem);
    pack.only({"format", "game", "title", "gifts", "extensions", "colours", "furniture", "bonus",
               "manors"});
    read_pack_head(pack, kFacts.id);

    Components components;
    components.gifts = read_count(pack.at("gifts"), 0, kMaxTileTotal);
    components.tile_counts[kExtensionTile] =
        static_cast<std::uint8_t>(read_count(pack.at("extensions"), 0, 99));
    read_colours(pack, components);
    read_furniture(pack, components);

    std::vector<std::string> card_ids;
    for (const Reader& entry : pack.at("bonus").items(0, kMaxCards)) {
        components.cards.push_back(read_card(entry, card_ids, components));
    }
    std::vector<std::string> manor_ids;
    for (const Reader& entry : pack.at("manors").items(kMaxSeats, kMaxManors)) {
        components.manors.push_back(read_manor(entry, manor_ids));
    }

    const int total =
        std::accumulate(components.tile_counts.begin(), components.tile_counts.end(), 0);
    if (total < kMinTiles || total > kMaxTileTotal) {
        problem.report("colours, furniture, extensions",
                       "there must be " + std::to_string(kMinTiles) + " to " +
                           std::to_string(kMaxTileTotal) + " tiles in all, not " +
                           std::to_string(total));
    }
    if (problem.found()) return pack_error(problem);

    derive(components);
    Rules rules(std::move(components));
    std::vector<Tile>& by_text = rules.components_.tiles_by_text;
    by_text.resize(rules.components_.tile_kinds());
    std::iota(by_text.begin(), by_text.end(), Tile{0});
    std::ranges::sort(by_text, {}, [&rules](Tile tile) { return rules.tile_text(tile); });
    return rules;
}

}  // namespace faubourg::california
