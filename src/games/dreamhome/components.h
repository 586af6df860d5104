#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "src/core/text.h"
#include "src/games/dreamhome/action.h"
#include "src/games/dreamhome/spaces.h"

// Dream Home's components as plain data, filled from a content pack. Everything here is
// constant while a game is played.
namespace faubourg::dreamhome {

inline constexpr int kRounds = 12;
inline constexpr int kRoomsARound = kColumns;
inline constexpr int kResourcesARound = kColumns - 1;  // DRH-3: none above column 0
inline constexpr std::size_t kRoomCards = std::size_t{kRounds} * kRoomsARound;
inline constexpr std::size_t kResourceCards = std::size_t{kRounds} * kResourcesARound;

// A kind of room card. Kinds are numbered in the order of their texts, `type.children`, so the
// kinds of one type are consecutive.
using Card = std::uint8_t;
inline constexpr Card kNoCard = 0xFF;

// A kind of resource card, also in the order of the texts: decor:, helper:, roof:, tool:.
using Resource = std::uint8_t;
inline constexpr Resource kNoResource = 0xFF;

// A décor token; its card is the resource with the same number. There is one of each.
using Token = std::uint8_t;
using TokenSet = std::uint16_t;
inline constexpr std::size_t kMaxTokens = 16;
inline constexpr Token kNoToken = 0xFF;

enum class Helper : std::uint8_t { Architect, Designer, Handyman, Roofer, Supplier };
inline constexpr std::size_t kHelpers = 5;
inline constexpr std::array<std::string_view, kHelpers> kHelperIds = {
    "architect", "designer", "handyman", "roofer", "supplier"};
enum class Tool : std::uint8_t { Drill, Jackhammer, Mixer, Scaffolding };
inline constexpr std::size_t kTools = 4;
inline constexpr std::array<std::string_view, kTools> kToolIds = {"drill", "jackhammer", "mixer",
                                                                  "scaffolding"};

inline constexpr std::size_t kMaxRoofColours = 6;
inline constexpr std::size_t kMaxRoofs = 2 * kMaxRoofColours;
// The most kinds of cards that there can be; multiples of eight, because decks are counted eight at
// a time.
inline constexpr std::size_t kMaxCards = 64;
inline constexpr std::size_t kMaxResources = 40;
static_assert(kMaxCards >= kRoomCards);
static_assert(kMaxResources >= kMaxTokens + kHelpers + kMaxRoofs + kTools);

enum class RoomKind : std::uint8_t { Normal, Unique, Basement };

struct RoomType {
    static constexpr int kNone = -1;
    std::string id;
    Text name;
    Text short_name;  // for screens, at most kShortName columns
    RoomKind kind = RoomKind::Normal;
    SpaceSet floors = kUpstairs;  // DRH-12
    int max = 1;
    std::array<std::uint8_t, kMaxRoomSize + 1> points{};  // by size; larger ones as the maximum
    int beside = kNone;                                   // the type an annex wants beside it
    int beside_points = 0;
    Card first_card = 0;
    std::uint8_t cards = 0;  // number of kinds of cards, from `first_card` on
};
inline constexpr int kShortName = 8;

struct RoomCard {
    std::uint8_t type = 0;
    std::uint8_t children = 0;
    std::string text;
};

struct Decor {
    enum class Place : std::uint8_t { Room, AnyRoom, Garden };
    std::string id;
    Text name;
    Text short_name;
    int value = 0;
    Place place = Place::AnyRoom;
    std::size_t type = 0;  // for a décor of a Room
};

struct RoofColour {
    std::string id;
    Text name;
};

struct RoofCard {
    std::uint8_t colour = 0;
    bool window = false;
    std::string text;
};

struct ResourceCard {
    enum class Sort : std::uint8_t { Decor, Helper, Roof, Tool };
    Sort sort = Sort::Decor;
    std::uint8_t index = 0;  // the token, Helper, roof or Tool
    std::string text;
};

struct Components {
    std::vector<RoomType> types;
    std::vector<RoomCard> cards;
    std::vector<Decor> decor;
    std::vector<RoofColour> colours;
    std::vector<RoofCard> roofs;
    std::vector<ResourceCard> resources;
    std::array<Text, kHelpers> helper_names;
    std::array<Text, kTools> tool_names;
    std::array<Resource, kHelpers> helper_resources{};  // kNoResource: no such card in the pack
    std::array<Resource, kTools> tool_resources{};
    Resource first_roof = 0;
    std::array<std::uint8_t, kMaxCards> card_counts{};
    std::array<std::uint8_t, kMaxResources> resource_counts{};
    std::size_t bathroom = 0;  // DRH-32 names these three
    std::size_t kitchen = 0;
    std::size_t bedroom = 0;
    ActionCodes codes;

    std::size_t type_of(Card card) const { return cards[card].type; }
};

}  // namespace faubourg::dreamhome
