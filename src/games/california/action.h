#pragma once

#include <compare>
#include <cstdint>
#include <string>

#include "src/games/california/components.h"

namespace faubourg::california {

// Actions are numbered in the order of their texts, so a list sorted by number is sorted by text:
//   borrow | buy <shop space> <target> | coin | repay | settle <furniture by id>
// A target is one of a1 .. a4, attic, b1 .. d4, extension: again the order of the texts.
struct Action {
    std::uint16_t code;
    friend auto operator<=>(const Action&, const Action&) = default;
};

inline constexpr int kTargets = kSpaces + 2;
inline constexpr int kAtticTarget = 4;
inline constexpr int kExtensionTarget = kTargets - 1;
constexpr int target_of(Space space) { return space < kAtticTarget ? space : space + 1; }
constexpr Space space_of(int target) { return target < kAtticTarget ? target : target - 1; }

inline constexpr Action kBorrow{0};
inline constexpr std::uint16_t kFirstBuy = 1;
inline constexpr Action kCoin{kFirstBuy + kGoods * kTargets};
inline constexpr Action kRepay{kCoin.code + 1};
inline constexpr std::uint16_t kFirstSettle = kRepay.code + 1;

constexpr Action buy(int good, int target) {
    return {static_cast<std::uint16_t>(kFirstBuy + good * kTargets + target)};
}
constexpr Action settle(Tile tile) {
    return {static_cast<std::uint16_t>(kFirstSettle + (tile - kFirstFurniture))};
}

constexpr bool is_buy(Action action) { return action >= Action{kFirstBuy} && action < kCoin; }
constexpr bool is_settle(Action action) { return action.code >= kFirstSettle; }
constexpr int bought_good(Action action) { return (action.code - kFirstBuy) / kTargets; }
constexpr int bought_target(Action action) { return (action.code - kFirstBuy) % kTargets; }
constexpr Tile settled_tile(Action action) {
    return static_cast<Tile>(action.code - kFirstSettle + kFirstFurniture);
}

// "A2" for a shop space, "c3", "attic" or "extension" for a target.
std::string good_text(int good);
std::string target_text(int target);

}  // namespace faubourg::california
