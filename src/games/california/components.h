#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/index.h"
#include "src/core/text.h"

// California's components as plain data, filled from a content pack. Everything here is
// constant while a game is played.
namespace faubourg::california {

inline constexpr std::size_t kColours = 6;
inline constexpr std::array<std::string_view, kColours> kColourIds = {"red",  "brown",    "mauve",
                                                                      "grey", "paleblue", "green"};

inline constexpr int kShops = 2;
inline constexpr int kShopSpaces = 4;
inline constexpr std::size_t kGoods = 8;  // spaces of both shops: A1-A4, B1-B4
inline constexpr int kBankSpaces = 4;
inline constexpr int kDays = 12;

// The spaces of the ground floor are numbered down the columns (a1, a2, .. d4). That is the order
// of their texts, so taking the bits of a set from the lowest up gives sorted actions.
using Space = int;
using SpaceSet = std::uint16_t;
inline constexpr int kSpaces = 16;
constexpr Space space_at(int column, int row) { return 4 * column + row; }
constexpr SpaceSet only(Space space) { return static_cast<SpaceSet>(1U << space); }
constexpr SpaceSet beside(SpaceSet spaces) {
    const unsigned s = spaces;
    return static_cast<SpaceSet>((s << 4) | (s >> 4) | ((s & 0x7777U) << 1) | ((s & 0xEEEEU) >> 1));
}

// A kind of tile: the six rooms in colour order, the attic extension, then furniture by id.
using Tile = std::uint8_t;
inline constexpr Tile kExtensionTile = kColours;
inline constexpr Tile kFirstFurniture = kExtensionTile + 1;
inline constexpr std::size_t kMaxFurniture =
    17;  // with the other kinds a multiple of eight: see remove_card
inline constexpr std::size_t kMaxTiles = kFirstFurniture + kMaxFurniture;
inline constexpr Tile kNoTile = 0xFF;

inline constexpr std::size_t kMaxCards = 16;
inline constexpr std::size_t kMaxKindsPerColour = 4;

constexpr bool is_room(Tile tile) { return tile < kColours; }
constexpr bool is_furniture(Tile tile) { return tile >= kFirstFurniture && tile != kNoTile; }

struct Furniture {
    std::string id;
    Text name;
    std::uint8_t colour = 0;
    std::uint8_t kind = 0;  // its number within the furniture of its colour
};

// One line of a bonus card: it asks for `count` pieces of a colour, of one kind or of any.
struct Need {
    static constexpr int kAnyKind = -1;
    std::uint8_t colour = 0;
    int kind = kAnyKind;
    int count = 1;
};

struct BonusCard {
    std::string id;
    Text name;
    int points = 0;
    std::vector<Need> needs;
};

// One side of a manor board: the number of coin symbols on each space, and the spaces that can be
// paid for with 0, 1 or 2 silver.
inline constexpr std::size_t kMaxCoins = 2;
struct ManorSide {
    std::array<std::uint8_t, kSpaces> coins{};
    std::array<SpaceSet, kMaxCoins + 1> payable{};

    std::uint8_t& coins_on(Space space) { return at_index(coins, space); }
    std::uint8_t coins_on(Space space) const { return at_index(coins, space); }
};

struct ManorBoard {
    std::string id;
    std::uint8_t printed_colour = 0;
    Space printed_space = 0;
    std::array<ManorSide, 2> sides;  // for 2-3 players, for 4-5 players
};

// Tiles of one class can be placed on the same spaces: rooms of a colour, furniture of a colour,
// the extension, no tile. The classes form two rows of eight, rooms and furniture, so that the
// processor handles all colours of a row at once. The class of every tile in the shops is looked up
// whenever actions are listed.
inline constexpr std::size_t kLanes = 8;
inline constexpr std::size_t kFurnitureClass = kLanes;
inline constexpr std::size_t kExtensionClass = kFurnitureClass + kColours;
inline constexpr std::size_t kNoClass = kExtensionClass + 1;
inline constexpr std::size_t kTileClasses = 2 * kLanes;
static_assert(kNoClass < kTileClasses);
inline constexpr std::size_t kTileSlots = 32;  // a power of two above every tile; kNoTile is last
static_assert(kMaxTiles < kTileSlots);

struct Components {
    std::array<Text, kColours> room_names;
    std::array<Text, kColours> colour_names;
    std::vector<Furniture> furniture;  // by id; tile kFirstFurniture + index
    std::vector<BonusCard> cards;
    std::vector<ManorBoard> manors;
    std::array<std::uint8_t, kMaxTiles> tile_counts{};
    std::array<std::uint8_t, kMaxTiles> tile_colour{};  // of rooms and furniture
    std::array<std::uint8_t, kMaxTiles> tile_kind{};    // of furniture, within its colour
    std::array<std::uint8_t, kTileSlots> tile_class{};
    std::array<std::vector<std::uint8_t>, kColours> cards_of_colour;  // that ask for the colour
    std::vector<Tile> tiles_by_text;
    int gifts = 0;

    std::size_t tile_kinds() const { return kFirstFurniture + furniture.size(); }
    std::size_t class_of(Tile tile) const { return tile_class[tile % kTileSlots]; }
    const Furniture& furniture_of(Tile tile) const { return furniture[tile - kFirstFurniture]; }
};

}  // namespace faubourg::california
