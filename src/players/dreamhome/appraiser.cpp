#include "src/players/dreamhome/appraiser.h"

#include <algorithm>
#include <bit>

#include "src/core/index.h"

namespace faubourg::players::dreamhome {

using namespace faubourg::dreamhome;
using search::Centipoints;
using search::Eighths;
using search::kPoint;
using search::Percent;

namespace {

constexpr Percent kGrowth = {40};       // of what one more card would add to a room
constexpr Percent kBlocked = {25};      // of the same; lost by a room that can no longer grow
constexpr Percent kAnnexToCome = {20};  // of what an annex gains beside its room
constexpr Centipoints kFunction = {300};
constexpr Centipoints kTowardsFunction = {90};
constexpr Centipoints kEmptyRoom = {-60};
constexpr std::array<Centipoints, kHelpers> kHelperValues = {{{170}, {150}, {130}, {110}, {170}}};
constexpr std::array<Centipoints, kTools> kToolValues = {{{90}, {60}, {50}, {20}}};
constexpr Centipoints kRoofCard = {70};
constexpr Centipoints kSameColour = {45};
constexpr Centipoints kFourthRoof = {100};
constexpr Centipoints kFourthOfColour = {250};
constexpr Centipoints kWindow = {60};

}  // namespace

int Appraiser::rounds_left() const { return std::max(kRounds - round_, 0); }

Eighths Appraiser::time_left() const { return {std::min(rounds_left(), Eighths::kWhole)}; }

Centipoints Appraiser::functionality(std::size_t type, Space space) const {
    const SpaceSet bathrooms = cards_of(home_, components_.types[components_.bathroom]);
    Centipoints value;
    if (type == components_.bathroom) {
        const SpaceSet floor = has(kUpperFloor, space) ? kUpperFloor : kGroundFloor;
        const auto other = static_cast<SpaceSet>(kUpstairs & ~floor);
        if ((bathrooms & floor) == 0) {
            value += (bathrooms & other) != 0 ? kFunction : kTowardsFunction;
        }
    }
    const std::array<std::size_t, 3> wanted = {components_.bathroom, components_.kitchen,
                                               components_.bedroom};
    int present = 0;
    bool is_new = false;
    for (const std::size_t one : wanted) {
        const bool there = cards_of(home_, components_.types[one]) != 0;
        present += there ? 1 : 0;
        is_new = is_new || (one == type && !there);
    }
    if (is_new) value += present == 2 ? kFunction - 2 * kTowardsFunction : kTowardsFunction;
    return value;
}

// How the card changes the value of the cards beside it: an annex gets its room, or a room can no
// longer grow.
Centipoints Appraiser::neighbours(std::size_t type, Space space) const {
    Centipoints value;
    const auto beside =
        static_cast<SpaceSet>((right_of(only(space)) | left_of(only(space))) & home_.up);
    for_each_space(beside, [&](Space other) {
        const std::size_t other_type = components_.type_of(home_.card_at(other));
        if (other_type == type) return;
        const RoomType& room = components_.types[other_type];
        if (room.beside == static_cast<int>(type)) {
            const auto around =
                static_cast<SpaceSet>((right_of(only(other)) | left_of(only(other))) &
                                      cards_of(home_, components_.types[type]));
            if (around == 0) value += (room.beside_points - room.points[1]) * kPoint;
        }
        const int size = std::popcount(joined(cards_of(home_, room), other));
        if (size >= room.max || has(home_.decorated, other)) return;
        const int more = at_index(room.points, size + 1) - at_index(room.points, size);
        value -= more * kPoint * kBlocked * time_left();
    });
    return value;
}

Centipoints Appraiser::growth_from(const RoomType& room, int size) const {
    const int more = at_index(room.points, size + 1) - at_index(room.points, size);
    return more * kPoint * kGrowth * time_left();
}

Centipoints Appraiser::placed(std::size_t type, Space space) const {
    const RoomType& room = components_.types[type];
    const SpaceSet same = cards_of(home_, room);
    const auto with = static_cast<SpaceSet>(same | only(space));
    const SpaceSet joined_room = joined(with, space);
    const int size = std::popcount(joined_room);
    const SpaceSet left = left_of(only(space));
    const SpaceSet right = right_of(only(space));
    int before = 0;
    if ((left & same) != 0) {
        before += at_index(room.points, std::popcount(joined(same, std::countr_zero(left))));
    }
    if ((right & same) != 0) {
        before += at_index(room.points, std::popcount(joined(same, std::countr_zero(right))));
    }
    Centipoints value = (at_index(room.points, size) - before) * kPoint;
    if (room.beside != RoomType::kNone) {
        const SpaceSet wanted = cards_of(home_, at_index(components_.types, room.beside));
        const auto around = static_cast<SpaceSet>(left | right);
        if ((around & wanted) != 0) {
            value += (room.beside_points - room.points[1]) * kPoint;
        } else if ((around & home_.empty()) != 0) {
            value += (room.beside_points - room.points[1]) * kPoint * kAnnexToCome * time_left();
        }
    }
    const auto edge = static_cast<SpaceSet>((left_of(joined_room) | right_of(joined_room)) &
                                            ~home_.occupied() & room.floors & ~with);
    if (size < room.max && edge != 0) value += growth_from(room, size);
    return value + functionality(type, space) + neighbours(type, space);
}

Centipoints Appraiser::empty_room() const {
    return home_.count(Helper::Architect) > 0 ? kPoint + kEmptyRoom : kEmptyRoom;
}

Centipoints Appraiser::best_place(std::size_t type) const {
    const RoomType& room = components_.types[type];
    const auto spaces = static_cast<SpaceSet>(home_.open() & suitable(home_, room));
    Centipoints best = empty_room();
    for_each_space(spaces, [&](Space space) { best = std::max(best, placed(type, space)); });
    return best;
}

Centipoints Appraiser::decor(std::size_t token) const {
    return (components_.decor[token].value + home_.count(Helper::Designer)) * kPoint;
}

Centipoints Appraiser::roof(std::size_t roof) const {
    const RoofCard& card = components_.roofs[roof];
    int same = 0;
    for (std::size_t other = 0; other < components_.roofs.size(); ++other) {
        if (components_.roofs[other].colour == card.colour) same += home_.roofs[other];
    }
    const int missing = std::max(0, 4 - home_.roof_count);
    const bool in_time = missing <= rounds_left() + 1;
    Centipoints value = in_time && home_.roof_count < 4 ? kRoofCard : Centipoints{};
    if (same < 4 && 4 - same <= rounds_left() + 1) value += (1 + same) * kSameColour;
    if (home_.roof_count == 3) value += kFourthRoof;
    if (same == 3) value += kFourthOfColour;
    if (card.window) value += kWindow;
    return value;
}

Centipoints Appraiser::resource(Resource resource, std::size_t with_type) const {
    if (resource == kNoResource) return {};
    const ResourceCard& card = components_.resources[resource];
    switch (card.sort) {
        case ResourceCard::Sort::Roof:
            return roof(card.index);
        case ResourceCard::Sort::Helper:
            return kHelperValues[card.index];
        case ResourceCard::Sort::Tool:
            return kToolValues[card.index] * time_left();
        case ResourceCard::Sort::Decor:
            break;
    }
    const Decor& decor_card = components_.decor[resource];
    const bool fits = decor_card.place == Decor::Place::Garden ||
                      (decor_card.place == Decor::Place::Room && decor_card.type == with_type) ||
                      decorable(components_, home_, decor_card) != 0;
    return fits ? decor(resource) : Centipoints{};
}

Centipoints Appraiser::growth() const {
    Centipoints value;
    for (const RoomType& room : components_.types) {
        if (room.max == 1) continue;
        const SpaceSet same = cards_of(home_, room);
        for (SpaceSet left = same; left != 0;) {
            const SpaceSet one = joined(same, std::countr_zero(left));
            left = without(left, one);
            const int size = std::popcount(one);
            const auto edge = static_cast<SpaceSet>((left_of(one) | right_of(one)) &
                                                    ~home_.occupied() & room.floors);
            if (size >= room.max || edge == 0) continue;
            value += growth_from(room, size);
        }
    }
    return value;
}

}  // namespace faubourg::players::dreamhome
