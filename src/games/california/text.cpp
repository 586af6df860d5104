#include <algorithm>

#include "src/games/california/rules.h"

namespace faubourg::california {

std::string good_text(int good) {
    return {static_cast<char>('A' + good / kShopSpaces),
            static_cast<char>('1' + good % kShopSpaces)};
}

std::string target_text(int target) {
    if (target == kAtticTarget) return "attic";
    if (target == kExtensionTarget) return "extension";
    const Space space = space_of(target);
    return {static_cast<char>('a' + space / 4), static_cast<char>('1' + space % 4)};
}

namespace {

// A letter counted from `first_letter` and a digit counted from 1, each below four.
std::optional<int> parse_pair(std::string_view text, char first_letter, int letters) {
    if (text.size() != 2) return std::nullopt;
    const int letter = text[0] - first_letter;
    const int digit = text[1] - '1';
    if (letter < 0 || letter >= letters || digit < 0 || digit >= 4) return std::nullopt;
    return 4 * letter + digit;
}

std::optional<int> parse_target(std::string_view text) {
    if (text == "attic") return kAtticTarget;
    if (text == "extension") return kExtensionTarget;
    const auto space = parse_pair(text, 'a', 4);
    return space ? std::optional(target_of(*space)) : std::nullopt;
}

}  // namespace

std::string Rules::tile_text(Tile tile) const {
    if (is_room(tile)) return "room:" + std::string(kColourIds[tile]);
    if (tile == kExtensionTile) return "attic";
    return "furniture:" + components_.furniture_of(tile).id;
}

std::string Rules::text(Action action) const {
    if (action == kBorrow) return "borrow";
    if (action == kCoin) return "coin";
    if (action == kRepay) return "repay";
    if (is_settle(action)) return "settle " + components_.furniture_of(settled_tile(action)).id;
    return "buy " + good_text(bought_good(action)) + " " + target_text(bought_target(action));
}

std::optional<Action> Rules::parse(std::string_view text) const {
    const std::string lower = lower_case(text);
    const std::string_view words = lower;
    if (words == "borrow") return kBorrow;
    if (words == "coin") return kCoin;
    if (words == "repay") return kRepay;
    constexpr std::string_view kSettleWord = "settle ";
    if (words.starts_with(kSettleWord)) {
        const auto piece = std::ranges::find(components_.furniture,
                                             words.substr(kSettleWord.size()), &Furniture::id);
        if (piece == components_.furniture.end()) return std::nullopt;
        return settle(static_cast<Tile>(kFirstFurniture + (piece - components_.furniture.begin())));
    }
    constexpr std::string_view kBuyWord = "buy ";
    if (!words.starts_with(kBuyWord) || words.size() < kBuyWord.size() + 4) return std::nullopt;
    const std::string_view rest = words.substr(kBuyWord.size());
    const auto good = parse_pair(rest.substr(0, 2), 'a', kShops);
    const auto target = parse_target(rest.substr(3));
    if (!good || !target || rest[2] != ' ') return std::nullopt;
    return buy(*good, *target);
}

}  // namespace faubourg::california
