#include "src/players/dreamhome/appraiser.h"

#include <algorithm>
#include <bit>

namespace faubourg::players::dreamhome {

using namespace faubourg::dreamhome;

namespace {

constexpr int kGrowthPercent = 40;  // of what one card more would add
constexpr int kBlockedPercent = 25;
constexpr int kFunction = 300;
constexpr int kTowardsFunction = 90;
constexpr int kEmptyRoom = -60;
constexpr std::array<int, kHelpers> kHelperValues = {170, 150, 130, 110, 170};
constexpr std::array<int, kTools> kToolValues = {90, 60, 50, 20};
constexpr int kRoofCard = 70;
constexpr int kSameColour = 45;
constexpr int kWindow = 60;

}  // namespace

int Appraiser::time_left() const { return std::clamp(kRounds - round_, 0, 8); }

int Appraiser::functionality(std::size_t type, Space space) const {
    const SpaceSet bathrooms = cards_of(home_, tables_.types[tables_.bathroom]);
    int value = 0;
    if (type == tables_.bathroom) {
        const SpaceSet floor = has(kUpperFloor, space) ? kUpperFloor : kGroundFloor;
        const auto other = static_cast<SpaceSet>(kUpstairs & ~floor);
        if ((bathrooms & floor) == 0) {
            value += (bathrooms & other) != 0 ? kFunction : kTowardsFunction;
        }
    }
    const std::array<std::size_t, 3> wanted = {tables_.bathroom, tables_.kitchen, tables_.bedroom};
    int present = 0;
    bool is_new = false;
    for (const std::size_t one : wanted) {
        const bool there = cards_of(home_, tables_.types[one]) != 0;
        present += there ? 1 : 0;
        is_new = is_new || (one == type && !there);
    }
    if (is_new) value += present == 2 ? kFunction - 2 * kTowardsFunction : kTowardsFunction;
    return value;
}

// What the card means to the cards beside it: an annex that wants it, a room that can't grow now.
int Appraiser::neighbours(std::size_t type, Space space) const {
    int value = 0;
    const auto beside =
        static_cast<SpaceSet>((right_of(only(space)) | left_of(only(space))) & home_.up);
    for_each_space(beside, [&](Space other) {
        const std::size_t other_type = tables_.type_of(home_.card_at(other));
        if (other_type == type) return;
        const RoomType& room = tables_.types[other_type];
        if (room.beside == static_cast<int>(type)) {
            const auto around =
                static_cast<SpaceSet>((right_of(only(other)) | left_of(only(other))) &
                                      cards_of(home_, tables_.types[type]));
            if (around == 0) value += 100 * (room.beside_points - room.points[1]);
        }
        const int size = std::popcount(joined(cards_of(home_, room), other));
        if (size >= room.max || has(home_.decorated, other)) return;
        const int gain = 100 * (room.points[static_cast<std::size_t>(size) + 1] -
                                room.points[static_cast<std::size_t>(size)]);
        value -= gain * kBlockedPercent / 100 * time_left() / 8;
    });
    return value;
}

int Appraiser::placed(std::size_t type, Space space) const {
    const RoomType& room = tables_.types[type];
    const SpaceSet same = cards_of(home_, room);
    const auto with = static_cast<SpaceSet>(same | only(space));
    const SpaceSet joined_room = joined(with, space);
    const auto size = static_cast<std::size_t>(std::popcount(joined_room));
    const SpaceSet left = left_of(only(space));
    const SpaceSet right = right_of(only(space));
    int before = 0;
    if ((left & same) != 0) {
        const auto part =
            static_cast<std::size_t>(std::popcount(joined(same, std::countr_zero(left))));
        before += room.points[part];
    }
    if ((right & same) != 0) {
        const auto part =
            static_cast<std::size_t>(std::popcount(joined(same, std::countr_zero(right))));
        before += room.points[part];
    }
    int value = 100 * (room.points[size] - before);
    if (room.beside != RoomType::kNone) {
        const SpaceSet wanted =
            cards_of(home_, tables_.types[static_cast<std::size_t>(room.beside)]);
        const auto around = static_cast<SpaceSet>(left | right);
        if ((around & wanted) != 0) {
            value += 100 * (room.beside_points - room.points[1]);
        } else if ((around & home_.empty()) != 0) {
            value += 20 * (room.beside_points - room.points[1]) * time_left() / 8;
        }
    }
    const auto edge = static_cast<SpaceSet>((left_of(joined_room) | right_of(joined_room)) &
                                            ~home_.occupied() & room.floors & ~with);
    if (size < static_cast<std::size_t>(room.max) && edge != 0) {
        value += (room.points[size + 1] - room.points[size]) * kGrowthPercent * time_left() / 8;
    }
    return value + functionality(type, space) + neighbours(type, space);
}

int Appraiser::empty_room() const {
    return home_.count(Helper::Architect) > 0 ? 100 + kEmptyRoom : kEmptyRoom;
}

int Appraiser::best_place(std::size_t type) const {
    const RoomType& room = tables_.types[type];
    const auto spaces = static_cast<SpaceSet>(home_.open() & suitable(home_, room));
    int best = empty_room();
    for_each_space(spaces, [&](Space space) { best = std::max(best, placed(type, space)); });
    return best;
}

int Appraiser::decor(std::size_t token) const {
    return 100 * (tables_.decor[token].value + home_.count(Helper::Designer));
}

int Appraiser::roof(std::size_t roof) const {
    const RoofCard& card = tables_.roofs[roof];
    int same = 0;
    for (std::size_t other = 0; other < tables_.roofs.size(); ++other) {
        if (tables_.roofs[other].colour == card.colour) same += home_.roofs[other];
    }
    const int missing = std::max(0, 4 - home_.roof_count);
    const bool in_time = missing <= time_left() + 1;
    int value = in_time && home_.roof_count < 4 ? kRoofCard : 0;
    if (same < 4 && 4 - same <= time_left() + 1) value += kSameColour * (1 + same);
    if (home_.roof_count == 3) value += 100;
    if (same == 3) value += 250;
    if (card.window) value += kWindow;
    return value;
}

int Appraiser::resource(Resource resource, std::size_t with_type) const {
    if (resource == kNoResource) return 0;
    const ResourceCard& card = tables_.resources[resource];
    switch (card.sort) {
        case ResourceCard::Sort::Roof:
            return roof(card.index);
        case ResourceCard::Sort::Helper:
            return kHelperValues[card.index];
        case ResourceCard::Sort::Tool:
            return kToolValues[card.index] * time_left() / 8;
        case ResourceCard::Sort::Decor:
            break;
    }
    const Decor& decor_card = tables_.decor[resource];
    const bool fits = decor_card.place == Decor::Place::Garden ||
                      (decor_card.place == Decor::Place::Room && decor_card.type == with_type) ||
                      decorable(tables_, home_, decor_card) != 0;
    return fits ? decor(resource) : 0;
}

int Appraiser::growth() const {
    int value = 0;
    for (const RoomType& room : tables_.types) {
        if (room.max == 1) continue;
        const SpaceSet same = cards_of(home_, room);
        for (SpaceSet left = same; left != 0;) {
            const SpaceSet one = joined(same, std::countr_zero(left));
            left = without(left, one);
            const auto size = static_cast<std::size_t>(std::popcount(one));
            const auto edge = static_cast<SpaceSet>((left_of(one) | right_of(one)) &
                                                    ~home_.occupied() & room.floors);
            if (size >= static_cast<std::size_t>(room.max) || edge == 0) continue;
            value += (room.points[size + 1] - room.points[size]) * kGrowthPercent * time_left() / 8;
        }
    }
    return value;
}

}  // namespace faubourg::players::dreamhome
